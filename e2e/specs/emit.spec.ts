import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { newAccount, newClient } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { session } from '../support/people.ts';

const field = (page: Page, path: string) => page.locator(`[name="${path}"]`);
const valid = (page: Page) => page.getByText('Nenhum problema encontrado.');

/** The owner of an account with one company. */
async function ownerOfOne() {
  const account = await newAccount('Quem experimenta');
  await newClient({}, account);
  return session(account.owner.email, account.owner.password);
}

test('an emission is tried: a field is broken, seen in the form and in the JSON, mended, and the NF-e authorised', async ({
  page,
  signIn,
}) => {
  await signIn(await ownerOfOne());
  await page.goto('/teste/emitir');
  await expect(valid(page)).toBeVisible();
  await field(page, 'itens[0].cfop').fill('99');
  await expect(field(page, 'itens[0].cfop')).toHaveAttribute('aria-invalid', 'true');
  const problem = page.getByRole('button', { name: /^itens\[0\]\.cfop/ }).first();
  await expect(problem).toBeVisible();
  await expectAccessible(page, 'a broken field');

  await page.getByRole('tab', { name: 'JSON' }).click();
  await expect(page.locator('.cm-lintRange-error').first()).toContainText('cfop');
  await expectAccessible(page, 'the editor');
  await problem.click();
  await page.keyboard.insertText('"cfop": "5102"');
  await expect(valid(page)).toBeVisible();
  await page.getByRole('tab', { name: 'Formulário' }).click();
  await expect(field(page, 'itens[0].cfop')).toHaveValue('5102');

  await page.getByRole('button', { name: 'Emitir em teste' }).click();
  const emission = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Emissão' }) });
  await expect(emission.getByText('Autorizado o uso da NF-e')).toBeVisible();
  await expectAccessible(page, 'an authorised emission');
  const sideways = await page.evaluate('document.documentElement.scrollWidth > window.innerWidth');
  expect(sideways).toBe(false);
  await emission.getByRole('link', { name: 'Abrir o documento' }).click();
  await expect(page).toHaveURL(/\/teste\/documentos\/[0-9a-f-]{36}$/);
});
