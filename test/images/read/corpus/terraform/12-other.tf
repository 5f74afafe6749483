resource "docker_image" "x" {
  name = "nginx:1"
}
