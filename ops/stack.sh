#!/bin/bash
# Starts the shop on the hosts of a Docker Swarm, or brings it to a version, its settings and these files: docs/operations.md,
# "Several hosts". Called on a manager, always the same one; it may be interrupted and called again.
#   ops/stack.sh                  after a change of .env or of these files
#   ops/stack.sh 2026-12-01       to the image nas-shop:2026-12-01, which each host has
set -euo pipefail
cd "$(dirname "$0")/.."
exec 9< .
flock -n 9 || { echo "Another update runs."; exit 2; }
. ops/version.sh "$@"
unfinished="Not finished. Again: ops/stack.sh $NAS_VERSION; back: ops/stack.sh ${former:-$NAS_VERSION}"
. ops/swarm.sh

settle postgres backup valkey s3
job migrate
job seed
settle content-a
settle worker commerce-a
settle shop-a
prune=true settle
keep_version
unfinished=
echo "The shop runs on $NAS_VERSION. Back: ops/stack.sh ${former:-$NAS_VERSION}"
