variable "image" {
  default = "cgr.dev/acme/default:1"
}
locals {
  image = "cgr.dev/acme/app:${var.tag}"
}
