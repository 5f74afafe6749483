#!/usr/bin/env bash
# limit: 240
# Tests of each command once more, with a service that leaves zero values out of its answers; `npm test` runs them with one
# that writes them.
set -euo pipefail
# The locked Node.js.
export PATH="$PWD/node_modules/.bin:$PATH"
export PLATFORM_DOUBLE_ZERO_VALUES=omitted
commands=test/commands
vitest run --no-coverage --project unit --project processes --reporter=dot \
  $commands/{complete-answers,least-privilege,unneeded-fields,warn-only}.test.ts \
  $commands/{api,doctor,token} $commands/check-deprecated/check-deprecated.test.ts \
  $commands/resolve-digest/{check,pin}.test.ts $commands/sync-rolebindings/{run,batches}.test.ts \
  $commands/advisory-gate/{gate,images,untold,vex}.test.ts
