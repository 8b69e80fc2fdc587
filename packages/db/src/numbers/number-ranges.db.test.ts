import pg from 'pg';
import { expect, it } from 'vitest';
import { createTenant, databaseUrls, openDb } from '../testing/test-database.ts';
import { numberRanges } from './number-ranges.ts';
import { setNextNumero } from './numbering.ts';

it('lists a série’s numbers below the counter as ranges of one state, page by page', async () => {
  const db = openDb('app');
  const { accountId, clientId } = await createTenant(db);
  const key = { clientId, target: 'sandbox', emitente: '11222333000181', modelo: '55', serie: 1 } as const;
  expect(await numberRanges(db, accountId, { key, window: { size: 100 } })).toBeNull();
  await setNextNumero(db, accountId, { key, nextNumero: 21 });
  const behind = new pg.Client({ connectionString: databaseUrls().ownerUrl });
  await behind.connect();
  await behind.query(
    `insert into numbers (series_id, numero, account_id, state)
     select s.id, n, s.account_id,
            case when n in (12, 13, 17) then 'livre' when n = 14 then 'alheio' when n = 20 then 'reservado' else 'usado' end
       from number_series s, generate_series(10, 20) n where s.client_id = $1 and n not in (15, 16)`,
    [clientId],
  );
  await behind.end();
  expect(await numberRanges(db, accountId, { key, window: { size: 100 } })).toEqual({
    nextNumero: 21,
    first: 10,
    from: 1,
    to: 21,
    ranges: [
      { state: 'usado', inicio: 10, fim: 11 },
      { state: 'livre', inicio: 12, fim: 13 },
      { state: 'alheio', inicio: 14, fim: 14 },
      { state: 'livre', inicio: 17, fim: 17 },
      { state: 'usado', inicio: 18, fim: 19 },
      { state: 'reservado', inicio: 20, fim: 20 },
    ],
  });
  expect(await numberRanges(db, accountId, { key, window: { size: 3, before: 15 } })).toMatchObject({
    from: 12,
    to: 15,
    ranges: [
      { state: 'livre', inicio: 12, fim: 13 },
      { state: 'alheio', inicio: 14, fim: 14 },
    ],
  });
  const other = await createTenant(db);
  expect(await numberRanges(db, other.accountId, { key, window: { size: 100 } })).toBeNull();
});
