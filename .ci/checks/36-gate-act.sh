#!/usr/bin/env bash
# limit: 600
# Runs test/act/advisory-gate.yml in a real runner, nektos/act in host mode, for a pull request: one gate passes, one fails,
# one warns; and no secret in the log.
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

start_platform "$folder"
# What the job is given goes by a file, not by arguments. Without PLATFORM_ID_TOKEN, so that the job asks for its own.
node .ci/act-environment.js "$folder/platform.json" >"$folder/environment"
cat >"$folder/event.json" <<'JSON'
{ "pull_request": { "number": 7, "base": { "ref": "main", "repo": {} }, "head": { "ref": "change", "repo": {} } } }
JSON

code=0
"$act" pull_request --eventpath "$folder/event.json" --workflows test/act/advisory-gate.yml \
  --platform ubuntu-latest=-self-hosted --env-file "$folder/environment" --action-offline-mode --pull=false \
  --concurrent-jobs 1 --no-cache-server >"$folder/log" 2>&1 </dev/null || code=$?
cat "$folder/log"
[ "$code" -eq 0 ] || { echo "act ended with $code"; exit 1; }

expect() {
  grep -qE "$1" "$folder/log" || { echo "not seen: $1"; exit 1; }
}
expect 'without news: outcome success, result pass, new 0'
expect 'with news: outcome failure, result fail, highest critical, a SARIF file'
expect 'with news that may only warn: outcome success, result warn'
expect '❌ Advisory gate: [0-9]+ (new )?advisor(y fails|ies fail) '
expect '⚠️ Advisory gate: '
node .ci/no-secrets.js "$folder/log" "$folder/platform.json"
