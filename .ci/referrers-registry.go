// A registry with the referrers API of OCI 1.1, on the port of 127.0.0.1 that is given.
package main

import (
	"log"
	"net/http"
	"os"

	"github.com/google/go-containerregistry/pkg/registry"
)

func main() {
	handler := registry.New(registry.WithReferrersSupport(true), registry.Logger(log.New(os.Stderr, "", 0)))
	log.Fatal(http.ListenAndServe("127.0.0.1:"+os.Args[1], handler))
}
