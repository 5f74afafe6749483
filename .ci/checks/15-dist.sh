#!/usr/bin/env bash
# limit: 840
# Builds the bundle in two folders: the same bytes, nothing of the machine in them, and equal to the committed dist; the
# library's types as npm packs them (publint, and attw for `node16` and `bundler`); and the release of this commit, made
# against a bare repository: tag, notes, checksums, bill of materials, major tag.
set -euo pipefail
node_modules/.bin/node scripts/check-dist.ts
node_modules/.bin/node scripts/check-types.ts
node_modules/.bin/node .ci/release-dry-run.js
