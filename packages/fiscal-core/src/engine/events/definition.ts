import type { ZodType } from 'zod';
import type { Ambiente } from '../../vocabulary/service.ts';
import type { EventKind, EventStatus } from '../../vocabulary/states.ts';
import type { Notice } from '../document/definition.ts';
import type { Layout } from '../layout/types.ts';

export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

/** What the events of one document are built from; read from the rows by the store. */
export interface EventSubject {
  /** As in `registry/documents.ts`. */
  readonly type: string;
  readonly environment: Ambiente;
  readonly uf: string;
  /** Who authorised the document in the place of the UF's own authority, and takes its issuer's events. */
  readonly authorizer?: string;
  readonly accessKey: string;
  /** CNPJ (14) or CPF (11) of the issuer, who is the author. */
  readonly emitente: string;
  readonly dhEmi: string;
  /** Protocol of the document's authorisation. */
  readonly protocolNumber: string;
  readonly authorizedAtMs: number;
  readonly tpEmis: string;
}

/** An event of the document that is on record with us. */
export interface EarlierEvent {
  readonly kind: EventKind;
  readonly sequence: number;
  readonly status: EventStatus;
  readonly protocolNumber: string | null;
  readonly details: Json | null;
}

/** What only the moment of building knows. */
export interface EventMoment {
  /** nSeqEvento. */
  readonly sequence: number;
  /** `2026-11-21T10:00:00-03:00`. */
  readonly dhEvento: string;
  /** Protocol of the event that this one cancels (`EventDefinition.cancels`). */
  readonly nProtEvento: string | null;
}

/** The event in canonical bytes, still without Signature. */
export interface BuiltEvent {
  readonly xml: Buffer;
  /** Default namespace of its root. */
  readonly namespace: string;
  /** infEvento/@Id: `ID` + tpEvento + key + sequence. */
  readonly id: string;
  /** What was filled in or converted and what the caller should know, pt-BR; null = nothing. */
  readonly details: JsonObject | null;
}

/** Why an operation cannot be asked for: 409 with this code. */
export interface EventRefusal {
  readonly code: 'operacao_nao_permitida' | 'evento_inexistente';
  /** pt-BR. */
  readonly message: string;
}

/** What every event fills (`events/<family>/<event>.ts`). */
export interface EventDefinition {
  readonly kind: EventKind;
  readonly tpEvento: string;
  readonly descEvento: string;
  /** Document types that take it. */
  readonly types: readonly string[];
  /** Greatest nSeqEvento. */
  readonly sequenceMax: number;
  /** Answered by the route itself, with the authority's verdict. */
  readonly synchronous: boolean;
  /**
   * What an event of somebody else with our type, key and sequence means (573, 631): the document already is what was asked for, or
   * the next sequence is to be taken.
   */
  readonly duplicate: Duplicate;
  /** What the document is once this is registered; null = what it was. */
  readonly leaves: 'CANCELADA' | 'ENCERRADA' | null;
  readonly source: string;
  readonly layout: Layout;
  /**
   * The body in the contract's field names (also their synonyms, numbers and texts for each other) → what `operations.request`
   * keeps. Issues are custom ones: pt-BR message that names the field, `params: { code, tag, fix }`.
   */
  readonly input: ZodType<JsonObject>;
  /** The same by strict handling: names that nobody knows and codes that lack zeros are refused too. */
  readonly strictInput: ZodType<JsonObject>;
  /** What `input` does not read of a body, or will not write as it was sent. */
  readonly notices: (body: unknown) => readonly Notice[];
  /** Why this event cannot be asked for now, before anything is queued; null = go. */
  refusal(subject: EventSubject, earlier: readonly EarlierEvent[], request: JsonObject): EventRefusal | null;
  /** Protocol of the event that this one would cancel; null when it cancels none or there is none left. */
  cancels(earlier: readonly EarlierEvent[], request: JsonObject): string | null;
  build(request: JsonObject, subject: EventSubject, at: EventMoment): BuiltEvent;
}

export type Duplicate = 'adotar' | 'proxima-sequencia';
