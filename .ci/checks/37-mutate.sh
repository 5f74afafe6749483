#!/usr/bin/env bash
# limit: 600
# Flips one comparison or connective at a time in the code that decides (gate, ignores, guards, proxy, retry, redaction,
# scanner; a fixed sample of each): a test has to notice each.
set -euo pipefail

npm run --silent mutate
