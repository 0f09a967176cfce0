#!/bin/bash
# Restores both databases to a point in time, or to the last archived one. Meanwhile pages are served and orders fail.
#   ops/restore.sh "2026-12-01 14:05 +0700"
#   ops/restore.sh latest                     after the loss of the database
#   ops/restore.sh latest /safe/place         on a new machine, with the files of ops/backup.sh
# Further arguments go to pgBackRest: --target-timeline=1 is the shop before an earlier restore.
set -euo pipefail
cd "$(dirname "$0")/.."
[ $# -ge 1 ] || { echo 'To which moment? "2026-12-01 14:05 +0700", or latest'; exit 2; }
moment=latest
if [ "$1" != latest ]; then . ops/moment.sh "$1"; fi
shift

unpack() {
  docker compose run --rm -T settings decrypt < "$3" | docker compose run --rm -T --entrypoint tar "$1" -xf - -C "$2"
}
pictures=
# Before ops/hosts.sh, which on several hosts would draw secrets where there are none.
if [ -d "${1:-}" ]; then
  unpack settings /srv/secrets "$1/secrets.tar"
  pictures=$1/pictures.tar
  shift
fi
. ops/hosts.sh
runs postgres || { echo "PostgreSQL is elsewhere, and is restored there."; exit 2; }
if [ $hosts = one ]; then
  [ -z "$pictures" ] || unpack migrate /srv/shop/media "$pictures"
  job settings
fi
stop backup content-a content-b worker commerce-a commerce-b postgres
unfinished="Not restored: the database is as the lines above say. ops/restore.sh latest brings back all that is archived."
job postgres restore.sh "$moment" "$@"
start postgres valkey s3
job migrate
[ -z "$pictures" ] || [ $hosts = several ] || job migrate move-media
job migrate restored
# Its entries belong to orders that may no longer exist.
! runs valkey || job valkey sh -c 'REDISCLI_AUTH="$(cat /srv/env/valkey/password)" valkey-cli -h valkey flushall'
start content-a content-b worker commerce-a commerce-b
job seed
[ $hosts = several ] || job release
start shop-a shop-b edge backup
unfinished=
echo "The shop goes on."
