target "a" {
  args = { A = "cgr.dev/acme/a:1" }
  dockerfile-inline = <<EOT
FROM cgr.dev/lost:1
