import { expect, test } from '../fixtures.ts';
import { newAccount, newClient } from '../support/accounts.ts';
import { holdScripts } from '../support/hold-scripts.ts';

const PHONE = { width: 390, height: 844 };

test('a line of tabs that was moved before its page came to life stays where it is', async ({
  page,
  signIn,
}) => {
  const account = await newAccount();
  const client = await newClient({}, account);
  await signIn(account.owner);
  await page.setViewportSize(PHONE);
  const arrive = await holdScripts(page);
  await page.goto(`/empresas/${client.clientId}`, { waitUntil: 'commit' });
  const line = page.locator('nav').filter({ hasText: 'Prontidão' });
  const place = () => line.evaluate((tabs) => tabs.scrollLeft);
  // The styles may load later.
  await expect(async () => {
    await line.evaluate((tabs) => tabs.scrollTo({ left: 120 }));
    expect(await place()).toBe(120);
  }).toPass();
  arrive();
  // Works only after hydration.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  expect(await place()).toBe(120);
});
