#!/bin/sh
docker pull cgr.dev/acme/tool:1.2.
docker run \
  cgr.dev/acme/continued:1 sh
REPOSITORY=cgr.dev/acme
NAME=cgr.dev/acme/untagged
docker run "cgr.dev/acme/$NAME:1" "${REGISTRY}/acme/x:1"
printf 'a\ncgr.dev/acme/escaped:1\n'
