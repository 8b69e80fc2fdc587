import { inutilizacaoInput } from '@fiscal/core/inutilizacao/input';
import { createRangeStore } from '@fiscal/db/inutilizacao/inutilizacao-store';
import { listAudit } from '@fiscal/db/records/audit';
import { createTenant, openDb } from '@fiscal/db/testing/test-database';
import { expect, it } from 'vitest';
import { createChangeHub } from '../changes/change-hub.ts';
import { createInutilizar } from './inutilizar.ts';

const app = openDb('app');
const worker = openDb('worker');

const person = { userId: '00000000-0000-7000-8000-000000000009', requestId: 'req_1' };

it('writes down which person had which range voided, once, and nothing of what a token asked', async () => {
  const tenant = await createTenant(app);
  const store = createRangeStore(worker);
  const inutilizar = createInutilizar({
    db: app,
    hub: createChangeHub(),
    conclude: async (what) => {
      if (!('inutilizacaoId' in what)) return;
      const answer = { cStat: '102', xMotivo: 'Homologado', ret: '<ret/>', nProt: '1', dhRecbto: null };
      await store.settleRange(what, { kind: 'homologado', ...answer });
    },
  });
  const range = (inicio: number, fim: number) =>
    inutilizacaoInput.parse({
      mod: '55',
      ano: 2026,
      serie: 1,
      numero_inicial: inicio,
      numero_final: fim,
      justificativa: 'Falha na numeração do sistema',
    });
  const idempotency = { key: 'k', route: 'r', bodyHash: 'h' };
  const somebody = { ...tenant.test, person };
  await inutilizar.void(tenant.test, range(1, 9));
  for (const replayed of [false, true])
    expect(await inutilizar.void(somebody, range(20, 24), { idempotency })).toMatchObject({
      cStat: '102',
      replayed,
    });
  const acts = await listAudit(app, tenant.accountId, { limit: 10, action: 'numbers.void' });
  expect(acts).toMatchObject([
    {
      actor: { kind: 'user', id: person.userId },
      requestId: person.requestId,
      subject: { type: 'client', id: tenant.clientId },
      details: {
        environment: 2,
        tipo: 'nfe',
        cnpj: tenant.test.issuer.cnpj,
        serie: 1,
        inicio: 20,
        fim: 24,
        justificativa: 'Falha na numeração do sistema',
      },
    },
  ]);
});
