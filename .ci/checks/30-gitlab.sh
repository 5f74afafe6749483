#!/usr/bin/env bash
# limit: 300
# Runs test/gitlab/gitlab-ci.yml with gitlab-ci-local: the components of this repository in the shell executor, against the
# platform double. A second job uses the first one's outputs; a failing gate stops the pipeline unless its code is allowed.
set -euo pipefail
# shellcheck source=.ci/tools.sh
source .ci/tools.sh

apt_program rsync rsync >/dev/null
gitlab=$(npm_tool gitlab-ci-local 4.75.1 gitlab-ci-local)
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
fail() {
  printf '%s\n' "$1"
  exit 1
}

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
code=0
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
