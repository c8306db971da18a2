#!/usr/bin/env bash
# Makes images under the tags that deploy/Dockerfile and docker-compose.yml name, for an engine that reaches Debian's packages and
# npm's, and no registry of images: the programs are real, the images are not the official ones. Postgres, Redis and Caddy are
# Debian's; the S3 server is the development stack's.
#
#   stand-ins.sh SHARED      SHARED is the folder that the engine sees as /shared
set -euo pipefail

HERE=$(cd "$(dirname "$0")" && pwd)
PROJECT=$(cd "$HERE/../../.." && pwd)
CONTEXT=$1/stand-ins
MIRROR=$(grep -hsE '^(URIs:|deb )' /etc/apt/sources.list /etc/apt/sources.list.d/*.sources | grep -oE 'https?://[^ ]+debian' | head -n 1 || true)

docker() { "$HERE/engine.sh" run docker "$@"; }

# debian SUITE: imports a minimal Debian as income-stand-in/SUITE.
debian() {
  docker image inspect "income-stand-in/$1" >/dev/null 2>&1 && return
  local folder script=/usr/share/debootstrap/scripts/$1
  folder=$(mktemp -d)
  # A suite younger than this machine's debootstrap is made as sid is.
  [[ -e $script ]] || script=/usr/share/debootstrap/scripts/sid
  debootstrap --variant=minbase --include=ca-certificates "$1" "$folder" "$MIRROR" "$script" >/dev/null
  tar -C "$folder" --exclude=./var/cache/apt/archives/*.deb -c . | docker import - "income-stand-in/$1" >/dev/null
  rm -rf "$folder"
  echo "stand-ins: Debian $1"
}

# stand_in TAG FILE: builds FILE as TAG, unless it is there.
stand_in() {
  docker image inspect "$1" >/dev/null 2>&1 && return
  docker build --quiet --tag "$1" --file "/shared/stand-ins/$2.Dockerfile" /shared/stand-ins >/dev/null
  echo "stand-ins: $1"
}

tag_of() { grep -oE "image: $1:[^ ]+" "$PROJECT/docker-compose.yml" | head -n 1 | cut -d' ' -f2; }

rm -rf "$CONTEXT"
mkdir -p "$CONTEXT"
cp "$HERE"/stand-ins/* "$CONTEXT/"
cp "$PROJECT/tools/devstack/src/stores/s3/server.ts" "$PROJECT/tools/devstack/src/stores/s3/list-objects.ts" "$CONTEXT/"
cp "$(realpath "$PROJECT/node_modules/node/bin/node")" "$CONTEXT/node"
cp /etc/ssl/certs/ca-certificates.crt "$CONTEXT/"
cp -r "$(dirname "$(dirname "$(realpath "$(command -v npm)")")")" "$CONTEXT/npm"

debian bookworm
debian forky
stand_in "node:$(grep -oP '^ARG NODE=\K.+' "$PROJECT/deploy/Dockerfile")" node
stand_in "$(tag_of postgres)" postgres
stand_in "$(tag_of redis)" redis
stand_in "$(tag_of caddy)" caddy
stand_in "$(tag_of versity/versitygw)" s3
