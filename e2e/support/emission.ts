import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** A control of the emission form, by the path of what it writes. */
export const field = (page: Page, path: string) => page.locator(`[name="${path}"]`);

/** Fills the form, which begins with nothing, with the barest example. */
export async function startFromExample(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Começar de…' }).click();
  await page.getByRole('menuitem').first().click();
  await expect(page.getByText('Este é um exemplo')).toBeVisible();
}

/** Emits what the form holds: the verdict comes into sight, an authorization; leads to the document. */
export async function emitWritten(page: Page, check: () => Promise<void> = async () => {}): Promise<void> {
  await expect(page.getByText('Pronto para emitir')).toBeVisible();
  await page.getByRole('button', { name: 'Emitir em teste' }).click();
  const emission = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Emissão' }) });
  await expect(emission.getByText('Autorizada', { exact: true })).toBeVisible();
  await expect(emission).toBeInViewport();
  await check();
  await emission.getByRole('link', { name: 'Abrir o documento' }).click();
  await expect(page).toHaveURL(/\/teste\/documentos\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Autorizada');
}
