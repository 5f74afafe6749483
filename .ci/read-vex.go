// Reads an OpenVEX file as scanners do: `read-vex <file> <purl of the image>`. Every statement of the file has to be found by
// the package's own purl, and by the image's with the package as its subcomponent.
package main

import (
	"fmt"
	"os"

	"github.com/openvex/go-vex/pkg/vex"
)

func main() {
	document, err := vex.Open(os.Args[1])
	if err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
	if len(document.Statements) == 0 {
		fmt.Println("the file has no statement")
		os.Exit(1)
	}
	for _, statement := range document.Statements {
		if err := statement.Validate(); err != nil {
			fmt.Println(err)
			os.Exit(1)
		}
		name := string(statement.Vulnerability.Name)
		// A scanner's purl has qualifiers.
		scanned := "pkg:apk/wolfi/openssl@3.3.0-r0?arch=x86_64&distro=wolfi"
		if len(document.Matches(name, scanned, nil)) == 0 {
			fmt.Println(name + ": no statement about " + scanned)
			os.Exit(1)
		}
		if len(document.Matches(name, os.Args[2], []string{scanned})) == 0 {
			fmt.Println(name + ": no statement about " + os.Args[2])
			os.Exit(1)
		}
		if len(document.Matches(name, "pkg:apk/wolfi/zlib@1.3-r0", nil)) != 0 {
			fmt.Println(name + ": a statement about a package that it does not concern")
			os.Exit(1)
		}
	}
	fmt.Printf("go-vex reads %d statements, for the package and for the image\n", len(document.Statements))
}
