import type { KeyObject } from 'node:crypto';
import type { SeenExchange } from '../vocabulary/exchange.ts';
import type { Reached } from '../vocabulary/probe.ts';
import type { Ambiente, Service } from '../vocabulary/service.ts';

/** Client identity of a mutual TLS connection. `id` separates connections for reuse (the certificate's thumbprint). */
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
  /** `live`: the real authorities, their test environment included (refused while LIVE_TRANSMISSION is off). */
  readonly target: 'sandbox' | 'live';
  /** Message payload, canonical, no XML declaration. */
  readonly payload: Buffer | string;
  readonly identity: ClientIdentity;
  readonly timeoutMs: number;
  /** Transport metadata for the sandbox only (`X-Sandbox-Strict`, `X-Sandbox-Observe`); never sent to a real authority. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  /** Called once after the exchange with any result; not called if no socket was opened. */
  readonly seen?: (exchange: SeenExchange) => void;
}

/** The transport's answer; the content is judged by `sefaz/messages`. */
export type SefazReply =
  /** HTTP 200 with an XML body; `xml` is the body of the SOAP message's only child as text. */
  | { readonly kind: 'resposta'; readonly xml: string; readonly latencyMs: number }
  /** No byte of the request left this machine. */
  | {
      readonly kind: 'nao-enviado';
      readonly cause: string;
      /** Time after which it may leave: it was stopped here, and the authority was not reached. */
      readonly retryAfterSeconds?: number;
      /** Fault of this machine's own network: it reveals nothing about the authority. */
      readonly ours?: true;
    }
  /** At least one byte may have left and no readable answer came (timeout, cut, 5xx, Fault, not XML). */
  | { readonly kind: 'sem-resposta'; readonly cause: string; readonly httpStatus: number | null }
  /** Nothing that waiting mends: live transmission off, no endpoint, a fault of the connection's configuration. Bytes may have left only where the server refused the certificate after them. */
  | { readonly kind: 'bloqueado'; readonly code: string; readonly cause: string };

/** Whether no authority was reached: it was stopped here, or the network is down. */
export const isUnasked = (reply: SefazReply): boolean =>
  reply.kind === 'nao-enviado' && (reply.retryAfterSeconds !== undefined || reply.ours === true);

/** The only way out to an authority. Never throws for what the network does. */
export interface SefazPort {
  call(request: SefazRequest): Promise<SefazReply>;
}

/** Makes a connection to where a request would go, and leaves it; null when it would go nowhere. */
export type Reach = (
  request: Pick<SefazRequest, 'type' | 'service' | 'uf' | 'ambiente' | 'target' | 'identity' | 'timeoutMs'>,
) => Promise<Reached | null>;
