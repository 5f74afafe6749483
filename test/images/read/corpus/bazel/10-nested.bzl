oci_pull(
    attrs = {"image": "cgr.dev/acme/dictionary:1"},
    image = "cgr.dev/acme/nested",
    tag = "3",
)
