#!/bin/bash
# Makes one backup (full, diff) and removes expired ones.
#   backup.sh diff
set -euo pipefail
pgbackrest stanza-create
pgbackrest --type="${1:-diff}" backup
