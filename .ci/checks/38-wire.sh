#!/usr/bin/env bash
# limit: 420
# The tests of all commands once more, with a service that leaves zero values out of its answers; `npm test` runs them
# with one that writes them.
set -euo pipefail
# The locked Node.js.
export PATH="$PWD/node_modules/.bin:$PATH"
export PLATFORM_DOUBLE_ZERO_VALUES=omitted
vitest run --no-coverage --project unit test/commands --reporter=dot
