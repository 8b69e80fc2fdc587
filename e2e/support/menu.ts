import type { Locator, Page } from '@playwright/test';

/** The lines of the menu; on a phone it is opened first. */
export async function menuOf(page: Page): Promise<Locator> {
  const menu = page.getByRole('navigation', { name: 'Navegação' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (!(await menu.isVisible())) await page.getByRole('button', { name: 'Menu' }).click();
  return menu;
}
