import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { expect, test } from '../../fixtures.ts';
import { newAccount, newClient } from '../../support/accounts.ts';
import { expectAccessible } from '../../support/axe.ts';
import { passTime, receiveNotes } from '../../support/received.ts';

test('received notes are found, manifested singly and together, downloaded and read', async ({
  page,
  signIn,
}) => {
  test.setTimeout(180_000);
  const account = await newAccount('Quem compra');
  const client = await newClient({ name: 'COMPRADORA DA CAIXA LTDA' }, account);
  await signIn(account.owner);

  // Nothing is asked before it is turned on.
  await page.goto('/teste/recebidos');
  await expect(page.getByText('Esta empresa não recebe notas')).toBeVisible();
  await expectAccessible(page, 'receiving is off');
  await page.getByRole('button', { name: 'Ligar o recebimento' }).click();
  await expect(page.getByText('Nenhuma nota aqui')).toBeVisible();

  const notes = await receiveNotes(client, 3);
  await page.reload();
  const select = page.getByRole('checkbox', { name: /^Escolher .*série/ }).filter({ visible: true });
  await expect(select).toHaveCount(3);
  await expectAccessible(page, 'the inbox');

  // Found by its key, and by what it is not.
  const [note] = notes;
  const search = page.getByRole('searchbox', { name: 'Buscar notas recebidas' });
  await search.fill(note?.accessKey ?? '');
  await search.press('Enter');
  await expect(select).toHaveCount(1);
  await search.fill('nome de ninguém');
  await search.press('Enter');
  await expect(page.getByText('Nenhuma nota aqui')).toBeVisible();
  await search.fill('');
  await expect(select).toHaveCount(3);

  // Together: two, and their files.
  await select.nth(0).check();
  await select.nth(1).check();
  await expect(page.getByText('2 notas escolhidas')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar XML' }).click(),
  ]);
  const files = Object.keys(unzipSync(readFileSync(await download.path())));
  expect(files).toHaveLength(2);
  for (const file of files) expect(file).toMatch(/^\d{44}-resumo\.xml$/);
  await page.getByRole('button', { name: 'Manifestar 2 notas' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Manifestação').selectOption('ciencia');
  await expectAccessible(page, 'manifesting together');
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await expect(dialog.getByText('2 pedidos enviados.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Fechar' }).last().click();
  await expect(select).toHaveCount(1, { timeout: 30_000 });
  await page.getByRole('button', { name: 'A manifestar', exact: true }).click();
  await expect(select).toHaveCount(2);

  // Singly, with a reason that has to be given.
  await page.getByRole('button', { name: 'Novas', exact: true }).click();
  await page.locator(`a[href^="/teste/recebidos/"]:visible`).first().click();
  await expect(page.getByText('A SEFAZ entregou só o resumo', { exact: false }).first()).toBeVisible();
  await expectAccessible(page, 'a summary');
  await page.getByRole('button', { name: 'Manifestar', exact: true }).click();
  await dialog.getByLabel('Manifestação').selectOption('nao_realizada');
  await dialog.getByLabel('Justificativa').fill('Mercadoria devolvida na entrega.');
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await expect(dialog.getByText('Pedido enviado.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Fechar' }).last().click();
  const manifestations = page.getByRole('region', { name: 'Manifestações' });
  await expect(manifestations.getByText('Registrada')).toBeVisible({ timeout: 30_000 });
  await expect(manifestations.getByText('Mercadoria devolvida na entrega.')).toBeVisible();

  // The whole note arrives by itself: items, file and paper.
  await passTime(client);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'Baixar DANFE' })).toBeEnabled({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await page.getByRole('tab', { name: 'Conteúdo' }).click();
  await expect(page.getByRole('region', { name: 'Itens da nota' })).toBeVisible();
  await page.locator('summary').first().click();
  await expect(page.getByText('Tributos do item')).toBeVisible();
  await expectAccessible(page, 'the content of a received note');
  await page.getByRole('tab', { name: 'XML' }).click();
  await expect(page.getByText('nfeProc').first()).toBeVisible();
  await expectAccessible(page, 'a whole note');
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar DANFE' }).click(),
  ]);
  expect(
    readFileSync(await paper.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');

  await page.getByRole('link', { name: 'Todas as notas deste fornecedor' }).click();
  await expect(page.getByText(/^Só de /)).toBeVisible();
  await expect(select.first()).toBeVisible();
  const sideways = await page.evaluate('document.documentElement.scrollWidth > window.innerWidth');
  expect(sideways).toBe(false);
});
