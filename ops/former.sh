#!/bin/bash
# Both databases at an earlier moment beside the running shop, whose orders go on. They have personal data: end it afterwards.
#   ops/former.sh "2026-12-01 14:05 +0700"                  starts them
#   ops/former.sh psql content -c "select * from faqs"      looks into one, content or commerce
#   ops/former.sh copy content faqs faqs_locales            copies tables into the schema `former` of the running database
#   ops/former.sh end                                       removes them and the copies
set -euo pipefail
cd "$(dirname "$0")/.."
jobs() { docker compose --profile jobs "$@"; }
former() { jobs exec -T former "$@"; }
running() { docker compose exec -T postgres psql -qAtU postgres -v ON_ERROR_STOP=1 "$@"; }

case "${1:-}" in
  '')
    echo 'At which moment? "2026-12-01 14:05 +0700"'
    exit 2
    ;;
  psql)
    shift
    former psql -U postgres "$@"
    ;;
  copy)
    database=$2
    shift 2
    running "$database" -c "create schema if not exists former"
    for table in "$@"; do
      running "$database" -c "drop table if exists former.\"$table\"" -c "create table former.\"$table\" (like public.\"$table\")"
      former psql -qU postgres "$database" -c "copy public.\"$table\" to stdout" | running "$database" -c "copy former.\"$table\" from stdin"
    done
    ;;
  end)
    jobs rm -sf former
    jobs run --rm -T --entrypoint find former /var/lib/postgresql/data -mindepth 1 -delete
    for database in content commerce; do running "$database" -c "drop schema if exists former cascade"; done
    ;;
  *)
    . ops/moment.sh "$1"
    export FORMER_TO=$moment
    # The log until now is archived, so that each moment can be reached.
    segment=$(running postgres -c "select pg_walfile_name(pg_switch_wal())")
    until [ "$(running postgres -c "select last_archived_wal >= '$segment' from pg_stat_archiver")" = t ]; do sleep 0.5; done
    jobs up -d --force-recreate former
    until former pg_isready -q; do
      [ -n "$(jobs ps -q --status running former)" ] || { jobs logs former >&2; exit 1; }
      sleep 1
    done
    echo "The databases at $moment are there: ops/former.sh psql content"
    ;;
esac
