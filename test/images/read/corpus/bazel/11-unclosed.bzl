a = """cgr.dev/acme/lost:1
