import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTenant, databaseUrls, openDb, type TestTenant } from '../testing/test-database.ts';
import { listReceived, type ReceivedFilter } from './received-documents.ts';

const app = openDb('app');
const owner = new pg.Pool({ connectionString: databaseUrls().ownerUrl, max: 1 });
afterAll(() => owner.end());

let mine: TestTenant;
beforeAll(async () => {
  mine = await createTenant(app);
  const other = await createTenant(app);
  for (const { accountId, clientId } of [mine, other])
    for (const [type, numero, nome] of [
      ['nfe', '000000077', 'PADARIA 100% TRIGO LTDA'],
      ['nfe', '000000770', 'Padaria Central'],
      ['nfse', '0000000000077', null],
    ] as const)
      await owner.query(
        `insert into received_documents (id, account_id, client_id, environment, target, type, access_key, emitente, nome, dh_emi, emitted_at,
           valor_total, protocol_number, authorized_at, situacao, whole)
         values ($1, $2, $3, 2, 'sandbox', $4, $5, '11222333000181', $6, '', now(), 1, '1', now(), 'autorizada', true)`,
        [
          randomUUID(),
          accountId,
          clientId,
          type,
          type === 'nfse'
            ? `${'1'.repeat(23)}${numero}${'1'.repeat(14)}`
            : `${'1'.repeat(25)}${numero}1234567890`,
          nome,
        ],
      );
});

/** Names of issuers of the notes found. */
const issuersBy = async (filter: Partial<ReceivedFilter>): Promise<ReadonlySet<string | null>> => {
  const { data } = await listReceived(app, { ...mine, environment: 2 }, { limit: 9, ...filter });
  return new Set(data.map(({ nome }) => nome));
};

it.each<[string, Partial<ReceivedFilter>, readonly (string | null)[]]>([
  ['a number, of each type', { numero: 77 }, ['PADARIA 100% TRIGO LTDA', null]],
  ['a number of a type', { numero: 77, type: 'nfse' }, [null]],
  ['a number that none has', { numero: 7 }, []],
  ['more digits than the number of a note has', { numero: 1_000_000_077 }, []],
  ['a part of names, in any case', { nome: 'padaria' }, ['PADARIA 100% TRIGO LTDA', 'Padaria Central']],
  ['a part with a sign of patterns', { nome: '100%' }, ['PADARIA 100% TRIGO LTDA']],
  ['a part that no name has', { nome: 'padaria%trigo' }, []],
  ['an amount', { valor: '1.00' }, ['PADARIA 100% TRIGO LTDA', 'Padaria Central', null]],
  ['an amount that none has', { valor: '1.01' }, []],
  ['a name and an amount', { nome: 'central', valor: '1' }, ['Padaria Central']],
  ['a name and a number', { nome: 'padaria', numero: 770 }, ['Padaria Central']],
])('finds the company’s own notes by %s', async (_, filter, names) => {
  expect(await issuersBy(filter)).toEqual(new Set(names));
});

it('pages through an amount that many notes share, with another filter too', async () => {
  const { accountId, clientId } = await createTenant(app);
  // The three oldest are canceled, more than a look-up takes behind the newest.
  await owner.query(
    `insert into received_documents (id, account_id, client_id, environment, target, type, access_key, emitente, nome, dh_emi, emitted_at,
       valor_total, protocol_number, authorized_at, situacao, whole)
     select ('01900000-0000-7000-8000-' || lpad(to_hex(n), 4, '0') || right($2::uuid::text, 8))::uuid, $1, $2, 2, 'sandbox', 'nfe',
            lpad(n::text, 44, '0'), '11222333000181', 'PADARIA', '', now(), case when n % 2 = 0 then 7.5 else 8 end, '1', now(),
            case when n <= 6 then 'cancelada' else 'autorizada' end, true
       from generate_series(1, 2400) n`,
    [accountId, clientId],
  );
  const pages = async (filter: Partial<ReceivedFilter>): Promise<readonly number[]> => {
    const numbers: number[] = [];
    let cursor: string | null = null;
    do {
      const page = await listReceived(
        app,
        { accountId, clientId, environment: 2 },
        { limit: 100, valor: '7.50', ...filter, ...(cursor !== null && { cursor }) },
      );
      numbers.push(...page.data.map(({ accessKey }) => Number(accessKey)));
      cursor = page.next;
    } while (cursor !== null);
    return numbers;
  };
  expect(await pages({ limit: 500 })).toEqual(Array.from({ length: 1200 }, (_, n) => 2400 - 2 * n));
  expect(await pages({ situacao: 'cancelada', limit: 2 })).toEqual([6, 4, 2]);
});
