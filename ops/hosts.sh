# Sourced by ops/backup.sh and ops/restore.sh: `hosts` is `one`, or `several` where the stack of ops/stack.sh runs, and `job`,
# `stop` and `start` act on those; `runs` fails for a service that is elsewhere (STACK_VALKEY=0). `unfinished` is printed when
# the program ends before it is empty.
unfinished=
if [ "$(docker info -f "{{.Swarm.LocalNodeState}} {{.Swarm.ControlAvailable}}")" = "active false" ]; then
  echo "This host is a worker of a swarm. Call it on the manager of ops/stack.sh."
  exit 2
fi
if [ -n "$(docker service ls -q --filter "label=com.docker.stack.namespace=${COMPOSE_PROJECT_NAME:-nas-shop}" 2> /dev/null)" ]; then
  hosts=several
  . ops/version.sh ""
  . ops/swarm.sh
  start() { settle "$@"; }
  runs() {
    local name="STACK_${1^^}" value
    value=${!name:-$(sed -n "s/^$name=//p" "$file" 2> /dev/null || true)}
    [ "${value:-1}" != 0 ]
  }
else
  hosts=one
  trap '[ -z "$unfinished" ] || echo "$unfinished" >&2' EXIT
  job() { docker compose run --rm -T "$@"; }
  stop() { docker compose stop "$@"; }
  start() { docker compose up -d --no-build --no-recreate --wait "$@"; }
  runs() { true; }
fi
