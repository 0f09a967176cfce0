#!/bin/bash
# Makes a backup of both databases now, in addition to the scheduled ones: differential, or `full`.
#   ops/backup.sh
#   ops/backup.sh full
#   ops/backup.sh diff /safe/place      also secrets and pictures, into that folder; encrypted when BACKUP_PASSPHRASE is set.
#                                       Not the pictures of several hosts, which belong into a bucket elsewhere
set -euo pipefail
cd "$(dirname "$0")/.."
. ops/hosts.sh
job backup backup.sh "${1:-diff}"
[ $# -gt 1 ] || exit 0

pack() {
  docker compose run --rm -T --entrypoint tar "$1" -cf - -C "$2" . | docker compose run --rm -T settings encrypt > "$3.new"
  mv "$3.new" "$3"
}
umask 077
mkdir -p "$2"
pack settings /srv/secrets "$2/secrets.tar"
[ $hosts = one ] || exit 0
job migrate save-media
pack migrate /srv/shop/media "$2/pictures.tar"
