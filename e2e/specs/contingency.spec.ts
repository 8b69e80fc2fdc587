import { minimalNfce } from '@fiscal/core/testing/builders';
import { stack } from '../env.ts';
import { expect, test } from '../fixtures.ts';
import { emit, newAccount, newClient, verdict } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { bodyOf, send } from '../support/http.ts';

test('SEFAZ goes down: the company’s NFC-e are issued offline by themselves, watched, and authorised when it is back', async ({
  page,
  signIn,
  guard,
}) => {
  guard.allow(/status of 400/);
  const account = await newAccount();
  const client = await newClient({}, account);
  await signIn(account.owner);
  await page.goto(`/empresas/${client.clientId}/contingencia`);
  await page.getByRole('tab', { name: 'Teste' }).click();
  const nfce = page.getByRole('group', { name: /^NFC-e/ });
  await nfce.getByLabel('O que fazer').selectOption('automatica');
  await nfce.getByLabel('Tentar antes por (segundos)').fill('90');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText(/patienceSeconds/)).toBeVisible();
  await nfce.getByLabel('Tentar antes por (segundos)').fill('1');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Contingência salva.')).toBeVisible();
  await expect(page.getByText('Nenhum serviço falhou ainda')).toBeVisible();
  await expectAccessible(page, 'the contingency of a company');

  const conditions = `${stack().apiUrl}/sandbox/conditions`;
  const headers = { 'x-access-key': account.accessKey };
  const made = await Promise.all(
    ['status', 'emit'].map(async (operation) => {
      const body = { operation, scenario: 'cStat=109', times: 1_000 };
      return bodyOf(await send<{ id: number }>('POST', conditions, headers, body), 201).id;
    }),
  );
  const id = await emit(client, minimalNfce(Date.now(), { cnpj_emitente: client.cnpj }), 'nfc-e');
  await expect(page.getByText('Em contingência', { exact: true }).first()).toBeVisible();
  await page.goto(`/teste/documentos/${id}`);
  await expect(page.getByText(/Emitido em contingência offline \(forma de emissão 9\)/)).toBeVisible();
  await expect(page.getByText('Prazo para transmitir:')).toBeVisible();
  await expectAccessible(page, 'a document issued offline');

  for (const condition of made) bodyOf(await send('DELETE', `${conditions}/${condition}`, headers), 200);
  expect(await verdict(client, id)).toMatchObject({ status: 'AUTORIZADA' });
  await expect(page.getByText('Autorizada').first()).toBeVisible();
});
