config {
  image = <<E
cgr.dev/acme/lost:1
