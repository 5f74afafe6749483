image = "cgr.dev/acme/prod:1"
