target "a" {
  dockerfile-inline = <<EOT
FROM cgr.dev/acme/inline:1
RUN echo "unclosed
EOT
}
target "b" {
  dockerfile-inline = <<-EOT
    FROM cgr.dev/acme/indented:2
    COPY --from=cgr.dev/acme/copied:3 /a /b
    EOT
  args = {}
}
target "c" {
  dockerfile-inline = "FROM cgr.dev/acme/quoted:4\nRUN true"
}
