import type { Db } from '../base/client.ts';
import { inAccount, type Sql } from '../base/transaction.ts';
import { targetOfSpace } from '../numbers/number-space.ts';
import type { SeriesView } from '../numbers/numbering.ts';
import { isProvenDocument } from '../numbers/proven-documents.ts';
import { SERIES_OF_CLIENTS } from '../numbers/series.ts';
import { STEP_MAX } from './import-series.ts';

/**
 * Decisions of a person about a série that an import left alone, or that an earlier release moved. `continuar`:
 * imported documents lie ahead of the counter. `voltar`: numbers right below it belong to documents that the
 * authority contradicted, or to unconfirmed ones. The latter count if they moved the counter before proof was
 * required, or leave the série hardly a number.
 */
export const PROPOSALS = ['continuar', 'voltar'] as const;

export interface SeriesProposal extends SeriesView {
  readonly kind: (typeof PROPOSALS)[number];
  /** Numbers of the imported documents that it is about. */
  readonly first: number;
  readonly last: number;
  readonly documents: number;
  /** Number of proven ones among them. */
  readonly proven: number;
  readonly proposedNumero: number;
}

/** Numbers read of one série, from its counter on. */
const LOOKED_AT = 20_000;
/** Proposed of one série at once; the next ones follow as the counter moves. */
const RUNS_MAX = 10;
const LAST_NUMERO = 999_999_999;

/** The document `d` of a number below the counter of the série `s` does not justify the counter. */
const SUSPECT = `coalesce(d.import_state = 'contradicted'
  or (n.numero > ${LAST_NUMERO - STEP_MAX} and d.import_state = 'unconfirmable')
  or (s.next_numero = s.unproven_next and not ${isProvenDocument('d')}), false)`;

/** Séries with something to decide. */
const SERIES = `
  select * from (
    select s.id, c.id as "clientId", s.environment, s.emitente, s.modelo, s.serie, s.next_numero as "nextNumero",
           exists (select 1 from numbers n where n.series_id = s.id and n.numero >= s.next_numero and n.state = 'usado') as ahead,
           (select ${SUSPECT} from numbers n left join documents d on d.id = n.document_id
             where n.series_id = s.id and n.numero < s.next_numero and n.state <> 'livre'
             order by n.numero desc limit 1) as behind
      from ${SERIES_OF_CLIENTS}
     where c.id = $1) s
   where ahead or behind order by environment, modelo, serie, emitente`;

/** A document that its authority contradicted proposes nothing. */
const AHEAD = `
  select n.numero, ${isProvenDocument('d')} as proven
    from numbers n join documents d on d.id = n.document_id
   where n.series_id = $1 and n.numero >= $2 and n.state = 'usado' and d.import_state <> 'contradicted'
   order by n.numero limit $3`;

const BEHIND = `
  select n.numero, not ${SUSPECT} as proven
    from number_series s join numbers n on n.series_id = s.id left join documents d on d.id = n.document_id
   where s.id = $1 and n.numero < $2 and n.state <> 'livre'
   order by n.numero desc limit $3`;

interface Known {
  readonly numero: number;
  readonly proven: boolean;
}

interface Row extends Omit<SeriesView, 'target'> {
  readonly id: string;
  readonly environment: number;
  readonly ahead: boolean;
  readonly behind: boolean | null;
}

/** Numbers with no more than a thousand between one and the next. */
function runsOf(numbers: readonly Known[]): readonly (readonly Known[])[] {
  const runs: Known[][] = [];
  for (const each of numbers) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run === undefined || before === undefined || each.numero - before.numero > STEP_MAX)
      runs.push([each]);
    else run.push(each);
  }
  return runs;
}

const about = (numbers: readonly Known[]) => ({
  first: Math.min(...numbers.map(({ numero }) => numero)),
  last: Math.max(...numbers.map(({ numero }) => numero)),
  documents: numbers.length,
  proven: numbers.filter(({ proven }) => proven).length,
});

async function proposalsOf(
  sql: Sql,
  { id, environment, ahead, behind, ...row }: Row,
): Promise<SeriesProposal[]> {
  const series = { ...row, target: targetOfSpace(environment) };
  const read = async (name: string, text: string) =>
    (await sql.query<Known>({ name, text, values: [id, row.nextNumero, LOOKED_AT] })).rows;
  const proposals: SeriesProposal[] = [];
  if (ahead)
    for (const run of runsOf(await read('series_ahead', AHEAD)).slice(0, RUNS_MAX)) {
      const found = about(run);
      if (found.last === LAST_NUMERO) continue;
      proposals.push({ ...series, kind: 'continuar', ...found, proposedNumero: found.last + 1 });
    }
  if (behind) {
    const below = await read('series_behind', BEHIND);
    const end = below.findIndex(({ proven }) => proven);
    const unproven = end === -1 ? below : below.slice(0, end);
    const found = about(unproven);
    const highestProven = below[end]?.numero ?? (below.length < LOOKED_AT ? 0 : found.first - 1);
    proposals.push({ ...series, kind: 'voltar', ...found, proposedNumero: highestProven + 1 });
  }
  return proposals;
}

/** Open decisions about a company's séries, with their present numbers; none for an unknown company. */
export const listSeriesProposals = (
  db: Db,
  accountId: string,
  clientId: string,
): Promise<readonly SeriesProposal[]> =>
  inAccount(db, accountId, async (sql) => {
    const { rows } = await sql.query<Row>({
      name: 'series_proposals',
      text: SERIES,
      values: [clientId],
    });
    const proposals: SeriesProposal[] = [];
    for (const row of rows) proposals.push(...(await proposalsOf(sql, row)));
    return proposals;
  });
