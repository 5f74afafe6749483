#!/usr/bin/env bash
# limit: 300
# Draws the summary, comment and HTML page of every command and result in Chromium, in light and dark, 1200 and 400 pixels
# wide: nothing overflows, the verdict is at the top, the pages load nothing, and axe finds nothing.
set -euo pipefail
# shellcheck source=.ci/tools.sh
source .ci/tools.sh

apt_program chromium chromium >/dev/null
export PATH="$PWD/node_modules/.bin:$PATH"
node scripts/pictures.ts check
