resource "helm_release" "x" {
  chart = "oci://cgr.dev/acme/chart:1.2"
  set {
    name  = "image"
    value = "cgr.dev/acme/set:1"
  }
  values = [<<EOF
image: cgr.dev/acme/heredoc:1
EOF
  ]
}
