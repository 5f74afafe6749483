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

npm_peers() { # <package>@<version> ...
  npm install --prefix "$peers" --no-save --ignore-scripts --no-audit --no-fund --loglevel=error "$@"
}

pypi_peer() { # <package> <version>: a wheel that is a program
  [ -x "$peers/bin/$1" ] || {
    python3 -m pip install --quiet --root-user-action=ignore --no-deps --target "$peers/python" "$1==$2" &&
      install -m 755 "$peers/python/$1/bin/$1" "$peers/bin/$1"
  }
}

debian_peer skopeo
debian_peer docker-registry
go_peer github.com/google/go-containerregistry/cmd/crane v0.20.6
go_peer github.com/stacklok/frizbee v0.1.7
pypi_peer pindock 1.1.3
npm_peers @octokit/core@7.0.8 @octokit/plugin-paginate-rest@16.0.0 got@16.1.0 renovate@44.121.2
