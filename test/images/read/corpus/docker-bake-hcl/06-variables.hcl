variable "BASE" { default = "cgr.dev/acme/base:1" }
variable "TAG" {
	default = "2"
}
variable "USED" { default = "3" }
variable "CTX" { default = "docker-image://cgr.dev/acme/ctx:4" }
variable "NONE" {}
variable "TWICE" { default = "a" }
variable "TWICE" { default = "b" }
variable "SUM" { default = "a" + "b" }
target "a" {
  args = { BASE = BASE, IMAGE = "cgr.dev/acme/a:${TAG}" }
  contexts = {
    u = "docker-image://cgr.dev/acme/u:${USED}"
    c = CTX
    n = "docker-image://cgr.dev/acme/n:${NONE}"
    t = "docker-image://cgr.dev/acme/t:${TWICE}"
    s = "docker-image://cgr.dev/acme/s:${SUM}"
    f = upper("x")
  }
  labels = { version = USED }
}
