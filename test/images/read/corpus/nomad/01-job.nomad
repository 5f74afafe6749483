job "web" {
  group "g" {
    task "t" {
      driver = "docker"
      config {
        image = "cgr.dev/acme/web:1"
        args  = ["-x", "cgr.dev/acme/argument:1"]
      }
      env {
        IMAGE = "cgr.dev/acme/environment:1"
      }
    }
  }
}
