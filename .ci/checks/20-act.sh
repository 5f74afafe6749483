#!/usr/bin/env bash
# limit: 1500
# Workflows in a real runner, nektos/act in host mode, each part against doubles of its own and with a limit of its own:
#   workflows     of test/act. workflow.yml: root action and composite; the log shows the outputs in use and the summary.
#                 files.yml: the messy repository of the tests is checked, pinned and searched for old tags by every face.
#                 role-bindings.yml at a pull request and at a push: plan, apply with the plan's hash, refusal after a change
#                 in between, refusal of apply on a pull request. advisory-gate.yml: one gate passes, one fails, one warns
#   init          a user's first hour: `init` writes the workflow of a new repository, its job for pins and end-of-life tags
#                 warns about an unpinned image, fails once the soft lines are gone, and passes once the image is pinned
#   pull-request  on a checkout of the GitHub double's repository a pull request is planned, opened, left alone, frozen by
#                 somebody else's commit, written anew, updated and closed; GitHub got only requests that it publishes (the
#                 double holds them against an extract of GitHub's description, which must be the published one's)
#   fleet         the workflow of docs/fleets.md and the reusable workflow that it calls, over three repositories: red, then
#                 green with only the changed repository looked at
# No log has a secret. `20-act.sh <part>` runs one part.
set -euo pipefail
# shellcheck source=.ci/tools.sh
source .ci/tools.sh

