#!/bin/bash
# Varnish, which sends calls to every address of two names: docs/adr/0223-several-hosts.md.
#   edge.sh <options of varnishd>   starts it, and follows the addresses without a restart
#   edge.sh refresh                 reads the addresses and shop.vcl now
# SHOP_SERVERS and CONTENT_SERVERS are those names with a port.
set -euo pipefail
rules=${EDGE_RULES:-$(dirname "$0")/shop.vcl}
state=${EDGE_STATE:-/tmp/edge}
every=${EDGE_SECONDS:-2}
mkdir -p "$state"

ask() { varnishadm ${EDGE_NAME:+-n "$EDGE_NAME"} -t 60 "$@"; }

# A name without an address keeps the last ones: the resolver may be down, or all its servers. Before the first one nothing
# answers, at port 1.
servers() {
  local director=$1 name=${2%:*} port=${2#*:} probe=$3 limit=$4 found address
  found=$(getent ahostsv4 "$name" | sed -n 's/ *STREAM.*//p' | sort -u) || true
  [ -z "$found" ] || echo "$found" > "$state/$director.addresses"
  [ -s "$state/$director.addresses" ] || port=1
  for address in $(cat "$state/$director.addresses" 2> /dev/null || echo 127.0.0.1); do
    echo "backend ${director}_${address//./_} { .host = \"$address\"; .port = \"$port\"; .probe = $probe; .connect_timeout = 1s; .first_byte_timeout = $limit; }"
    init+=" $director.add_backend(${director}_${address//./_});"
  done
}

render() {
  local init="new shop = directors.round_robin(); new content = directors.round_robin();"
  servers shop "${SHOP_SERVERS:-shop:4321}" ready 60s
  servers content "${CONTENT_SERVERS:-content:3001}" health 120s
  echo "sub vcl_init { $init }"
}

# The names that have a healthy server, by the probes of a program.
healthy() { ask backend.list "$1.*" | sed -nE "s/^$1\.([a-z]+)_.* healthy .*/\1/p" | sort -u; }

# The name of a program has its content, so that the one in use is known, and the time: a discarded one may still be listed.
refresh() {
  local name former
  render > "$state/servers.vcl"
  name=rules_$(cat "$rules" "$state/servers.vcl" | sha256sum | head -c 16)
  former=$(ask vcl.list | sed -n 's/^active.* //p')
  if [ "${former%_*}" = "$name" ]; then return; fi
  name+=_$EPOCHSECONDS
  ask vcl.load "$name" "$rules" || return 1
  # Its probes have to see the servers first, which a busy machine delays.
  for _ in {1..20}; do
    sleep 0.5
    [ -n "$(comm -23 <(healthy "$former") <(healthy "$name"))" ] || break
  done
  ask vcl.use "$name" && ask vcl.discard "$former" || return 1
  echo "The edge sends calls to: $(cat "$state"/*.addresses 2> /dev/null | xargs)"
}

locked() { (flock 9 && "$@") 9> "$state/lock"; }

if [ "${1:-}" = refresh ]; then
  locked refresh
  exit
fi
render > "$state/servers.vcl"
(
  reported=
  while sleep "$every" && kill -0 $$ 2> /dev/null; do
    problem=$(locked refresh 2>&1 > /dev/null) || true
    if [ "$problem" != "$reported" ]; then echo "$problem" >&2; fi
    reported=$problem
  done
) &
# By default Varnish ends, with its pages, when the clock is set back by more than a second.
exec varnishd -F -f "$rules" -p "vcl_path=$state" -p clock_step=1000000000 "$@"
