variable "registry" { default = "cgr.dev" }
variable "required" {}
variable "tag" { default = "20" }
variable "whole" { default = "cgr.dev/acme/whole:1" }
locals {
  registry = "cgr.dev"
  base     = "${local.registry}/acme"
  tag      = "20"
  alias    = var.registry
  twin     = local.registry
  node     = "${local.base}/in-locals:1"
  twice    = "ghcr.io"
  evaluated = lower("cgr.dev")
  circle   = "${local.circle}"
}
locals {
  twice = "cgr.dev"
}
resource "kubernetes_pod" "a" {
  image = "${var.registry}/acme/variable:20"
}
resource "kubernetes_pod" "b" {
  image = "${local.registry}/acme/local:20"
}
resource "kubernetes_pod" "c" {
  image = "${local.base}/untagged"
}
resource "kubernetes_pod" "d" {
  image = "${ var.registry }/acme/untagged"
}
resource "kubernetes_pod" "e" {
  image   = "${var.required}/acme/node:20"
  twice   = "${local.twice}/acme/node:20"
  circle  = "${local.circle}/acme/node:20${local.evaluated}"
  alias   = "${local.alias}/acme/alias:1"
  tag     = "cgr.dev/acme/tag:${local.tag}"
  default = "cgr.dev/acme/tag:${var.tag}"
  unknown = "cgr.dev/acme/tag:${var.required}"
  twin    = "${local.twin}/acme/twin:1"
  pinned  = "${local.base}/pinned:1@sha256:abababababababababababababababababababababababababababababababab"
  whole   = "${var.whole}${local.node}"
  node    = "${local.node}"
  escaped = "$${local.registry}/acme/escaped:1"
  each    = "${local.base}/each:${each.key}"
  name    = "${local.base}/name"
  command = ["docker run ${local.base}/in-script:1", "docker push ${local.base}/pushed:1"]
  text    = "See https://${local.registry}/acme/url:1, docker://${local.registry}/acme/in-text:1."
  tasks   = jsonencode([{ image = "${var.registry}/acme/task:1" }])
  data    = <<-EOF
    docker pull ${local.registry}/acme/heredoc:1
    docker push ${local.registry}/acme/pushed:1
    docker pull ${var.registry}/acme/heredoc:1
  EOF
}
resource "docker_registry_image" "f" {
  name = "${local.base}/pushed:1"
}
resource "docker_image" "g" {
  name = "${local.base}/base:1"
}
