variable "registry" { default = "cgr.dev" }
locals { registry = "cgr.dev" }
job "a" {
  group "a" {
    task "a" {
      config {
        image = "docker://${local.registry}/acme/local:1"
        args  = ["${var.registry}/acme/argument:1"]
      }
    }
    task "b" {
      config { image = "${var.registry}/acme/variable:1" }
    }
  }
}
