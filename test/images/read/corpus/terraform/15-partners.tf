module "fluentd" {
  image     = "cgr.dev/acme/fluentd"
  tag       = "app.logs"
  image_tag = "1.16"
}
module "variable" {
  image     = "cgr.dev/acme/variable"
  image_tag = var.tag
}
locals {
  app = { repository = "cgr.dev/acme", name = "app", tag = "1.2" }
}
