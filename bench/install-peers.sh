#!/usr/bin/env bash
# Installs what `npm run bench` compares with, at fixed versions, below the user's cache folder; Debian's packages as root.
set -euo pipefail
peers=${PLATFORM_ACTIONS_PEERS:-$HOME/.cache/platform-actions-peers}
mkdir -p "$peers/bin"

go_peer() { # <module path of the command> <version>
  [ -x "$peers/bin/${1##*/}" ] || GOBIN=$peers/bin GOFLAGS=-buildvcs=false go install "$1@$2"
}

debian_peer() { # <package>
  dpkg -s "$1" >/dev/null 2>&1 || { apt-get update -qq && apt-get install -y -qq "$1"; }
}

debian_peer skopeo
debian_peer docker-registry
go_peer github.com/google/go-containerregistry/cmd/crane v0.20.6