act=$(go_tool github.com/nektos/act v0.2.89)
if [ $# -eq 0 ]; then
  [ -f dist/index.js ] || { echo 'dist/index.js is missing: the bundle is committed, so this checkout is not whole'; exit 1; }
  failed=0
  for part in 'workflows 600' 'init 200' 'pull-request 400' 'fleet 300'; do
    started=$SECONDS
    code=0
    timeout --kill-after=10 "${part#* }" bash "$0" "${part% *}" || code=$?
    echo "act, ${part% *}: exit code $code ($((SECONDS - started)) s)"
    [ "$code" -eq 0 ] || failed=1
  done
  exit "$failed"
fi

folder=
platform=
github=
stop() {
  [ -z "$platform" ] || kill "$platform" 2>/dev/null || true
  [ -z "$github" ] || kill "$github" 2>/dev/null || true
  platform='' github=''
  [ -z "$folder" ] || rm -rf "$folder"
}
trap stop EXIT

# begin [environment script]: a new double and folder. What the job is given goes by a file, not by arguments; without
# PLATFORM_ID_TOKEN, so that the job asks for its own.
begin() {
  stop
  folder=$(mktemp -d)
  start_platform "$folder"
  node ".ci/${1:-act-environment.js}" "$folder/platform.json" >"$folder/environment"
  cat >"$folder/event.json" <<'JSON'
{ "pull_request": { "number": 7, "base": { "ref": "main", "repo": {} }, "head": { "ref": "change", "repo": {} } } }
JSON
}
# run <name of the log> <event> <workflow> <argument …>: in the present folder; the log goes to $folder/<name>.log.
run() {
  local code=0
  "$act" "$2" --workflows "$3" "${@:4}" --platform ubuntu-latest=-self-hosted --platform ubuntu-24.04=-self-hosted \
    --env-file "$folder/environment" --action-offline-mode --pull=false --concurrent-jobs 1 --no-cache-server \
    >"$folder/$1.log" 2>&1 </dev/null || code=$?
  cat "$folder/$1.log"
  return "$code"
}
# expect <name of the log> <pattern>
expect() {
  grep -qE "$2" "$folder/$1.log" || { echo "not seen: $2"; exit 1; }
}
# secrets <name of a log …>
secrets() {
  local log
  for log in "$@"; do node "$project/.ci/no-secrets.js" "$folder/$log.log" "$folder/platform.json"; done
}
project=$PWD

workflows() {
  begin
  run log workflow_dispatch test/act/workflow.yml
  node .ci/check-act-log.js "$folder/log.log" "$folder/platform.json"

  begin
  run log workflow_dispatch test/act/files.yml
  node .ci/check-files-act-log.js "$folder/log.log" "$folder/platform.json"

  begin act-role-environment.js
  run pull pull_request test/act/role-bindings.yml --eventpath "$folder/event.json"
  expect pull 'planned 2 changes, result pass'
  expect pull 'apply on a pull request gave outcome failure, result error'
  run push push test/act/role-bindings.yml
  expect push 'planned 2 changes, result pass'
  expect push 'applied 2 changes'
  expect push 'another plan gave outcome failure, blocked true, applied 0'
  secrets pull push

  begin
  run gate pull_request test/act/advisory-gate.yml --eventpath "$folder/event.json"
  expect gate 'without news: outcome success, result pass, new 0'
  expect gate 'with news: outcome failure, result fail, highest critical, a SARIF file'
  expect gate 'with news that may only warn: outcome success, result warn'
  expect gate '❌ Advisory gate: [0-9]+ (new )?advisor(y fails|ies fail) '
  expect gate '⚠️ Advisory gate: '
  secrets gate
}

init() {
  begin
  # What the runner fetches of a release; act copies the folder for each step.
  mkdir -p "$folder/action" "$folder/app"
  cp -r action.yml dist "$folder/action/"
  cd "$folder/app"
  git init --quiet --initial-branch=main
  git remote add origin https://github.com/acme/app.git
  printf 'FROM cgr.dev/chainguard/python:latest\n' >Dockerfile
  save() {
    git add --all
    git -c user.name=t -c user.email=t@example.com commit --quiet --message "$1"
  }
  save 'An application'
  node "$project/dist/index.js" init 2>"$folder/init.log"
  expect init 'Written: \.github/workflows/platform-actions\.yml'
  save 'The first workflow'
  local identity
  identity=$(sed -n 's/^PLATFORM_IDENTITY=//p' "$folder/environment")
  # The job, with this commit of the project in place of the released action.
  job() {
    run "$1" push .github/workflows/platform-actions.yml --job images --var "PLATFORM_IDENTITY=$identity" \
      --local-repository "platform-actions/platform-actions@v1=$folder/action"
  }

  job soft
  expect soft 'not pinned'
  expect soft 'resolve-digest: warn'
  sed -i '/# soft$/d' .github/workflows/platform-actions.yml
  save 'From warnings to a gate'
  if job red; then
    echo 'the job passed although an image is not pinned'
    exit 1
  fi
  expect red 'not pinned'
  expect red 'resolve-digest: fail'
  expect red 'check-deprecated: pass'

  set -a
  # shellcheck source=/dev/null
  source "$folder/environment"
  set +a
  node "$project/dist/index.js" resolve-digest --mode pin >"$folder/pin.log" 2>&1 || { cat "$folder/pin.log"; exit 1; }
  grep -q '@sha256:' Dockerfile
  save 'Pin the image'
  job green
  expect green 'resolve-digest: pass'
  secrets soft red green
}

pull_request() {
  local modules _
  begin
  modules=$(npm_library @octokit/openapi 23.0.2)
  node_modules/.bin/node test/github-double/published/extract.ts \
    "$modules/@octokit/openapi/generated/api.github.com.json" "$folder/rest.json"
  cmp "$folder/rest.json" test/github-double/fixtures/rest.json

  node_modules/.bin/node test/github-double/cli.ts --json >"$folder/github.json" 2>"$folder/github.log" &
  github=$!
  for _ in $(seq 100); do
    [ -s "$folder/github.json" ] && break
    kill -0 "$github" 2>/dev/null || { cat "$folder/github.log"; exit 1; }
    sleep 0.1
  done
  node .ci/pull-request-act.js prepare "$folder"
  # The bundle stands beside the files of the checkout, which does not track it.
  mkdir "$folder/app/.platform-actions"
  cp -R action.yml actions dist "$folder/app/.platform-actions/"
  cd "$folder/app"
  run log workflow_dispatch "$project/test/act/pull-request.yml" --secret-file "$folder/secrets"
  cd "$project"
  mv "$folder/log.log" "$folder/log"
  node .ci/pull-request-act.js check "$folder"
}

fleet() {
  folder=$(mktemp -d)
  node_modules/.bin/node .ci/fleet-act.js "$act" "$folder"
}

"${1//-/_}"
