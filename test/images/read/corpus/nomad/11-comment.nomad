/* image = "cgr.dev/acme/comment:1" */
config {
  image = "redis:7"
}
