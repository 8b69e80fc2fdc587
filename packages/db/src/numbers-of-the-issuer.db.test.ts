import { randomUUID } from 'node:crypto';
import { manyOf, SEED } from '@fiscal/core/testing/holds';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from './testing/fresh-database.ts';
import { databaseUrls } from './testing/test-database.ts';
import { migrate } from './upkeep/migrate.ts';

/** The issuer; companies of its account count its numbers too. */
const ISSUER = '11222333000181';
const BRANCH = '11222333000262';
const STRANGER = '11444777000161';

interface Planted {
  readonly state: string;
  readonly documentId: string | null;
}
interface Counter {
  readonly cnpj: string;
  readonly next: number;
  readonly numbers: ReadonlyMap<number, Planted>;
}
interface Account {
  readonly accountId: string;
  readonly counters: readonly (Counter & { readonly clientId: string; readonly seriesId: string })[];
  /** Numbers of a range that is being voided, by the first company. */
  readonly pending: { readonly inicio: number; readonly fim: number } | null;
}

const STATES = ['livre', 'reservado', 'usado', 'alheio', 'inutilizado'] as const;
const SPAN = 8;

/** A counter as the version before may have left it: every number below it, or fewer when it was moved. */
const counter = (cnpj: string) =>
  fc
    .record({
      numbers: fc.array(fc.option(fc.constantFrom(...STATES), { freq: 4 }), { maxLength: SPAN }),
      ahead: fc.integer({ min: 0, max: 2 }),
    })
    .map(({ numbers, ahead }): Counter => {
      const known = numbers.flatMap((state, index): [number, Planted][] => {
        const documentId = state === 'livre' || state === 'inutilizado' ? null : randomUUID();
        return state === null ? [] : [[index + 1, { state, documentId }]];
      });
      return { cnpj, next: numbers.length + 1 + ahead, numbers: new Map(known) };
    });

const accounts = fc
  .record({
    counters: fc
      .tuple(counter(ISSUER), counter(BRANCH), counter('11222333000343'))
      .chain((all) => fc.subarray(all, { minLength: 1 })),
    pending: fc.option(fc.constant({ inicio: 3, fim: 4 }), { freq: 3 }),
  })
  .map(
    ({ counters, pending }): Account => ({
      accountId: randomUUID(),
      pending,
      counters: counters.map((each) => ({ ...each, clientId: randomUUID(), seriesId: randomUUID() })),
    }),
  );

const planted = fc.sample(accounts, { numRuns: manyOf(200), seed: SEED });
const refused = { accountId: randomUUID(), clientId: randomUUID() };

interface Merged {
  readonly id: string;
  readonly clients: readonly string[];
  readonly next: number;
  readonly numbers: ReadonlyMap<number, Planted>;
}

let client: pg.Client;
let drop: () => Promise<void>;
const after = new Map<string, Merged[]>();

const SERIES = `insert into number_series (id, account_id, client_id, environment, emitente, modelo, serie, next_numero)
  values ($1, $2, $3, 2, $4, '55', 1, $5)`;
const CLIENT = `insert into clients (id, account_id, name, cnpj, ie, uf, environment) values ($1, $2, 'E', $3, '1', 'SP', 2)`;
const NUMBER =
  'insert into numbers (series_id, numero, account_id, state, document_id) values ($1, $2, $3, $4, $5)';
const RANGE = `insert into inutilizacoes
  (id, account_id, client_id, environment, type, modelo, uf, emitente, ano, serie, inicio, fim, justificativa, strict, state, next_numero)
  values ($1, $2, $3, 2, 'nfe', '55', 'SP', $4, 2026, 1, $5, $6, 'x', false, 'pendente', 1)`;

async function plant({ accountId, counters, pending }: Account): Promise<void> {
  for (const { clientId, seriesId, cnpj, next, numbers } of counters) {
    await client.query(CLIENT, [clientId, accountId, cnpj]);
    await client.query(SERIES, [seriesId, accountId, clientId, ISSUER, next]);
    for (const [numero, { state, documentId }] of numbers)
      await client.query(NUMBER, [seriesId, numero, accountId, state, documentId]);
  }
  const [first] = counters;
  if (pending && first)
    await client.query(RANGE, [randomUUID(), accountId, first.clientId, ISSUER, pending.inicio, pending.fim]);
}

