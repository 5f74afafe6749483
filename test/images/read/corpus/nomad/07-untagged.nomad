task "t" {
  config {
    image = "cgr.dev/acme/untagged"
  }
}
