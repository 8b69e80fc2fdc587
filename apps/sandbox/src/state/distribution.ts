import type { Pool } from 'pg';

/** A party's use of its sequence. Times are milliseconds since the epoch, by the world's clock. */
export interface PartyUse {
  readonly nsu: number;
  /** `ultNSU` of the last answer to any caller. */
  readonly given: number;
  /** The same of the last answer to another system of the party. */
  readonly neighborNsu: number;
  readonly usedAtMs: number;
  readonly endedAtMs: number | null;
  readonly blockedUntilMs: number | null;
  /** Queries by NSU and by key of the last hour. */
  readonly singles: readonly number[];
  /** Queries answered 656, in all. */
  readonly refused: number;
}

/** Sequences of one document type in a world. */
export interface Sequences {
  readonly world: string;
  /** Type of the documents. */
  readonly service: string;
}

export interface NewRow {
  readonly party: string;
  readonly chave: string;
  /** Value of `docZip@schema`. */
  readonly schema: string;
  readonly xml: string;
}

export interface DistributedRow {
  readonly nsu: number;
  readonly chave: string;
  readonly schema: string;
  readonly xml: string;
}

const USE = `nsu::float8 as nsu, given::float8 as given, neighbor_nsu::float8 as "neighborNsu", used_at_ms as "usedAtMs", ended_at_ms as "endedAtMs",
  blocked_until_ms as "blockedUntilMs", singles, refused`;
const ROW = 'nsu::float8 as nsu, chave, schema, xml';

const WRITE = `
  with active as (
    update distribution_parties set nsu = nsu + 1
     where world = $1 and service = $8 and party = $2 and used_at_ms >= $6 returning nsu
  ), every as (
    insert into distribution_parties as p (world, service, party, nsu, used_at_ms)
    select $1, $8, $2, 1, $7 where $6::float8 is null
    on conflict (world, service, party) do update set nsu = p.nsu + 1 returning nsu
  )
  insert into distribution_documents (world, service, party, nsu, chave, schema, xml, at_ms)
  select $1, $8, $2, nsu, $3, $4, $5, $7 from (table active union all table every) party`;

/** Decides a query; again when another one of the party was counted meanwhile. */
async function useParty<T>(
  pool: Pool,
  { world, service, party, nowMs }: Sequences & { readonly party: string; readonly nowMs: number },
  decide: (use: PartyUse) => Promise<{ readonly use: PartyUse; readonly value: T }>,
): Promise<T> {
  await pool.query(
    'insert into distribution_parties (world, service, party, used_at_ms) values ($1, $2, $3, $4) on conflict do nothing',
    [world, service, party, nowMs],
  );
  for (;;) {
    const { rows } = await pool.query<PartyUse & { readonly revision: number }>(
      `select ${USE}, revision from distribution_parties where world = $1 and service = $2 and party = $3`,
      [world, service, party],
    );
    const [before] = rows;
    if (before === undefined) throw new Error('the party was not written');
    const { use, value } = await decide(before);
    const { rowCount } = await pool.query(
      `update distribution_parties
          set given = $3, used_at_ms = $4, ended_at_ms = $5, blocked_until_ms = $6, singles = $7, refused = $8, neighbor_nsu = $11, revision = revision + 1
        where world = $1 and party = $2 and revision = $9 and service = $10`,
      [
        world,
        party,
        use.given,
        use.usedAtMs,
        use.endedAtMs,
        use.blockedUntilMs,
        use.singles,
        use.refused,
        before.revision,
        service,
        use.neighborNsu,
      ],
    );
    if (rowCount === 1) return value;
  }
}

export const createDistributionStore = (pool: Pool) => ({
  /** Gives each row the next NSU of its party; parties that did not ask since `activeSinceMs` get none. Null: every party gets one. */
  write: async (
    { world, service }: Sequences,
    rows: readonly NewRow[],
    { nowMs, activeSinceMs }: { readonly nowMs: number; readonly activeSinceMs: number | null },
  ): Promise<void> => {
    for (const { party, chave, schema, xml } of rows)
      await pool.query({
        name: 'distribution-write',
        text: WRITE,
        values: [world, party, chave, schema, xml, activeSinceMs, nowMs, service],
      });
  },
  /** Decides a query, as `useParty` does. */
  use: <T>(
    of: Sequences,
    more: { readonly party: string; readonly nowMs: number },
    decide: (use: PartyUse) => Promise<{ readonly use: PartyUse; readonly value: T }>,
  ): Promise<T> => useParty(pool, { ...of, ...more }, decide),
  /** Rows after an NSU, ascending. */
  after: async (
    { world, service }: Sequences,
    { party, nsu }: { readonly party: string; readonly nsu: number },
    { sinceMs, limit }: { readonly sinceMs: number; readonly limit: number },
  ): Promise<readonly DistributedRow[]> => {
    const { rows } = await pool.query<DistributedRow>(
      `select ${ROW} from distribution_documents
        where world = $1 and service = $6 and party = $2 and nsu > $3 and at_ms >= $4 order by nsu limit $5`,
      [world, party, nsu, sinceMs, limit, service],
    );
    return rows;
  },
  /** Rows about a key whose file holds a text. */
  count: async (
    { world, service }: Sequences,
    party: string,
    { chave, holding }: { readonly chave: string; readonly holding: string },
  ): Promise<number> => {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from distribution_documents
        where world = $1 and service = $2 and party = $3 and chave = $4 and strpos(xml, $5) > 0`,
      [world, service, party, chave, `>${holding}<`],
    );
    return rows[0]?.count ?? 0;
  },
  one: async (
    { world, service }: Sequences,
    { party, nsu }: { readonly party: string; readonly nsu: number },
    sinceMs: number,
  ): Promise<DistributedRow | null> => {
    const { rows } = await pool.query<DistributedRow>(
      `select ${ROW} from distribution_documents where world = $1 and service = $5 and party = $2 and nsu = $3 and at_ms >= $4`,
      [world, party, nsu, sinceMs, service],
    );
    return rows[0] ?? null;
  },
  parties: async (world: string) => {
    const { rows } = await pool.query<PartyUse & { readonly service: string; readonly party: string }>(
      `select service, party, ${USE} from distribution_parties where world = $1 order by service, party`,
      [world],
    );
    return rows;
  },
});

export type DistributionStore = ReturnType<typeof createDistributionStore>;
