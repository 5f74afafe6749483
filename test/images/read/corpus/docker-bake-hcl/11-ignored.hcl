target "a" {
  args = {
    // platform-actions: ignore
    A = "cgr.dev/acme/a:1"
    B = "cgr.dev/acme/b:1" # platform-actions: ignore
    C = "cgr.dev/acme/c:1"
  }
}
