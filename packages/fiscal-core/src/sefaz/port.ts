import type { KeyObject } from 'node:crypto';
import type { Ambiente, Service } from '../vocabulary/service.ts';

/** Client identity of a mutual TLS connection. `id` tells connections apart for reuse (the certificate's thumbprint). */
export interface ClientIdentity {
  readonly id: string;
  /** PEM, unencrypted; lives only in memory. */
  readonly keyPem: string;
  /** PEM, end certificate first, then its chain. */
  readonly certPem: string;
  readonly privateKey: KeyObject;
  readonly certificateBase64: string;
}

export interface SefazRequest {
  readonly type: string;
  readonly service: Service;
  readonly uf: string;
  /** Ask this authorizer instead of the UF's own (`eventRoute`). */
  readonly authorizer?: string;
  readonly ambiente: Ambiente;
  /** `sandbox` for test tokens, `live` for the real authorities (refused while LIVE_TRANSMISSION is off). */
  readonly target: 'sandbox' | 'live';
  /** Message payload, canonical, no XML declaration. */
  readonly payload: Buffer | string;
  readonly identity: ClientIdentity;
  readonly timeoutMs: number;
  /** Transport metadata for the sandbox only (`X-Sandbox-Strict`); never sent to a real authority. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

/** The transport's answer; the content is judged by `sefaz/messages`. */
export type SefazReply =
  /** HTTP 200 with an XML body; `xml` is the body of the SOAP message's only child as text. */
  | { readonly kind: 'resposta'; readonly xml: string; readonly latencyMs: number }
  /** No byte of the request left this machine. */
  | { readonly kind: 'nao-enviado'; readonly cause: string }
  /** At least one byte may have left and no readable answer came (timeout, cut, 5xx, Fault, not XML). */
  | { readonly kind: 'sem-resposta'; readonly cause: string; readonly httpStatus: number | null }
  /** Not allowed to call: live transmission off, no endpoint. */
  | { readonly kind: 'bloqueado'; readonly code: string; readonly cause: string };

/** The only way out to an authority. Never throws for what the network does. */
export interface SefazPort {
  call(request: SefazRequest): Promise<SefazReply>;
}
