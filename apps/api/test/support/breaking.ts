import type { Payload } from '@fiscal/core/testing/builders';
import { beforeAll, expect, it } from 'vitest';
import type { DocumentBody } from '../../src/rest/v1/document-view.ts';
import {
  type Account,
  type Company,
  emitAuthorized,
  emitToVerdict,
  newAccount,
  newCompany,
  send,
  settleEvents,
  testOf,
} from './api.ts';
import type { Breach, Breaches } from './breach.ts';
import { ownerDb } from './databases.ts';
import { setClock } from './sandbox.ts';

/** Ways to create the documents of one type. */
export interface Making {
  /** A body that is authorized, in strict mode where `strict`. */
  good(company: Company, strict: boolean): Payload;
  /** Série, number and (where there is one) code that the caller chooses. */
  readonly number: Payload;
  /** The same number under another key. */
  readonly rival: Payload;
  /** The body with a text of the caller's. */
  noted(text: string): Payload;
}

interface Broken {
  readonly view: DocumentBody;
  /** Key that the refusal has to name; null when it has to name none. */
  readonly named: string | null;
}

interface Scene {
  readonly making: Making;
  readonly account: Account;
  /** Company of breaches that need nothing on record. */
  readonly company: Company;
}

const changeBody = (
  { making, company }: Scene,
  breach: Breach,
  change: Breach['own'] = {},
  earlierKey = '',
): Payload => {
  const good = making.good(company, breach.strict === true);
  return { ...good, ...(typeof change === 'function' ? change({ good, company, earlierKey }) : change) };
};

/** A document whose number is on record before, as if another system had put it there. */
async function withNumberTaken({ making, account }: Scene, taken: string): Promise<DocumentBody> {
  const company = await newCompany(account);
  const body = { ...making.good(company, false), ...making.number };
  const rival = taken === 'autorizado' ? making.rival : making.noted(`SANDBOX(cStat=${taken})`);
  const planted = await emitToVerdict(testOf(company), { ...body, ...rival });
  expect(planted).toMatchObject(
    taken === 'autorizado' ? { status: 'AUTORIZADA' } : { rejection: { cStat: taken } },
  );
  await forget(planted.id);
  return emitToVerdict(testOf(company), body);
}

/** Takes a document's number and key out of our books. */
async function forget(documentId: string): Promise<void> {
  const db = ownerDb();
  await db.pool.query('delete from numbers where document_id = $1', [documentId]);
  await db.pool.query('update access_keys set live = false where document_id = $1', [documentId]);
}

/** Effect of another document on record on the next one. */
async function withEarlier(scene: Scene, breach: Breach): Promise<Broken> {
  const account = breach.laterMs === undefined ? scene.account : await newAccount();
  const company = await newCompany(account);
  const own = { ...scene, account, company };
  const headers = testOf(company);
  const { id, accessKey, type } = await emitAuthorized(headers, changeBody(own, breach, breach.earlier));
  if (breach.cancelled) {
    const reply = await send('POST', `/v1/${type}/${id}/cancel`, headers, { reason: 'Emitido por engano' });
    expect(reply.status, reply.text).toBe(202);
    expect((await settleEvents(headers, id, type)).status).toBe('CANCELADA');
  }
  if (breach.laterMs !== undefined) await setClock(account.accountId, breach.laterMs);
  const view = await emitToVerdict(headers, changeBody(own, breach, breach.own, accessKey));
  return { view, named: breach.cancelled ? null : accessKey };
}

async function broken(scene: Scene, breach: Breach): Promise<Broken> {
  if (breach.taken) return { view: await withNumberTaken(scene, breach.taken), named: null };
  if (breach.earlier) return withEarlier(scene, breach);
  const headers = { ...testOf(scene.company), ...(breach.strict && { 'x-sandbox-strict': 'true' }) };
  return { view: await emitToVerdict(headers, changeBody(scene, breach, breach.own)), named: null };
}

/** Every rule of the table, broken at once; a test for each verdict. */
export function itAnswers(breaches: Breaches, making: Making): void {
  let verdicts: ReadonlyMap<string, Promise<Broken>>;
  beforeAll(async () => {
    const account = await newAccount();
    const scene = { making, account, company: await newCompany(account) };
    verdicts = new Map(Object.entries(breaches).map(([cStat, breach]) => [cStat, broken(scene, breach)]));
    await Promise.allSettled(verdicts.values());
  });

  it.each(Object.entries(breaches))('%s is answered', async (cStat, { origin = 'sefaz' }) => {
    const { view, named } = (await verdicts.get(cStat)) ?? {};
    expect(view, view?.rejectionReason ?? '').toMatchObject({ status: 'REJEITADA', rejection: { origin } });
    // NFS-e answers every code of a stage at once, and validation every code that it finds.
    const changes = [
      view?.rejection?.cStat,
      ...(view?.rejection?.errors ?? []).map((error) => error.cStat),
      ...(view?.rejectionReason?.match(/\bE\d{4}(?=: )/g) ?? []),
    ];
    expect(changes, view?.rejectionReason).toContain(cStat);
    if (named) expect(view?.rejectionReason).toContain(named);
  });
}
