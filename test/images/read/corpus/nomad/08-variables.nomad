task "t" {
  config {
    image = "cgr.dev/acme/web:${var.tag}"
  }
}
