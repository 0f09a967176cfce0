#!/bin/sh
# A backup of both databases now, beside those by the clock: of what has changed since the last full one, or all of it.
#   ops/backup.sh
#   ops/backup.sh full
set -eu
cd "$(dirname "$0")/.."
docker compose exec -T backup backup.sh "${1:-diff}"
