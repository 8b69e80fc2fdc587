import { gzipSync } from 'node:zlib';
import type { Distributed } from '@fiscal/core/activities/received/distribute';
import { DISTRIBUTION_PAUSE_MS, SINGLE_QUERIES_MAX } from '@fiscal/core/lifecycle/distribution';
import { KEY_ASKS_MAX } from '@fiscal/core/lifecycle/distribution-keys';
import type { DistributionQuestion } from '@fiscal/core/sefaz/distribution';
import { randomCnpj } from '@fiscal/core/testing/builders';
import type { ManifestationPolicy } from '@fiscal/core/vocabulary/manifestation';
import { keepClock } from '@fiscal/db/contingency/account-clock';
import { getReceived, listReceived } from '@fiscal/db/received/received-documents';
import { announceOrder, deleteOrder, someOrders } from '@fiscal/db/received/received-orders';
import { setReceiving } from '@fiscal/db/received/settings';
import { migratedDatabase } from '@fiscal/db/testing/fresh-database';
import { createTenant } from '@fiscal/db/testing/test-database';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { receive } from '../src/received/receive.ts';
import { keyOf as keyOfNote } from './support/received-files.ts';
import { by } from './support/receiving.ts';

// The file has its own database: a pass of another test over all accounts would take what waits here.
const { app, worker, owner, drop } = await migratedDatabase();
afterAll(drop);
const supplier = randomCnpj('supplier-by-key');
const DAY = 86_400_000;

const keyOf = (nNF: number): string => keyOfNote(supplier, nNF);
const stamp = (): string => new Date().toISOString().replace(/\.\d+Z$/, '+00:00');
const summary = (chave: string): string =>
  `<resNFe xmlns="http://www.portalfiscal.inf.br/nfe" versao="1.01"><chNFe>${chave}</chNFe><CNPJ>${supplier}</CNPJ><xNome>FORNECEDOR</xNome><IE>110042490114</IE><dhEmi>${stamp()}</dhEmi><tpNF>1</tpNF><vNF>10.50</vNF><dhRecbto>${stamp()}</dhRecbto><nProt>135260000000001</nProt><cSitNFe>1</cSitNFe></resNFe>`;
const whole = (chave: string, to: string): string =>
  `<nfeProc><NFe><infNFe><ide><dhEmi>${stamp()}</dhEmi><tpNF>1</tpNF></ide><emit><CNPJ>${supplier}</CNPJ><xNome>FORNECEDOR</xNome></emit><dest><CNPJ>${to}</CNPJ></dest><total><ICMSTot><vNF>10.50</vNF></ICMSTot></total></infNFe></NFe><protNFe><infProt><chNFe>${chave}</chNFe><dhRecbto>${stamp()}</dhRecbto><nProt>135260000000001</nProt><cStat>100</cStat></infProt></protNFe></nfeProc>`;

type KeyAnswer = string | 'killed';

