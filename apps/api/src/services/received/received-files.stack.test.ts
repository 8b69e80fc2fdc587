import { expect, it } from 'vitest';
import {
  accessOf,
  bodyOf,
  type Company,
  emitAuthorized,
  newAccount,
  newCompany,
  nfeOf,
  refusal,
  send,
  testOf,
  until,
} from '../../../test/support/api.ts';
import { ask } from '../../../test/support/graphql.ts';
import { filesDetail, filesList, filesSchema } from '../../rest/v1/received/files.ts';
import { receivedListSchema, receivedSchema } from '../../rest/v1/received/schema.ts';

const XML = { 'content-type': 'application/xml' };
const to = (cnpj: string) => ({ cnpj_destinatario: cnpj, nome_destinatario: 'COMPRADORA LTDA' });

/** Sends a file for the company, and returns the report once a worker has read it. */
async function deliver(company: Company, text: string) {
  const sent = await send('POST', '/v1/received/files?file=nota.xml', { ...testOf(company), ...XML }, text);
  const { id } = bodyOf(sent, 202, filesSchema);
  expect(sent.headers.get('location')).toBe(`/v1/received/files/${id}`);
  return until(async () => {
    const report = bodyOf(await send('GET', `/v1/received/files/${id}`, testOf(company)), 200, filesDetail);
    expect(report.state).toBe('concluida');
    return report;
  });
}

it('keeps a supplier’s file unconfirmed until its authority is asked by key', async () => {
  const account = await newAccount();
  const [company, seller, other] = [
    await newCompany(account),
    await newCompany(account),
    await newCompany(account),
  ];
  const { id: issuedId, accessKey } = await emitAuthorized(testOf(seller), nfeOf(seller, to(company.cnpj)));
  const { text: xml } = await send('GET', `/v1/nfe/${issuedId}/xml`, testOf(seller));
  const notes = async (of: Company) =>
    bodyOf(await send('GET', '/v1/received', testOf(of)), 200, receivedListSchema).data;

  const foreign = await deliver(other, xml);
  expect(foreign.refusedFiles).toMatchObject([{ file: 'nota.xml', code: 'outro_cnpj' }]);
  expect(await notes(other)).toEqual([]);
  const forged = await deliver(company, xml.replace(/<xProd>[^<]*</, '<xProd>Outro produto<'));
  expect(forged.refusedFiles).toMatchObject([{ code: 'assinatura_invalida' }]);

  expect(await deliver(company, xml)).toMatchObject({ documents: 1, refused: 0 });
  expect(await deliver(company, xml)).toMatchObject({ documents: 0, known: 1 });
  const [note] = await notes(company);
  expect(note).toMatchObject({ accessKey, completa: true, proof: 'unconfirmed', proofReason: null });
  const path = `/v1/received/${note?.id}`;
  const manifested = await send('POST', `${path}/manifest`, testOf(company), { tipo: 'confirmacao' });
  const { errors } = refusal(manifested, 409, 'operacao_nao_permitida');
  expect(errors).toMatchObject([{ field: 'id', message: expect.stringContaining('ainda não o confirmou') }]);

  const { confirmReceived } = await ask(
    testOf(company),
    'mutation ($id: ID!) { confirmReceived(id: $id) { ... on ConfirmReceivedPayload { note { proof allowedActions { action } } } } }',
    { id: note?.id },
  );
  expect(confirmReceived).toMatchObject({ note: { proof: 'CONFIRMED' } });
  const after = bodyOf(await send('GET', path, testOf(company)), 200, receivedSchema);
  expect(after.proof).toBe('confirmed');
  expect(after.allowedActions.length).toBeGreaterThan(0);
  refusal(await send('POST', `${path}/confirm`, testOf(company)), 409, 'operacao_nao_permitida');

  const listed = bodyOf(await send('GET', '/v1/received/files', testOf(company)), 200, filesList);
  expect(listed.data).toHaveLength(3);
  const imports = await send('GET', `/v1/clients/${company.clientId}/imports`, accessOf(account));
  expect(imports.json).toMatchObject({ data: [] });
  const { companyImports } = await ask(
    accessOf(account),
    'query ($id: ID!) { companyImports(clientId: $id, kind: RECEBIDOS) { edges { node { kind state } } } }',
    { id: company.clientId },
  );
  expect(companyImports).toMatchObject({ edges: Array(3).fill({ node: { kind: 'RECEBIDOS' } }) });
});

it('refuses what is neither ZIP nor XML, and names each file that is no document', async () => {
  const company = await newCompany(await newAccount());
  const headers = { ...testOf(company), 'content-type': 'application/octet-stream' };
  refusal(await send('POST', '/v1/received/files', headers, 'PDF-1.7'), 400, 'requisicao_invalida');
  const report = await deliver(company, '<a/>');
  expect(report.refusedFiles).toMatchObject([{ file: 'nota.xml', code: 'tipo_desconhecido' }]);
});
