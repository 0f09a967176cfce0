#!/bin/bash
# Three hosts of Debian 13 as network namespaces on one bridge, as root on Debian: a and b with etcd and PostgreSQL under Patroni,
# w with etcd alone; HAProxy in the network of this machine. Their packages are installed once, in $ROOT.
#   cluster.sh up FOLDER PORT     HAProxy listens at localhost:PORT. FOLDER has server.pem and server.key
#   cluster.sh cut HOST           takes the host's cable off; `join HOST` puts it back
#   cluster.sh primary            the host that is the primary
#   cluster.sh replicates HOST    whether it is the synchronous replica
#   cluster.sh sql HOST TEXT      at the host's own PostgreSQL
#   cluster.sh down
set -euo pipefail
cd "$(dirname "$0")/../.."
ROOT=${ROOT:-/var/tmp/pg-hosts}
state=/run/pg-hosts
declare -A address=([a]=10.77.0.11 [b]=10.77.0.12 [w]=10.77.0.13)
members="a=http://${address[a]}:2380,b=http://${address[b]}:2380,w=http://${address[w]}:2380"

packages() {
  [ ! -e "$ROOT/installed" ] || return 0
  debootstrap --variant=minbase trixie "$ROOT" \
    "$(apt-get indextargets --format '$(SITE)' 'Created-By: Packages' | grep -v security | head -1)"
  cp /etc/ssl/certs/ca-certificates.crt "$ROOT/etc/ssl/certs/"
  printf '#!/bin/sh\nexit 101\n' > "$ROOT/usr/sbin/policy-rc.d"
  chmod +x "$ROOT/usr/sbin/policy-rc.d"
  DEBIAN_FRONTEND=noninteractive chroot "$ROOT" \
    apt-get install -y --no-install-recommends patroni python3-etcd etcd-server postgresql-17 pgbackrest haproxy
  touch "$ROOT/installed"
}

inside() { ip netns exec "pg-$1" "${@:2}"; }

# A bridge in a namespace of its own, where no firewall of this machine's Docker applies; this machine is 10.77.0.1.
wire() {
  ip netns add pg-wire
  inside wire ip link add name wire type bridge
  inside wire ip link set wire up
  ip link add pg-front type veth peer name front netns pg-wire
  inside wire ip link set front master wire up
  ip address add 10.77.0.1/24 dev pg-front
  ip link set pg-front up
}

run() { "${@:2}" > "$folder/$1.log" 2>&1 & echo $! > "$state/$1"; }

# Runs a program in the host's network, with folders of its own in $ROOT; etcd's is in memory, as three hosts have three disks.
at_host() {
  exec ip netns exec "pg-$1" bash -c '
    root=$1; own=$2
    mount --rbind /dev "$root/dev"; mount -t proc proc "$root/proc"; mount -t tmpfs none "$root/var/lib/etcd"
    mount --bind "$own/etc" "$root/etc/patroni"; mount --bind "$own/run" "$root/run"
    mount --bind "$own/lib" "$root/var/lib/postgresql"; mount --bind "$own/../archive" "$root/var/lib/postgresql/archive"
    exec chroot "$root" "${@:3}"' - "$ROOT" "$folder/$1" "${@:2}"
}

host() {
  local at=${address[$1]}
  mkdir -p "$folder/archive" "$folder/$1"/{etc,run/postgresql,lib/archive}
  ip netns add "pg-$1"
  inside wire ip link add name "$1" type veth peer name eth0 netns "pg-$1"
  inside wire ip link set dev "$1" master wire up
  inside "$1" ip link set lo up
  inside "$1" ip address add "$at/24" dev eth0
  inside "$1" ip link set eth0 up
  run "$1-etcd" at_host "$1" etcd --name "$1" --data-dir /var/lib/etcd/data \
    --listen-peer-urls "http://$at:2380" --initial-advertise-peer-urls "http://$at:2380" \
    --listen-client-urls "http://$at:2379" --advertise-client-urls "http://$at:2379" --initial-cluster "$members"
}

