inputs = {
  image = { repository = "cgr.dev/acme/inputs", tag = "1.2", digest = "" }
}
