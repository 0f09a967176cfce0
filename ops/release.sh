#!/bin/sh
# Updates the running shop to the image nas-shop:<version>, one server after the other, without downtime; the previous release
# is restored in the same way. Migrations expand first and contract a release later, so both versions run on one database.
#   ops/release.sh 2026-12-01
set -eu
cd "$(dirname "$0")/.."
[ $# = 1 ] || { echo "Which version? There are: $(docker images --format "{{.Tag}}" nas-shop | xargs)"; exit 2; }
export NAS_VERSION="$1"
docker image inspect "nas-shop:$NAS_VERSION" > /dev/null

docker compose run --rm --no-deps -T settings
# A shop of a version with pictures in a volume has none yet.
docker compose up -d --no-deps --no-build --wait s3
for job in migrate seed; do docker compose run --rm --no-deps -T "$job"; done
docker compose up -d --no-deps --no-build --wait content
docker compose run --rm --no-deps -T release
for service in worker commerce-a commerce-b shop-a shop-b; do
  docker compose up -d --no-deps --no-build --wait "$service"
done

# Services that start later use this version too.
file="${ENV_FILE:-.env}"
touch "$file"
grep -v '^NAS_VERSION=' "$file" > "$file.new" || true
echo "NAS_VERSION=$NAS_VERSION" >> "$file.new"
mv "$file.new" "$file"
echo "The shop runs on $NAS_VERSION."
