oci_pull(image = "cgr.dev/acme/a:" + TAG, tag = tag)
oci_pull(name = "x")
other.pull(image = "cgr.dev/acme/other:1")
pull = 1
