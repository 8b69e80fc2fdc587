import { startChild, stopChild } from '../lib/child.mjs';
import { costlyImport } from '../lib/costly-import.mjs';
import { row } from '../lib/duel.mjs';
import { load } from '../lib/load.mjs';
import { median } from '../lib/measure.mjs';
import { offer } from '../lib/offer.mjs';
import { assertAuthorized, service } from '../lib/service.mjs';
import { tenants } from '../lib/tenants.mjs';
import { signIn } from './console.mjs';

/** Reads a minute that the noisy account may ask. Emissions are such that all that is asked takes this share of the machine. */
const READS = 3_000;
const SHARE = 0.6;
/** The noisy account asks for this multiple of its ceilings. */
const ABOVE = 1.1;
/** Accounts that ask for the same together. */
const ACCOUNTS = 32;
/** Documents whose XML the noisy account downloads as one file. */
const DOCUMENTS = 1_000;
const OUTSTANDING = 40;

/** Load of the quiet account, a second, and for how long: 202s and verdicts are of emissions of their own. */
const QUIET = { read: 20, acceptance: 1, verdict: 1 };
const SECONDS = 30;

/** Synchronous emissions during an import, one after another, as at a counter. */
const WAITED = { count: 25, connections: 1 };

/** @typedef {keyof typeof QUIET} Asked */

export const noisy = service(async (scene) => {
  const [quiet, ...others] = await tenants(ACCOUNTS + 1, scene.stack);
  const [first] = others;
  if (quiet === undefined || first === undefined) throw new Error('no tenant');
  return [await besideRequests(scene, quiet, others), await besideImport(scene, first)];
});

/** @typedef {import('../lib/service.mjs').Scene} Scene */
/** @typedef {Scene['caller']} Caller */

/**
 * Documents a second while so many are made.
 * @type {(scene: Scene, of: Caller) => Promise<number>}
 */
async function fill({ database, settled }, of) {
  const start = performance.now();
  const countDecided = async () => {
    const { rows } = await database.query(
      `select count(*)::int as total from documents where client_id = $1 and status <> 'PENDENTE'`,
      [of.clientId],
    );
    return rows[0].total;
  };
  for (let done = 0; done < DOCUMENTS; done = await countDecided())
    await offer(() => of.emission(), {
      seconds: 5,
      due: async () => Math.min(DOCUMENTS, await countDecided()) - done + OUTSTANDING,
    });
  const rate = (await countDecided()) / ((performance.now() - start) / 1000);
  await settled();
  return rate;
}

