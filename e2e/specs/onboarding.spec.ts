import { expect, test } from '../fixtures.ts';
import { newAccount, newClient } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';

test('a new account is led by its aim, and in production by what is missing', {
  tag: '@long',
}, async ({ page, signIn }) => {
  const account = await newAccount('Quem começa');
  await signIn(account.owner);
  await page.goto('/teste');
  await expect(page.getByText('Prepare a produção')).toBeVisible();
  await page.getByText('Meu sistema vai emitir').click();
  await expect(page.getByText('Use o token da empresa')).toBeVisible();
  await page.getByText('Sou contador').click();
  await expect(page.getByText('Traga os documentos já emitidos')).toBeVisible();
  await expectAccessible(page, 'steps of an accountant');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Sou contador' })).toBeChecked();

  const { clientId } = await newClient({}, account);
  await page.goto('/producao');
  const card = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Falta para emitir em produção' }) });
  await expect(card.getByRole('link', { name: 'Perfil fiscal' }).first()).toBeVisible();
  await expect(card.getByText('Problema:').first()).toBeAttached();
  await expect(card.getByRole('list', { name: 'Por documento' })).toContainText(/NF-e: falta/);
  await expectAccessible(page, 'what production lacks');
  const sideways = await page.evaluate('document.documentElement.scrollWidth > window.innerWidth');
  expect(sideways).toBe(false);
  await card.getByRole('link', { name: 'Ver a verificação inteira' }).click();
  await expect(page).toHaveURL(`/empresas/${clientId}/prontidao`);
  const blocks = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Impede a emissão em produção' }) });
  await expect(blocks.getByText('O regime tributário da empresa não foi informado.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Por documento' })).toContainText(/NF-e: falta/);
  await expect(page.getByText('Em ordem:', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: /^Em ordem: \d/ }).click();
  await expect(page.getByText(/A inscrição estadual tem a forma de SP/)).toBeVisible();
  await expectAccessible(page, 'the whole check');
});
