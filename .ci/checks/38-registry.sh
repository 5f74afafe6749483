#!/usr/bin/env bash
# limit: 1200
# The shipped gate against real registries: Debian's docker-registry, and one with the referrers API, with images pushed by
# crane and attested by cosign with a key, in its old form and in its new one. Installing cosign from its sources takes most of the time, and only the first time.
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
go_registry=$(go_module github.com/google/go-containerregistry v0.22.1)

folder=$(mktemp -d)
registry=
referrers=
stop() {
  for process in $registry $referrers; do kill "$process" 2>/dev/null || true; done
  rm -rf "$folder"
}
trap stop EXIT

free_port() {
  node_modules/.bin/node -e 'const s=require("node:net").createServer().listen(0,"127.0.0.1",()=>{console.log(s.address().port);s.close()})'
}
port=$(free_port)
cat >"$folder/registry.yml" <<YAML
version: 0.1
log: { level: error, accesslog: { disabled: true } }
storage: { filesystem: { rootdirectory: $folder/registry } }
http: { addr: 127.0.0.1:$port }
YAML
"$registry_program" serve "$folder/registry.yml" >"$folder/registry.log" 2>&1 &
registry=$!

mkdir "$folder/referrers"
cp .ci/referrers-registry.go "$folder/referrers/main.go"
(
  cd "$folder/referrers"
  GOFLAGS=-mod=mod
  export GOFLAGS
  go mod init referrers-registry >/dev/null 2>&1
  go get "$go_registry" >/dev/null 2>&1
  go build -o registry .
)
referrers_port=$(free_port)
"$folder/referrers/registry" "$referrers_port" >"$folder/referrers.log" 2>&1 &
referrers=$!

node_modules/.bin/node .ci/check-registry.js "$folder" "127.0.0.1:$port" "127.0.0.1:$referrers_port" "$crane" "$cosign" || {
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
