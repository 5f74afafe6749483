#!/usr/bin/env bash
# limit: 900
# alone
# The fault campaign: every command with every kind of fault at every kind of request, on hostile checkouts and behind
# hostile proxies, in process and through the committed bundle; then fuzzing and the soak. One seed and a sample, so that a
# run says what the change did; `npm run chaos` draws another seed and leaves nothing out.
set -euo pipefail
node_modules/.bin/node test/chaos/run.ts --seed 8 --sample
