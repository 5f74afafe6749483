#!/usr/bin/env bash
# limit: 600
# The shipped gate against a real registry: Debian's docker-registry, with images pushed by crane and attested by cosign with
# a key. Installing cosign from its sources takes most of the time, and only the first time.
set -euo pipefail
# shellcheck source=.ci/tools.sh
source .ci/tools.sh

[ -f dist/index.js ] || {
  echo 'dist/index.js is missing: the bundle is committed, so this checkout is not whole'
  exit 1
}
registry_program=$(apt_program docker-registry docker-registry)
crane=$(go_tool github.com/google/go-containerregistry/cmd/crane v0.22.1)
cosign=$(go_tool github.com/sigstore/cosign/v2/cmd/cosign v2.6.5)
go_vex=$(go_module github.com/openvex/go-vex v0.2.9)

folder=$(mktemp -d)
registry=
stop() {
  [ -z "$registry" ] || kill "$registry" 2>/dev/null || true
  rm -rf "$folder"
}
trap stop EXIT

port=$(node_modules/.bin/node -e 'const s=require("node:net").createServer().listen(0,"127.0.0.1",()=>{console.log(s.address().port);s.close()})')
cat >"$folder/registry.yml" <<YAML
version: 0.1
log: { level: error, accesslog: { disabled: true } }
storage: { filesystem: { rootdirectory: $folder/registry } }
http: { addr: 127.0.0.1:$port }
YAML
"$registry_program" serve "$folder/registry.yml" >"$folder/registry.log" 2>&1 &
registry=$!

node_modules/.bin/node .ci/check-registry.js "$folder" "127.0.0.1:$port" "$crane" "$cosign" || {
  tail -n 5 "$folder/registry.log"
  exit 1
}

# What the gate wrote as OpenVEX, read by the library that scanners use: a statement for the package, and one for the image.
cp .ci/read-vex.go "$folder/main.go"
(
  cd "$folder"
  GOFLAGS=-mod=mod
  export GOFLAGS
  go mod init read-vex >/dev/null 2>&1
  go get "$go_vex" >/dev/null 2>&1
  go run . vex.json "$(cat vex-product)"
)
