import type { DocumentStatus } from '@fiscal/core/vocabulary/states';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDb } from '../base/client.ts';
import { newId } from '../base/ids.ts';
import { addCompany, createTenant, databaseUrls, openDb, testKeyring } from '../testing/test-database.ts';
import { type AccountDocumentsAsked, listAccountDocuments } from './account-documents.ts';
import type { DocumentSearch } from './account-filter.ts';

const app = openDb('app');
const owner = createDb({ url: databaseUrls().ownerUrl, role: 'app', max: 1, keyring: testKeyring });
afterAll(() => owner.close());

interface Doc {
  readonly id: string;
  readonly clientId: string;
  readonly type: 'nfe' | 'nfce';
  readonly status: DocumentStatus;
  readonly serie: number;
  readonly numero: number;
  readonly accessKey: string;
  readonly codigo: string;
  readonly dhEmi: string;
  readonly referencia: string | null;
}

const DOCUMENTS = 1500;
const SEED = 53;
const STATUSES: readonly DocumentStatus[] = [
  'AUTORIZADA',
  'AUTORIZADA',
  'REJEITADA',
  'CANCELADA',
  'PENDENTE',
];

let accountId: string;
let docs: readonly Doc[];

/** A document in one of 2 companies, 3 months, 2 types and 2 series; received up to 40 days after its emission. */
const drawn = fc.record({
  company: fc.nat(1),
  month: fc.integer({ min: 9, max: 11 }),
  day: fc.integer({ min: 1, max: 30 }),
  late: fc.oneof({ weight: 9, arbitrary: fc.constant(0) }, fc.nat(40)),
  type: fc.constantFrom('nfe' as const, 'nfce' as const),
  status: fc.constantFrom(...STATUSES),
  serie: fc.integer({ min: 1, max: 2 }),
  codigo: fc.integer({ min: 1e7, max: 1e8 - 1 }),
  referencia: fc.boolean(),
});

const two = (value: number) => String(value).padStart(2, '0');

beforeAll(async () => {
  const first = await createTenant(app);
  const companies = [first, await addCompany(app, first, '99888777000166')];
  accountId = first.accountId;
  docs = fc
    .sample(drawn, { seed: SEED, numRuns: DOCUMENTS })
    .map(({ company, month, day, late, type, status, serie, codigo, referencia }, index) => {
      const { clientId, test } = companies[company] ?? first;
      const modelo = type === 'nfe' ? '55' : '65';
      const numero = 1 + index;
      const dhEmi = `2026-${two(month)}-${two(day)}T23:30:00-03:00`;
      return {
        id: newId(Date.parse(dhEmi) + late * 86_400_000 + index),
        clientId,
        type,
        status,
        serie,
        numero,
        accessKey: `3526${two(month)}${test.issuer.cnpj}${modelo}00${serie}${String(numero).padStart(9, '0')}1${codigo}${index % 10}`,
        codigo: String(codigo),
        dhEmi,
        referencia: referencia ? String(10_000_000_000 + index) : null,
      };
    })
    .toSorted((a, b) => (a.id < b.id ? 1 : -1));
  for (const statement of ROWS) await owner.pool.query(statement, [accountId, JSON.stringify(docs)]);
});

const GIVEN = `from jsonb_to_recordset($2) as d (id uuid, "clientId" uuid, type text, status text, serie integer, numero integer,
  "accessKey" text, codigo text, "dhEmi" text, referencia text)`;
const ISSUER = `substr("accessKey", 7, 14)`;
const MODELO = `substr("accessKey", 21, 2)`;
const ROWS = [
  `select ensure_partitions('2026-09-01', 4) where $1 <> $2`,
  `insert into documents (id, account_id, client_id, environment, type, modelo, status, uf, emitente, serie, numero, codigo_numerico,
     access_key, dh_emi, redatable, tp_emis, strict, referencia, c_stat, created_at, updated_at)
   select id, $1, "clientId", 2, type, ${MODELO}, status, 'SP', ${ISSUER}, serie, numero, codigo, "accessKey", "dhEmi", true, '1', false,
     referencia, case when status = 'REJEITADA' then case when numero % 3 = 0 then '539' else '778' end end,
     "dhEmi"::timestamptz, now() ${GIVEN}`,
  `insert into access_keys (account_id, access_key, document_id, environment, live)
   select $1, "accessKey", id, 2, status <> 'REJEITADA' ${GIVEN}`,
  `insert into number_series (account_id, client_id, environment, emitente, modelo, serie)
   select distinct $1::uuid, "clientId", 2, ${ISSUER}, ${MODELO}, serie ${GIVEN}`,
  `insert into numbers (series_id, numero, account_id, state, document_id)
   select s.id, d.numero, $1, 'usado', d.id ${GIVEN}
     join number_series s on s.account_id = $1 and s.emitente = ${ISSUER} and s.modelo = ${MODELO} and s.serie = d.serie
    where d.status <> 'REJEITADA'`,
];

