#!/usr/bin/env bash
# limit: 120
# The library as npm packs it: publint, and attw for `node16` and `bundler`.
set -euo pipefail
node_modules/.bin/node scripts/check-types.ts
