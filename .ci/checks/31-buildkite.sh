#!/usr/bin/env bash
# limit: 300
# Runs the hooks of the Buildkite plugin under bats, with a stub of the agent, against the platform double.
set -euo pipefail
# shellcheck source=.ci/tools.sh
source .ci/tools.sh

bats=$(npm_library bats 1.13.0)/bats/bin/bats
export PATH="$PWD/node_modules/.bin:$PATH"
folder=$(mktemp -d)
platform=
stop() {
  [ -z "$platform" ] || kill "$platform" 2>/dev/null || true
  rm -rf "$folder"
}
trap stop EXIT
start_platform "$folder"
value() { node .ci/check-hosts.js value "$folder/platform.json" "$1"; }

ROOT=$PWD API=$(value api) ISSUER=$(value issuer) REGISTRY=$(value registry) \
  IDENTITY=$(value PLATFORM_IDENTITY) ID_TOKEN=$(value PLATFORM_ID_TOKEN) \
  "$bats" --tap test/buildkite/hooks.bats >"$folder/log" 2>&1 </dev/null || {
  cat "$folder/log"
  exit 1
}
cat "$folder/log"
node .ci/check-hosts.js leaks "$folder/platform.json" "$folder/log"
