// The same by Standard Webhooks' own library for Go.
package main

import (
	"fmt"
	"net/http"
	"os"

	webhooks "github.com/standard-webhooks/standard-webhooks/libraries/go"
)

func main() {
	for args := os.Args[1:]; len(args) > 0; args = args[5:] {
		header := http.Header{}
		header.Set("webhook-id", args[1])
		header.Set("webhook-timestamp", args[2])
		header.Set("webhook-signature", args[3])
		webhook, err := webhooks.NewWebhook(args[0])
		fmt.Println(err == nil && webhook.Verify([]byte(args[4]), header) == nil)
	}
}
