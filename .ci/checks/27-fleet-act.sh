#!/usr/bin/env bash
# limit: 300
# Runs the workflow of docs/fleets.md and the reusable workflow that it calls in a real runner, nektos/act in host mode, over
# three repositories of the GitHub double: red, then green with only the changed repository looked at; and no secret in the logs.
set -euo pipefail
# shellcheck source=.ci/tools.sh
source .ci/tools.sh

act=$(go_tool github.com/nektos/act v0.2.89)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
node_modules/.bin/node .ci/fleet-act.js "$act" "$folder"
