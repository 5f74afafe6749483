#!/bin/sh
IMAGE="${REGISTRY:-cgr.dev}/acme/app:1.2"
docker pull ${REGISTRY-cgr.dev/acme}/app:1.3
docker pull "${NAME:-cgr.dev/acme/app}:1.4"
docker pull "${BASE:-cgr.dev/acme/app:1.5}-dev"
docker pull "${WHOLE:-cgr.dev/acme/app:1.6}"
HOST="${REGISTRY:-cgr.dev}"
curl "https://${REGISTRY:-cgr.dev}/v2/_catalog" || echo {cgr.dev}/x/y:1
