locals {
  a = <<EOF
cgr.dev/acme/lost:1
