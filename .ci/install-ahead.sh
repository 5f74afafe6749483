#!/usr/bin/env bash
# Installs the Go tools that the checks name, in their order: `.ci/run` does so while the tests run, as Go compiles some of
# them for minutes. A check that comes first waits for the rest of its tool.
set -uo pipefail
# shellcheck source=.ci/tools.sh
source .ci/tools.sh

sed -n 's/^.*$(go_tool \([^)]*\)).*$/\1/p' .ci/checks/*.sh | while read -r -a tool; do go_tool "${tool[@]}"; done
