#!/bin/bash
# Starts the shop, or brings the running one to a version, its settings and this folder's files. Only what differs is replaced,
# one container of a pair at a time. It may be interrupted and called again; a former version comes back in the same way.
#   ops/update.sh                     after a change of .env, docker-compose.yml, ops/edge, ops/balancer or a certificate
#   ops/update.sh 2026-12-01          to the image nas-shop:2026-12-01
#   ops/update.sh --yes 2026-12-01    does not ask before it replaces a database, Valkey, S3 or the only edge
set -euo pipefail
cd "$(dirname "$0")/.."
exec 9< .
flock -n 9 || { echo "Another update runs."; exit 2; }
sure=
if [ "${1:-}" = --yes ]; then sure=1; shift; fi

. ops/version.sh "$@"

services=$(docker compose config --services)
has() { grep -qx "$1" <<< "$services"; }
up() { docker compose up -d --wait "$@"; }
job() { docker compose run --rm -T "$@"; }
differs() { docker compose --dry-run up -d "$1" 2>&1 | grep "Recreate$" > /dev/null; }
has_settings() {
  case "$1" in content-? | worker | commerce-? | shop-? | vnpay)
    docker compose exec -T "$1" node scripts/containers/main.ts current "${1%-[ab]}" > /dev/null 2>&1 ;;
  esac
}
# The engine removes the log with its container.
save_log() {
  local folder="var/log/containers/$1" container
  container=$(docker compose ps -aq "$1")
  [ -n "$container" ] || return 0
  docker compose stop "$1"
  (umask 077 && mkdir -p "$folder" && docker logs -t "$container" 2>&1 | gzip > "$folder/$(date -u +%F-%H%M%S).gz")
  find "$folder" -name "*.gz" | sort -r | tail -n +11 | xargs -r rm
}
renew() { save_log "$1"; up --force-recreate "$1"; }
replace() { if differs "$1" || ! has_settings "$1"; then renew "$1"; else up "$1"; fi; }

alone=()
for service in postgres valkey s3 edge; do
  if [ "$service" = edge ] && has edge-b; then continue; fi
  if differs "$service"; then alone+=("$service"); fi
done
if [ ${#alone[@]} -gt 0 ] && [ -z "$sure" ]; then
  echo "To be replaced, though there is only one of each: ${alone[*]}. Orders fail for some seconds, with the edge also pages."
  read -rp "Go on? [y/N] " answer || true
  [ "${answer:-}" = y ] || { echo "Nothing was changed."; exit 1; }
fi

trap 'echo "Not finished; what was not replaced goes on. Again: ops/update.sh $NAS_VERSION; back: ops/update.sh ${former:-$NAS_VERSION}" >&2' EXIT
job settings
up --no-recreate postgres valkey s3
for service in "${alone[@]}"; do renew "$service"; done
job migrate
job seed
replace content-a
replace content-b
# Containers of services that this version no longer has may hold a port of the edge.
up --no-recreate --remove-orphans content-a content-b
job release
pairs=(worker commerce-a commerce-b shop-a shop-b)
[ -n "$(docker compose ps -aq "${pairs[@]}")" ] || up "${pairs[@]}"
# Those that do not answer first: the others of their pairs work meanwhile.
failing=$(docker compose ps -a --format "{{.Service}} {{.Health}}" "${pairs[@]}" | sed -n '/ healthy$/!s/ .*//p')
for service in $failing "${pairs[@]}" vnpay edge edge-b balancer-a balancer-b backup; do
  has "$service" || continue
  replace "$service"
  case "$service" in
    # Varnish keeps its pages, and uses changed rules.
    edge*) docker compose exec -T "$service" bash /srv/edge/edge.sh refresh ;;
    # Also reads renewed certificates.
    balancer*) docker compose exec -T "$service" caddy reload --force --adapter caddyfile --config /srv/balancer/Caddyfile --address unix//tmp/balancer.sock ;;
  esac
done
up
# Prometheus reads its rules again. `docker compose kill -s HUP` would turn off its restart policy.
! has prometheus || docker compose exec -T prometheus sh -c "kill -HUP 1"
# Such as a second edge, which would show old pages.
for service in $(docker compose ps -a --services | grep -vxF "$services" || true); do docker compose rm -fs "$service"; done

keep_version
trap - EXIT
echo "The shop runs on $NAS_VERSION. Back: ops/update.sh ${former:-$NAS_VERSION}"
