#!/bin/bash
# Makes backups when they are due, and notes when the last one was made, for the metrics of Medusa.
set -euo pipefail
trap 'kill $(jobs -p) 2> /dev/null; exit' TERM INT
inTurn() { "$@" & wait $!; }

# Seconds since 1970 at which the last backup (first argument: of which kinds) was made; 0 when there is none.
made() {
  psql -U postgres -Atq -v kinds="$1" -v info="$(pgbackrest --output=json info)" << 'SQL'
select coalesce(max((backup -> 'timestamp' ->> 'stop')::bigint), 0)
from json_array_elements(:'info'::json) stanza, json_array_elements(stanza -> 'backup') backup
where backup ->> 'type' ~ :'kinds' and not coalesce((backup ->> 'error')::boolean, false)
SQL
}

# Days between two full backups; the others are differential.
full_days=7

while true; do
  # shellcheck source=/dev/null
  . /srv/env/postgres/schedule
  if last=$(made .) && full=$(made full); then
    now=$(date +%s)
    kind=
    [ $((now - last)) -lt $((HOURS * 3600)) ] || kind=diff
    [ $((now - full)) -lt $((full_days * 86400)) ] || kind=full
    if [ -n "$kind" ] && inTurn backup.sh "$kind"; then last=$(made .) || true; fi
    echo "$last" > /srv/last-backup/.new
    mv /srv/last-backup/.new /srv/last-backup/time
    # The alert BackupStopped reads when it was touched.
    touch /srv/last-backup/clock.prom
  fi
  inTurn sleep "${LOOK_SECONDS:-60}"
done
