#!/bin/sh
export IMAGE="${IMAGE:-cgr.dev/acme/app:1}"
SOURCE="${SOURCE:-cgr.dev/acme/source:1}"
docker buildx build --push --tag "$IMAGE" .
skopeo copy --all "docker://${SOURCE}" "docker://cgr.dev/acme/mirror:1"
skopeo copy docker://cgr.dev/acme/one:1 \
  docker://cgr.dev/acme/two:1 && docker pull cgr.dev/acme/three:1
crane copy cgr.dev/acme/a:1 cgr.dev/acme/b:1
crane cp nginx:1 cgr.dev/acme/nginx:1; crane digest cgr.dev/acme/c:1
oras push cgr.dev/acme/files:1 file.txt
oras pull cgr.dev/acme/files:2
flux push artifact oci://cgr.dev/acme/manifests:1 --path .
imgpkg push -i cgr.dev/acme/image:1 -f .
docker commit app cgr.dev/acme/commit:1
docker manifest create cgr.dev/acme/index:1 cgr.dev/acme/index:1-amd64
pack build cgr.dev/acme/packed:1 --builder cgr.dev/acme/builder:1
docker tag app \
  cgr.dev/acme/tagged:1
docker build \
  --build-arg X=1 \
  --tag \
  cgr.dev/acme/built:1 .
docker create cgr.dev/acme/created:1
