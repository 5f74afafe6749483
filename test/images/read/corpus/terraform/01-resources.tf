# cgr.dev/acme/comment:1
resource "docker_image" "app" {
  name = "cgr.dev/acme/app:1"
}
resource "docker_container" "app" {
  image   = "cgr.dev/acme/container:2@sha256:abababababababababababababababababababababababababababababababab"
  command = ["run", "cgr.dev/acme/argument:1"]
}
resource "kubernetes_deployment" "x" {
  spec {
    container {
      image = "cgr.dev/acme/deployment:3" // cgr.dev/acme/comment:2
      env {
        value = "cgr.dev/acme/environment:1"
      }
    }
  }
}