beforeAll(async () => {
  const fresh = await freshDatabase(databaseUrls().ownerUrl);
  ({ drop } = fresh);
  client = new pg.Client({ connectionString: fresh.ownerUrl });
  await client.connect();
  await migrate({ ownerUrl: fresh.ownerUrl, before: '20261122002900_numbers_of_the_issuer' });
  // Rows without the accounts they belong to.
  await client.query("begin; set local session_replication_role = 'replica'");
  for (const account of planted) await plant(account);
  await client.query(CLIENT, [refused.clientId, refused.accountId, ISSUER]);
  for (const [emitente, numero, state] of [
    [STRANGER, 1, 'livre'],
    [BRANCH, 1, 'livre'],
    ['11444777000242', 1, 'reservado'],
  ] as const) {
    const seriesId = randomUUID();
    await client.query(SERIES, [seriesId, refused.accountId, refused.clientId, emitente, 2]);
    await client.query(NUMBER, [seriesId, numero, refused.accountId, state, null]);
  }
  await client.query('commit');
  await migrate({ ownerUrl: fresh.ownerUrl });
  const series = await client.query<{
    id: string;
    account_id: string;
    clients: string[];
    next: number;
    numbers: { numero: number; state: string; document_id: string | null }[];
  }>(`select s.id, s.account_id, s.clients, s.next_numero as next,
             coalesce((select json_agg(n order by n.numero) from numbers n where n.series_id = s.id), '[]') as numbers
        from number_series s where s.emitente = '${ISSUER}'`);
  for (const { id, account_id: accountId, clients, next, numbers } of series.rows) {
    const rows = numbers.map((row): [number, Planted] => [
      row.numero,
      { state: row.state, documentId: row.document_id },
    ]);
    const merged = { id, clients, next, numbers: new Map(rows) };
    after.set(accountId, [...(after.get(accountId) ?? []), merged]);
  }
});

afterAll(async () => {
  await client.end();
  await drop();
});

/** Asserts of every planted account and what became of it. */
function each(look: (account: Account, merged: Merged) => void): void {
  for (const account of planted) {
    const [merged] = after.get(account.accountId) ?? [];
    if (merged === undefined) throw new Error(`No série of account ${account.accountId}`);
    look(account, merged);
  }
}
const claims = ({ counters }: Account, numero: number): Planted[] =>
  counters.flatMap(({ numbers }) => numbers.get(numero) ?? []);
const NUMEROS = Array.from({ length: SPAN }, (_, index) => index + 1);

describe('séries that several companies of an account counted for one issuer', () => {
  it('are one, known to all of them, and its counter is the highest', () => {
    expect(planted.some(({ counters }) => counters.length > 1)).toBe(true);
    each(({ accountId, counters }, { next, clients }) => {
      expect(after.get(accountId)).toHaveLength(1);
      expect(next).toBe(Math.max(...counters.map((one) => one.next)));
      expect([...clients].sort()).toEqual(counters.map(({ clientId }) => clientId).sort());
    });
  });

  it('keep every number that is used, void or held', () => {
    each((account, { numbers }) => {
      for (const numero of NUMEROS) {
        const all = claims(account, numero);
        const has = (state: string) => all.filter((one) => one.state === state);
        const now = numbers.get(numero);
        const used = has('usado').map(({ documentId }) => documentId);
        if (used.length > 0) {
          expect(now?.state).toBe('usado');
          expect(used).toContain(now?.documentId);
        } else if (has('inutilizado').length > 0)
          expect(now).toEqual({ state: 'inutilizado', documentId: null });
        else if (has('reservado').length === 1) expect(now).toEqual(has('reservado')[0]);
        else if (has('reservado').length > 1) expect(now?.state).toBe('alheio');
        else if (has('alheio').length > 0) expect(now?.state).toBe('alheio');
      }
    });
  });

  it('offer a number only where nobody has it and no other counter passed it unseen', () => {
    let free = 0;
    each((account, { numbers }) => {
      for (const [numero, { state }] of numbers) {
        if (state !== 'livre') continue;
        free++;
        expect(claims(account, numero).every((one) => one.state === 'livre')).toBe(true);
        expect(account.counters.every((one) => one.numbers.has(numero) || one.next <= numero)).toBe(true);
        if (account.counters.length > 1 && account.pending)
          expect(numero < account.pending.inicio || numero > account.pending.fim).toBe(true);
      }
    });
    expect(free).toBeGreaterThan(0);
  });

  it('leave one company’s série as it was', () => {
    each(({ counters }, { id, next, numbers }) => {
      const [only] = counters;
      if (counters.length > 1 || only === undefined) return;
      expect({ id, next, numbers }).toEqual({ id: only.seriesId, next: only.next, numbers: only.numbers });
    });
  });

  it('leave no number without a série', async () => {
    const { rows } = await client.query(
      'select n.numero from numbers n left join number_series s on s.id = n.series_id where s.id is null',
    );
    expect(rows).toEqual([]);
  });
});

it('forgets the séries of other companies whose documents were all refused', async () => {
  const { rows } = await client.query(
    'select emitente from number_series where account_id = $1 order by emitente',
    [refused.accountId],
  );
  expect(rows.map(({ emitente }) => emitente)).toEqual([BRANCH, '11444777000242']);
});
