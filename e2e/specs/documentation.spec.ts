import { stack } from '../env.ts';
import { expect, test } from '../fixtures.ts';

test.use({ baseURL: stack().apiUrl });

test('the documentation of the API is drawn by its own scripts alone @desktop', async ({ page, guard }) => {
  // The icon is missing; a script blocked by the policy would be reported as well.
  guard.allow(/status of 404/);
  await page.goto('/docs/');
  await expect(page.getByRole('heading', { name: 'Emite', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /Emitir NF-e/ }).first()).toBeVisible();
});

test('its samples are sent unchanged, in Portuguese, required fields first @desktop', async ({
  page,
  guard,
}) => {
  guard.allow(/status of 404/);
  await page.goto('/docs/#tag/nf-e/POST/v1/nfe/emit');
  await expect(page.getByText('Testar Requisição').first()).toBeVisible();
  const sample = page.locator('pre, code').filter({ hasText: '/v1/nfe/emit' }).first();
  await expect(sample).toContainText('X-Access-Key');
  await expect(sample).toContainText('"mod"');
  await expect(sample).not.toContainText('X-Sandbox-Strict');
  await expect(page.getByText('obrigatório').first()).toBeVisible();
});
