#!/usr/bin/env bash
# limit: 600
# Runs test/act/files.yml in a real runner, nektos/act in host mode: the messy repository of the tests is checked, pinned and
# searched for old tags by root action, composite and command line. The log must show what each gave, and no secret.
set -euo pipefail
# shellcheck source=.ci/tools.sh
source .ci/tools.sh

[ -f dist/index.js ] || {
  echo 'dist/index.js is missing: the bundle is committed, so this checkout is not whole'
  exit 1
}
act=$(go_tool github.com/nektos/act v0.2.89)
folder=$(mktemp -d)
platform=
stop() {
  [ -z "$platform" ] || kill "$platform" 2>/dev/null || true
  rm -rf "$folder"
}
trap stop EXIT

node_modules/.bin/node test/platform-double/cli.ts --json >"$folder/platform.json" 2>"$folder/platform.log" &
platform=$!
for _ in $(seq 100); do
  [ -s "$folder/platform.json" ] && break
  kill -0 "$platform" 2>/dev/null || { cat "$folder/platform.log"; exit 1; }
  sleep 0.1
done
# What the job is given goes by a file, not by arguments. Without PLATFORM_ID_TOKEN, so that the job asks for its own.
node .ci/act-environment.js "$folder/platform.json" >"$folder/environment"

code=0
"$act" workflow_dispatch --workflows test/act/files.yml --platform ubuntu-latest=-self-hosted \
  --env-file "$folder/environment" --action-offline-mode --pull=false --concurrent-jobs 1 \
  --no-cache-server >"$folder/log" 2>&1 </dev/null || code=$?
cat "$folder/log"
[ "$code" -eq 0 ] || { echo "act ended with $code"; exit 1; }

node .ci/check-files-act-log.js "$folder/log" "$folder/platform.json"
