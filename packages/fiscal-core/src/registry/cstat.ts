import type { CStatCategory, CStatRow } from '../vocabulary/cstat-row.ts';
import type { Unproven } from '../vocabulary/outcome.ts';
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

const toCStat = ({ code, means, from, text, rules }: CStatRow): [string, CStat] => [
  code,
  {
    code,
    message: text,
    category: means,
    sources: from,
    provisional: from === 'M',
    rules: rules?.split(' ') ?? [],
  },
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

/** Question to the authority. */
export type Question = 'documento' | 'evento' | 'inutilizacao' | 'chave';

/** Meaning of a code as the answer to a question. */
export type Meaning =
  /** Authorized, registered or voided; of a key: on record and in force. */
  | 'aceito'
  /** For a key: on record and canceled. */
  | 'cancelado'
  | 'denegado'
  | 'rejeitado'
  /** The number, the key, the event or the range is on record. */
  | 'duplicado'
  | 'recibo'
  /** Nothing was accepted; retry later. */
  | 'indisponivel'
  /** For a key: not on record. */
  | 'desconhecido'
  /** Proves nothing: the key has to be queried. */
  | 'incerto';

type Row = readonly [documento: Meaning, evento: Meaning, inutilizacao: Meaning, chave: Meaning];
const COLUMN: Readonly<Record<Question, number>> = { documento: 0, evento: 1, inutilizacao: 2, chave: 3 };
const AWAY: Row = ['indisponivel', 'indisponivel', 'indisponivel', 'indisponivel'];
/** Proves nothing about the sent bytes; for a key it refuses the query. */
const BESIDE: Row = ['incerto', 'incerto', 'incerto', 'rejeitado'];
const REGISTERED: Row = ['incerto', 'aceito', 'incerto', 'rejeitado'];

const MEANINGS: Readonly<Record<CStatCategory, Row>> = {
  authorized: ['aceito', 'incerto', 'incerto', 'aceito'],
  authorizedLate: ['aceito', 'incerto', 'incerto', 'aceito'],
  cancelled: ['incerto', 'incerto', 'incerto', 'cancelado'],
  cancelledLate: ['incerto', 'incerto', 'incerto', 'cancelado'],
  closed: ['incerto', 'incerto', 'incerto', 'aceito'],
  substituted: ['incerto', 'incerto', 'incerto', 'aceito'],
  denied: ['denegado', 'rejeitado', 'rejeitado', 'denegado'],
  deniedOnRecord: ['duplicado', 'rejeitado', 'rejeitado', 'denegado'],
  inutilized: ['incerto', 'incerto', 'aceito', 'rejeitado'],
  lotReceived: ['recibo', 'incerto', 'incerto', 'rejeitado'],
  processing: ['recibo', 'incerto', 'incerto', 'rejeitado'],
  lotProcessed: BESIDE,
  lotNotFound: BESIDE,
  serviceUp: BESIDE,
  serviceDownShort: AWAY,
  serviceDownUndefined: AWAY,
  svcDisabling: AWAY,
  svcDisabled: AWAY,
  overuse: AWAY,
  duplicate: ['duplicado', 'rejeitado', 'rejeitado', 'rejeitado'],
  duplicateEvent: ['rejeitado', 'duplicado', 'rejeitado', 'rejeitado'],
  // Only the EPEC of the document exists.
  epecAuthorized: ['incerto', 'incerto', 'incerto', 'desconhecido'],
  // 142: an older EPEC of the company waits for its document.
  environmentBlockedEpec: ['rejeitado', 'rejeitado', 'rejeitado', 'rejeitado'],
  eventLotProcessed: BESIDE,
  eventRegistered: REGISTERED,
  eventRegisteredUnlinked: REGISTERED,
  eventRegisteredWithAlert: REGISTERED,
  eventCancelLate: ['incerto', 'aceito', 'incerto', 'cancelado'],
  noDocumentFound: BESIDE,
  documentFound: BESIDE,
  queryFound: BESIDE,
  info: BESIDE,
  rejected: ['rejeitado', 'rejeitado', 'rejeitado', 'rejeitado'],
};

/** Codes that mean the same in every type. 217: the key is not on record; 563: this very range was voided by an earlier request. */
const OF_EVERY_TYPE: Readonly<Partial<Record<Question, Readonly<Record<string, Meaning>>>>> = {
  chave: { '217': 'desconhecido' },
  inutilizacao: { '563': 'duplicado' },
};

/** Position of a code in an answer. */
export interface Place {
  /** In the answer to the document, event or range itself (`infProt`, `infEvento`, `infInut`), not in the header of the message. */
  readonly own: boolean;
  /** Whether that answer has a protocol number. */
  readonly protocol: boolean;
}

/** In the header of the message. */
export const HEADER: Place = { own: false, protocol: false };

/**
 * The only table of meanings. A code that no table lists refuses the query of a key; refuses a document, event or range
 * in its own answer without a protocol number, for any code (NT 2026.007 numbers rejections from 156 on); proves
 * nothing beside a protocol number, for 120 was once such a code; and in the header of a message refuses from 200 on,
 * as the manuals define.
 */
export function meaningOf(
  code: string,
  type: string,
  { question, place }: { readonly question: Question; readonly place: Place },
): Meaning {
  const fixed = OF_EVERY_TYPE[question]?.[code];
  if (fixed !== undefined) return fixed;
  const category = cstat(type, code)?.category;
  if (category !== undefined) return MEANINGS[category][COLUMN[question]] ?? 'incerto';
  if (question === 'chave') return 'rejeitado';
  if (place.own) return place.protocol ? 'incerto' : 'rejeitado';
  return /^(?:[2-9]\d{2}|[1-9]\d{3})$/.test(code) ? 'rejeitado' : 'incerto';
}

const ON_RECORD: ReadonlySet<Meaning> = new Set(['aceito', 'cancelado', 'denegado']);

/** A code that decides nothing at its position. For a document, codes of a key on record claim that it exists. */
export const unprovenCode = (
  type: string,
  question: 'documento' | 'evento',
  { cStat, xMotivo }: Pick<Unproven, 'cStat' | 'xMotivo'>,
): Unproven => ({
  cStat,
  xMotivo,
  claims: ON_RECORD.has(
    meaningOf(cStat, type, { question: question === 'documento' ? 'chave' : question, place: HEADER }),
  ),
});

/** Time that a client should pause after this code: the overuse block lasts an hour (MOC 7.0 §4.3). */
export const retryAfterSecondsOf = (code: string, type: string): number | null =>
  cstat(type, code)?.category === 'overuse' ? 3600 : null;
