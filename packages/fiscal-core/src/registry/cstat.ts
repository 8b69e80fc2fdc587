import type { CStatCategory, CStatRow } from '../vocabulary/cstat-row.ts';
import { moduleOf } from './documents.ts';

export interface CStat {
  readonly code: string;
  readonly message: string;
  readonly category: CStatCategory;
  readonly sources: string;
  /** True when `message` is our wording, because no official text was found. */
  readonly provisional: boolean;
  readonly rules: readonly string[];
}

const toCStat = ([code, category, sources, message, rules]: CStatRow): [string, CStat] => [
  code,
  { code, message, category, sources, provisional: sources === 'M', rules: rules?.split(' ') ?? [] },
];

/** Tables by their rows: types may share theirs. */
const tables = new WeakMap<readonly CStatRow[], ReadonlyMap<string, CStat>>();
const NONE: readonly CStatRow[] = [];

function tableOf(type: string): ReadonlyMap<string, CStat> {
  const rows = moduleOf(type)?.cstats ?? NONE;
  const known = tables.get(rows);
  if (known !== undefined) return known;
  const made = new Map(rows.map(toCStat));
  tables.set(rows, made);
  return made;
}

/** Every code of a document type, in ascending order. */
export const cstatsOf = (type: string): readonly CStat[] => [...tableOf(type).values()];

export const cstat = (type: string, code: string): CStat | undefined => tableOf(type).get(code);

/** The official text of a code; `''` when the code is in no table. */
export const xMotivoOf = (type: string, code: string): string => cstat(type, code)?.message ?? '';

/** What a code means for a document that was sent. */
export type Disposition =
  | 'autorizado'
  | 'rejeitado'
  | 'denegado'
  | 'duplicado'
  | 'recibo'
  | 'lote'
  | 'indisponivel'
  | 'duvida';

const BY_CATEGORY: Partial<Record<CStatCategory, Disposition>> = {
  authorized: 'autorizado',
  authorizedLate: 'autorizado',
  denied: 'denegado',
  lotReceived: 'recibo',
  processing: 'recibo',
  lotProcessed: 'lote',
  duplicate: 'duplicado',
  deniedOnRecord: 'duplicado',
  duplicateEvent: 'rejeitado',
  serviceDownShort: 'indisponivel',
  serviceDownUndefined: 'indisponivel',
  svcDisabling: 'indisponivel',
  svcDisabled: 'indisponivel',
  overuse: 'indisponivel',
  rejected: 'rejeitado',
  // 142: an older EPEC of the company waits for its document.
  environmentBlockedEpec: 'rejeitado',
};

/**
 * cStat → what it means for the document. A code in no table is a rejection, as the manuals say of codes from 200 on;
 * a 1xx that is not a verdict decides nothing.
 */
export function disposition(code: string, type: string): Disposition {
  const known = cstat(type, code);
  if (known) return BY_CATEGORY[known.category] ?? 'duvida';
  return /^[2-9]\d{2,3}$|^1\d{3}$/.test(code) ? 'rejeitado' : 'duvida';
}

/** What a code means for a key that was asked about. */
export type KeyDisposition =
  | 'autorizado'
  | 'cancelado'
  | 'denegado'
  | 'desconhecido'
  | 'indisponivel'
  | 'recusado';

const KEY_BY_CATEGORY: Partial<Record<CStatCategory, KeyDisposition>> = {
  authorized: 'autorizado',
  authorizedLate: 'autorizado',
  cancelled: 'cancelado',
  cancelledLate: 'cancelado',
  eventCancelLate: 'cancelado',
  closed: 'autorizado',
  substituted: 'autorizado',
  denied: 'denegado',
  deniedOnRecord: 'denegado',
  serviceDownShort: 'indisponivel',
  serviceDownUndefined: 'indisponivel',
  svcDisabling: 'indisponivel',
  svcDisabled: 'indisponivel',
  overuse: 'indisponivel',
  // Of the document there is only its EPEC.
  epecAuthorized: 'desconhecido',
};

/** 217 in every document type: the authority does not know the key. */
const UNKNOWN_KEY = '217';

export function keyDisposition(code: string, type: string): KeyDisposition {
  if (code === UNKNOWN_KEY) return 'desconhecido';
  const category = cstat(type, code)?.category;
  return (category && KEY_BY_CATEGORY[category]) ?? 'recusado';
}

/** What a code means for an event that was sent; `duplicado` = its type, key and sequence are on record. */
export type EventDisposition = 'registrado' | 'recusado' | 'duplicado' | 'indisponivel' | 'duvida';

const EVENT_REGISTERED: ReadonlySet<CStatCategory> = new Set([
  'eventRegistered',
  'eventRegisteredUnlinked',
  'eventRegisteredWithAlert',
  'eventCancelLate',
]);

export function eventDisposition(code: string, type: string): EventDisposition {
  const category = cstat(type, code)?.category;
  if (category === 'duplicateEvent') return 'duplicado';
  if (category && EVENT_REGISTERED.has(category)) return 'registrado';
  return sentDisposition(code, type);
}

/** What a code means for a range of numbers to be voided. */
export type InutDisposition = 'homologado' | 'repetido' | 'recusado' | 'indisponivel' | 'duvida';

/** 563: this very range was voided by an earlier request. */
const REPEATED_RANGE = '563';

export function inutDisposition(code: string, type: string): InutDisposition {
  if (code === REPEATED_RANGE) return 'repetido';
  return cstat(type, code)?.category === 'inutilized' ? 'homologado' : sentDisposition(code, type);
}

/** What is no success: away, refused (what a document would call a duplicity is a refusal here), or nothing that decides. */
function sentDisposition(code: string, type: string): 'indisponivel' | 'recusado' | 'duvida' {
  const kind = disposition(code, type);
  if (kind === 'indisponivel') return kind;
  return kind === 'rejeitado' || kind === 'duplicado' || kind === 'denegado' ? 'recusado' : 'duvida';
}

/** How long a client that met this code should stay away: the overuse block lasts an hour (MOC 7.0 §4.3). */
export const retryAfterSecondsOf = (code: string, type: string): number | null =>
  cstat(type, code)?.category === 'overuse' ? 3600 : null;
