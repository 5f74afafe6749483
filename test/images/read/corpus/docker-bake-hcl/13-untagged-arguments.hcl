variable "BASE" { default = "cgr.dev/acme/base" }
target "app" {
  args = { NODE = "cgr.dev/acme/node", BASE = BASE, OTHER = "ghcr.io/acme/node" }
  tags = ["cgr.dev/acme/app"]
}
