import { expect, type Locator, type Page } from '@playwright/test';

/** The lines of the menu; on a phone it is opened first. */
export async function menuOf(page: Page): Promise<Locator> {
  const menu = page.getByRole('navigation', { name: 'Navegação' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  // Until the page is alive its button does nothing.
  await expect(async () => {
    if (!(await menu.isVisible())) await page.getByRole('button', { name: 'Menu' }).click();
    await expect(menu).toBeVisible({ timeout: 1000 });
  }).toPass();
  return menu;
}
