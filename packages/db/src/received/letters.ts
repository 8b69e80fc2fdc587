import { LETTER_RESULTS, type LetterOutcome } from '@fiscal/core/vocabulary/received/letter';
import type { Db } from '../base/client.ts';
import { oneOf } from '../base/parse.ts';
import { queryInAccount } from '../base/transaction.ts';
import type { CompanyScope } from '../base/types.ts';
import { IMPORT_STATES, type ImportState } from '../imports/imports.ts';

/** A letter to the company's address, of the last 90 days. */
export interface ReceivedLetter {
  readonly id: string;
  /** The sender of the envelope, unproven; empty: an automatic answer. */
  readonly sender: string;
  readonly outcome: LetterOutcome;
  /** Names of its XML and ZIP files. */
  readonly names: readonly string[];
  /** Names of the other attachments. */
  readonly ignored: readonly string[];
  /** The entry among the files sent; null: there is none. */
  readonly filesId: string | null;
  readonly createdAt: Date;
}

type Row = Omit<ReceivedLetter, 'outcome'> & {
  readonly result: string;
  readonly state: string | null;
  readonly files: number | null;
  readonly taken: number | null;
};

const LIST = `
  select l.id, l.sender, l.result, l.names, l.ignored, l.import_id as "filesId", l.created_at as "createdAt", i.state, i.files,
         i.documents + i.events + i.known as taken
    from received_letters l left join imports i on i.id = l.import_id
   where l.account_id = $1 and l.environment = $2 and l.client_id = $3
     and ($4::uuid is null or (l.created_at, l.id) < (select c.created_at, c.id from received_letters c where c.id = $4 and c.client_id = $3))
   order by l.created_at desc, l.id desc limit $5`;

const WAITING: ReadonlySet<ImportState> = new Set(['aberta', 'recebida', 'processando']);

function outcomeOf({
  result,
  state,
  files,
  taken,
}: Pick<Row, 'result' | 'state' | 'files' | 'taken'>): LetterOutcome {
  const found = oneOf(LETTER_RESULTS, result);
  if (found !== 'guardada') return found;
  const reading = state === null ? null : oneOf(IMPORT_STATES, state);
  if (reading === null || WAITING.has(reading)) return 'na_fila';
  if (reading === 'interrompida') return 'interrompida';
  if (files === 0) return 'sem_arquivo';
  return taken === 0 ? 'nada_entrou' : 'entrou';
}

/** Letters of the company in one environment, newest first; one more than `limit` is never returned. */
export async function listLetters(
  db: Db,
  { accountId, clientId, environment }: CompanyScope,
  { cursor, limit }: { readonly cursor?: string; readonly limit: number },
): Promise<{ readonly data: readonly ReceivedLetter[]; readonly next: string | null }> {
  const { rows } = await queryInAccount<Row>(db, accountId, {
    name: 'list_letters',
    text: LIST,
    values: [accountId, environment, clientId, cursor ?? null, limit + 1],
  });
  const data = rows.slice(0, limit).map(({ result, state, files, taken, ...letter }) => ({
    ...letter,
    outcome: outcomeOf({ result, state, files, taken }),
  }));
  return { data, next: rows.length > limit ? (data.at(-1)?.id ?? null) : null };
}
