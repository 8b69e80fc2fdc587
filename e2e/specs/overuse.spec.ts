import { expect, test } from '../fixtures.ts';
import { emit, newAccount, newClient, nfeOf } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';

/** More equal rejections than the authorities take of a company. */
const REJECTIONS = 36;

test('a company that the emulated SEFAZ blocks for overuse is paused: with the reason and the end', async ({
  page,
  signIn,
}) => {
  const account = await newAccount();
  const client = await newClient({}, account);
  await signIn(account.owner);
  await page.goto('/teste/sandbox');
  const counts = page.getByLabel('Quem ela conta');
  await expect(counts).toHaveValue('estritas');
  await expect(page.getByText('Nenhuma empresa bloqueada.')).toBeVisible();
  await counts.selectOption('todas');
  await expect(page.getByText('Contagem alterada; o que estava contado foi esquecido.')).toBeVisible();

  const refused = { informacoes_adicionais_contribuinte: 'SANDBOX(cStat=778)' };
  for (let sent = 0; sent < REJECTIONS; sent++) await emit(client, nfeOf(client, refused));
  await expect(page.getByText(client.cnpj)).toBeVisible();
  await page.goto('/teste/sefaz');
  await expect(page.getByText('Retido por consumo indevido')).toBeVisible();
  await expect(page.getByText(/As transmissões da empresa esperam até \d\d:\d\d de Brasília/)).toBeVisible();
  await expectAccessible(page, 'a company held back');
  await page.goto(`/empresas/${client.clientId}`);
  await expect(page.getByText('Retido por consumo indevido')).toBeVisible();
});
