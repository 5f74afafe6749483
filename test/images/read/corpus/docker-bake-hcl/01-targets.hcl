# bake
variable "TAG" {
  default = "1.0"
}
group "default" { targets = ["app", "web"] }
target "app" {
  dockerfile = "Dockerfile"
  tags = ["cgr.dev/acme/out:${TAG}"]
  contexts = {
    base = "docker-image://cgr.dev/chainguard/python:3.12-dev" // inline
    src = "./src"
    "other" = "docker-image://cgr.dev/acme/other"
  }
  args = {
    BASE = "cgr.dev/chainguard/go:1.22@sha256:abababababababababababababababababababababababababababababababab"
    VERSION = "3.12"
    URL: "https://example.com/x:1"
  }
  cache-from = ["type=registry,ref=cgr.dev/acme/cache:1"]
}
