locals {
  app             = { repository = "cgr.dev/acme/app", tag = "1.2" }
  redis_image_name = "cgr.dev/acme/redis"
  redis_image_tag  = "6"
  web_image_name   = "cgr.dev/acme/web"
  web_image_tag    = "1.3"
  web              = "${local.web_image_name}:${local.web_image_tag}"
  labels           = { version = local.app.tag, redis = local.redis_image_tag }
}
