target "x" {
  name = "x-${item}"
  matrix = { item = ["a", "b"] }
  contexts = item == "a" ? { base = "docker-image://cgr.dev/acme/a:1" } : {
    base = "docker-image://cgr.dev/acme/b:1"
  }
  args = {
    X = "${item == "a" ? "x" : "y"}"
    Y = "cgr.dev/acme/y:1"
  }
}
function "f" {
  params = [a]
  result = "${a}"
}
