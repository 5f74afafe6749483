#!/usr/bin/env bash
# limit: 900
# Runs workflows of test/act in a real runner, nektos/act in host mode, each against a platform double of its own:
#   workflow.yml       root action and composite; the log shows the outputs in use and the summary
#   files.yml          the messy repository of the tests is checked, pinned and searched for old tags by every face
#   role-bindings.yml  at a pull request and at a push: plan, apply with the plan's hash, refusal after a change in between,
#                      refusal of apply on a pull request
#   advisory-gate.yml  for a pull request: one gate passes, one fails, one warns
# No log has a secret.
set -euo pipefail
# shellcheck source=.ci/tools.sh
source .ci/tools.sh

[ -f dist/index.js ] || {
  echo 'dist/index.js is missing: the bundle is committed, so this checkout is not whole'
  exit 1
}
act=$(go_tool github.com/nektos/act v0.2.89)
folder=
platform=
stop() {
  [ -z "$platform" ] || kill "$platform" 2>/dev/null || true
  platform=
  [ -z "$folder" ] || rm -rf "$folder"
}
trap stop EXIT

# begin <environment script>: a new double and folder. What the job is given goes by a file, not by arguments; without
# PLATFORM_ID_TOKEN, so that the job asks for its own.
begin() {
  stop
  folder=$(mktemp -d)
  start_platform "$folder"
  node ".ci/$1" "$folder/platform.json" >"$folder/environment"
  cat >"$folder/event.json" <<'JSON'
{ "pull_request": { "number": 7, "base": { "ref": "main", "repo": {} }, "head": { "ref": "change", "repo": {} } } }
JSON
}

# run <workflow> <event> <argument …>: the log goes to $folder/<event>.log.
run() {
  local code=0
  "$act" "$2" "${@:3}" --workflows "test/act/$1.yml" --platform ubuntu-latest=-self-hosted \
    --env-file "$folder/environment" --action-offline-mode --pull=false --concurrent-jobs 1 \
    --no-cache-server >"$folder/$2.log" 2>&1 </dev/null || code=$?
  cat "$folder/$2.log"
  [ "$code" -eq 0 ] || { echo "act ended with $code"; exit 1; }
}
# expect <event> <pattern>
expect() {
  grep -qE "$2" "$folder/$1.log" || { echo "not seen: $2"; exit 1; }
}

begin act-environment.js
run workflow workflow_dispatch
node .ci/check-act-log.js "$folder/workflow_dispatch.log" "$folder/platform.json"

begin act-environment.js
run files workflow_dispatch
node .ci/check-files-act-log.js "$folder/workflow_dispatch.log" "$folder/platform.json"

begin act-role-environment.js
run role-bindings pull_request --eventpath "$folder/event.json"
expect pull_request 'planned 2 changes, result pass'
expect pull_request 'apply on a pull request gave outcome failure, result error'
run role-bindings push
expect push 'planned 2 changes, result pass'
expect push 'applied 2 changes'
expect push 'another plan gave outcome failure, blocked true, applied 0'
for event in pull_request push; do node .ci/no-secrets.js "$folder/$event.log" "$folder/platform.json"; done

begin act-environment.js
run advisory-gate pull_request --eventpath "$folder/event.json"
expect pull_request 'without news: outcome success, result pass, new 0'
expect pull_request 'with news: outcome failure, result fail, highest critical, a SARIF file'
expect pull_request 'with news that may only warn: outcome success, result warn'
expect pull_request '❌ Advisory gate: [0-9]+ (new )?advisor(y fails|ies fail) '
expect pull_request '⚠️ Advisory gate: '
node .ci/no-secrets.js "$folder/pull_request.log" "$folder/platform.json"