patroni_at() {
  local etc=$folder/$1/etc at=${address[$1]}
  cp ops/patroni/patroni.yml "$etc/config.yml"
  cp "$folder"/server.{pem,key} "$etc"
  cat > "$etc/pgbackrest.conf" << C
[global]
repo1-path=/var/lib/postgresql/archive
log-level-file=off
[nas]
pg1-path=/var/lib/postgresql/nas
C
  cat > "$etc/env" << C
PATRONI_NAME=$1
PATRONI_ETCD3_HOSTS=${address[a]}:2379,${address[b]}:2379,${address[w]}:2379
PATRONI_RESTAPI_CONNECT_ADDRESS=$at:8008
PATRONI_POSTGRESQL_CONNECT_ADDRESS=$at:5432
PATRONI_POSTGRESQL_BIN_DIR=/usr/lib/postgresql/17/bin
PATRONI_POSTGRESQL_DATA_DIR=/var/lib/postgresql/nas
PATRONI_POSTGRESQL_PGPASS=/var/lib/postgresql/pgpass
PATRONI_SUPERUSER_USERNAME=postgres
PATRONI_SUPERUSER_PASSWORD=$PASSWORD
PATRONI_REPLICATION_USERNAME=replicator
PATRONI_REPLICATION_PASSWORD=$PASSWORD
PATRONI_REWIND_USERNAME=rewinder
PATRONI_REWIND_PASSWORD=$PASSWORD
PGBACKREST_CONFIG=/etc/patroni/pgbackrest.conf
HOME=/var/lib/postgresql
C
  local owner
  owner=$(chroot "$ROOT" id -u postgres):$(chroot "$ROOT" id -g postgres)
  chown -R "$owner" "$folder/$1" "$folder/archive"
  chmod 600 "$etc"/*
  # shellcheck disable=SC2046
  run "$1-patroni" at_host "$1" setpriv --reuid postgres --regid postgres --init-groups \
    env $(< "$etc/env") patroni /etc/patroni/config.yml
}

# As PostgreSQL's user of the host.
on() {
  # shellcheck disable=SC2016
  nsenter --target "$(< "$state/$1-patroni")" --mount --net --root setpriv --reuid postgres --regid postgres --init-groups \
    env --chdir=/ sh -c 'exec env $(cat /etc/patroni/env) "$@"' - "${@:2}"
}
archive_of() { nsenter --target "$(< "$state/$1-patroni")" --mount "${@:2}" "$ROOT/var/lib/postgresql/archive"; }

is_primary() { curl -fsIo /dev/null -m 2 "http://${address[$1]}:8008/primary"; }
replicates() { curl -fsIo /dev/null -m 2 "http://${address[$1]}:8008/sync"; }
until_ok() { for _ in $(seq 120); do if "$@"; then return; fi; sleep 1; done; echo "not in time: $*" >&2; exit 1; }

case $1 in
  up)
    folder=$2
    packages
    mkdir -p "$state"
    echo "$folder" > "$state/folder"
    wire
    for name in a b w; do host "$name"; done
    patroni_at a
    until_ok is_primary a
    patroni_at b
    cp ops/patroni/haproxy.cfg "$ROOT/etc/haproxy/haproxy.cfg"
    DATA_A=${address[a]} DATA_B=${address[b]} PRIMARY_BIND=127.0.0.1:$3 run haproxy chroot "$ROOT" haproxy -f /etc/haproxy/haproxy.cfg
    on a pgbackrest --stanza=nas stanza-create
    until_ok replicates b
    ;;
  # The archive of a real host is on the network too.
  cut)
    inside wire ip link set dev "$2" down
    archive_of "$2" umount --lazy
    ;;
  join)
    archive_of "$2" mount --bind "$(< "$state/folder")/archive"
    inside wire ip link set dev "$2" up
    ;;
  primary) if is_primary a; then echo a; elif is_primary b; then echo b; fi ;;
  replicates) replicates "$2" ;;
  sql) on "$2" psql -h /run/postgresql -Atqc "$3" ;;
  down)
    for name in a b w; do ip netns pids "pg-$name" 2> /dev/null | xargs -r kill -9 || true; done
    [ ! -s "$state/haproxy" ] || kill "$(< "$state/haproxy")" || true
    ip link del pg-front 2> /dev/null || true
    for name in a b w wire; do ip netns del "pg-$name" 2> /dev/null || true; done
    rm -rf "$state"
    ;;
esac
