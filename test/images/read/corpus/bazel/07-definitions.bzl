"""Images, such as cgr.dev/acme/docstring:1."""
IMAGES = ["cgr.dev/acme/list:1", 'cgr.dev/acme/single:2']
oci_pull(image = "cgr.dev/acme/untagged")
