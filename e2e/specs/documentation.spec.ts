import { stack } from '../env.ts';
import { expect, test } from '../fixtures.ts';

test.use({ baseURL: stack().apiUrl });

test('the documentation of the API is drawn by its own scripts alone @desktop', async ({ page, guard }) => {
  // Its icon; a script that its policy stopped would be told as well.
  guard.allow(/status of 404/);
  await page.goto('/docs/');
  await expect(page.getByRole('heading', { name: 'Emite', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /Emitir NF-e/ }).first()).toBeVisible();
});
