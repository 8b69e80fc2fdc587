import type { Service } from './service.ts';

/** End of an exchange with an authority, as in the reply to the calling step (`SefazReply`). */
export const EXCHANGE_ENDINGS = ['resposta', 'nao-enviado', 'sem-resposta', 'bloqueado'] as const;
export type ExchangeEnding = (typeof EXCHANGE_ENDINGS)[number];

/** Facts of a server's certificate. */
export interface ServerCertificate {
  /** Hexadecimal, lower case. */
  readonly sha256: string;
  /** Format of Node: `CN=…, O=…`. */
  readonly subject: string;
  readonly issuer: string;
  readonly validFrom: Date;
  readonly validTo: Date;
}

export interface ExchangeTls {
  /** `TLSv1.2`. */
  readonly protocol: string;
  readonly cipher: string;
  /** Over a connection that was there already. */
  readonly reused: boolean;
}

/** Milliseconds from the beginning; null = it did not come to that, or the connection was there already. */
export interface ExchangeTimings {
  readonly dnsMs: number | null;
  readonly connectMs: number | null;
  readonly tlsMs: number | null;
  readonly firstByteMs: number | null;
  readonly totalMs: number;
}

/** Facts of an exchange on the wire. */
export interface ExchangeFacts {
  readonly startedAt: Date;
  readonly method: string;
  readonly url: string;
  readonly contentType: string;
  /** `address:port` at the other end. */
  readonly peer: string | null;
  readonly tls: ExchangeTls | null;
  readonly certificate: ServerCertificate | null;
  readonly timings: ExchangeTimings;
  readonly httpStatus: number | null;
  readonly answerType: string | null;
  readonly ending: ExchangeEnding;
  /** Code of a fault of the connection. */
  readonly fault: string | null;
  /** pt-BR; null for an answer. */
  readonly cause: string | null;
}

/** A complete exchange, without headers, keys and certificates of the company. */
export interface SeenExchange extends ExchangeFacts {
  /** Bytes of the body that were, or were to be, sent. */
  readonly request: Buffer;
  /** Bytes of the body that came, unzipped; of one that was cut, what there was of it. */
  readonly answer: Buffer | null;
}

/** Purpose of an exchange. */
export interface ExchangeSubject {
  readonly accountId: string;
  /** A document or an inutilização. */
  readonly subjectId: string;
  readonly attemptId: string | null;
  readonly eventId: string | null;
  /** Stored bytes that the request carries, so that they need not be stored twice. */
  readonly signed: {
    readonly kind: 'assinado' | 'evento-assinado';
    readonly ownerId: string;
    readonly xml: Buffer;
  } | null;
}

export interface MadeExchange extends ExchangeSubject, SeenExchange {
  readonly service: Service;
}

/** Takes note of an exchange; never throws and never waits. */
export type RecordExchange = (exchange: MadeExchange) => void;

/** An answer as it came, read back from its exchange. */
export interface RecordedAnswer {
  readonly httpStatus: number;
  readonly body: Buffer;
}
