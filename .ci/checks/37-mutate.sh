#!/usr/bin/env bash
# limit: 600
# Flips one comparison or connective of the gate's decision at a time: a test has to notice each.
set -euo pipefail

npm run --silent mutate
