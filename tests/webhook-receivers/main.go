// `true` or `false` for each five arguments: key, id, timestamp, signatures and body.
package main

import (
	"fmt"
	"net/http"
	"os"
	"strings"
)

func main() {
	for args := os.Args[1:]; len(args) > 0; args = args[5:] {
		header := http.Header{}
		header.Set("webhook-id", args[1])
		header.Set("webhook-timestamp", args[2])
		header.Set("webhook-signature", args[3])
		if strings.HasPrefix(args[0], "whpk_") {
			fmt.Println(verifyPublic([]byte(args[4]), header, args[0]))
		} else {
			fmt.Println(verify([]byte(args[4]), header, args[0]))
		}
	}
}
