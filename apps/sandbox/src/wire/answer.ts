/** Content of an answer on the wire. */
export type WireAnswer =
  /** Content of the SOAP result element. */
  | { readonly kind: 'mensagem'; readonly xml: string }
  /** Infrastructure answering instead of the service. */
  | { readonly kind: 'http'; readonly status: number; readonly html: string }
  /** SOAP Fault, HTTP 500. */
  | { readonly kind: 'fault'; readonly reason: string }
  /** Bytes that are no XML, HTTP 200. */
  | { readonly kind: 'lixo' }
  /** The connection is cut. */
  | { readonly kind: 'corte' };

/** Answer and its delay in milliseconds, with the scenarios applied. */
export interface Delivery<Answer = WireAnswer> {
  readonly answer: Answer;
  readonly delayMs: number;
}
