# Sourced by the programs that start an image, with the version that was asked for, or none: NAS_VERSION, and the `former` one.
file="${ENV_FILE:-.env}"
former=$(sed -n 's/^NAS_VERSION=//p' "$file" 2> /dev/null || true)
export NAS_VERSION="${1:-${NAS_VERSION:-${former:-local}}}"
if [ $# -gt 0 ] && ! docker image inspect "nas-shop:$NAS_VERSION" > /dev/null 2>&1; then
  echo "There is no nas-shop:$NAS_VERSION. Built or loaded are: $(docker images --format "{{.Tag}}" nas-shop | xargs)"
  exit 2
fi

# Services that start later use this version too.
keep_version() {
  touch "$file"
  cp -p "$file" "$file.new"
  { grep -v "^NAS_VERSION=" "$file" || true; echo "NAS_VERSION=$NAS_VERSION"; } > "$file.new"
  mv "$file.new" "$file"
}
