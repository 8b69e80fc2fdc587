import { createAcceptor } from '@fiscal/db/acceptance/acceptance';
import { documentHistory } from '@fiscal/db/documents/document-history';
import { createEmissionStore } from '@fiscal/db/emission/emission-store';
import { listAudit } from '@fiscal/db/records/audit';
import { emitAuthorized } from '@fiscal/db/testing/operations';
import { identify } from '@fiscal/db/testing/requests';
import { createTenant, openDb } from '@fiscal/db/testing/test-database';
import { afterAll, expect, it } from 'vitest';
import { createActForClient } from '../access/authenticate.ts';
import { createChangeHub } from '../changes/change-hub.ts';
import { createActOnDocument } from '../events/act-on-document.ts';
import { createOperate } from '../events/operate.ts';

const app = openDb('app');
const worker = openDb('worker');
const hub = createChangeHub();
afterAll(() => {
  hub.close();
});

const acceptor = createAcceptor(app, { nowMs: () => Date.now(), identify });
const store = createEmissionStore(worker);
const person = '00000000-0000-7000-8000-000000000009';
const actor = { kind: 'user', id: person } as const;

it('takes what a person asks of a document once, under their name, and only in their account', async () => {
  const [mine, theirs] = await Promise.all([createTenant(app), createTenant(app)]);
  const { documentId } = (await emitAuthorized({ acceptor, store }, mine.test)).scope;
  const woken: string[] = [];
  const operate = createOperate({
    db: app,
    hub,
    wake: (id) => void woken.push(id),
    conclude: async () => {},
    onCommit: () => {},
  });
  const act = createActOnDocument({ db: app, actForClient: createActForClient(app), operate });
  const asked = {
    documentId,
    operation: 'correctDocument',
    body: { correctionText: 'Corrige o complemento do endereço' },
    key: '00000000-0000-4000-8000-000000000001',
    requestId: 'req_1',
  } as const;
  const own = { accountId: mine.accountId, actor };

  const unknown = { code: 'nao_encontrado' };
  await expect(act({ accountId: theirs.accountId, actor }, asked)).rejects.toMatchObject(unknown);
  await expect(act(own, { ...asked, operation: 'apagar' })).rejects.toMatchObject(unknown);
  await expect(act(own, { ...asked, body: { correctionText: 'curto' } })).rejects.toMatchObject({
    code: 'requisicao_invalida',
    errors: [{ field: 'correctionText' }],
  });
  await expect(act(own, { ...asked, operation: 'cancelInsucessoEntrega', body: {} })).rejects.toMatchObject({
    code: 'evento_inexistente',
  });
  expect(await listAudit(app, mine.accountId, { limit: 10 })).not.toContainEqual(
    expect.objectContaining({ actor }),
  );

  const first = await act(own, asked);
  expect(await act(own, asked)).toEqual(first);
  const history = await documentHistory(app, mine.accountId, documentId);
  expect(history?.operations.filter(({ kind }) => kind === 'carta-correcao')).toMatchObject([
    { id: first.operationId, state: 'pendente', askedBy: { id: person } },
  ]);
  expect(history?.acts).toMatchObject([{ action: 'document.carta-correcao', by: { id: person } }]);
  expect(woken).toEqual([documentId]);
});
