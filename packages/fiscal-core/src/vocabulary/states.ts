import { EVENT_WORDS, type EventKind } from './events/event-words.ts';

/** The contract's `status` values. */
export const DOCUMENT_STATUS = [
  'PENDENTE',
  'AUTORIZADA',
  'REJEITADA',
  'CANCELADA',
  'ENCERRADA',
  'ERRO_TECNICO',
] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUS)[number];

/** States of a number in (account, environment, CNPJ of the issuer, modelo, série). */
export const NUMBER_STATES = ['livre', 'reservado', 'usado', 'alheio', 'inutilizado'] as const;
export type NumberState = (typeof NUMBER_STATES)[number];

export const OPERATION_STATES = ['pendente', 'concluida', 'recusada', 'erro'] as const;
export type OperationState = (typeof OPERATION_STATES)[number];

/** `assinado` stored, not sent; `enviando` bytes may be out (doubt until answered). */
export const ATTEMPT_STATES = [
  'assinado',
  'enviando',
  'recusado',
  'autorizado',
  'denegado',
  'substituido',
] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];

export type { EventKind } from './events/event-words.ts';

const isKind = (kind: string): kind is EventKind => kind in EVENT_WORDS;

/** Values of `operations.kind` and `events.type`. */
export const EVENT_KINDS: readonly EventKind[] = Object.keys(EVENT_WORDS).filter(isKind);

export const EVENT_STATUS = ['pendente', 'autorizado', 'erro_autorizacao'] as const;
export type EventStatus = (typeof EVENT_STATUS)[number];
