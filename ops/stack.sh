#!/bin/bash
# Starts the shop on the hosts of a Docker Swarm, or brings it to a version, its settings and these files: docs/operations.md,
# "Several hosts". Called on a manager, always the same one; it may be interrupted and called again.
#   ops/stack.sh                  after a change of .env or of these files
#   ops/stack.sh 2026-12-01       to the image nas-shop:2026-12-01, which each host has
set -euo pipefail
cd "$(dirname "$0")/.."
exec 9< .
flock -n 9 || { echo "Another update runs."; exit 2; }
. ops/version.sh "$@"
mine="label=com.docker.stack.namespace=${COMPOSE_PROJECT_NAME:-nas-shop}"
folder=""
trap 'rm -rf "$folder"; echo "Not finished. Again: ops/stack.sh $NAS_VERSION; back: ops/stack.sh ${former:-$NAS_VERSION}" >&2' EXIT

# Swarm refuses those that a service uses, or returns to when its update fails.
for kind in secret config; do docker "$kind" ls -q --filter "$mine" | xargs -r docker "$kind" rm > /dev/null 2>&1 || true; done

. ops/rendered.sh

deploy() {
  render stack "$@" > "$folder/stack.json"
  docker stack deploy --resolve-image "${RESOLVE_IMAGE:-never}" --prune="$prune" -c "$folder/stack.json" "$stack"
}
job() {
  docker service rm "${stack}_$1" > /dev/null 2>&1 || true
  prune=false deploy "$1"
  while sleep 1; do
    case $(docker service ps --format "{{.CurrentState}}" "${stack}_$1" | head -1) in
      Complete*) break ;;
      Failed* | Rejected*)
        docker service logs --raw "${stack}_$1" >&2
        return 1
        ;;
    esac
  done
}
states() {
  docker service ls -q --filter "$mine" \
    | xargs -r docker service inspect -f '{{.Spec.Name}} {{with .UpdateStatus}}{{.State}} {{.StartedAt}} {{.Message}}{{end}}'
}
pending() {
  states | grep " updating " || true
  docker service ls --filter "$mine" --format "{{.Name}} {{.Replicas}}" | grep -vE " ([0-9]+)/\1$" || true
}
# Swarm goes back by itself when new containers do not become healthy.
settle() {
  local before these
  these="^${stack}_($(sed 's/-a\b//g; s/ /|/g' <<< "${*:-.*}")) "
  before=$(states)
  deploy "$@"
  SECONDS=0
  while sleep 2; pending | grep -E "$these" > "$folder/pending"; do
    if states | grep -vxF "$before" | grep -E " (rollback_|paused)"; then return 1; fi
    [ $SECONDS -lt "${SETTLE_SECONDS:-1800}" ] || { cat "$folder/pending" >&2; return 1; }
  done
  ! states | grep -vxF "$before" | grep -E " (rollback_|paused)"
}
prune=false settle postgres backup valkey s3
job migrate
job seed
prune=false settle content-a
prune=false settle worker commerce-a
prune=false settle shop-a
prune=true settle
keep_version
trap 'rm -rf "$folder"' EXIT
echo "The shop runs on $NAS_VERSION. Back: ops/stack.sh ${former:-$NAS_VERSION}"
