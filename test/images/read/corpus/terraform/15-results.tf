resource "docker_image" "built" {
  name = "cgr.dev/acme/built:1"
  build {
    context = "."
    build_args = { BASE = "cgr.dev/acme/base:1" }
  }
}
resource "docker_image" "dynamic" {
  dynamic "build" {
    for_each = [1]
    content { context = "." }
  }
  name = "cgr.dev/acme/built:2"
}
resource "docker_image" "pulled" {
  name = "cgr.dev/acme/pulled:1"
}
resource "docker_registry_image" "pushed" {
  name = "cgr.dev/acme/pushed:1"
}
resource "docker_tag" "tagged" {
  source_image = "cgr.dev/acme/source:1"
  target_image = "cgr.dev/acme/target:1"
}
resource "docker_container" "x" {
  image = "cgr.dev/acme/run:1"
  name  = "cgr.dev/acme/name:1"
}