const refusedBy = ({ status, numero }: Doc, cStat: string) =>
  status === 'REJEITADA' && (numero % 3 === 0 ? '539' : '778') === cStat;

/** A filter that needs no database, newest first. */
function plainly({ search, types, statuses, clientId }: Partial<AccountDocumentsAsked>): readonly Doc[] {
  const refused = docs
    .filter((doc) => search?.kind === 'numero' && refusedBy(doc, search.cStat ?? ''))
    .slice(0, 200);
  const matches = (doc: Doc): boolean => {
    switch (search?.kind) {
      case 'parte':
        return doc.accessKey.startsWith(search.beginning);
      case 'fim':
        return doc.accessKey.endsWith(search.end) || doc.referencia === search.text;
      case 'numero':
        return (
          (doc.numero === search.numero && (search.serie === null || doc.serie === search.serie)) ||
          refused.includes(doc)
        );
      default:
        return true;
    }
  };
  return docs.filter(
    (doc) =>
      matches(doc) &&
      (types?.includes(doc.type) ?? true) &&
      (statuses?.includes(doc.status) ?? true) &&
      (clientId === undefined || doc.clientId === clientId),
  );
}

const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 3 });

/** Parts of the keys of documents, numbers and codes, within other filters and from either end. */
const searches = fc
  .record({
    at: fc.nat(DOCUMENTS - 1),
    kind: fc.constantFrom('parte', 'fim', 'referencia', 'numero', 'codigo'),
    length: fc.integer({ min: 8, max: 43 }),
    withSerie: fc.boolean(),
    type: optional(fc.constantFrom('nfe', 'nfce')),
    status: optional(fc.constantFrom<DocumentStatus>('AUTORIZADA', 'REJEITADA')),
    ofCompany: optional(fc.constant(true)),
    oldest: fc.boolean(),
    // The console's own page, whose plans the server keeps, as often as others.
    limit: fc.oneof(fc.constant(50), fc.integer({ min: 20, max: 300 })),
  })
  .map(({ at, kind, length, withSerie, type, status, ofCompany, oldest, limit }) => {
    const { accessKey, numero, serie, referencia, clientId } = docs[at] ?? expect.unreachable();
    const text = '';
    const search = (): DocumentSearch => {
      if (kind === 'parte')
        return { kind, beginning: accessKey.slice(0, length), text, aamm: accessKey.slice(2, 6) };
      if (kind === 'fim') return { kind, end: accessKey.slice(-Math.max(11, length)), text };
      if (kind === 'referencia')
        return { kind: 'fim', end: referencia ?? accessKey.slice(-11), text: referencia ?? text };
      if (kind === 'codigo') return { kind: 'numero', serie: null, numero, text, cStat: '539' };
      return { kind: 'numero', serie: withSerie ? serie : null, numero, text };
    };
    return {
      search: search(),
      types: type && [type],
      statuses: status && [status],
      clientId: ofCompany && clientId,
      sort: oldest ? ('antigos' as const) : undefined,
      limit,
    };
  });

it('finds by parts of keys, numbers and codes what a plain filter finds, in its order, page by page', async () => {
  let wide = 0;
  await fc.assert(
    fc.asyncProperty(searches, async (asked) => {
      const found: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await listAccountDocuments(app, accountId, { environment: 2, ...asked, cursor });
        if (page.kind !== 'pagina') throw new Error(page.kind);
        found.push(...page.data.map(({ id }) => id));
        cursor = page.nextCursor ?? undefined;
      } while (cursor !== undefined);
      const expected = plainly(asked).map(({ id }) => id);
      if (asked.search.kind === 'parte' && plainly({ search: asked.search }).length > 200) wide += 1;
      expect(found).toEqual(asked.sort === 'antigos' ? expected.toReversed() : expected);
    }),
    { seed: SEED, numRuns: 150 },
  );
  // More of the beginnings than a look-up finds, so that the list itself was read.
  expect(wide).toBeGreaterThan(5);
});
