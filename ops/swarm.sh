# Sourced by ops/stack.sh and ops/hosts.sh after ops/version.sh: `job`, `stop` and `settle` of the services of a stack, whose
# names are those of docker-compose.yml. `unfinished` is printed when the program ends before it is empty.
mine="label=com.docker.stack.namespace=${COMPOSE_PROJECT_NAME:-nas-shop}"
folder=""
trap 'rm -rf "$folder"; [ -z "$unfinished" ] || echo "$unfinished" >&2' EXIT

# Swarm refuses those that a service uses, or returns to when its update fails.
for kind in secret config; do docker "$kind" ls -q --filter "$mine" | xargs -r docker "$kind" rm > /dev/null 2>&1 || true; done

. ops/rendered.sh

deploy() {
  docker stack deploy --resolve-image "${RESOLVE_IMAGE:-never}" --prune="${prune:-false}" -c "$folder/stack.json" "$stack"
}
end_job() { docker service rm "${stack}_job" > /dev/null 2>&1 || true; }
# One of the service, with another command: `job migrate`, `job postgres restore.sh latest`.
job() {
  end_job
  render stack-job "$@" > "$folder/stack.json"
  deploy
  while sleep 1; do
    case $(docker service ps --format "{{.CurrentState}}" "${stack}_job" | head -1) in
      Complete*)
        docker service logs --raw "${stack}_job"
        end_job
        return
        ;;
      Failed* | Rejected*)
        docker service logs --raw "${stack}_job" >&2
        return 1
        ;;
    esac
  done
}
# One of a pair stands for any number.
ones() { local name; for name in "$@"; do [[ $name == *-b ]] || echo "$name"; done; }
states() {
  docker service ls -q --filter "$mine" \
    | xargs -r docker service inspect -f '{{.Spec.Name}} {{with .UpdateStatus}}{{.State}} {{.StartedAt}} {{.Message}}{{end}}'
}
lost_hosts() { docker node ls --format "{{.Hostname}} {{.Status}}" | sed -n "s/ Down$//p"; }
# Updating services, and those with too few running containers. Swarm also counts those of a host that is down.
pending() {
  states | grep " updating " || true
  {
    lost_hosts | xargs -r docker node ps --format "{{.Name}} {{.CurrentState}}" | sed -n "s/\.[^.]* Running .*/ 0/p"
    docker service ls --filter "$mine" --format "{{.Name}} {{.Replicas}}"
  } | awk -F "[ /]" 'NF == 2 { lost[$1]++ } NF == 3 && $2 - lost[$1] < $3 { print $1, $2 - lost[$1] "/" $3 }'
}
# Starts or updates these services, without words all. Swarm goes back by itself when new containers do not become healthy.
settle() {
  local before these=".*" asked
  asked=$(ones "$@")
  [ -z "$asked" ] || these=$(sed "s/-a$//" <<< "$asked" | paste -sd "|")
  before=$(states)
  render stack $asked > "$folder/stack.json"
  deploy
  SECONDS=0
  while sleep 2; pending | grep -E "^${stack}_($these) " > "$folder/pending"; do
    if states | grep -vxF "$before" | grep -E " (rollback_|paused)"; then return 1; fi
    [ $SECONDS -lt "${SETTLE_SECONDS:-1800}" ] || { cat "$folder/pending" >&2; return 1; }
  done
  ! states | grep -vxF "$before" | grep -E " (rollback_|paused)"
}
# Ends all containers of these services, until `settle` starts them.
stop() {
  local service lost
  for service in $(ones "$@"); do
    service=${stack}_${service%-a}
    # Services with one container on each host of a role have no number.
    case $(docker service inspect -f "{{json .Spec.Mode}}" "$service") in
      *Global*) docker service update -d --constraint-add node.labels.stopped==true "$service" ;;
      *) docker service scale -d "$service=0" ;;
    esac > /dev/null
  done
  for service in $(ones "$@"); do
    while sleep 1; do
      lost=$(lost_hosts)
      docker service ps --format "{{.Node}} {{.CurrentState}}" "${stack}_${service%-a}" | grep -vE "^(${lost//$'\n'/|}) " \
        | grep -E "^\S+ (Running|Starting|Preparing|Ready|Assigned|Accepted) " > /dev/null || break
    done
  done
}
