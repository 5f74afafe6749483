job "w" {
  config { image = "cgr.dev/acme/one-line:1@sha256:abababababababababababababababababababababababababababababababab" }
}
