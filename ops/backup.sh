#!/bin/bash
# Makes a backup of both databases now, in addition to the scheduled ones: differential, or `full`.
#   ops/backup.sh
#   ops/backup.sh full
#   ops/backup.sh diff /safe/place      also secrets and pictures, into that folder; encrypted when BACKUP_PASSPHRASE is set
set -euo pipefail
cd "$(dirname "$0")/.."
docker compose exec -T backup backup.sh "${1:-diff}"
[ $# -gt 1 ] || exit 0

job() { docker compose run --rm -T "$@"; }
pack() { job --entrypoint tar "$1" -cf - -C "$2" . | job settings encrypt > "$3"; }

umask 077
mkdir -p "$2"
pack settings /srv/secrets "$2/secrets.tar.new"
job migrate save-media
pack migrate /srv/shop/media "$2/pictures.tar.new"
for name in secrets pictures; do mv "$2/$name.tar.new" "$2/$name.tar"; done
