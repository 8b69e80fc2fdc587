import { expect, test } from '../../fixtures.ts';
import { newAccount, newClient } from '../../support/accounts.ts';
import { startFromExample } from '../../support/emission.ts';

test('the link to a document leads there even if the verdict comes while it is pressed', async ({
  page,
  signIn,
}) => {
  const account = await newAccount('Quem abre a nota');
  await newClient({}, account);
  await signIn(account.owner);
  let release = () => {};
  const verdict = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/trpc\/emission\.verdict\b/, async (route) => {
    await verdict;
    await route.continue();
  });
  await page.goto('/teste/emitir');
  await startFromExample(page);
  await expect(page.getByText('Pronto para emitir')).toBeVisible();
  await page.getByRole('button', { name: 'Emitir em teste' }).click();
  const link = page.getByRole('link', { name: 'Abrir o documento' });
  await link.hover();
  await page.mouse.down();
  release();
  await expect(page.getByRole('button', { name: 'Nova nota' })).toBeVisible();
  await page.mouse.up();
  await expect(page).toHaveURL(/\/teste\/documentos\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Autorizada');
});
