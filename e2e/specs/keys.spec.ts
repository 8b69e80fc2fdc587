import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { machine, stack } from '../env.ts';
import { expect, test } from '../fixtures.ts';
import { type Client, newAccount, newClient, nfeOf } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectHeld } from '../support/held.ts';
import { bodyOf, send } from '../support/http.ts';

/** Output of a command of the page in a shell, with its access key filled in. */
async function run(command: string, { accessKey }: Client): Promise<Readonly<Record<string, unknown>>> {
  const filled = command.replace('SUA_CHAVE_DA_CONTA', accessKey);
  const { stdout } = await promisify(execFile)('sh', ['-c', filled], { env: machine() });
  return JSON.parse(stdout);
}

/** The status that /v1 answers a token with. */
async function statusOf(token: string, { accessKey }: Pick<Client, 'accessKey'>): Promise<number> {
  const headers = { 'x-access-key': accessKey, authorization: `Bearer ${token}` };
  return (await send('POST', `${stack().apiUrl}/v1/nfe/status`, headers)).status;
}

/** Seconds for which a rotated token still works: more than a question takes, less than the rest of a journey. */
const OVERLAP_SECONDS = 10;

/** The test token in the place of the first one, by the API. */
async function rotateToken({ clientId, accessKey, restrictedKey, testToken }: Client): Promise<string> {
  const url = `${stack().apiUrl}/v1/clients/${clientId}/tokens`;
  const keys = { 'x-access-key': accessKey, 'x-restricted-key': restrictedKey };
  const known = await send<{ tokens: { id: string; token: string }[] }>('GET', url, keys);
  const old = bodyOf(known, 200).tokens.find(({ token }) => token === testToken);
  const overlap = { overlapSeconds: OVERLAP_SECONDS };
  const made = await send<{ token: string }>('POST', `${url}/${old?.id}/rotate`, keys, overlap);
  return bodyOf(made, 201).token;
}

const blockOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const LIVE = 'Token de produção';

/** Production tokens are shown by the word alone. */
async function typeWord(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  const go = dialog.getByRole('button', { name: 'Mostrar' });
  await expect(go).toBeDisabled();
  await dialog.getByRole('textbox').fill('produção');
  await expectAccessible(page, 'the question before a production token is shown');
  await go.click();
  await expect(dialog).toBeHidden();
}

/** A token's text in a block, after revealing it. */
async function revealToken(page: Page, block: string): Promise<string> {
  const region = blockOf(page, block);
  await region
    .getByRole('button', { name: `Mostrar: ${block}` })
    .first()
    .click();
  if (block === LIVE) await typeWord(page);
  const token = region
    .getByRole('listitem')
    .first()
    .getByText(/^nfe_(test|live)_\w{20,}$/);
  return (await token.textContent()) ?? '';
}

