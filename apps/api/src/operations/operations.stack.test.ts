import { randomCnpj } from '@fiscal/core/testing/builders';
import { stack } from '@fiscal/core/testing/stack';
import { authenticate } from '@fiscal/db/accounts/auth';
import { createDb, type Db } from '@fiscal/db/base/client';
import type { Principal } from '@fiscal/db/base/types';
import { getEventXml } from '@fiscal/db/documents/documents';
import { createKeyring } from '@fiscal/db/keyring/keyring';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Company,
  emitToVerdict,
  newAccount,
  newCompany,
  nfeOf,
  PATIENCE_MS,
  testOf,
} from '../../test/support/api.ts';
import { type Composed, compose } from '../composition/compose.ts';
import { loadEnv } from '../env.ts';
import type { Services } from '../services/services.ts';

const here = stack();
const TYPES = ['nfe', 'nfce'];
const REASON = { reason: 'Pedido cancelado pelo cliente' };
const CORRECTION = { correctionText: 'Corrige o complemento do endereço' };

let composed: Composed;
let services: Services;
let db: Db;
let company: Company;
let principal: Principal;

/** The use cases of an API of their own, on the stack's database, Temporal and sandbox. */
beforeAll(async () => {
  composed = await compose(
    loadEnv({
      DATABASE_URL: here.databaseAppUrl,
      MASTER_KEY: here.masterKey,
      TEMPORAL_ADDRESS: here.temporalAddress,
      TEMPORAL_NAMESPACE: here.temporalNamespace,
      SANDBOX_URL: here.sandboxUrl,
      SANDBOX_CA_FILE: here.sandboxCaFile,
      SANDBOX_ADMIN_TOKEN: here.sandboxAdminToken,
    }),
    pino({ level: 'silent' }),
    { on: false },
  );
  services = composed.deps.services;
  db = createDb({
    url: here.databaseAppUrl,
    role: 'app',
    max: 2,
    keyring: createKeyring({ MASTER_KEY: stack().masterKey }),
  });
  company = await newCompany(await newAccount());
  const found = await authenticate(db, { accessKey: company.accessKey, token: company.testToken });
  if (!found) throw new Error('The new company cannot authenticate');
  principal = found;
});
afterAll(async () => {
  composed.release();
  await composed.close();
  await db.close();
});

const emitNfe = async () => {
  const view = await emitToVerdict(testOf(company), nfeOf(company));
  expect(view.status, view.rejectionReason).toBe('AUTORIZADA');
  return { documentId: view.id, types: TYPES };
};
const view = async ({ documentId }: { readonly documentId: string }) => {
  const found = await services.documents.get(principal, documentId);
  if (!found) throw new Error('gone');
  return found;
};
const settleEvents = async (on: { readonly documentId: string }) => {
  await expect
    .poll(async () => (await view(on)).events.filter(({ status }) => status === 'pendente').length, {
      timeout: PATIENCE_MS,
      interval: 100,
    })
    .toBe(0);
  return view(on);
};

