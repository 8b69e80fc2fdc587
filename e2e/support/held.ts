import { type Dialog, expect, type Locator } from '@playwright/test';

/** Expects that Escape, a click beside it, Back and a reload that the person declines leave what is shown once. */
export async function expectHeld(shown: Locator): Promise<void> {
  const page = shown.page();
  await expect(shown).toBeVisible();
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  const asked: string[] = [];
  const stay = async (dialog: Dialog) => {
    asked.push(dialog.type());
    await dialog.dismiss();
  };
  page.on('dialog', stay);
  await page.evaluate('history.back()');
  await page.evaluate('location.reload()').catch(() => undefined);
  await expect.poll(() => [...new Set(asked)]).toEqual(['beforeunload']);
  page.off('dialog', stay);
  await expect(shown).toBeVisible();
}
