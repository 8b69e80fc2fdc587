import { expect, type Page, type Response } from '@playwright/test';

/** Opens a page and waits until it shows what it has: its title is there and nothing is being loaded. */
export async function open(page: Page, address: string): Promise<Response> {
  const answer = await page.goto(address);
  if (answer === null) throw new Error(`${address} brought no page`);
  await expect.soft(page.getByRole('heading', { level: 1 }), address).toBeVisible();
  await expect.soft(page.locator('.animate-pulse'), address).toHaveCount(0);
  return answer;
}
