import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { expect, test } from '../fixtures.ts';
import { emit, newClient, nfeOf } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { menuOf } from '../support/menu.ts';
import { unfoldTotals } from '../support/totals.ts';

const RECIPIENT = 'Mercearia São João & Filhos';

test('a document is watched in the list until it is authorized, found again, saved as a view and exported', async ({
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
  const row = page.locator(`a[href="/teste/documentos/${id}"]:visible`);
  await expect(row).toBeVisible();
  await expect(page.getByText('Nada encontrado com estes filtros')).toHaveCount(0);
  // The next documents do not move the rows on screen.
  const next = await emit(client, nfeOf(client));
  await page.getByRole('button', { name: '1 novo documento' }).click();
  await expect(page.locator(`a[href="/teste/documentos/${next}"]:visible`)).toBeVisible();
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
  if (project.name === 'phone') await page.getByRole('button', { name: 'Filtros (1)' }).click();
  await page.getByRole('button', { name: /Situação/ }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Rejeitada' }).click();
  await expect(page.getByText('Nada encontrado com estes filtros')).toBeVisible();
  await page.getByRole('menuitemcheckbox', { name: 'Rejeitada' }).click();
  await page.keyboard.press('Escape');
  await expect(row).toBeVisible();

  // The view survives a reload.
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

  await unfoldTotals(page);
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

  const files = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Baixar XML' }).click();
  const zip = unzipSync(readFileSync(await (await files).path()));
  const [path] = Object.keys(zip);
  expect(Object.keys(zip)).toHaveLength(1);
  expect(path).toMatch(new RegExp(`^${client.cnpj}/\\d{44}\\.xml$`));
  expect(Buffer.from(zip[path ?? ''] ?? []).toString()).toMatch(/^<\?xml.*<nfeProc .*<protNFe /s);

  await page.getByRole('button', { name: `Opções da visão ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await page.getByRole('button', { name: 'Excluir', exact: true }).click();
  await expect(view).toHaveCount(0);
});

test(
  'documents are found by CPF and by amount, summed up, put in order, printed and canceled together',
  { tag: '@long' },
  async ({ page, signIn, guard }, { project }) => {
    guard.allow(/status of 400/);
    const client = await newClient({ name: 'PADARIA DA SOMA LTDA' });
    const dear = await emit(client, nfeOf(client, { nome_destinatario: RECIPIENT }));
    const other = await emit(client, nfeOf(client));
    const link = (id: string) => page.locator(`a[href="/teste/documentos/${id}"]:visible`);
    const expectDocuments = (count: number) =>
      expect(page.locator('a[data-documento]:visible')).toHaveCount(count);
    await signIn('fiscal');
    await page.goto(`/teste/documentos?empresa=${client.clientId}`);
    await expect(page.getByText('Ao vivo')).toBeVisible();
    await expectDocuments(2);
    await expect(page.getByText('2 documentos', { exact: true }).filter({ visible: true })).toBeVisible();
    const amount =
      (await page
        .getByRole(project.name === 'phone' ? 'list' : 'table', { name: 'Documentos' })
        .getByText(/^R\$\s[\d.,]+$/)
        .filter({ visible: true })
        .first()
        .textContent()) ?? '';

    const search = page.getByRole('searchbox');
    await search.fill(amount);
    await expect(page).toHaveURL(/q=R%24/);
    await expectDocuments(2);
    await search.fill('R$ 0,01');
    await expectDocuments(0);
    await search.fill(client.cnpj);
    await expectDocuments(2);
    await search.fill('cStat 610');
    await expectDocuments(0);
    await search.fill('');
    await expectDocuments(2);

    if (project.name === 'phone') await page.getByRole('button', { name: /^Filtros/ }).click();
    await page.getByLabel('Ordem').selectOption('antigos');
    await expect(page).toHaveURL(/ordem=antigos/);
    await expect(page.locator('a[data-documento]:visible').first()).toHaveAttribute('href', new RegExp(dear));

    for (const id of [dear, other])
      await page
        .getByRole(project.name === 'phone' ? 'listitem' : 'row')
        .filter({ has: link(id) })
        .getByRole('checkbox')
        .check();
    await expect(page.getByText('2 selecionados')).toBeVisible();
    await expectAccessible(page, 'documents selected');
    const [paper] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Imprimir', exact: true }).click(),
    ]);
    expect(
      readFileSync(await paper.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    await expect(page.getByText('2 documentos no PDF.')).toBeVisible();
    await page.getByRole('button', { name: 'Cancelar 2 documentos' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Justificativa').fill('curta');
    await dialog.getByRole('button', { name: 'Enviar à SEFAZ' }).click();
    await expect(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Justificativa').fill('Pedidos desfeitos pelo comprador');
    await expectAccessible(page, 'cancelling several');
    await dialog.getByRole('button', { name: 'Enviar à SEFAZ' }).click();
    await expect(dialog.getByText('2 pedidos enviados.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Fechar' }).last().click();
    await expect(page.getByText('Cancelada').filter({ visible: true })).toHaveCount(2);

    // The other environment shows the same list.
    await page.goto('/teste/documentos?situacao=CANCELADA&tipo=nfe');
    await menuOf(page);
    await page.getByRole('link', { name: 'Produção' }).click();
    await expect(page).toHaveURL(/\/producao\/documentos\?situacao=CANCELADA&tipo=nfe$/);
  },
);

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
