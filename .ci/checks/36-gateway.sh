#!/usr/bin/env bash
# limit: 420
# The client and the double beside a server of the vendor's published gateway code: every operation with zero values written
# and left out, codes 1 to 16, the codes of requests that only the front judges, and every command from end to end.
set -euo pipefail
# shellcheck source=.ci/tools.sh
source .ci/tools.sh

gateway=../shared/real/gateway
[ -f "$gateway/build.sh" ] || { echo 'skipped: the gateway does not stand beside this repository'; exit 0; }
command -v go >/dev/null || { echo 'skipped: there is no Go to build the gateway'; exit 0; }
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder" && rm -rf "$folder"' EXIT
sh "$gateway/build.sh" "$folder" >"$folder/build.log" 2>&1 || { tail -n 20 "$folder/build.log"; exit 1; }
export PATH="$PWD/node_modules/.bin:$PATH"
GATEWAY_SERVER=$folder/gwserver vitest run --no-coverage --project unit test/platform/gateway --reporter=dot
