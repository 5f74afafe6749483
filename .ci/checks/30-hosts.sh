#!/usr/bin/env bash
# limit: 600
# What other hosts run, each by the tool of that host and against a platform double of its own; GitLab beside the others:
#   gitlab      gitlab-ci-local runs test/gitlab/gitlab-ci.yml: the components in the shell executor. A second job uses the
#               first one's outputs; a failing gate stops the pipeline unless its code is allowed
#   buildkite   bats runs the hooks of the plugin, with a stub of the agent
#   azure       tfx packs the extension, and a task runs out of the package under the mock runner of Microsoft's task library
#   pre_commit  `pre-commit try-repo` runs the hooks of this repository in a project of its own
# `30-hosts.sh <part>` runs one part.
set -euo pipefail
# shellcheck source=.ci/tools.sh
source .ci/tools.sh

if [ $# -eq 0 ]; then
  logs=$(mktemp -d)
  trap 'rm -rf "$logs"' EXIT
  # parts <part …>: one after the other.
  parts() {
    local part started code failed=0
    for part in "$@"; do
      started=$SECONDS code=0
      timeout --kill-after=10 300 bash "$0" "$part" >"$logs/$part" 2>&1 || code=$?
      echo "hosts, $part: exit code $code ($((SECONDS - started)) s)" >>"$logs/$part"
      [ "$code" -eq 0 ] || failed=1
    done
    return "$failed"
  }
  parts gitlab &
  code=0
  parts buildkite azure pre_commit || code=1
  wait $! || code=1
  cat "$logs"/*
  exit "$code"
fi

folder=$(mktemp -d)
platform=
stop() {
  [ -z "$platform" ] || kill "$platform" 2>/dev/null || true
  rm -rf "$folder"
}
trap stop EXIT
begin() {
  export PATH="$PWD/node_modules/.bin:$PATH"
  start_platform "$folder"
}
value() { node .ci/check-hosts.js value "$folder/platform.json" "$1"; }
fail() {
  printf '%s\n' "$1"
  exit 1
}

gitlab() {
  apt_program rsync rsync >/dev/null
  local gitlab project code=0
  gitlab=$(npm_tool gitlab-ci-local 4.75.1 gitlab-ci-local)
  begin

  # A project of its own, with the files of this checkout as its only commit.
  project=$folder/project
  mkdir "$project"
  git ls-files -z | tar --create --null --files-from - | tar --extract --directory "$project"
  sed -e "s|@SOURCE@|file://$project|" -e "s|@API@|$(value api)|" -e "s|@ISSUER@|$(value issuer)|" \
    -e "s|@REGISTRY@|$(value registry)|" -e "s|@IDENTITY@|$(value PLATFORM_IDENTITY)|" \
    -e 's|@REVISION@|HEAD|' test/gitlab/gitlab-ci.yml >"$project/.gitlab-ci.yml"
  mkdir "$project/gate"
  printf 'FROM scratch\nFROM cgr.dev/chainguard/python:latest\n' >"$project/gate/Dockerfile"
  git -C "$project" init --quiet --initial-branch main
  git -C "$project" remote add origin https://gitlab.com/acme/app.git
  git -C "$project" add --all --force
  git -C "$project" -c user.name=ci -c user.email=ci@example.com commit --quiet --message 'The project'

  # The token of the job goes by a file of variables, not by an argument.
  printf 'PLATFORM_ID_TOKEN: "%s"\n' "$(value PLATFORM_ID_TOKEN)" >"$project/.gitlab-ci-local-variables.yml"
  run() {
    (cd "$project" && "$gitlab" --force-shell-executor --no-color --ignore-predefined-vars GITLAB_CI --variable GITLAB_CI=true "$@")
  }

  rm -f /tmp/platform-actions-spliced
  run >"$folder/log" 2>&1 </dev/null || code=$?
  cat "$folder/log"
  [ "$code" -eq 0 ] || fail "the pipeline ended with $code"
  grep -Eq 'reference is cgr\.dev/chainguard/python:latest@sha256:[0-9a-f]{64}' "$folder/log" || fail 'no output reached the second job'
  grep -Eq 'all is [1-9][0-9]{2,} long, result pass' "$folder/log" || fail 'the list did not reach the second job'
  [ ! -e /tmp/platform-actions-spliced ] || fail 'an input was run by a shell'
  # shellcheck disable=SC2016 # the text is looked for as it was written
  grep -Fq '$(touch /tmp/platform-actions-spliced)' "$folder/log" || fail 'a hostile input did not arrive as it was written'

  # The same gate where its code is not allowed.
  sed -i 's/allow-failure-codes: \[1\]/allow-failure-codes: [0]/' "$project/.gitlab-ci.yml"
  git -C "$project" -c user.name=ci -c user.email=ci@example.com commit --quiet --all --message 'No failure is allowed'
  # gitlab-ci-local says so in words: with `exit_codes` its own exit code is 0 whatever the job's was.
  run gate >"$folder/failing" 2>&1 </dev/null || true
  grep -Eq '^ FAIL +gate' "$folder/failing" || { cat "$folder/failing"; fail 'a failing gate passed'; }

  # The files of the reports, where GitLab looks for them.
  node -e '
    const { readFileSync } = require("node:fs");
    const [quality, dotenv] = process.argv.slice(1).map((file) => readFileSync(file, "utf8"));
    const [first] = JSON.parse(quality);
    if (first.location.path !== "gate/Dockerfile" || first.location.lines.begin !== 2) throw new Error("Code Quality report: " + quality);
    if (!/^(?:[A-Z0-9_]+=[^\r\n]*\n)+$/.test(dotenv) || Buffer.byteLength(dotenv) > 5120) throw new Error("dotenv report: " + dotenv);
  ' "$project/gl-code-quality-report.json" "$project/platform-actions.env"
  [ -s "$project/platform-actions-summary.md" ] || fail 'no summary'

  # Without its token a job says what it lacks, and ends with 3.
  printf '' >"$project/.gitlab-ci-local-variables.yml"
  run pin >"$folder/no-token" 2>&1 </dev/null || true
  grep -Eq 'pin +finished in .* FAIL 3' "$folder/no-token" || { cat "$folder/no-token"; fail 'a job without a token did not end with 3'; }
  grep -Fq 'this job has no ID token' "$folder/no-token" || { cat "$folder/no-token"; fail 'the remedy is not told'; }
  rm "$project/.gitlab-ci-local-variables.yml"
  node .ci/check-hosts.js leaks "$folder/platform.json" "$folder/log" "$folder/failing" "$folder/no-token" "$project"
  echo 'gitlab-ci-local: outputs used, reports written, gate held'
}

buildkite() {
  local bats
  bats=$(npm_library bats 1.13.0)/bats/bin/bats
  begin

  ROOT=$PWD API=$(value api) ISSUER=$(value issuer) REGISTRY=$(value registry) \
    IDENTITY=$(value PLATFORM_IDENTITY) ID_TOKEN=$(value PLATFORM_ID_TOKEN) \
    "$bats" --tap test/buildkite/hooks.bats >"$folder/log" 2>&1 </dev/null || {
    cat "$folder/log"
    exit 1
  }
  cat "$folder/log"
  node .ci/check-hosts.js leaks "$folder/platform.json" "$folder/log"
}

azure() {
  local tfx library manifest task file
  tfx=$(npm_tool tfx-cli 0.23.1 tfx)
  library=$(npm_library azure-pipelines-task-lib 5.281.0)
  begin

  "$tfx" extension create --root plugins/azure --manifest-globs vss-extension.json --output-path "$folder/actions.vsix" \
    --no-prompt --no-color </dev/null
  # Without unzip, which a machine may lack.
  python3 -m zipfile --extract "$folder/actions.vsix" "$folder/package"
  for manifest in plugins/azure/*/task.json; do
    task=$(basename "$(dirname "$manifest")")
    for file in task.json index.js dist/index.js dist/package.json; do
      [ -s "$folder/package/$task/$file" ] || { echo "the package lacks $task/$file"; exit 1; }
    done
  done
  NODE_PATH=$library node test/azure/run-task.cjs "$folder" >"$folder/log" 2>&1 || {
    cat "$folder/log"
    exit 1
  }
  cat "$folder/log"
  node .ci/check-hosts.js leaks "$folder/platform.json" "$folder/log" "$folder/printed"
}

