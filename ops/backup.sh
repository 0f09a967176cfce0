#!/bin/sh
# Makes a backup of both databases now, in addition to the scheduled ones: differential, or `full`.
#   ops/backup.sh
#   ops/backup.sh full
#   ops/backup.sh diff /safe/place      also secrets and pictures, into that folder
set -eu
cd "$(dirname "$0")/.."
docker compose exec -T backup backup.sh "${1:-diff}"
[ $# -gt 1 ] || exit 0

umask 077
mkdir -p "$2"
docker compose run --rm --no-deps -T --entrypoint tar settings -cf - -C /srv/secrets . > "$2/secrets.tar.new"
docker compose run --rm --no-deps -T migrate save-media
docker compose run --rm --no-deps -T --entrypoint tar migrate -cf - -C /srv/shop/media . > "$2/pictures.tar.new"
for name in secrets pictures; do mv "$2/$name.tar.new" "$2/$name.tar"; done
