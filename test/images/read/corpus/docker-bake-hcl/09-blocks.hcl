/* target "no" { args = { A = "cgr.dev/not/this:1" } } */
target "a" {
  attest = ["type=provenance"]
  nested "x" {
    args = { A = "cgr.dev/not/this:1" }
  }
  args = { A = "cgr.dev/acme/a:1" }
}
args = { A = "cgr.dev/not/top:1" }
loose words
target
