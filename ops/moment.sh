# Sourced with a moment of the past; sets `moment`, as pgBackRest reads it.
moment=$(date -u -d "$1" "+%F %T.%6N+00")
[ "$(date -d "$1" +%s)" -le "$(date +%s)" ] || { echo "$moment is yet to come."; exit 2; }
