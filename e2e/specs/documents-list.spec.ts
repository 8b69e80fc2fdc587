import { readFileSync } from 'node:fs';
import { expect, test } from '../fixtures.ts';
import { emit, newClient, nfeOf } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';

const RECIPIENT = 'Mercearia São João & Filhos';

test('a document is watched in the list until it is authorised, found again, kept as a view and exported', async ({
  page,
  signIn,
}, { project }) => {
  const client = await newClient({ name: 'PADARIA DA LISTA LTDA' });
  await signIn('fiscal');
  await page.goto(`/teste/documentos?empresa=${client.clientId}`);
  await expect(page.getByText('Nada encontrado com estes filtros')).toBeVisible();
  await expect(page.getByText('Ao vivo')).toBeVisible();
  await expectAccessible(page, 'nothing found');
  await page.evaluate(() => {
    document.title = 'a mesma página';
  });

  // Live: nothing is loaded again.
  const id = await emit(client, nfeOf(client, { nome_destinatario: RECIPIENT }));
  await page.getByRole('button', { name: '1 novo documento' }).click();
  const row = page.locator(`a[href="/teste/documentos/${id}"]:visible`);
  await expect(row).toBeVisible();
  const shown = page.getByRole(project.name === 'phone' ? 'listitem' : 'row').filter({ has: row });
  await expect(shown).toContainText('NF-e');
  await expect(shown).toContainText('Autorizada');
  await expect(shown).toContainText(RECIPIENT);
  expect(await page.title()).toBe('a mesma página');
  await expectAccessible(page, 'the list');

  // Found by name without accents, and by what it is not.
  const search = page.getByRole('searchbox');
  await search.fill('mercearia sao joao');
  await expect(page).toHaveURL(/q=mercearia/);
  await expect(row).toBeVisible();
  await page.getByRole('button', { name: /Situação/ }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Rejeitada' }).click();
  await expect(page.getByText('Nada encontrado com estes filtros')).toBeVisible();
  await page.getByRole('menuitemcheckbox', { name: 'Rejeitada' }).click();
  await page.keyboard.press('Escape');
  await expect(row).toBeVisible();

  // Kept under a name, also after the page is loaded anew.
  const name = `Mercearia ${project.name} ${client.cnpj}`;
  await page.getByRole('button', { name: 'Salvar visão' }).click();
  await page.getByLabel('Nome da visão').fill(name);
  await expectAccessible(page, 'the name of a view');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  const view = page.getByRole('link', { name });
  await expect(view).toHaveAttribute('aria-current', 'page');
  await page.goto('/teste/documentos');
  await view.click();
  await expect(page).toHaveURL(new RegExp(`empresa=${client.clientId}.*q=mercearia`));
  await expect(row).toBeVisible();

  const download = page.waitForEvent('download');
  const csv = page.getByRole('link', { name: 'Exportar CSV' });
  // The address is there a moment before the page that belongs to it.
  await expect(csv).toHaveAttribute('href', /mercearia/);
  await csv.click();
  const text = readFileSync(await (await download).path(), 'utf8');
  const [head = '', line = '', ...rest] = text.split('\r\n');
  expect(head).toMatch(/^\uFEFFTipo;Série;Número;Chave de acesso;Situação;/);
  expect(line).toContain('NF-e;');
  expect(line).toContain(';AUTORIZADA;');
  expect(line).toContain(`;${RECIPIENT};`);
  expect(line).toContain(`;${id}`);
  expect(rest).toEqual(['']);

  await page.getByRole('button', { name: `Opções da visão ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await page.getByRole('button', { name: 'Excluir', exact: true }).click();
  await expect(view).toHaveCount(0);
});

test('@desktop the list is walked by keyboard alone', async ({ page, signIn }) => {
  const client = await newClient({ name: 'PADARIA DO TECLADO LTDA' });
  const ids = [await emit(client, nfeOf(client)), await emit(client, nfeOf(client))];
  await signIn('leitura');
  await page.goto(`/teste/documentos?empresa=${client.clientId}`);
  await expect(page.getByRole('row')).toHaveCount(3);
  // The page is awake once it follows.
  await expect(page.getByText('Ao vivo')).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(page.locator(`a[href$="${ids[0]}"]:visible`)).toBeFocused();
  await page.keyboard.press('k');
  await expect(page.locator(`a[href$="${ids[1]}"]:visible`)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/teste/documentos/${ids[1]}$`));
});
