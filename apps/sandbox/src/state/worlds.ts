import type { Pool } from 'pg';
import type { OveruseCounts } from './overuse.ts';
import { transaction } from './transaction.ts';

/** Settings of a world that change every request made in it. */
export interface WorldSetting {
  readonly clockOffsetMs: number;
  /** True when some condition may apply: only then are they looked up. */
  readonly conditioned: boolean;
  /** True when some authority is down: only then is it looked up which. */
  readonly outaged: boolean;
  /** Companies whose calls are counted for consumo indevido. */
  readonly overuse: OveruseCounts;
}

/** Scenario that a test sets for requests without free text. */
export interface Condition {
  readonly id: number;
  /** Name of the platform's operation (`emit`, `status`, `query`…); null = any. */
  readonly operation: string | null;
  readonly uf: string | null;
  readonly service: string | null;
  /** CNPJ of the company whose calls it affects; null = every company's. */
  readonly cnpj: string | null;
  /** Scenario text, with or without `SANDBOX( )`. */
  readonly scenario: string;
  /** null = until it is removed. */
  readonly timesLeft: number | null;
}

export type NewCondition = Omit<Condition, 'id'>;

/** Properties of a request that a condition matches. */
export interface ConditionTarget {
  readonly operations: readonly string[];
  readonly uf: string | null;
  readonly service: string;
  /** CNPJ of the client certificate. */
  readonly cnpj: string | null;
  /** True = does not count a use of the condition. */
  readonly observe?: boolean;
}

const CONDITION = 'id::float8 as id, operation, uf, service, cnpj, scenario, times_left as "timesLeft"';

/** Documents name a person by the CPF behind zeros, as their keys do; worlds know the CPF alone. */
const OF_EMITTER = "(emitente = $2 or '000' || emitente = $2)";

// oxlint-disable-next-line max-lines-per-function -- one statement after another
export function createWorldStore(pool: Pool) {
  return {
    setting: async (world: string): Promise<WorldSetting> => {
      const { rows } = await pool.query<WorldSetting>({
        name: 'world-setting',
        text: `select coalesce(w.clock_offset_ms, 0)::float8 as "clockOffsetMs", coalesce(w.overuse, 'estritas') as overuse,
                      exists (select 1 from conditions where world = $1) as conditioned,
                      exists (select 1 from outages where world = $1) as outaged
                 from (select 1) one left join worlds w on w.id = $1`,
        values: [world],
      });
      const [row] = rows;
      if (row === undefined) throw new Error('a query without conditions gave no row');
      return row;
    },
    setClock: async (world: string, offsetMs: number) => {
      await pool.query(
        'insert into worlds (id, clock_offset_ms) values ($1, $2) on conflict (id) do update set clock_offset_ms = $2',
        [world, offsetMs],
      );
    },
    addCondition: async (world: string, condition: NewCondition): Promise<number> => {
      const { rows } = await pool.query<{ id: number }>(
        'insert into conditions (world, operation, uf, service, cnpj, scenario, times_left) values ($1, $2, $3, $4, $5, $6, $7) returning id::float8 as id',
        [
          world,
          condition.operation,
          condition.uf,
          condition.service,
          condition.cnpj,
          condition.scenario,
          condition.timesLeft,
        ],
      );
      return rows[0]?.id ?? 0;
    },
    listConditions: async (world: string): Promise<Condition[]> => {
      const { rows } = await pool.query<Condition>(
        `select ${CONDITION} from conditions where world = $1 order by conditions.id`,
        [world],
      );
      return rows;
    },
    clearConditions: async (world: string, id: number | null): Promise<number> => {
      const { rowCount } = await pool.query(
        'delete from conditions where world = $1 and ($2::bigint is null or id = $2)',
        [world, id],
      );
      return rowCount ?? 0;
    },
    /** The oldest condition that matches, or null. Counts a use unless the target has `observe`. */
    takeCondition: (world: string, target: ConditionTarget) => takeCondition(pool, world, target),
    /** Puts a company on the world's register; null values stay unchanged. */
    registerEmitter: async (
      world: string,
      { emitente, ie }: { readonly emitente: string; readonly ie: string | null },
    ) => {
      await pool.query(
        'insert into emitters (world, emitente, ie) values ($1, $2, $3) on conflict (world, emitente) do update set ie = coalesce($3, emitters.ie)',
        [world, emitente, ie],
      );
    },
    /** Entry of an emitter in the register. */
    emitter: async (world: string, emitente: string) => {
      const { rows } = await pool.query<{ ie: string | null }>({
        name: 'emitter',
        text: `select ie from emitters where world = $1 and ${OF_EMITTER}`,
        values: [world, emitente],
      });
      return { enabled: rows.length > 0, ie: rows[0]?.ie ?? null };
    },
    setSecurityCode: async (
      world: string,
      { emitente, cscId, csc }: { readonly emitente: string; readonly cscId: string; readonly csc: string },
    ) => {
      await pool.query(
        'insert into security_codes (world, emitente, csc_id, csc) values ($1, $2, $3, $4) on conflict (world, emitente, csc_id) do update set csc = $4',
        [world, emitente, cscId.replace(/^0+(?=\d)/, ''), csc],
      );
    },
    /** Security codes of the emitter the world knows, by id without leading zeros. */
    securityCodes: async (world: string, emitente: string): Promise<ReadonlyMap<string, string>> => {
      const { rows } = await pool.query<{ csc_id: string; csc: string }>({
        name: 'security-codes',
        text: `select csc_id, csc from security_codes where world = $1 and ${OF_EMITTER}`,
        values: [world, emitente],
      });
      return new Map(rows.map((row) => [row.csc_id, row.csc]));
    },
  };
}

/** Locks the row, so that parallel requests never share one use. Deletes a used-up condition. */
function takeCondition(pool: Pool, world: string, target: ConditionTarget): Promise<string | null> {
  return transaction(pool, async (client) => {
    const { rows } = await client.query<Condition>(
      `select ${CONDITION} from conditions
        where world = $1 and (operation is null or operation = any($2))
          and (uf is null or uf = $3) and (service is null or service = $4) and (cnpj is null or cnpj = $5)
        order by conditions.id limit 1 for update`,
      [world, target.operations, target.uf, target.service, target.cnpj],
    );
    const [row] = rows;
    if (row && row.timesLeft !== null && target.observe !== true) {
      await client.query(
        row.timesLeft > 1
          ? 'update conditions set times_left = times_left - 1 where id = $1'
          : 'delete from conditions where id = $1',
        [row.id],
      );
    }
    return row?.scenario ?? null;
  });
}
