import type { Page } from '@playwright/test';

/** Holds every script of the console until the answer is called: until then the page stands as the server drew it. */
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
