import type { Page } from '@playwright/test';

/**
 * Blocks every script of the console until the returned function is called; until then the page is the server's HTML.
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/_next/static/**/*.js', async (route) => {
    await late;
    await route.continue();
  });
  return arrive;
}
