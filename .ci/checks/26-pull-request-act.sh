#!/usr/bin/env bash
# limit: 600
# Runs test/act/pull-request.yml in a real runner, nektos/act in host mode, on a checkout of the GitHub double's repository: a
# pull request is planned, opened, left alone, frozen by somebody else's commit, written anew, updated and closed. The log must show what each step gave, GitHub must have got only
# requests that it publishes (the double holds them against an extract of GitHub's description, which must be the published
# one's), and no secret may be seen.
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
github=
stop() {
  [ -z "$platform" ] || kill "$platform" 2>/dev/null || true
  [ -z "$github" ] || kill "$github" 2>/dev/null || true
  rm -rf "$folder"
}
trap stop EXIT

modules=$(npm_library @octokit/openapi 23.0.2)
node_modules/.bin/node test/github-double/published/extract.ts \
  "$modules/@octokit/openapi/generated/api.github.com.json" "$folder/rest.json"
cmp "$folder/rest.json" test/github-double/fixtures/rest.json

start_platform "$folder"
node_modules/.bin/node test/github-double/cli.ts --json >"$folder/github.json" 2>"$folder/github.log" &
github=$!
for _ in $(seq 100); do
  [ -s "$folder/github.json" ] && break
  kill -0 "$github" 2>/dev/null || { cat "$folder/github.log"; exit 1; }
  sleep 0.1
done

node .ci/act-environment.js "$folder/platform.json" >"$folder/environment"
node .ci/pull-request-act.js prepare "$folder"
# The bundle stands beside the files of the checkout, which does not track it.
mkdir "$folder/app/.platform-actions"
cp -R action.yml actions dist "$folder/app/.platform-actions/"
workflow=$PWD/test/act/pull-request.yml

code=0
(cd "$folder/app" && "$act" workflow_dispatch --workflows "$workflow" --platform ubuntu-latest=-self-hosted \
  --env-file "$folder/environment" --secret-file "$folder/secrets" --action-offline-mode --pull=false \
  --concurrent-jobs 1 --no-cache-server) >"$folder/log" 2>&1 </dev/null || code=$?
cat "$folder/log"
[ "$code" -eq 0 ] || { echo "act ended with $code"; exit 1; }

node .ci/pull-request-act.js check "$folder"
