locals {
  image = "cgr.dev/acme/a:1" # platform-actions: ignore
}
