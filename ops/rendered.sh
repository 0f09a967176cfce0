# Sourced by ops/swarm.sh and ops/kubernetes.sh after ops/version.sh: fills `folder` with the settings of each application, made
# by the job `settings`, and with compose.json, both files as one; `render <name> ...` prints what a job of the image makes of it.
export COMPOSE_FILE="${COMPOSE_FILE:-docker-compose.yml}:ops/stack.yml"
stack="${COMPOSE_PROJECT_NAME:-nas-shop}"
folder=$(mktemp -d)
# The secrets are kept in a volume of this host. Without networks, whose names the swarm has.
docker compose --profile jobs config settings | sed '/^networks:/,/^volumes:/ { /^volumes:/!d }' > "$folder/settings.yml"
settings() { docker compose -p "$stack" -f "$folder/settings.yml" run --rm -T "$@" 2> "$folder/settings.log" || { cat "$folder/settings.log" >&2; return 1; }; }
settings settings settings several
settings --entrypoint tar settings -cf - -C /srv/env . | tar -xf - -C "$folder" --no-same-owner
docker compose --profile jobs config --format json > "$folder/compose.json"
render() {
  docker run --rm -i --user 0 -v "$PWD:$PWD:ro" -v "$folder:$folder:ro" "nas-shop:$NAS_VERSION" "$1" "$folder" "${@:2}" \
    < "$folder/compose.json"
}
