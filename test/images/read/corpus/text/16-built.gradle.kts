jib {
  from { image = "cgr.dev/acme/jre:21" }
  to {
    image = "cgr.dev/acme/app:1"
  }
}
jib.to.image = "cgr.dev/acme/app:2"
// <to><image>cgr.dev/acme/app:3</image></to><from><image>cgr.dev/acme/base:4</image></from>
docker_build("cgr.dev/acme/app", ".")
