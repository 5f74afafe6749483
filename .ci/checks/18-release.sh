#!/usr/bin/env bash
# limit: 120
# The release of this commit, made against a bare repository: tag, notes, checksums, bill of materials, major tag.
set -euo pipefail
node_modules/.bin/node .ci/release-dry-run.js
