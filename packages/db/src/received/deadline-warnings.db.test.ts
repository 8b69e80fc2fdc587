import { MANIFESTATION_TERMS } from '@fiscal/core/vocabulary/manifestation';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../base/ids.ts';
import { readAccountChanges } from '../changes/account-changes.ts';
import { currentCursor } from '../changes/changes.ts';
import { keepClock } from '../contingency/account-clock.ts';
import {
  createTenant,
  databaseUrls,
  openDb,
  othersEnded,
  type TestTenant,
} from '../testing/test-database.ts';
import { countEndingSoon, warnManifestations } from './deadline-warnings.ts';
import { listReceived } from './received-documents.ts';

const app = openDb('app');
const worker = openDb('worker');
const owner = new pg.Client({ connectionString: databaseUrls().ownerUrl });
beforeAll(() => owner.connect());
afterAll(async () => {
  await owner.end();
});

const DAY_MS = 86_400_000;
let keys = 0;

/** Columns of a received NF-e that differ from a summary which was authorized now. */
interface Note {
  readonly type?: string;
  readonly situacao?: string;
  readonly proof?: string;
  readonly whole?: boolean;
  /** The company itself, unless it is given; null: the note names no CNPJ or CPF. */
  readonly destinatario?: string | null;
  readonly manifestacao?: string;
  readonly target?: 'sandbox' | 'producao';
  readonly daysOld?: number;
}

async function add({ accountId, clientId }: TestTenant, own: Note = {}) {
  const { target = 'sandbox', daysOld = 0 } = own;
  const id = newId();
  const authorizedAt = new Date(Date.now() - daysOld * DAY_MS);
  await owner.query(
    `insert into received_documents (id, account_id, client_id, environment, target, type, access_key, emitente, dh_emi, emitted_at, tp_nf,
       valor_total, protocol_number, authorized_at, situacao, whole, destinatario, manifestacao, proof)
     values ($1, $2, $3, $4, $5, $6, $7, 'e', 'd', now(), '1', 1, 'p', $8, $9, $10,
       case when $14 then (select c.cnpj from clients c where c.id = $3) else $11 end, $12, $13)`,
    [
      id,
      accountId,
      clientId,
      target === 'sandbox' ? 2 : 1,
      target,
      own.type ?? 'nfe',
      String((keys += 1)).padStart(44, '0'),
      authorizedAt,
      own.situacao ?? 'autorizada',
      own.whole ?? false,
      own.destinatario ?? null,
      own.manifestacao ?? null,
      own.proof ?? 'confirmed',
      own.destinatario === undefined,
    ],
  );
  return { id, authorizedAt };
}

const warn = async (limit = 1_000) => {
  for (const rule of MANIFESTATION_TERMS) await warnManifestations(worker, rule, limit);
};

/** Warnings in the account's feed from now on: id of the note, and term. */
async function follow({ accountId }: TestTenant) {
  let at = await currentCursor(app);
  return async () => {
    await warn();
    await othersEnded(app);
    const page = await readAccountChanges(app, accountId, { after: at, limit: 100 });
    if (page.kind !== 'pagina') throw new Error(page.kind);
    at = page.next;
    return page.changes
      .filter(({ kind }) => kind === 'received.deadline')
      .map(({ subjectId, details }) => [subjectId, details?.['prazo'], details?.['endsAt']]);
  };
}

const end = ({ authorizedAt }: { readonly authorizedAt: Date }, days: number) =>
  new Date(authorizedAt.getTime() + days * DAY_MS).toISOString();

