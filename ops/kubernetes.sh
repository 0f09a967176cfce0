#!/bin/bash
# Writes a base of Kustomize for the front and commerce services into a new folder: docs/operations.md, "Kubernetes". It has
# the secrets of the shop. Data services are elsewhere.
#   ops/kubernetes.sh <folder> [version]
set -euo pipefail
target=$(realpath -m "${1:?the new folder}")
cd "$(dirname "$0")/.."
. ops/version.sh "${@:2}"
mkdir -m 700 "$target"
folder=""
trap 'rm -rf "$folder"' EXIT
. ops/rendered.sh
render kubernetes > "$target/resources.json"
printf '%s\n' 'apiVersion: kustomize.config.k8s.io/v1beta1' 'kind: Kustomization' 'resources: [resources.json]' \
  > "$target/kustomization.yaml"
