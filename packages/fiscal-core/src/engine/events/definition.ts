import type { ZodType } from 'zod';
import type { Ambiente } from '../../vocabulary/service.ts';
import type { EventKind, EventStatus } from '../../vocabulary/states.ts';
import type { Notice } from '../document/definition.ts';
import type { Layout } from '../layout/types.ts';

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** Facts from which a document's events are built; read from the rows by the store. */
export interface EventSubject {
  /** Type as in `registry/documents.ts`. */
  readonly type: string;
  readonly environment: Ambiente;
  readonly uf: string;
  /** Authority that authorized the document instead of the UF's own, and takes its issuer's events. */
  readonly authorizer?: string;
  readonly accessKey: string;
  /** CNPJ (14) or CPF (11) of the issuer, who is the author. */
  readonly emitente: string;
  readonly dhEmi: string;
  /** Protocol of the document's authorization. */
  readonly protocolNumber: string;
  readonly authorizedAtMs: number;
  readonly tpEmis: string;
  /** True for an MDF-e whose cargo is included later; absent: it is not, or that is unknown. */
  readonly laterLoading?: boolean;
}

/** An event of the document that is on record with us. */
export interface EarlierEvent {
  readonly kind: EventKind;
  readonly sequence: number;
  readonly status: EventStatus;
  readonly protocolNumber: string | null;
  readonly details: Json | null;
}

/** Facts known only when the event is built. */
export interface EventMoment {
  /** nSeqEvento. */
  readonly sequence: number;
  /** `2026-11-21T10:00:00-03:00`. */
  readonly dhEvento: string;
  /** Protocol of the event that this one cancels (`EventDefinition.cancels`). */
  readonly nProtEvento: string | null;
  /** tpEvento of the same, for an event that cancels several types. */
  readonly tpEventoAut?: string | undefined;
  /** nSeqEvento of the same, for an event that names the other by its Id. */
  readonly sequenceAut?: number | undefined;
}

/** The event in canonical bytes, still without Signature. */
export interface BuiltEvent {
  readonly xml: Buffer;
  /** Default namespace of its root. */
  readonly namespace: string;
  /** infEvento/@Id: `ID` + tpEvento + key + sequence. */
  readonly id: string;
  /** Filled in or converted values and notices for the caller, pt-BR; null = none. */
  readonly details: JsonObject | null;
}

/** Reason why an operation cannot be requested: 409 with this code. */
export interface EventRefusal {
  readonly code: 'operacao_nao_permitida' | 'evento_inexistente';
  /** pt-BR. */
  readonly message: string;
}

/** The authority's refusal of an event that does not depend on its content. */
export interface AuthorityRefusal {
  readonly cStat: string;
  /** pt-BR, with the fix. */
  readonly message: string;
}

/** Definition of an event (`events/<family>/<event>.ts`). */
export interface EventDefinition {
  readonly kind: EventKind;
  readonly tpEvento: string;
  readonly descEvento: string;
  /** Document types that take it. */
  readonly types: readonly string[];
  /** Greatest nSeqEvento. */
  readonly sequenceMax: number;
  /** Source of that limit where it is not that of the event. */
  readonly sequenceSource?: string;
  /** Answered by the route itself, with the authority's verdict. */
  readonly synchronous: boolean;
  /**
   * Meaning of a foreign event with our type, key and sequence (573, 631): the document already is in the requested
   * state, or the next sequence is needed.
   */
  readonly duplicate: Duplicate;
  /** Status of the document after registration; null = unchanged. */
  readonly leaves: 'CANCELADA' | 'ENCERRADA' | null;
  /**
   * Document types whose authority refuses every such event: it is requested, as the contract has it, but not offered.
   */
  readonly refusedFor?: Readonly<Record<string, AuthorityRefusal>>;
  /** Party that sets the term of the event where no norm does. */
  readonly termBy?: 'municipio';
  readonly source: string;
  readonly layout: Layout;
  /**
   * The body in the contract's field names (also their synonyms, numbers and texts for each other) → what `operations.request`
   * keeps. Issues are custom ones: pt-BR message that names the field, `params: { code, tag, fix }`.
   */
  readonly input: ZodType<JsonObject>;
  /** The same with strict handling: unknown names and codes that lack zeros are refused too. */
  readonly strictInput: ZodType<JsonObject>;
  /** Parts of a body that `input` ignores, or writes differently. */
  readonly notices: (body: unknown) => readonly Notice[];
  /** Reason why this event cannot be requested now, before anything is queued; null = go. */
  refusal(subject: EventSubject, earlier: readonly EarlierEvent[], request: JsonObject): EventRefusal | null;
  /** nSeqEvento of the next one. */
  sequence(earlier: readonly EarlierEvent[], request: JsonObject): number;
  /** Protocol of the event that this one would cancel; null when it cancels none or there is none left. */
  cancels(earlier: readonly EarlierEvent[], request: JsonObject): string | null;
  build(request: JsonObject, subject: EventSubject, at: EventMoment): BuiltEvent;
}

export type Duplicate = 'adotar' | 'proxima-sequencia';