pre_commit() {
  local precommit project
  precommit=$(python_tool pre-commit 4.7.0 pre-commit)
  begin
  fail_with_log() {
    cat "$folder/log"
    fail "$1"
  }
  commit() {
    git -C "$1" add --all --force
    git -C "$1" -c user.name=ci -c user.email=ci@example.com commit --quiet --no-verify --message "$2"
  }

  # The hooks are taken from a repository with the files of this checkout, as pre-commit would clone it.
  mkdir "$folder/hooks" "$folder/project"
  git ls-files -z | tar --create --null --files-from - | tar --extract --directory "$folder/hooks"
  git -C "$folder/hooks" init --quiet --initial-branch main
  commit "$folder/hooks" 'The hooks'

  project=$folder/project
  git -C "$project" init --quiet --initial-branch main
  printf 'FROM cgr.dev/chainguard/python:latest\n' >"$project/Dockerfile"
  commit "$project" 'The project'

  export PRE_COMMIT_HOME=$folder/cache PRE_COMMIT_COLOR=never
  PLATFORM_API_URL=$(value api) PLATFORM_ISSUER_URL=$(value issuer) PLATFORM_REGISTRY_URL=$(value registry)
  PLATFORM_IDENTITY=$(value PLATFORM_IDENTITY) PLATFORM_ID_TOKEN=$(value PLATFORM_ID_TOKEN)
  export PLATFORM_API_URL PLATFORM_ISSUER_URL PLATFORM_REGISTRY_URL PLATFORM_IDENTITY PLATFORM_ID_TOKEN
  hook() {
    (cd "$project" && "$precommit" try-repo "$folder/hooks" "$1" --ref HEAD --all-files --verbose) >>"$folder/log" 2>&1 </dev/null
  }

  hook old-tags || fail_with_log 'a maintained tag was refused'
  if hook image-pins; then fail_with_log 'an image without a digest passed'; fi
  grep -q 'Dockerfile:1' "$folder/log" || fail_with_log 'the finding does not name its line'

  (cd "$project" && node "$OLDPWD/dist/index.js" resolve-digest --mode pin --files Dockerfile) >>"$folder/log" 2>&1 || fail_with_log 'the pin failed'
  grep -Eq '@sha256:[0-9a-f]{64}' "$project/Dockerfile" || fail_with_log 'the image was not pinned'
  hook image-pins || fail_with_log 'a pinned image was refused'
  cat "$folder/log"
  node .ci/check-hosts.js leaks "$folder/platform.json" "$folder/log"
  echo 'pre-commit: old tags and pins judged'
}

"$1"
