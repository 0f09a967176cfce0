#!/bin/bash
# Restores the database to a point in time, or with `latest` to the last one in the archive, and stops PostgreSQL again.
# The PostgreSQL of this folder must be stopped; its files are replaced.
#   restore.sh '2026-12-01 07:05:00+00' --target-timeline=1
set -euo pipefail
target=$1
shift
to=(--type=time "--target=$target" --target-action=promote)
[ "$target" != latest ] || to=(--type=default)

rm -f "$PGDATA/postmaster.pid"
pgbackrest --delta "${to[@]}" "$@" restore

pg_ctl -w -t 86400 start -o "-c listen_addresses='' -c hot_standby=off -c archive_mode=on -c archive_command='pgbackrest archive-push %p'"
# Without hot standby no client connects before recovery has ended; it exits when it fails.
until pg_isready -q; do
  pg_ctl status > /dev/null || { echo "This moment cannot be reached." >&2; exit 1; }
  sleep 0.2
done
pg_ctl -w -t 600 -m fast stop
