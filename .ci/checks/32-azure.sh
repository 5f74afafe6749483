#!/usr/bin/env bash
# limit: 300
# Packs the Azure extension with tfx and runs a task out of the package under the mock runner of Microsoft's task library,
# against the platform double.
set -euo pipefail
# shellcheck source=.ci/tools.sh
source .ci/tools.sh

tfx=$(npm_tool tfx-cli 0.23.1 tfx)
library=$(npm_library azure-pipelines-task-lib 5.281.0)
export PATH="$PWD/node_modules/.bin:$PATH"
folder=$(mktemp -d)
platform=
stop() {
  [ -z "$platform" ] || kill "$platform" 2>/dev/null || true
  rm -rf "$folder"
}
trap stop EXIT
start_platform "$folder"

"$tfx" extension create --root plugins/azure --manifest-globs vss-extension.json --output-path "$folder/actions.vsix" \
  --no-prompt --no-color </dev/null
# Without unzip, which a machine may lack.
python3 -m zipfile --extract "$folder/actions.vsix" "$folder/package"
for manifest in plugins/azure/*/task.json; do
  task=$(basename "$(dirname "$manifest")")
  for file in task.json index.js dist/index.js dist/package.json; do
    [ -s "$folder/package/$task/$file" ] || { echo "the package lacks $task/$file"; exit 1; }
  done
done
NODE_PATH=$library node test/azure/run-task.cjs "$folder" >"$folder/log" 2>&1 || {
  cat "$folder/log"
  exit 1
}
cat "$folder/log"
node .ci/check-hosts.js leaks "$folder/platform.json" "$folder/log" "$folder/printed"
