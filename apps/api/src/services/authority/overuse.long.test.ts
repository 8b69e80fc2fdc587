import { releaseOveruse } from '@fiscal/db/authority/overuse-blocks';
import { expect, it, vi } from 'vitest';
import {
  bodyOf,
  type Company,
  consult,
  emit,
  emitAuthorized,
  newAccount,
  newCompany,
  nfeOf,
  PATIENCE_MS,
  send,
  testOf,
  verdictOf,
} from '../../../test/support/api.ts';
import { ownerDb } from '../../../test/support/databases.ts';
import { emitAnswerWithVerdict } from '../../rest/v1/documents/emit-document-schema.ts';

async function release({ accountId, cnpj }: Company): Promise<void> {
  const actor = { kind: 'operator', id: 'test' } as const;
  await releaseOveruse(ownerDb(), { accountId, cnpj, target: 'sandbox', actor, reason: 'a SEFAZ liberou' });
}

it('a block stops that service of that company, neither another service nor another company, until it is released', async () => {
  const account = await newAccount();
  const [blocked, other] = [await newCompany(account), await newCompany(account)];
  const marked = nfeOf(blocked, { informacoes_adicionais_contribuinte: 'SANDBOX(cStat=656)' });
  const { invoiceId } = await emit(testOf(blocked), marked);
  const reasonOf = async (id: string) => (await consult(testOf(blocked), id)).waiting?.cStat;
  await expect.poll(() => reasonOf(invoiceId), { timeout: PATIENCE_MS }).toBe('656');

  const waiting = await send(
    'POST',
    '/v1/nfe/emit',
    { ...testOf(blocked), prefer: 'wait=5' },
    nfeOf(blocked),
  );
  const delayed = bodyOf(waiting, 202, emitAnswerWithVerdict);
  expect(delayed.status).toBe('PENDENTE');
  await emitAuthorized(testOf(other), nfeOf(other));
  expect((await send('POST', '/v1/nfe/status', testOf(blocked))).json).toMatchObject({ online: true });

  await vi.waitFor(
    async () => {
      await release(blocked);
      expect((await consult(testOf(blocked), delayed.invoiceId)).status).toBe('AUTORIZADA');
    },
    { timeout: PATIENCE_MS, interval: 5_000 },
  );
  expect(await verdictOf(testOf(blocked), delayed.invoiceId)).toMatchObject({ status: 'AUTORIZADA' });
});
