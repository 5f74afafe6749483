template {
  data = <<EOH
FROM cgr.dev/acme/data:1
EOH
}
