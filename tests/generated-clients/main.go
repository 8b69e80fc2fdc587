// Emits, waits, cancels and reads the paper by what openapi-generator made.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"

	emite "example.com/clients/emite"
)

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

func main() {
	var body emite.EmissaoNfe
	if err := json.Unmarshal(must(os.ReadFile(os.Args[1])), &body); err != nil {
		panic(err)
	}
	config := emite.NewConfiguration()
	config.Servers = emite.ServerConfigurations{{URL: os.Getenv("EMITE_URL")}}
	keys := map[string]emite.APIKey{"accessKey": {Key: os.Getenv("EMITE_ACCESS_KEY")}}
	ctx := context.WithValue(context.Background(), emite.ContextAPIKeys, keys)
	ctx = context.WithValue(ctx, emite.ContextAccessToken, os.Getenv("EMITE_TOKEN"))
	api := emite.NewAPIClient(config).NFEAPI

	emitted, _, err := api.EmitNfe(ctx).EmissaoNfe(body).Prefer("wait=30").Execute()
	id := must(emitted, err).InvoiceId
	document, _, err := api.GetNfe(ctx, id).Execute()
	fmt.Println(must(document, err).Status)
	reason := emite.NewCancelNfeBody("Pedido desfeito pelo cliente")
	cancelled, _, err := api.CancelNfe(ctx, id).CancelNfeBody(*reason).Prefer("wait=30").Execute()
	fmt.Println(must(cancelled, err).Event.Status)
	after, _, err := api.GetNfe(ctx, id).Execute()
	fmt.Println(must(after, err).Status)
	paper, _, err := api.PdfNfe(ctx, id).Execute()
	fmt.Println(string(must(io.ReadAll(must(paper, err)))[:5]))
}
