#!/usr/bin/env bash
# limit: 600
# Runs test/act/role-bindings.yml in a real runner, nektos/act in host mode, at a push and at a pull request: plan, apply
# with the plan's hash, refusal after a change in between, refusal of apply on a pull request; and no secret in the logs.
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
node .ci/act-role-environment.js "$folder/platform.json" >"$folder/environment"
cat >"$folder/event.json" <<'JSON'
{ "pull_request": { "number": 7, "base": { "ref": "main", "repo": {} }, "head": { "ref": "change", "repo": {} } } }
JSON

run() {
  local code=0
  "$act" "$1" "${@:2}" --workflows test/act/role-bindings.yml --platform ubuntu-latest=-self-hosted \
    --env-file "$folder/environment" --action-offline-mode --pull=false --concurrent-jobs 1 \
    --no-cache-server >"$folder/$1.log" 2>&1 </dev/null || code=$?
  cat "$folder/$1.log"
  [ "$code" -eq 0 ] || { echo "act ended with $code"; exit 1; }
}
expect() {
  grep -qF "$2" "$folder/$1.log" || { echo "not seen: $2"; exit 1; }
}

run pull_request --eventpath "$folder/event.json"
expect pull_request 'planned 2 changes, result pass'
expect pull_request 'apply on a pull request gave outcome failure, result error'
run push
expect push 'planned 2 changes, result pass'
expect push 'applied 2 changes'
expect push 'another plan gave outcome failure, blocked true, applied 0'

cat "$folder"/*.log >"$folder/log"
node .ci/no-secrets.js "$folder/log" "$folder/platform.json"