describe('an asynchronous operation', () => {
  it('cancels, with protocol and file', async () => {
    const on = await emitNfe();
    await services.events.operate.enqueue({ principal, on, kind: 'cancelamento', request: REASON });
    const done = await settleEvents(on);
    expect(done).toMatchObject({ status: 'CANCELADA', cStat: '101', cancellableUntil: null });
    expect(done.events).toMatchObject([
      {
        type: 'cancelamento',
        eventCode: '110111',
        sequence: 1,
        status: 'autorizado',
        cStat: '135',
        hasXml: true,
      },
    ]);
    const xml = await getEventXml(db, principal, {
      documentId: on.documentId,
      eventId: done.events[0]?.id ?? '',
    });
    expect(xml?.toString()).toMatch(/^<\?xml.*<procEventoNFe[\s\S]*<\/procEventoNFe>$/);
    await expect(
      services.events.operate.enqueue({ principal, on, kind: 'carta-correcao', request: CORRECTION }),
    ).rejects.toMatchObject({
      code: 'documento_nao_autorizado',
    });
  });

  it.each(['SANDBOX(timeout=depois)', 'SANDBOX(timeout=antes)', 'SANDBOX(indisponivel=1)'])(
    'is registered once under %s',
    async (marker) => {
      const on = await emitNfe();
      const correctionText = `${marker} corrige o complemento`;
      await services.events.operate.enqueue({
        principal,
        on,
        kind: 'carta-correcao',
        request: { correctionText },
      });
      await services.events.operate.enqueue({ principal, on, kind: 'carta-correcao', request: CORRECTION });
      expect((await settleEvents(on)).events).toMatchObject([
        { sequence: 1, status: 'autorizado' },
        { sequence: 2, status: 'autorizado' },
      ]);
    },
  );

  it('that the authority refuses leaves the document as it was', async () => {
    const on = await emitNfe();
    await services.events.operate.enqueue({
      principal,
      on,
      kind: 'cancelamento',
      request: { reason: 'SANDBOX(cStat=501) tarde demais' },
    });
    expect(await settleEvents(on)).toMatchObject({
      status: 'AUTORIZADA',
      events: [{ status: 'erro_autorizacao', cStat: '501', hasXml: false }],
    });
  });
});

describe('a synchronous operation', () => {
  it('answers with the verdict, also when the first word was another process’s', async () => {
    const on = await emitNfe();
    const idempotency = { key: 'k', route: 'ator-interessado', bodyHash: 'h' };
    const request = { cnpj: '11222333000181' };
    const ask = () =>
      services.events.operate.perform({ principal, on, kind: 'ator-interessado', request, idempotency });
    const first = await ask();
    expect(first).toMatchObject({
      replayed: false,
      event: { status: 'autorizado', cStat: '135', sequence: 1, hasXml: true },
      document: { type: 'nfe' },
    });
    expect(await ask()).toMatchObject({ replayed: true, event: { id: first.event.id } });
  });

  it('several at once are done one after the other', async () => {
    const on = await emitNfe();
    const all = await Promise.all(
      [1, 2, 3].map((n) =>
        services.events.operate.perform({
          principal,
          on,
          kind: 'ator-interessado',
          request: { cnpj: randomCnpj(`ator ${n}`) },
        }),
      ),
    );
    expect(all.map(({ event }) => `${event.sequence} ${event.cStat}`).toSorted()).toEqual([
      '1 135',
      '2 135',
      '3 135',
    ]);
  });
});

describe('a range of numbers', () => {
  const range = (inicio: number, fim: number) =>
    ({
      ano: 2026,
      serie: 7,
      inicio,
      fim,
      justificativa: 'Falha na numeração do sistema',
      mod: '55',
      cnpj: null,
    }) as const;

  it('is voided, returned again to a repeated call, and never given to a document', async () => {
    const first = await services.numbers.inutilizar.void(principal, range(2, 4));
    expect(first).toMatchObject({ cStat: '102', nProt: expect.stringMatching(/^\d{15}$/) });
    expect(first.xml).toContain('<retInutNFe');
    expect(await services.numbers.inutilizar.void(principal, range(2, 4))).toMatchObject({
      cStat: '563',
      nProt: first.nProt,
    });
    const numbers = [];
    for (let i = 0; i < 2; i++)
      numbers.push((await emitToVerdict(testOf(company), nfeOf(company, { serie: 7 }))).numero);
    expect(numbers).toEqual([1, 5]);
    await expect(services.numbers.inutilizar.void(principal, range(5, 6))).rejects.toMatchObject({
      code: 'numeros_em_uso',
    });
    expect(await services.numbers.inutilizar.list(principal, { emitente: company.cnpj })).toMatchObject([
      { inicio: 2, fim: 4, nProt: first.nProt },
    ]);
  });
});
