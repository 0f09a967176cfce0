#!/bin/bash
# Entry point of the image: PostgreSQL with WAL archiving, or another program of the image.
set -euo pipefail

[ "${1:-}" = postgres ] || exec "$@"

# A data folder that is empty, or in the middle of a restore, while the repository has backups is no new shop.
if [ ! -s "$PGDATA/global/pg_control" ]; then
  backups=$(pgbackrest --output=json info)
  case $backups in *'"backup":[{'*)
    echo "The database is gone, but there are backups of it: ops/restore.sh latest brings it back." >&2
    echo "To begin a new shop, give it a place for backups of its own, or remove these." >&2
    exit 1 ;;
  esac
fi

exec docker-entrypoint.sh "$@" -c archive_mode=on -c archive_command='pgbackrest archive-push %p'
