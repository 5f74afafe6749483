locals {
  registry = "cgr.dev"
  unknown  = { registry = local.registry, repository = "acme/l", tag = "1" }
  host     = { registry = var.registry, repository = "cgr.dev/acme/p", tag = "1" }
  none     = { registry = null, repository = "cgr.dev/acme/n", tag = "1" }
  later    = merge({ repository = "cgr.dev/acme/k", tag = "1" }, { tag = "2" })
  replaced = merge({ repository = "cgr.dev/acme/r", tag = "1" }, var.image)
  kept     = merge(var.defaults, { repository = "cgr.dev/acme/s", tag = "3" })
  built    = { repository = "cgr.dev/acme/b", tag = "${var.major}.1" }
}
