import type { Service } from '@fiscal/core/vocabulary/service';
import type { Scenario } from '../scenarios.ts';
import type { ListedRule, Marked } from './authority.ts';

/** Call of a REST service, after the certificate is accepted. */
export interface RestRequest {
  readonly world: string;
  readonly strict: boolean;
  /** CNPJ or CPF of the transmitter's certificate; null: it has none. */
  readonly holder: string | null;
  /** The world's clock. */
  readonly nowMs: number;
  /** Values of the path's `{…}` and of its query. */
  readonly params: Readonly<Record<string, string>>;
  /** Parsed JSON; undefined when there is none. */
  readonly body: unknown;
  /** Scenarios that decide what is answered rather than how. */
  readonly scenarios: readonly Scenario[];
}

export interface RestReply {
  readonly status: number;
  /** JSON; null = no body. */
  readonly body: object | null;
}

/** Operation of a REST service. */
export interface RestHandler {
  /** Platform operations that use it; conditions match by them. */
  readonly operations: readonly string[];
  /** Markers in the document that the body carries; absent: it carries none. */
  marked?(body: unknown): Marked | null;
  handle(request: RestRequest): Promise<RestReply>;
}

/** An authority that is a REST service: its operations by the service's name in the endpoint table. */
export interface RestAuthority {
  readonly type: string;
  readonly services: Readonly<Partial<Record<Service, RestHandler>>>;
  /** All rejections, each with its level in the sandbox. */
  readonly rules: readonly ListedRule[];
}
