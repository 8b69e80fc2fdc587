import type { Prepared } from '@fiscal/core/engine/document/definition';
import { describe, expect, it } from 'vitest';
import { createAcceptor } from '../acceptance/acceptance.ts';
import { createEmissionStore } from '../emission/emission-store.ts';
import { takeRange } from '../inutilizacao/inutilizacoes.ts';
import { authorizedVerdict, emit, rejectedVerdict, sign } from '../testing/emissions.ts';
import { acceptRequest, identify } from '../testing/requests.ts';
import { createTenant, openDb, type TestTenant } from '../testing/test-database.ts';
import { numberOnRecord } from './number-on-record.ts';

const app = openDb('app');
const worker = openDb('worker');

const db = {
  acceptor: createAcceptor(app, { nowMs: () => Date.now(), identify }),
  store: createEmissionStore(worker),
};

/** Problems of a body that is checked without emission, with the key that it would have. */
function problemsBefore(of: TestTenant, sent: Partial<Prepared>) {
  const request = acceptRequest(of.test, { prepared: { codigoNumerico: '58203647', ...sent } });
  const { modelo, prepared } = request;
  const { serie = prepared.defaultSerie, numero = 1 } = prepared;
  const { accessKey } = identify(request, { documentId: '', serie, numero });
  return numberOnRecord(app, of.test, { modelo, prepared, accessKey });
}
/** Problems that emission reports. */
const problemsOfEmission = async (of: TestTenant, sent: Partial<Prepared>) =>
  (await emit(db, of.test, { prepared: sent })).work.problems;

async function authorize(of: TestTenant, sent: Partial<Prepared>) {
  const emission = await emit(db, of.test, { prepared: sent });
  const { attemptId } = await sign(db.store, emission);
  await db.store.settleEmission(emission.scope, emission.work.operationId, authorizedVerdict(attemptId));
}
const voiding = (of: TestTenant, inicio: number, fim: number) =>
  takeRange(app, {
    principal: of.test,
    type: 'nfe',
    strict: false,
    faixa: {
      environment: 2,
      uf: 'SP',
      cnpj: of.test.issuer.cnpj,
      modelo: '55',
      ano: 2026,
      serie: 1,
      inicio,
      fim,
      justificativa: 'Falha na numeração do sistema',
    },
    idempotency: null,
  });

describe('a number that is sent', () => {
  it('is reported as by emission: another document has it, with another key or the same, or it was voided', async () => {
    const tenant = await createTenant(app);
    await authorize(tenant, { numero: 7, codigoNumerico: '46502913' });
    await voiding(tenant, 20, 29);
    const cases: readonly Partial<Prepared>[] = [
      { numero: 7 },
      { numero: 7, codigoNumerico: '46502913' },
      { numero: 25 },
    ];
    const answers = [];
    for (const sent of cases) {
      const found = await problemsBefore(tenant, sent);
      answers.push(found?.cStat);
      expect(await problemsOfEmission(tenant, sent)).toEqual([found]);
    }
    expect(answers).toEqual(['539', '204', '206']);
    expect((await problemsBefore(tenant, { numero: 7 }))?.message).toContain('de chave 3526');
  });

  it('is free otherwise: never seen, of another série, given back, of another account, or not sent at all', async () => {
    const [tenant, other] = await Promise.all([createTenant(app), createTenant(app)]);
    await authorize(tenant, { numero: 7 });
    expect(await problemsBefore(tenant, { numero: 8 })).toBeNull();
    expect(await problemsBefore(tenant, { numero: 7, serie: 2 })).toBeNull();
    expect(await problemsBefore(tenant, {})).toBeNull();
    expect(await problemsBefore(other, { numero: 7, emitente: tenant.test.issuer.cnpj })).toBeNull();
    const { scope, work } = await emit(db, tenant.test, { prepared: { numero: 9 } });
    expect((await problemsBefore(tenant, { numero: 9 }))?.cStat).toBe('539');
    await db.store.settleEmission(scope, work.operationId, rejectedVerdict(null, 'livre'));
    expect(await problemsBefore(tenant, { numero: 9 })).toBeNull();
  });
});
