package main

const image = "cgr.dev/acme/code:1" // cgr.dev/acme/comment:1
var digestOnly = "cgr.dev/acme/digest@sha256:ababababababababababababababababababababababababababababababab00"
