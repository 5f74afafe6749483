#!/usr/bin/env bash
# limit: 420
# The tests of all commands once more, with a service that leaves zero values out of its answers; `npm test` runs them
# with one that writes them.
set -euo pipefail
export PLATFORM_DOUBLE_ZERO_VALUES=omitted
node_modules/.bin/vitest run test/commands --reporter=dot
