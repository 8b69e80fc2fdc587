import pg from 'pg';
import { demoClient } from '../../scripts/stack/demo.mjs';
import { load } from '../lib/load.mjs';
import { seed } from '../lib/seed.mjs';
import { withStack } from '../lib/stack.mjs';
import { comparedRow } from '../lib/table.mjs';
import { signIn } from './console.mjs';

const SHAPE = { tenants: 100, days: 85 };
const GOAL = 1.5;
const REQUESTS = 20;

/** Typed searches, by kind. */
const searchesOf = ({ access_key: key, numero }) => ({
  'a number': `nota ${numero}`,
  'a key': key,
  'the beginning of a key': key.slice(0, 24),
  'the end of a key': key.slice(-12),
  'a code': '539',
  'a status': 'canceladas',
});

/** A page of this size is planned for its values, as all were when the goal was set. */
const PLANNED = { limit: 49 };

/** Searches of the console's list against its first page, planned for its values; whole HTTP, taken in turn. */
export const search = ({ rounds, documents: [documents] }) =>
  withStack(async ({ stack, credentials }) => {
    const owner = new pg.Client({ connectionString: stack.databases.ownerUrl });
    await owner.connect();
    try {
      const { clientId, apiUrl, consoleUrl } = credentials;
      const { cnpj } = await demoClient(credentials);
      const { rows: accounts } = await owner.query('select account_id from clients where id = $1', [
        clientId,
      ]);
      const accountId = accounts[0].account_id;
      await seed(owner, { ...SHAPE, documents, demo: { accountId, clientId, cnpj } });
      const { rows: found } = await owner.query(
        `select access_key, numero from documents
          where account_id = $1 and environment = 2
          order by id limit 1 offset 1000`,
        [accountId],
      );
      const cookie = await signIn(credentials);
      const headers = { cookie, origin: consoleUrl, 'x-emite-console': '1' };
      const ask = async (/** @type {object} */ filter) => {
        const input = encodeURIComponent(JSON.stringify({ json: { environment: 2, ...filter } }));
        const make = () => ({
          url: `${apiUrl}/api/trpc/documents.list?input=${input}`,
          headers,
          expect: 200,
        });
        return (await load(make, { count: REQUESTS, connections: 1 })).p50;
      };
      const rows = [];
      const asked = Object.entries(searchesOf(found[0])).map(([name, text]) => ({
        name,
        filter: { search: text },
      }));
      for (const { name, filter } of [...asked, { name: 'the first page by its kept plan', filter: {} }]) {
        /** @type {number[][]} */
        const [ours, list] = [[], []];
        for (let round = 0; round <= rounds; round++) {
          const [one, other] = [await ask(filter), await ask(PLANNED)];
          // The first round warms up.
          if (round === 0) continue;
          ours.push(one);
          list.push(other);
        }
        rows.push(comparedRow({ name, own: ours, beside: list, goal: GOAL }));
      }
      return [
        {
          title: `Search in the console's list with ${documents} documents; whole HTTP time, one request at a time`,
          reference: 'the first page of the list, planned for its values',
          rows,
        },
      ];
    } finally {
      await owner.end();
    }
  });