/** @type {(scene: Scene, quiet: Caller, others: Caller[]) => Promise<import('../lib/table.mjs').Table>} */
async function besideRequests(scene, quiet, others) {
  const { rounds, caller: busy, credentials, database, settled } = scene;
  const goodput = await fill(scene, busy);
  const writes = SHARE * goodput * 60;
  await database.query(
    `update accounts set ceiling_reads = $2, ceiling_writes = $3
      where account_id = (select account_id from clients where id = $1)`,
    [busy.clientId, READS, Math.floor(writes / ABOVE)],
  );
  const document = async (/** @type {Caller} */ of) => {
    const { answers } = await load(() => of.emission(), { count: 1, connections: 1 });
    return `${of.apiUrl}/v1/nfe/${JSON.parse(answers[0] ?? '{}').invoiceId}`;
  };
  const account = async (/** @type {Caller} */ of) => {
    const { url: emit, headers, body } = of.emission();
    return { read: await document(of), emit, headers, body };
  };
  const sides = { spread: await Promise.all(others.map(account)), one: [await account(busy)] };
  const ours = await document(quiet);
  const session = {
    cookie: await signIn(credentials),
    origin: credentials.consoleUrl,
    'x-emite-console': '1',
  };
  await settled();
  /** @type {Record<Asked, () => import('../lib/load.mjs').Call>} */
  const calls = {
    read: () => ({ url: ours, headers: quiet.headers, expect: 200 }),
    acceptance: () => quiet.emission(),
    verdict: () => quiet.emission({ waitSeconds: 30 }),
  };
  /** @type {Record<keyof typeof sides, Record<Asked, number[]>>} */
  const seen = {
    spread: { read: [], acceptance: [], verdict: [] },
    one: { read: [], acceptance: [], verdict: [] },
  };
  for (let round = 0; round <= rounds; round++)
    for (const side of /** @type {const} */ (['spread', 'one'])) {
      const args = [sides[side], READS * ABOVE, writes].map((each) => JSON.stringify(each));
      const neighbours = await startChild('noisy-accounts.mjs', args);
      const [running, download] = [await costlyImport(busy), downloadAll(busy, session)];
      try {
        await Promise.all(
          /** @type {Asked[]} */ (Object.keys(QUIET)).map(async (asked) => {
            const due = (/** @type {number} */ elapsed) => elapsed * QUIET[asked];
            const { times } = await offer(calls[asked], { seconds: SECONDS, due });
            if (round > 0) seen[side][asked].push(...times);
          }),
        );
      } finally {
        await stopChild(neighbours);
      }
      await Promise.all([download, running.done(), settled()]);
    }
  /** @type {(asked: Asked) => [number, number]} */
  const of = (asked) => [p99(seen.one[asked]), p99(seen.spread[asked])];
  return {
    title: `An account beside another that asks for ${(READS * ABOVE).toFixed(0)} reads and ${writes.toFixed(0)} emissions a minute (${SHARE} of ${goodput.toFixed(1)} a second), an import and a file of ${DOCUMENTS} XML`,
    reference: `the same load spread over ${ACCOUNTS} accounts`,
    rows: [
      row('p99 of GET /v1/nfe/{id}', 'ms', of('read'), 1.5),
      row('p99 of a 202', 'ms', of('acceptance'), 1.5),
      row('p99 until AUTORIZADA', 'ms', of('verdict'), 1.5),
    ],
  };
}

/** @type {(times: number[]) => number} */
const p99 = (times) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;

/**
 * All its documents as one file, as the console asks for it.
 * @type {(of: Caller, headers: Record<string, string>) => Promise<number>}
 */
async function downloadAll({ apiUrl, clientId }, headers) {
  const input = encodeURIComponent(JSON.stringify({ environment: 2, clientId }));
  const answer = await fetch(`${apiUrl}/api/documents.zip?input=${input}`, { headers });
  if (!answer.ok) throw new Error(`the file: ${answer.status} ${await answer.text()}`);
  return (await answer.arrayBuffer()).byteLength;
}

/** @type {(scene: Scene, other: Caller) => Promise<import('../lib/table.mjs').Table>} */
async function besideImport({ rounds, caller, settled }, other) {
  const emitOneByOne = async () => {
    const { p50, answers } = await load(() => caller.emission({ waitSeconds: 30 }), WAITED);
    for (const answer of answers) assertAuthorized(answer);
    return p50;
  };
  /** @type {{ alone: number[], beside: number[] }} */
  const seen = { alone: [], beside: [] };
  let bytes = 0;
  for (let round = 0; round <= rounds; round++) {
    const alone = await emitOneByOne();
    const running = await costlyImport(other);
    const beside = await emitOneByOne();
    const state = await running.state();
    if (state !== 'processando') throw new Error(`the import was ${state} before the emissions were`);
    await running.done();
    await settled();
    bytes = running.bytes;
    if (round === 0) continue;
    seen.alone.push(alone);
    seen.beside.push(beside);
  }
  return {
    title: `An emission that is waited for, beside an import of another account (ZIP of ${Math.round(bytes / 1024)} kB)`,
    reference: 'the same account with nobody beside it',
    rows: [row('median until AUTORIZADA', 'ms', [median(seen.beside), median(seen.alone)], 1.2)],
  };
}