describe('the term to manifest a received note', () => {
  it('is announced some days before its end, once each, by the clock of the account', async () => {
    const of = await createTenant(app);
    const note = await add(of);
    const messages = await follow(of);
    const after = async (days: number) => {
      await keepClock(app, of.accountId, Math.round(days * DAY_MS));
      return messages();
    };
    expect(await messages()).toEqual([]);
    expect(await after(6.9)).toEqual([]);
    expect(await after(7.1)).toEqual([[note.id, 'ciencia', end(note, 10)]]);
    expect(await after(9)).toEqual([]);
    expect(await after(79.9)).toEqual([]);
    expect(await after(80.1)).toEqual([[note.id, 'conclusiva', end(note, 90)]]);
    expect(await after(89)).toEqual([]);
    expect(await after(0)).toEqual([]);
  });

  it('is not announced after its end', async () => {
    const of = await createTenant(app);
    await add(of);
    const messages = await follow(of);
    await keepClock(app, of.accountId, 91 * DAY_MS);
    expect(await messages()).toEqual([]);
  });

  it('runs by the real clock outside the sandbox, whatever the clock of the account', async () => {
    const of = await createTenant(app);
    await keepClock(app, of.accountId, 85 * DAY_MS);
    const messages = await follow(of);
    await add(of, { target: 'producao' });
    expect(await messages()).toEqual([]);
    const old = await add(of, { target: 'producao', daysOld: 82 });
    expect(await messages()).toEqual([[old.id, 'conclusiva', end(old, 90)]]);
  });

  it.each<[string, Note, readonly string[]]>([
    ['with ciência', { manifestacao: 'ciencia' }, ['conclusiva']],
    ['that is whole', { whole: true }, ['conclusiva']],
    ['that is confirmed', { manifestacao: 'confirmacao' }, []],
    ['that is canceled', { situacao: 'cancelada' }, []],
    ['that only a file shows', { proof: 'unconfirmed' }, []],
    ['of another addressee', { destinatario: '99888777000161' }, []],
    ['without a known addressee', { destinatario: null }, ['ciencia', 'conclusiva']],
    ['that is whole, to a foreigner', { whole: true, destinatario: null }, []],
    ['of another type', { type: 'cte' }, []],
  ])('of one %s is announced as %j', async (_, note, terms) => {
    const of = await createTenant(app);
    const messages = await follow(of);
    await add(of, { ...note, daysOld: 8 });
    await add(of, { ...note, daysOld: 81 });
    const found = (await messages()).map(([, term]) => term);
    // The younger one is in the days before the end of the first term, the older one in those of the second.
    expect(found).toEqual(terms);
  });

  it('of a note of another addressee is announced and shown nowhere, and is looked at once', async () => {
    const of = await createTenant(app);
    const messages = await follow(of);
    const { id } = await add(of, { whole: true, destinatario: '99888777000161', daysOld: 81 });
    expect(await messages()).toEqual([]);
    expect(await countEndingSoon(app, { ...of, environment: 2 })).toBe(0);
    const shown = await listReceived(app, { ...of, environment: 2 }, { limit: 10 });
    expect(shown.data).toMatchObject([{ id, deadline: null }]);
    const { rows } = await owner.query('select warned from received_documents where id = $1', [id]);
    expect(rows).toEqual([{ warned: 'conclusiva' }]);
  });

  it('waits while a request of the note is with the authority', async () => {
    const of = await createTenant(app);
    const messages = await follow(of);
    const { id } = await add(of, { daysOld: 81 });
    await owner.query(
      `insert into received_manifestations (id, account_id, client_id, received_id, environment, target, type, access_key, tipo, requested, status, due_at)
       select $1, account_id, client_id, id, environment, target, type, access_key, 'confirmacao', true, 'pendente', now() + interval '1 day'
         from received_documents where id = $2`,
      [newId(), id],
    );
    expect(await messages()).toEqual([]);
    await owner.query(`update received_manifestations set status = 'recusada' where received_id = $1`, [id]);
    expect(await messages()).toEqual([[id, 'conclusiva', expect.any(String)]]);
  });

  it('is announced once for many concurrent callers', async () => {
    const of = await createTenant(app);
    const messages = await follow(of);
    for (let each = 0; each < 5; each += 1) await add(of, { daysOld: 81 });
    await Promise.all(Array.from({ length: 6 }, () => warn(2)));
    expect(await messages()).toHaveLength(5);
    expect(await messages()).toEqual([]);
  });
});
