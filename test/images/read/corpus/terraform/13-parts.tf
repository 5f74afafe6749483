resource "helm_release" "blocks" {
  set {
    name  = "image.repository"
    value = "cgr.dev/acme/blocks"
  }
  set {
    name  = "image.tag"
    value = "1.2"
  }
}
resource "helm_release" "list" {
  set = [
    { name = "sidecar.image.registry", value = "cgr.dev" },
    { name = "sidecar.image.repository", value = "acme/list" },
    { name = "sidecar.image.tag", value = "1.3" },
  ]
  values = [yamlencode({
    image = {
      repository = "cgr.dev/acme/encoded"
      tag        = "1.4"
    }
  })]
}
locals {
  images = concat([{ "registry" : "cgr.dev", "repository" : "acme/merged", "tag" : "1.5" }], [{
    repository = "cgr.dev/acme/variable"
    tag        = var.tag
  }])
  redis_image_name = "cgr.dev/acme/redis"
  redis_image_tag  = "6.2"
}
module "app" {
  image     = "cgr.dev/acme/app"
  image_tag = "7" # platform-actions: ignore
}
data "oci_ref" "not_one_reference" {
  repository = "cgr.dev/acme/data"
  tag        = "8"
}
locals {
  inherited  = { repository = "${var.registry}/acme/x", tag = "9" }
  unfinished = { repository = "cgr.dev/acme/open", tag = "10"
