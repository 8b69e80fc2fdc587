import { expect, test } from '../fixtures.ts';
import { newAccount } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';

test('the first sign-in: an anonymous visitor signs in, and arrives at the requested page', async ({
  page,
  guard,
}) => {
  guard.allow(/status of 401/);
  const { owner } = await newAccount('Padaria do Jornaleiro');
  await page.goto('/empresas');
  await expect(page).toHaveURL(/\/entrar\?/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel('E-mail').fill(owner.email);
  await page.getByLabel('Senha', { exact: true }).fill('não é esta senha');
  await page.getByLabel('Senha', { exact: true }).press('Enter');
  await expect(page.getByText('E-mail ou senha incorretos.')).toBeVisible();
  await expect(page.getByLabel('Senha', { exact: true })).toBeFocused();
  await expectAccessible(page, 'a refused sign-in');

  await page.getByLabel('Senha', { exact: true }).fill(owner.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/empresas$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});