/** A company that receives, and an authority that answers by its rules and counts what it would block. */
async function openCompany(policy: ManifestationPolicy = 'pedido') {
  const cnpj = randomCnpj(`${Math.random()}`);
  const tenant = await createTenant(app, { cnpj });
  const scope = { accountId: tenant.accountId, clientId: tenant.clientId, environment: 2 } as const;
  const caller = { ...scope, tokenId: tenant.test.tokenId };
  await setReceiving(app, scope, { change: { enabled: true, policy }, by });
  onTestFinished(async () => {
    await setReceiving(app, scope, { change: { enabled: false }, by });
  });
  let offsetMs = 0;
  const rows: Buffer[] = [];
  const asked: string[] = [];
  const byKey = new Map<string, KeyAnswer>();
  const none = { ultNSU: 0, maxNSU: 0 };
  let isTaken = false;
  function ask(question: DistributionQuestion): Distributed {
    const all = rows.map((zipped, at) => ({ nsu: at + 1, schema: 's', zipped }));
    if (question.by === 'NSU')
      return { kind: 'documentos', documents: all.slice(question.nsu - 1, question.nsu), ...none };
    if (isTaken) {
      isTaken = false;
      return { kind: 'consumo-indevido', xMotivo: 'Consumo Indevido', ultNSU: rows.length, maxNSU: 0 };
    }
    if (question.by === 'ultNSU') {
      const documents = all.slice(question.nsu);
      const position = { ultNSU: rows.length, maxNSU: rows.length };
      return documents.length === 0
        ? { kind: 'nenhum', ...position }
        : { kind: 'documentos', documents, ...position };
    }
    asked.push(question.chave);
    const answer = byKey.get(question.chave) ?? '217';
    if (answer === 'killed') throw new Error('killed');
    if (answer === 'unsent') return { kind: 'nao-enviado', cause: 'sem rede', retryAfterSeconds: 60 };
    return answer.startsWith('<')
      ? { kind: 'documentos', documents: [{ nsu: null, schema: 's', zipped: gzipSync(answer) }], ...none }
      : answer === '137'
        ? { kind: 'nenhum', ...none }
        : { kind: 'recusada', cStat: answer, xMotivo: `Motivo ${answer}`, ...none };
  }
  return {
    cnpj,
    scope,
    asked,
    byKey,
    write: (xml: string) => void rows.push(gzipSync(xml)),
    /** Another system gets all that is there. */
    takeAll: () => {
      isTaken = true;
    },
    order: async (accessKey: string) => {
      const nothing = { emitente: null, serie: null, numero: null, valorTotal: null };
      const result = await announceOrder(app, caller, {
        referencia: `PC ${Math.random()}`,
        accessKey,
        ...nothing,
      });
      return 'order' in result ? result.order.id : '';
    },
    /** Queries by NSU and by key that count in the hour. */
    singles: async () => {
      const { rows: found } = await owner.pool.query<{ singles: readonly number[] }>(
        `select singles from distributions where ground = $1 and service = 'nfe'`,
        [tenant.accountId],
      );
      return found[0]?.singles;
    },
    view: async (id: string) => (await someOrders(app, scope, [id]))[0],
    remove: (id: string) => deleteOrder(app, caller, id),
    note: async (accessKey: string) => {
      const { data } = await listReceived(app, scope, { limit: 1, accessKey });
      return getReceived(app, scope, data[0]?.id ?? '');
    },
    /** A time later by this, the sequence is asked. */
    later: async (ms: number) => {
      offsetMs += ms;
      await keepClock(app, tenant.accountId, offsetMs);
      const onError = (error: unknown) => {
        if (!(error instanceof Error && error.message === 'killed')) throw error;
      };
      await receive({
        db: worker,
        ask: async ({ accountId }, question) =>
          accountId === tenant.accountId
            ? ask(question)
            : { kind: 'nao-enviado', cause: 'of another test', retryAfterSeconds: 60 },
        onCommit: () => {},
        onError,
      });
      // A killed worker leaves its lease.
      await owner.pool.query('update distributions set leased_until = null where ground = $1', [
        tenant.accountId,
      ]);
    },
    changes: async () => {
      const { rows: found } = await owner.pool.query<{ kind: string }>(
        `select kind from document_changes where account_id = $1 and kind like 'received.%' order by xid, seq`,
        [tenant.accountId],
      );
      return found.map(({ kind }) => kind);
    },
  };
}
type Company = Awaited<ReturnType<typeof openCompany>>;

const hour = (company: Company) => company.later(DISTRIBUTION_PAUSE_MS);

