#!/usr/bin/env bash
# Three hosts on one machine: an engine each in its own network namespace and process namespace, joined by a bridge.
# It needs the engine of engine.sh, from which they get their images.
#   ./hosts.sh up                starts those that do not run, as managers of a swarm: 1 and 2 for fronts and commerce, 3 for data
#   ./hosts.sh load IMAGE...     gives each host the images of this machine's engine
#   ./hosts.sh kill 1            ends all processes of a host at once, as a power cut does
#   ./hosts.sh cut 1 | join 1    unplugs its cable, and plugs it in again
#   ./hosts.sh docker 1 ...      docker on a host
#   ./hosts.sh down              ends and removes all of them
set -euo pipefail
HERE=${HERE:-/var/tmp/containers}
export DOCKER_CONFIG=$HERE/config
count=3
wire=nas-wire

folder() { echo "$HERE/host-$1"; }
on() { local host=$1; shift; docker -H "unix://$(folder "$host")/docker.sock" "$@"; }

networks() {
  ip netns add $wire
  ip -n $wire link add wire type bridge
  ip -n $wire link set wire up
  ip link add nas-hosts type veth peer name machine netns $wire
  ip address add 10.88.0.1/24 dev nas-hosts
  ip link set nas-hosts up
  ip -n $wire link set machine master wire up
  for host in $(seq $count); do
    ip netns add "nas-host-$host"
    ip -n "nas-host-$host" link add eth0 type veth peer name "host-$host" netns $wire
    ip -n "nas-host-$host" address add "10.88.0.1$host/24" dev eth0
    for link in lo eth0; do ip -n "nas-host-$host" link set $link up; done
    ip -n $wire link set "host-$host" master wire up
  done
}

# The first process of a namespace is a shell, which the engine's shims need as their parent; without it all others end.
start() {
  local at; at=$(folder "$1")
  mkdir -p "$at"
  on "$1" info > /dev/null 2>&1 && return
  rm -rf "$at/exec" "$at/docker.pid"
  setsid nsenter --net="/run/netns/nas-host-$1" unshare --mount --pid --uts --fork --kill-child --mount-proc bash -c '
    hostname "$2"
    dockerd -H "unix://$1/docker.sock" --data-root "$1/data" --exec-root "$1/exec" --pidfile "$1/docker.pid" \
      --cgroup-parent "/$2" --bip 172.29.0.1/24 --default-address-pool base=172.30.0.0/16,size=24 &
    wait' host "$at" "nas-host-$1" > "$at/dockerd.log" 2>&1 < /dev/null &
  echo $! > "$at/pid"
  local tries=0
  until on "$1" info > /dev/null 2>&1; do tries=$((tries + 1)); [ $tries -lt 100 ] || { tail "$at/dockerd.log"; exit 1; }; sleep 0.3; done
}

swarm() {
  on 3 node ls > /dev/null 2>&1 && return
  # A busy machine answers late, and a host would seem to be gone.
  on 3 swarm init --advertise-addr 10.88.0.13 --default-addr-pool 10.87.0.0/16 --dispatcher-heartbeat 15s > /dev/null
  local token; token=$(on 3 swarm join-token -q manager)
  on 3 node update --label-add data=true nas-host-3 > /dev/null
  for host in 1 2; do
    on "$host" swarm join --advertise-addr "10.88.0.1$host" --token "$token" 10.88.0.13:2377 > /dev/null
    on 3 node update --label-add front=true --label-add commerce=true "nas-host-$host" > /dev/null
  done
}

end() {
  local pid; pid=$(cat "$(folder "$1")/pid" 2> /dev/null) || return 0
  kill -9 -- "-$pid" 2> /dev/null || true
  while kill -0 -- "-$pid" 2> /dev/null; do sleep 0.2; done
  rm "$(folder "$1")/pid"
}

case "${1:?}" in
  up)
    ip netns list | grep -q "^$wire" || networks
    for host in $(seq $count); do start "$host"; done
    swarm
    ;;
  load)
    shift
    for host in $(seq $count); do
      missing=()
      for image in "$@"; do
        [ "$(on "$host" image inspect -f '{{.Id}}' "$image" 2> /dev/null)" = "$(docker image inspect -f '{{.Id}}' "$image")" ] || missing+=("$image")
      done
      [ ${#missing[@]} -eq 0 ] || docker save "${missing[@]}" | on "$host" load -q
    done
    ;;
  kill) end "$2" ;;
  cut) ip -n $wire link set "host-$2" down ;;
  join) ip -n $wire link set "host-$2" up ;;
  docker)
    shift
    on "$@"
    ;;
  down)
    for host in $(seq $count); do end "$host"; ip netns delete "nas-host-$host" 2> /dev/null || true; rm -rf "$(folder "$host")"; done
    ip netns delete $wire 2> /dev/null || true
    ;;
esac
