#!/usr/bin/env bash
# limit: 300
# A user's first hour in a real runner, nektos/act in host mode: `init` writes the workflow of a new repository, its job for
# pins and end-of-life tags warns about an unpinned image, fails once the soft lines are gone, and passes once
# `resolve-digest` has pinned it.
set -euo pipefail
# shellcheck source=.ci/tools.sh
source .ci/tools.sh

act=$(go_tool github.com/nektos/act v0.2.89)
folder=$(mktemp -d)
platform=
stop() {
  [ -z "$platform" ] || kill "$platform" 2>/dev/null || true
  rm -rf "$folder"
}
trap stop EXIT

start_platform "$folder"
node .ci/act-environment.js "$folder/platform.json" >"$folder/environment"
bundle=$PWD/dist/index.js
project=$PWD
# What the runner fetches of a release; act copies the folder for each step.
mkdir "$folder/action"
cp -r action.yml dist "$folder/action/"
repository=$folder/app
mkdir "$repository"
cd "$repository"
git init --quiet --initial-branch=main
git remote add origin https://github.com/acme/app.git
printf 'FROM cgr.dev/chainguard/python:latest\n' >Dockerfile
save() {
  git add --all
  git -c user.name=t -c user.email=t@example.com commit --quiet --message "$1"
}
save 'An application'
node "$bundle" init 2>"$folder/init.log"
grep -q 'Written: .github/workflows/platform-actions.yml' "$folder/init.log"
save 'The first workflow'
identity=$(sed -n 's/^PLATFORM_IDENTITY=//p' "$folder/environment")

# run <log>: the job in the runner, with this commit of the project in place of the released action.
run() {
  local code=0
  "$act" push --job images --workflows .github/workflows/platform-actions.yml \
    --platform ubuntu-24.04=-self-hosted --env-file "$folder/environment" --var "PLATFORM_IDENTITY=$identity" \
    --local-repository "platform-actions/platform-actions@v1=$folder/action" --action-offline-mode --pull=false \
    --concurrent-jobs 1 --no-cache-server >"$folder/$1" 2>&1 </dev/null || code=$?
  cat "$folder/$1"
  return "$code"
}

run soft.log
grep -q 'not pinned' "$folder/soft.log"
grep -q 'resolve-digest: warn' "$folder/soft.log"
sed -i '/# soft$/d' .github/workflows/platform-actions.yml
save 'From warnings to a gate'
if run red.log; then
  echo 'the job passed although an image is not pinned'
  exit 1
fi
grep -q 'not pinned' "$folder/red.log"
grep -q 'resolve-digest: fail' "$folder/red.log"
grep -q 'check-deprecated: pass' "$folder/red.log"

set -a
# shellcheck source=/dev/null
source "$folder/environment"
set +a
node "$bundle" resolve-digest --mode pin >"$folder/pin.log" 2>&1 || { cat "$folder/pin.log"; exit 1; }
grep -q '@sha256:' Dockerfile
save 'Pin the image'
run green.log
grep -q 'resolve-digest: pass' "$folder/green.log"
cd "$project"
for log in soft red green; do node .ci/no-secrets.js "$folder/$log.log" "$folder/platform.json"; done