describe('a key', () => {
  it('of an order is asked for once an hour by NSU did not bring its note, and fulfills the order', async () => {
    const company = await openCompany();
    await company.later(0);
    const chave = keyOf(1);
    company.byKey.set(chave, summary(chave));
    const id = await company.order(chave);
    expect((await company.view(id))?.keyQuery).toBeNull();
    await hour(company);
    await company.later(DISTRIBUTION_PAUSE_MS - 60_000);
    expect(company.asked).toEqual([]);
    await company.later(60_000);
    expect(company.asked).toEqual([chave]);
    expect(await company.view(id)).toMatchObject({ status: 'atendido', keyQuery: { cStat: '138' } });
    expect(await company.note(chave)).toMatchObject({
      whole: false,
      manifestations: [{ tipo: 'confirmacao' }],
    });
    // By its number too, later.
    company.write(summary(chave));
    for (let turn = 0; turn < 3; turn += 1) await hour(company);
    expect(company.asked).toEqual([chave]);
    expect((await company.changes()).filter((kind) => kind === 'received.document')).toHaveLength(1);
  });

  it('is left to its NSU, which brings it in the hour', async () => {
    const company = await openCompany();
    await company.later(0);
    const id = await company.order(keyOf(2));
    company.write(summary(keyOf(2)));
    for (let turn = 0; turn < 3; turn += 1) await hour(company);
    expect(await company.view(id)).toMatchObject({ status: 'atendido' });
    expect(company.asked).toEqual([]);
  });

  it('that kills its worker is not asked for again in its wait, and keeps no note away', async () => {
    const company = await openCompany();
    await company.later(0);
    company.byKey.set(keyOf(3), 'killed');
    await company.order(keyOf(3));
    await hour(company);
    await hour(company);
    expect(company.asked).toHaveLength(1);
    await company.later(DISTRIBUTION_PAUSE_MS - 60_000);
    expect(company.asked).toHaveLength(1);
    company.write(summary(keyOf(30)));
    await company.later(120_000);
    expect(company.asked).toHaveLength(1);
    expect(await company.note(keyOf(30))).not.toBeNull();
    await hour(company);
    expect(company.asked).toHaveLength(2);
  });

  it('costs nothing when its query did not leave, and is asked for again a minute later', async () => {
    const company = await openCompany();
    await company.later(0);
    const chave = keyOf(7);
    company.byKey.set(chave, 'unsent');
    const id = await company.order(chave);
    for (let turn = 0; turn < 2; turn += 1) await hour(company);
    expect(company.asked).toEqual([chave]);
    expect(await company.singles()).toEqual([]);
    company.byKey.set(chave, summary(chave));
    await company.later(60_000);
    expect(company.asked).toEqual([chave, chave]);
    expect(await company.singles()).toHaveLength(1);
    expect(await company.view(id)).toMatchObject({ status: 'atendido' });
  });

  it.each(['236', '632', '640', '641', '653', '654'])(
    'is given up after %s, until it is announced again',
    async (cStat) => {
      const company = await openCompany();
      await company.later(0);
      company.byKey.set(keyOf(4), cStat);
      const id = await company.order(keyOf(4));
      for (let turn = 0; turn < 2; turn += 1) await hour(company);
      for (let day = 0; day < 3; day += 1) await company.later(DAY);
      expect(company.asked).toHaveLength(1);
      expect((await company.view(id))?.keyQuery).toMatchObject({
        cStat,
        xMotivo: `Motivo ${cStat}`,
        nextAt: null,
      });
      await company.remove(id);
      const again = await company.order(keyOf(4));
      expect((await company.view(again))?.keyQuery).toMatchObject({ cStat, nextAt: expect.any(Date) });
      for (let turn = 0; turn < 2; turn += 1) await hour(company);
      expect(company.asked).toHaveLength(2);
    },
  );

  it.each(['137', '217', '618', '999'])(
    'rests a day after %s, and is given up after a week',
    async (cStat) => {
      const company = await openCompany();
      await company.later(0);
      company.byKey.set(keyOf(5), cStat);
      const id = await company.order(keyOf(5));
      for (let turn = 0; turn < 2; turn += 1) await hour(company);
      expect((await company.view(id))?.keyQuery).toMatchObject({ cStat, nextAt: expect.any(Date) });
      for (let turn = 0; turn < 4; turn += 1) await hour(company);
      expect(company.asked).toHaveLength(1);
      // The sequence has its turn behind a 137.
      for (let day = 0; day < 9; day += 1) {
        await company.later(DAY);
        await hour(company);
      }
      expect(company.asked).toHaveLength(KEY_ASKS_MAX);
      expect((await company.view(id))?.keyQuery).toMatchObject({ cStat, nextAt: null });
    },
  );

  it('is asked for within the hour’s part, the oldest first', async () => {
    const company = await openCompany();
    await company.later(0);
    const keys = Array.from({ length: SINGLE_QUERIES_MAX + 2 }, (_, n) => keyOf(100 + n));
    for (const chave of keys) await company.order(chave);
    await hour(company);
    await hour(company);
    expect(company.asked).toEqual(keys.slice(0, SINGLE_QUERIES_MAX));
    await hour(company);
    expect(company.asked).toEqual(keys);
  });

  it('is not asked for once a hole brought its note', async () => {
    const company = await openCompany();
    await company.later(0);
    const [unknown, newest] = [keyOf(200), keyOf(201 + SINGLE_QUERIES_MAX)];
    for (const chave of [unknown, newest]) await company.order(chave);
    for (let nNF = 201; nNF <= 201 + SINGLE_QUERIES_MAX; nNF += 1) company.write(summary(keyOf(nNF)));
    company.takeAll();
    await hour(company);
    await hour(company);
    expect(company.asked).toEqual([unknown]);
    expect(await company.note(newest)).not.toBeNull();
  });

  it('of a note that a manifestation released brings its file, and completes it once', async () => {
    const company = await openCompany('ciencia');
    await company.later(0);
    const chave = keyOf(6);
    company.write(summary(chave));
    await hour(company);
    await owner.pool.query(
      `with done as (
         update received_manifestations m set status = 'registrada', c_stat = '135', registered_at = account_now(m.account_id, m.target)
          where m.account_id = $1 returning m.received_id)
       update received_documents set manifestacao = 'ciencia' where id in (select received_id from done)`,
      [company.scope.accountId],
    );
    // Not released yet.
    company.byKey.set(chave, summary(chave));
    await hour(company);
    await hour(company);
    expect(company.asked).toEqual([chave]);
    expect(await company.note(chave)).toMatchObject({ whole: false, keyQuery: { cStat: '138' } });
    company.byKey.set(chave, whole(chave, company.cnpj));
    await company.later(DAY);
    expect(await company.note(chave)).toMatchObject({ whole: true, nome: 'FORNECEDOR' });
    company.write(whole(chave, company.cnpj));
    await hour(company);
    expect((await company.changes()).filter((kind) => kind === 'received.completed')).toHaveLength(1);
    expect(company.asked).toHaveLength(2);
  });
});
