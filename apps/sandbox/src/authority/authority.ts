import type { Service } from '@fiscal/core/vocabulary/service';
import type { XmlElement } from '@fiscal/core/xml/parse';
import type { Brackets } from '../rules/rule.ts';
import type { Scenario } from '../scenarios.ts';

/** Call of a SOAP service, after the certificate is accepted and the envelope is opened. */
export interface ServiceRequest {
  readonly world: string;
  readonly authorizer: string;
  /** CNPJ or CPF of the client certificate; null when it names none. */
  readonly holder: string | null;
  readonly strict: boolean;
  /** The world's clock. */
  readonly nowMs: number;
  /** Root element of the message. */
  readonly payload: XmlElement;
  /** The message exactly as it came. */
  readonly content: string;
  /** An element of it exactly as it came. */
  readonly cut: (element: XmlElement) => string;
  /** Scenarios that decide what is answered rather than how. */
  readonly scenarios: readonly Scenario[];
}

/** Refusal of a whole message. */
export interface Refusal {
  readonly cStat: string;
  readonly brackets?: Brackets;
  /** Replaces the text of the type's table. */
  readonly text?: string;
  readonly authorizer: string;
  readonly nowMs: number;
  /** The message when it could be read. */
  readonly payload: XmlElement | null;
}

/** Scenarios that the markers of a document ask for. */
export interface Marked {
  /** Uses are counted per document key. */
  readonly chave: string;
  readonly scenarios: readonly Scenario[];
}

/** Web service of a document type. */
export interface ServiceHandler {
  /** Platform operations that use it; conditions match by them. */
  operations(payload: XmlElement): readonly string[];
  /** Sigla of the UF concerned; null when the message has none. */
  ufOf(payload: XmlElement): string | null;
  /** Markers in the message's documents; absent: it has none. */
  marked?(payload: XmlElement, content: string): Marked | null;
  handle(request: ServiceRequest): Promise<string>;
  /** A refusal in this service's own answer. */
  refuse(refusal: Refusal): string;
}

/** All the services the sandbox offers for a document type. */
export interface Authority {
  readonly type: string;
  /** Largest message, in bytes. Source: protocol §1. */
  readonly bytesMax: number;
  readonly services: Readonly<Partial<Record<Service, ServiceHandler>>>;
  /** All rejections, each with its level in the sandbox. */
  readonly rules: readonly ListedRule[];
}

/** A row of `npm run sandbox:rules`. */
export interface ListedRule {
  readonly cStat: string;
  readonly level: 'on' | 'strict' | 'marker' | 'not-built';
  readonly stage: string;
  readonly source: string;
  readonly modelos: readonly string[];
  /** Type of event it belongs to; null = a document's, or every event's. */
  readonly event: string | null;
  readonly message: string;
  readonly provisional: boolean;
  /** Strength of the rule in validation before sending; null = only the authority applies it. */
  readonly predicted: 'obrig' | 'facul' | 'cadastro' | 'notice' | null;
  /** Reason why validation leaves the rule to the authority; null where validation applies it, or where the reason is not recorded. */
  readonly authorityOnly: string | null;
}
