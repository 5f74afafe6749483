#!/usr/bin/env bash
# limit: 1200
# The fault campaign: every command with every fault at every request, on hostile checkouts and behind hostile proxies, in
# process and through the committed bundle; then fuzzing and the soak. One seed, so that a run says what the change did;
# `npm run chaos` draws others.
set -euo pipefail
node_modules/.bin/node test/chaos/run.ts --seed 8
