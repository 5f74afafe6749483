oci_load(
    name = "load",
    image = ":app",
    repo_tags = ["cgr.dev/acme/app:1", "cgr.dev/acme/app:2"],
)
TAGS = ["cgr.dev/acme/run:1"]
