job "a" {
  group "b" {
    task "c" {
      driver = "podman"
      config { image = "docker://cgr.dev/acme/a:1" }
    }
  }
}
