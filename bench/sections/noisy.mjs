import { startChild, stopChild } from '../lib/child.mjs';
import { costlyImport } from '../lib/costly-import.mjs';
import { row } from '../lib/duel.mjs';
import { load } from '../lib/load.mjs';
import { median } from '../lib/measure.mjs';
import { assertAuthorized, service } from '../lib/service.mjs';
import { tenants } from '../lib/tenants.mjs';

/** Reads and writes a minute that the noisy account may ask; it asks for more. */
const [READS, WRITES] = [3_000, 240];

/** Load of the other account. */
const QUIET = { count: 1_500, connections: 2 };

/** Synchronous emissions during an import, one after another, as at a counter. */
const WAITED = { count: 25, connections: 1 };

/** @typedef {'read' | 'accepted'} Asked */

export const noisy = service(async (scene) => {
  const [other] = await tenants(1, scene.stack);
  if (other === undefined) throw new Error('no tenant');
  return [await besideRequests(scene, other), await besideImport(scene, other)];
});

/** @typedef {import('../lib/service.mjs').Scene} Scene */
/** @typedef {Scene['caller']} Caller */

/** @type {(scene: Scene, other: Caller) => Promise<import('../lib/table.mjs').Table>} */
async function besideRequests({ rounds, caller, credentials, database, settled }, other) {
  await database.query(
    `update accounts set ceiling_reads = ${READS}, ceiling_writes = ${WRITES}
      where account_id <> (select account_id from clients where id = $1)`,
    [credentials.clientId],
  );
  const document = async (/** @type {typeof caller} */ of) => {
    const { answers } = await load(() => of.emission(), { count: 1, connections: 1 });
    return `${of.apiUrl}/v1/nfe/${JSON.parse(answers[0] ?? '{}').invoiceId}`;
  };
  const [ours, theirs] = [await document(caller), await document(other)];
  await settled();
  const emission = other.emission();
  const args = [theirs, emission.url, JSON.stringify(emission.headers), emission.body ?? '', READS, WRITES];

  /** @type {Record<'alone' | 'beside', Record<Asked, number[]>>} */
  const seen = { alone: { read: [], accepted: [] }, beside: { read: [], accepted: [] } };
  /** @type {(into: Record<Asked, number[]>, counts: boolean) => Promise<void>} */
  const measure = async (into, counts) => {
    const read = await load(() => ({ url: ours, headers: caller.headers, expect: 200 }), QUIET);
    const accepted = await load(() => caller.emission(), { ...QUIET, count: QUIET.count / 5 });
    if (!counts) return;
    into.read.push(read.p99);
    into.accepted.push(accepted.p99);
  };
  for (let round = 0; round <= rounds; round++) {
    await measure(seen.alone, round > 0);
    await settled();
    const neighbour = await startChild('noisy-account.mjs', args.map(String));
    try {
      await measure(seen.beside, round > 0);
    } finally {
      await stopChild(neighbour);
    }
    await settled();
  }
  /** @type {(asked: Asked) => [number, number]} */
  const of = (asked) => [median(seen.beside[asked]), median(seen.alone[asked])];
  return {
    title: `An account beside another that asks for ${READS} reads and ${WRITES} emissions a minute`,
    reference: 'the same account with nobody beside it',
    rows: [
      row('p99 of GET /v1/nfe/{id}', 'ms', of('read'), 1.5),
      row('p99 of a 202', 'ms', of('accepted'), 1.5),
    ],
  };
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