test('a token is fetched from its page and emits by curl; rotated, the old one works until it is revoked; the log knows the calls', async ({
  page,
  signIn,
}) => {
  const client = await newClient({ name: 'PADARIA DAS CHAVES LTDA' });
  await signIn('developer');
  const answered = await page.goto(`/chaves?empresa=${client.clientId}`);
  for (const secret of [client.testToken, client.liveToken])
    expect(await answered?.text(), 'no token in the page before it is asked for').not.toContain(secret);
  const block = blockOf(page, 'Token de teste');
  await expect(block.getByText('Atual')).toBeVisible();
  await expectAccessible(page);

  const first = await revealToken(page, 'Token de teste');
  expect(first).toBe(client.testToken);
  await block.getByText('Testar com curl').click();
  const status = await block.getByLabel('Consultar o status da SEFAZ', { exact: true }).textContent();
  expect(await run(status ?? '', client)).toMatchObject({ online: true });
  const emit = await block.getByLabel('Emitir uma NF-e com o mínimo', { exact: true }).textContent();
  const { invoiceId } = await run(emit ?? '', client);
  expect(invoiceId).toEqual(expect.any(String));
  await expectAccessible(page, 'a token shown with its commands');

  await block.getByRole('button', { name: 'Trocar: Token de teste' }).click();
  await page.getByLabel('Mais 1 hora').check();
  await expectAccessible(page, 'the question of a rotation');
  await page.getByRole('dialog').getByRole('button', { name: 'Trocar' }).click();
  await expect(block.getByText(/deixa de valer em/)).toBeVisible();
  const second = await revealToken(page, 'Token de teste');
  expect(second).not.toBe(first);
  expect([await statusOf(first, client), await statusOf(second, client)]).toEqual([200, 200]);

  await block.getByRole('button', { name: 'Revogar: Token de teste' }).last().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revogar' }).click();
  await expect(block.getByText(/deixa de valer em/)).toBeHidden();
  expect([await statusOf(first, client), await statusOf(second, client)]).toEqual([401, 200]);

  await page.goto(`/requisicoes?empresa=${client.clientId}&rota=emit`);
  const refresh = page.getByRole('button', { name: 'Atualizar' });
  const line = page.getByRole('link', { name: 'POST /v1/nfe/emit' });
  await expect(async () => {
    await refresh.click();
    await expect(line).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expectAccessible(page);
  await line.click();
  await expect(page.getByRole('link', { name: 'Abrir documento' })).toHaveAttribute(
    'href',
    `/teste/documentos/${String(invoiceId)}`,
  );
  await expectAccessible(page, 'a request');
});

test('a rotated token works for the overlap and then no more, without one it stops at once, of production only by the word; a call is found by its id, refused fields and all', async ({
  page,
  signIn,
}) => {
  const client = await newClient({ name: 'OFICINA DAS CHAVES LTDA' });
  const testToken = await rotateToken(client);
  expect([await statusOf(client.testToken, client), await statusOf(testToken, client)]).toEqual([200, 200]);
  await signIn('owner');
  await page.goto(`/chaves?empresa=${client.clientId}`);
  const block = blockOf(page, 'Token de produção');
  await block.getByRole('button', { name: 'Trocar: Token de produção' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nenhuma: deixa de funcionar agora').check();
  const go = dialog.getByRole('button', { name: 'Trocar' });
  await expect(go).toBeDisabled();
  await dialog.getByRole('textbox').fill('produção');
  await expectAccessible(page, 'the question of a rotation in production');
  await go.click();
  await expect(dialog).toBeHidden();
  const next = await revealToken(page, 'Token de produção');
  expect([await statusOf(client.liveToken, client), await statusOf(next, client)]).toEqual([401, 200]);

  const headers = { 'x-access-key': client.accessKey, authorization: `Bearer ${testToken}` };
  const body = nfeOf(client, { natureza_operacao: null, cnpj_emitente: 'segredo-do-cnpj' });
  const refused = await send('POST', `${stack().apiUrl}/v1/nfe/emit`, headers, body);
  expect(refused.status).toBe(400);
  const requestId = refused.headers.get('x-request-id') ?? '';
  await page.goto('/requisicoes');
  await page.getByLabel('Identificador (X-Request-Id)').fill(requestId);
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await expect(page).toHaveURL(new RegExp(requestId));
  const refresh = page.getByRole('button', { name: 'Atualizar' });
  const refusals = page.getByRole('row').filter({ hasText: '400' });
  const line = refusals.getByRole('link', { name: 'POST /v1/nfe/emit' });
  await expect(async () => {
    await refresh.click();
    await expect(line).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('link', { name: 'POST /v1/nfe/emit' })).toHaveCount(1);
  await line.click();
  await expect(page.getByRole('cell', { name: 'natureza_operacao', exact: true })).toBeVisible();
  await expect(page.getByText('segredo-do-cnpj')).toHaveCount(0);

  await expect.poll(() => statusOf(client.testToken, client)).toBe(401);
  await page.goto(`/chaves?empresa=${client.clientId}`);
  await expect(blockOf(page, 'Token de teste').getByRole('listitem')).toHaveCount(1);
  expect(await statusOf(testToken, client)).toBe(200);
});

test('the access key is replaced on the password and shown once; the old one stops; a member without the right is not offered it @desktop', async ({
  page,
  guard,
  pageOf,
  signIn,
}) => {
  guard.allow(/status of 40[13]/);
  const account = await newAccount('Conta das Chaves');
  const client = await newClient({}, account);
  await signIn(account.owner);
  await page.goto('/chaves');
  await page.getByRole('button', { name: 'Gerar nova: Chave da conta' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Sua senha').fill('não é esta senha');
  await dialog.getByRole('button', { name: 'Gerar nova' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  expect(await statusOf(client.testToken, account)).toBe(200);
  await expectAccessible(page, 'a refused password');

  await dialog.getByLabel('Sua senha').fill(account.owner.password);
  await dialog.getByRole('button', { name: 'Gerar nova' }).click();
  const accessKey = (await dialog.getByText(/^nfe_access_\w+$/).textContent()) ?? '';
  await expectAccessible(page, 'a new key');
  await expectHeld(dialog.getByText(accessKey));
  expect([
    await statusOf(client.testToken, account),
    await statusOf(client.testToken, { accessKey }),
  ]).toEqual([401, 200]);
  await dialog.getByRole('button', { name: 'Já guardei a chave' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(accessKey)).toHaveCount(0);

  const reader = await pageOf('leitura');
  await reader.goto('/chaves');
  await expect(reader.getByRole('alert').first()).toBeVisible();
  await expect(reader.getByRole('button', { name: /Mostrar|Trocar|Revogar|Gerar/ })).toHaveCount(0);
});

test('credits are shown to members who pay for them @desktop', async ({ page, signIn }) => {
  await signIn('fiscal');
  await page.goto('/creditos');
  await expect(page.getByText('Período de avaliação')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Extrato' })).toBeVisible();
  await expectAccessible(page);
});

test('the documentation and GraphiQL open with a test credential filled in, which emits and does nothing in production @desktop', async ({
  page,
  context,
  request,
  guard,
  signIn,
}) => {
  // The API's own pages; its documentation asks for an icon.
  guard.allow(new RegExp(`left the origin: ${stack().apiUrl}/(docs|graphql|openapi)`));
  guard.allow(/status of 404/);
  const client = await newClient({ name: 'PADARIA QUE EXPERIMENTA LTDA' });
  await signIn('developer');
  await page.goto(`/chaves?empresa=${client.clientId}`);
  const block = blockOf(page, 'Token de teste');
  const openTab = async (name: string) => {
    const other = context.waitForEvent('page');
    await block.getByRole('button', { name }).click();
    return other;
  };

  const docs = await openTab('Abrir a documentação');
  await expect(docs).toHaveURL(`${stack().apiUrl}/docs/`);
  const sample = docs.locator('pre, code').filter({ hasText: 'Authorization: Bearer nfe_try_' });
  await expect(sample.first()).toBeAttached();

  const graphiql = await openTab('Abrir o GraphiQL');
  await expect(graphiql).toHaveURL(`${stack().apiUrl}/graphql`);
  const headers = graphiql.locator('.view-lines').filter({ hasText: 'nfe_try_' });
  await expect(headers).toBeVisible();
  const [, token = ''] = /Bearer\s(nfe_try_[\w.-]+)/.exec((await headers.textContent()) ?? '') ?? [];

  const emit = (more: Readonly<Record<string, string>>) =>
    request.post(`${stack().apiUrl}/v1/nfe/emit`, {
      headers: { authorization: `Bearer ${token}`, prefer: 'wait=30', ...more },
      data: nfeOf(client),
    });
  expect(await (await emit({})).json()).toMatchObject({ status: 'AUTORIZADA', environment: 2 });
  expect((await emit({ origin: 'https://outra.example.com' })).status()).toBe(403);
  const account = await request.get(`${stack().apiUrl}/v1/account`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(account.status()).toBe(401);
});
