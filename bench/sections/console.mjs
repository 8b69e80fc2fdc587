import pg from 'pg';
import { filterOf } from '../../apps/api/src/services/documents/list-account-documents.ts';
import { accountDocumentsQuery } from '../../packages/db/src/documents/account-documents.ts';
import { demoClient } from '../../scripts/stack/demo.mjs';
import { load } from '../lib/load.mjs';
import { median } from '../lib/measure.mjs';
import { seed } from '../lib/seed.mjs';
import { withStack } from '../lib/stack.mjs';
import { comparedRow } from '../lib/table.mjs';

const SHAPE = { tenants: 100, days: 85 };
const GOAL = 1.5;
const REQUESTS = 40;
/** Documents of a page of the list. */
const PAGE = 50;

/** The cookies of the demo account's owner, as a browser keeps them. */
export async function signIn({ apiUrl, consoleUrl, owner: { email, password } }) {
  const answer = await fetch(`${apiUrl}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-emite-console': '1', origin: consoleUrl },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`sign-in answered ${answer.status}: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Seconds that the API has spent on the procedures, and how many there were, by its own metrics. */
async function procedureSeconds({ urls, secrets }) {
  const headers = { authorization: `Bearer ${secrets.operatorSecret}` };
  const text = await (await fetch(`${urls.operators}/metrics`, { headers })).text();
  const of = (figure) =>
    [...text.matchAll(new RegExp(`^emite_http_request_duration_seconds_${figure}\\{(.*)\\} (.*)$`, 'gm'))]
      .filter(([, labels]) => labels.includes('route="/api/trpc/*"'))
      .reduce((sum, [, , value]) => sum + Number(value), 0);
  return { seconds: of('sum'), count: of('count') };
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The list's one statement inside the walls of the account, planned for its values, and nothing else: mean milliseconds. */
async function bareQuery(database, accountId, asked) {
  const times = [];
  for (let n = 0; n < REQUESTS; n++) {
    const { query } = accountDocumentsQuery(accountId, { ...filterOf(asked, Date.now()), limit: PAGE });
    await database.query(
      `begin; set local plan_cache_mode = force_custom_plan; select set_config('app.account_id', '${accountId}', true)`,
    );
    const start = performance.now();
    await database.query(query);
    times.push(performance.now() - start);
    await database.query('commit');
  }
  return mean(times);
}

const LISTS = {
  'documents.list, first load': {},
  'documents.list, rejected': { statuses: ['REJEITADA'] },
  'documents.list, NFC-e': { types: ['nfce'] },
};

/** The console's list of documents, the API's own time for it, against its one query on the same database in the same round. */
export const consoleList = ({ rounds, documents: [documents] }) =>
  withStack(async ({ stack, credentials }) => {
    const owner = new pg.Client({ connectionString: stack.databases.ownerUrl });
    const database = new pg.Client({ connectionString: stack.databases.appUrl });
    await Promise.all([owner.connect(), database.connect()]);
    try {
      const { clientId, apiUrl, consoleUrl } = credentials;
      const { cnpj } = await demoClient(credentials);
      const { rows: found } = await owner.query('select account_id from clients where id = $1', [clientId]);
      const accountId = found[0].account_id;
      await seed(owner, { ...SHAPE, documents, demo: { accountId, clientId, cnpj } });
      const cookie = await signIn(credentials);
      const headers = { cookie, origin: consoleUrl, 'x-emite-console': '1' };
      const rows = [];
      for (const [name, filter] of Object.entries(LISTS)) {
        const asked = { environment: 2, ...filter };
        const input = encodeURIComponent(JSON.stringify({ json: asked }));
        const make = () => ({
          url: `${apiUrl}/api/trpc/documents.list?input=${input}`,
          headers,
          expect: 200,
        });
        /** @type {Record<string, any[]>} */
        const seen = { ours: [], bare: [], whole: [] };
        for (let round = 0; round <= rounds; round++) {
          const before = await procedureSeconds(stack);
          const { p50 } = await load(make, { count: REQUESTS, connections: 1 });
          const after = await procedureSeconds(stack);
          const query = await bareQuery(database, accountId, asked);
          // The first round warms up.
          if (round === 0) continue;
          seen.ours.push(((after.seconds - before.seconds) / (after.count - before.count)) * 1000);
          seen.bare.push(query);
          seen.whole.push(p50);
        }
        rows.push(comparedRow({ name, own: seen.ours, beside: seen.bare, goal: GOAL }));
        const [whole, reference] = [median(seen.whole), median(seen.bare)];
        rows.push({
          name: '  whole HTTP time',
          value: whole,
          unit: 'ms',
          reference,
          ratio: whole / reference,
        });
      }
      return [
        {
          title: `The console's list with ${documents} documents, half of them of one company; the API's time, one request at a time`,
          reference: 'its one SQL query alone, planned for its values, on a connection of its own',
          rows,
        },
      ];
    } finally {
      await Promise.all([owner.end(), database.end()]);
    }
  });
