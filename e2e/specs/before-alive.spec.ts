import { expect, test } from '../fixtures.ts';
import { holdScripts } from '../support/hold-scripts.ts';

test('a click on a page that is not alive yet is carried out once it is', async ({ page, signIn }) => {
  await signIn('owner');
  const arrive = await holdScripts(page);
  await page.goto('/teste/sandbox', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Ver o catálogo' }).click();
  await expect(page.getByRole('row', { name: /SANDBOX\(parado\)/ })).toHaveCount(0);
  arrive();
  await expect(page.getByRole('row', { name: /SANDBOX\(parado\)/ })).toBeVisible();
});

test('a form typed and sent before the page is alive signs in', async ({ page, member }) => {
  const { email, password } = await member('owner');
  const arrive = await holdScripts(page);
  await page.goto('/entrar', { waitUntil: 'commit' });
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/entrar$/);
  arrive();
  await expect(page).toHaveURL(/\/(teste|producao)/);
});
