import { expect, test } from '../fixtures.ts';
import { newAccount, newClient } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';

test('a customer and a product are filled in from the authority’s registers, with a list of the missing fields', async ({
  page,
  signIn,
}) => {
  const account = await newAccount('Quem consulta');
  const { clientId } = await newClient({}, account);
  await signIn(account.owner);
  await page.goto(`/empresas/${clientId}/cadastros`);
  const dialog = page.getByRole('dialog');

  await page.getByRole('button', { name: 'Novo cliente' }).click();
  const ask = dialog.getByRole('button', { name: 'Buscar na SEFAZ' });
  await ask.click();
  await expect(page.getByText('Preencha o CNPJ ou o CPF, e o estado')).toBeVisible();
  await dialog.getByLabel('CNPJ').fill('90.000.003/0001-18');
  await dialog.getByLabel('Estado').selectOption('SP');
  await ask.click();
  await expect(page.getByText('a inscrição não está habilitada')).toBeVisible();
  await dialog.getByLabel('CNPJ').fill('90.000.001/0001-29');
  await ask.click();
  await expect(dialog.getByLabel('Nome ou razão social')).toHaveValue('COMERCIO FICTICIO HABILITADO LTDA');
  await expect(dialog.getByLabel('Inscrição estadual')).toHaveValue(/^11\d{10}$/);
  await expect(dialog.getByLabel('Contribuinte do ICMS?')).toHaveValue('1');
  await expectAccessible(page, 'a customer that a register filled in');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('list', { name: 'Clientes' })).toContainText(
    'COMERCIO FICTICIO HABILITADO LTDA',
  );

  await page.getByRole('button', { name: 'Novo produto' }).click();
  await dialog.getByLabel('Código de barras (GTIN)').fill('7899900000011');
  await dialog.getByRole('button', { name: 'Buscar pelo código de barras' }).click();
  await expect(dialog.getByLabel('Descrição')).toHaveValue('CAFE TORRADO E MOIDO FICTICIO 500 G');
  await expect(dialog.getByLabel('NCM')).toHaveValue('09012100');
  await expect(dialog.getByLabel('CEST')).toHaveValue('1709600');
});
