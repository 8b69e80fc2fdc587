import type { Service } from '../vocabulary/service.ts';

/** Owner of the bytes about to leave. */
export interface Sending {
  readonly accountId: string;
  /** Document or range of numbers. */
  readonly subjectId: string;
  readonly attemptId: string | null;
  readonly eventId: string | null;
  readonly service: Service;
  readonly type: string;
}

/** Keeps what is sent where a lost database does not take it along; resolves when it is durable. */
export type Journal = (sending: Sending) => Promise<void>;

/** Calls that put something on record. */
export const SENDS: ReadonlySet<Service> = new Set([
  'autorizacao',
  'recepcaoEvento',
  'recepcaoEPEC',
  'inutilizacao',
]);

/** Wait of a document while the journal cannot be written. */
export const JOURNAL_PAUSE_SECONDS = 30;

export const NOT_JOURNALLED =
  'O diário de envios desta instalação não pôde ser gravado, e sem ele nada é enviado. O envio é tentado de novo sozinho; o operador vê a causa no log do worker.';
