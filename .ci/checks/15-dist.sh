#!/usr/bin/env bash
# limit: 600
# Builds the bundle in two folders: the same bytes, nothing of the machine in them, and equal to the committed dist.
set -euo pipefail
node_modules/.bin/node scripts/check-dist.ts
