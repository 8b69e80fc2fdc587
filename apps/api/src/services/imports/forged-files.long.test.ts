import { readFileSync } from 'node:fs';
import { createTestCa, issueEcnpj, testSigner } from '@fiscal/core/testing/certificates';
import { issuedEvent, issuedFile } from '@fiscal/core/testing/issued';
import { stack } from '@fiscal/core/testing/stack';
import { expect, it } from 'vitest';
import { z } from 'zod';
import {
  accessOf,
  type Company,
  consult,
  emitAuthorized,
  liveOf,
  newAccount,
  newCompany,
  nfeOf,
  refusal,
  send,
  settleEvents,
  testOf,
} from '../../../test/support/api.ts';

/*
 * Files that a stranger with the access key signed, by a chain of their own: over the API, as an audit sent them.
 */

const PATIENCE = { timeout: 300_000, interval: 200 };
const GOLDEN = readFileSync(
  new URL(
    '../../../../../packages/fiscal-core/src/documents/nfe/fixtures/simples-csosn102.xml',
    import.meta.url,
  ),
  'utf8',
);
/** Has the name of an ICP-Brasil authority, as any file can. */
const named = createTestCa();
const nobody = createTestCa('QUALQUER UM', 'Ninguém');
const signerOf = ({ cnpj }: Company, ca = named) => testSigner(issueEcnpj(ca, { cnpj }));

/** Uploads a file and returns the import at its end. */
async function upload(company: Company, xml: Uint8Array, target: 'sandbox' | 'producao') {
  const path = `/v1/clients/${company.clientId}/imports?target=${target}`;
  const answer = await fetch(`${stack().apiUrl}${path}`, {
    method: 'POST',
    headers: { 'x-access-key': company.accessKey, 'content-type': 'application/xml' },
    body: new Blob([Uint8Array.from(xml)]),
  });
  const location = answer.headers.get('location') ?? expect.unreachable(await answer.text());
  const look = async () => (await send('GET', location, accessOf(company))).json;
  await expect.poll(look, PATIENCE).toMatchObject({ state: 'concluida' });
  return look();
}

it('a forged cancellation leaves a document that was issued here as it is; its own cancels it', async () => {
  const company = await newCompany(await newAccount());
  const { id, accessKey } = await emitAuthorized(testOf(company), nfeOf(company));
  const chave = accessKey ?? expect.unreachable();
  const of = { type: 'nfe', chave, emitente: company.cnpj, dhEmi: new Date().toISOString() };
  const forged = issuedEvent(
    { ...of, xml: Buffer.alloc(0) },
    'cancelamento',
    { reason: 'Cancelado por quem nada tem com isso' },
    { signer: signerOf(company), environment: 2 },
  );
  expect(await upload(company, forged, 'sandbox')).toMatchObject({ documents: 0 });
  expect(await consult(testOf(company), id)).toMatchObject({ status: 'AUTORIZADA', events: [] });
  const reason = { reason: 'Pedido cancelado pelo cliente' };
  const cancelled = await send('POST', `/v1/nfe/${id}/cancel`, testOf(company), reason);
  expect(cancelled.status, cancelled.text).toBe(202);
  const { status, events } = await settleEvents(testOf(company), id);
  expect({ status, events }).toMatchObject({
    status: 'CANCELADA',
    events: [{ type: 'cancelamento', status: 'autorizado' }],
  });
  expect(events).toHaveLength(1);
});

it('a forged document of fiscal value is unconfirmed, goes to no recipient and moves no number far away', async () => {
  const company = await newCompany(await newAccount());
  const forge = (ca: typeof named) =>
    issuedFile('nfe', GOLDEN, {
      environment: 1,
      emitente: company.cnpj,
      numero: 999_999_999,
      signer: signerOf(company, ca),
    });
  expect(await upload(company, forge(nobody).xml, 'producao')).toMatchObject({
    documents: 0,
    refusedFiles: [{ code: 'certificado_sem_icp_brasil' }],
  });
  const forged = forge(named);
  const done = await upload(company, forged.xml, 'producao');
  expect(done).toMatchObject({ documents: 1, refusedFiles: [] });
  expect(JSON.stringify(done)).toContain('cadeia_desconhecida');
  expect(JSON.stringify(done)).not.toContain('1000000000');
  const { data } = z
    .object({ data: z.array(z.object({ id: z.string() }).loose()) })
    .parse((await send('GET', '/v1/documents', liveOf(company))).json);
  const id = data[0]?.id ?? '';
  expect(await consult(liveOf(company), id)).toMatchObject({
    environment: 1,
    imported: { state: expect.stringMatching(/^un/) },
  });
  const letter = await send('POST', `/v1/nfe/${id}/email`, liveOf(company), {
    emails: ['alguem@example.com'],
  });
  expect(refusal(letter, 409, 'operacao_nao_permitida').message).toContain('só um documento confirmado');
});
