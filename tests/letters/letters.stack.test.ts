import { expect, it } from 'vitest';
import { filesList } from '../../apps/api/src/rest/v1/received/files.ts';
import { lettersSchema } from '../../apps/api/src/rest/v1/received/letters.ts';
import { receivedListSchema, receivingSchema } from '../../apps/api/src/rest/v1/received/schema.ts';
import {
  accessOf,
  bodyOf,
  type Company,
  emitAuthorized,
  newAccount,
  newCompany,
  nfeOf,
  send,
  testOf,
  until,
} from '../../apps/api/test/support/api.ts';
import { ask, mutate } from '../../apps/api/test/support/graphql.ts';
import { openSmtp, sendLetter, writeLetter } from '../../e2e/support/smtp-client.ts';
import { stack } from '../../packages/fiscal-core/src/testing/stack.ts';

type Account = Awaited<ReturnType<typeof newAccount>>;

const port = (): number => {
  const { lettersPort } = stack();
  if (lettersPort === undefined) throw new Error('This stack takes no letters: set LETTERS_DOMAIN');
  return lettersPort;
};
const settingsPath = ({ clientId }: Company) => `/v1/clients/${clientId}/received/2`;

async function openAddress(account: Account, company: Company): Promise<string> {
  const answer = await send('POST', `${settingsPath(company)}/address`, accessOf(account));
  return bodyOf(answer, 200, receivingSchema).address ?? '';
}

it('stores a supplier’s letter as an unconfirmed document', async () => {
  const account = await newAccount();
  const [company, seller] = [await newCompany(account), await newCompany(account)];
  const { id, accessKey } = await emitAuthorized(
    testOf(seller),
    nfeOf(seller, { cnpj_destinatario: company.cnpj, nome_destinatario: 'COMPRADORA LTDA' }),
  );
  const { text: xml } = await send('GET', `/v1/nfe/${id}/xml`, testOf(seller));
  const to = await openAddress(account, company);
  const letter = writeLetter(accessKey, [
    { name: 'nota.xml', content: xml },
    { name: 'danfe.pdf', content: '%PDF' },
  ]);
  for (const _ of ['first', 'again'])
    expect(await sendLetter(port(), { to, letter })).toMatchObject({ code: 250 });

  const files = await until(async () => {
    const { data } = bodyOf(await send('GET', '/v1/received/files', testOf(company)), 200, filesList);
    expect(data).toMatchObject([{ state: 'concluida' }]);
    return data;
  });
  expect(files).toMatchObject([
    {
      files: 1,
      documents: 1,
      refused: 0,
      letter: { sender: 'notas@fornecedor.example', ignored: ['danfe.pdf'] },
    },
  ]);
  const { data } = bodyOf(await send('GET', '/v1/received', testOf(company)), 200, receivedListSchema);
  expect(data).toMatchObject([{ accessKey, completa: true, proof: 'unconfirmed' }]);
  const { companyImports } = await ask(
    accessOf(account),
    'query ($id: ID!) { companyImports(clientId: $id, kind: RECEBIDOS) { edges { node { letter { sender ignored } } } } }',
    { id: company.clientId },
  );
  expect(companyImports).toMatchObject({ edges: [{ node: { letter: { ignored: ['danfe.pdf'] } } }] });

  const listed = bodyOf(await send('GET', '/v1/received/letters', testOf(company)), 200, lettersSchema);
  expect(listed.data).toMatchObject([
    { result: 'repetida', message: expect.stringContaining('já tinha chegado'), filesId: null },
    {
      result: 'entrou',
      message: null,
      sender: 'notas@fornecedor.example',
      files: ['nota.xml'],
      ignored: ['danfe.pdf'],
      filesId: files[0]?.id,
    },
  ]);
  const { receivedLetters } = await ask(
    testOf(company),
    '{ receivedLetters(first: 1) { edges { node { id sender result message files } } pageInfo { hasNextPage } } }',
  );
  expect(receivedLetters).toMatchObject({
    edges: [{ node: { id: listed.data[0]?.id, result: 'REPETIDA', files: ['nota.xml'] } }],
    pageInfo: { hasNextPage: true },
  });
});

it('gives, changes and ends an address by REST and GraphQL', async () => {
  const account = await newAccount();
  const company = await newCompany(account);
  const readAddress = async () =>
    bodyOf(await send('GET', settingsPath(company), accessOf(account)), 200, receivingSchema).address;
  expect(await readAddress()).toBeNull();
  const first = await openAddress(account, company);
  expect(first).toMatch(/^[a-z2-9]{20}@arquivos\.example\.com$/);
  expect(await readAddress()).toBe(first);

  const of = { clientId: company.clientId, environment: 'HOMOLOGACAO' };
  const changed = await mutate(accessOf(account), 'changeReceivedAddress', of);
  const second = await readAddress();
  expect(second).not.toBe(first);
  expect(changed).toMatchObject({ settings: { address: second } });
  const letter = writeLetter('1', []);
  expect(await sendLetter(port(), { to: first, letter })).toMatchObject({ code: 550 });
  expect(await sendLetter(port(), { to: second ?? '', letter })).toMatchObject({ code: 250 });

  expect(await mutate(accessOf(account), 'endReceivedAddress', of)).toMatchObject({
    settings: { address: null },
  });
  expect(await sendLetter(port(), { to: second ?? '', letter })).toMatchObject({ code: 550 });
  const again = await send('DELETE', `${settingsPath(company)}/address`, accessOf(account));
  expect(bodyOf(again, 200, receivingSchema).address).toBeNull();
});

it('offers no way to sign in or to relay', async () => {
  const client = await openSmtp(port());
  expect((await client.say('EHLO fornecedor.example')).text).not.toMatch(/AUTH|STARTTLS/);
  await client.say('MAIL FROM:<a@fornecedor.example>');
  expect((await client.say('RCPT TO:<b@outro.example>')).text).toMatch(/^550 5\.7\.1/);
  client.cut();
});
