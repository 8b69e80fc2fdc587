import { expect, test } from '../../fixtures.ts';
import { emitToVerdict, newAccount, newClient, nfeOf } from '../../support/accounts.ts';
import { expectAccessible } from '../../support/axe.ts';

test('a document is found by what people type: part of its key, number, code, status, CNPJ, amount, name', async ({
  page,
  signIn,
}) => {
  const account = await newAccount('Quem procura');
  const client = await newClient({ name: 'ARMAZEM DA BUSCA LTDA' }, account);
  const note = { numero: '4321', serie: '7', nome_destinatario: 'Quitanda da Lua' };
  const sent = await emitToVerdict(client, nfeOf(client, note));
  const marker = { informacoes_adicionais_contribuinte: 'SANDBOX(cStat=610)' };
  const refused = await emitToVerdict(client, nfeOf(client, marker));
  expect([sent.status, refused.status]).toEqual(['AUTORIZADA', 'REJEITADA']);
  const key = sent.accessKey ?? '';
  await signIn(account.owner);
  await page.goto('/teste/documentos');
  const search = page.getByRole('searchbox');
  const row = (id: string) => page.locator(`a[href="/teste/documentos/${id}"]:visible`);
  const inGroups = (text: string) => text.replaceAll(/(.{4})(?=.)/g, '$1 ');
  const masked = client.cnpj.replace(/^(.{2})(.{3})(.{3})(.{4})/, '$1.$2.$3/$4-');
  const FOUND = [
    [inGroups(key.slice(0, 36)), sent.id],
    [key.slice(0, 41), sent.id],
    [key.slice(-24), sent.id],
    ['nota 4321', sent.id],
    ['NF-e 7/4321', sent.id],
    ['quitanda', sent.id],
    ['autorizadas', sent.id],
    ['610', refused.id],
    ['rejeitadas', refused.id],
    [masked, sent.id],
  ] as const;
  for (const [typed, id] of FOUND) {
    await search.fill(typed);
    await expect(page).toHaveURL(new RegExp(`q=${encodeURIComponent(typed).replaceAll('%20', '(\\+|%20)')}`));
    await expect(row(id), typed).toBeVisible();
    if (typed !== masked) await expect(row(id === sent.id ? refused.id : sent.id), typed).toHaveCount(0);
  }
  for (const typed of ['canceladas', 'CT-e 4321', '9999,99']) {
    await search.fill(typed);
    await expect(page.getByText('Nada encontrado com estes filtros'), typed).toBeVisible();
  }
});

test('the palette finds documents and acts on the first one @desktop', async ({ page, signIn }) => {
  const account = await newAccount('Quem tem pressa');
  const client = await newClient({}, account);
  const note = { numero: '8765', serie: '3', nome_destinatario: 'Oficina do Vento' };
  const { id, accessKey } = await emitToVerdict(client, nfeOf(client, note));
  await signIn(account.owner);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/empresas');
  const palette = page.getByRole('dialog', { name: 'Ir para' });
  const type = async (typed: string) => {
    await page.getByRole('heading', { level: 1 }).waitFor();
    // Until the page is alive it hears no key.
    await expect(async () => {
      if (!(await palette.isVisible())) await page.keyboard.press('Control+k');
      await expect(palette).toBeVisible({ timeout: 1000 });
    }).toPass();
    await palette.getByRole('combobox').fill(typed);
    await expect(palette.getByRole('option', { name: /Oficina do Vento/ }).first()).toBeVisible();
  };
  await type('nota 8765');
  await expectAccessible(page, 'results in the palette');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/teste/documentos/${id}$`));

  await type('oficina do vento');
  await palette.getByRole('option', { name: 'Ler o conteúdo' }).click();
  await expect(page.getByRole('tab', { name: 'Conteúdo' })).toHaveAttribute('aria-selected', 'true');

  await type('8765');
  await palette.getByRole('option', { name: 'Copiar a chave de acesso' }).click();
  await expect(page.getByText('Chave copiada.')).toBeVisible();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(accessKey);

  await type('8765');
  await palette.getByRole('option', { name: 'Duplicar' }).click();
  await expect(page).toHaveURL(new RegExp(`/teste/emitir\\?copia=${id}`));
});
