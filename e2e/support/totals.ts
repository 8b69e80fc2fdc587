import type { Page } from '@playwright/test';

/** Shows the amounts and files of a list of documents, which a phone folds into one line. */
export async function unfoldTotals(page: Page): Promise<void> {
  const fold = page.getByRole('button', { name: /^\d+ documentos?( |$)/ });
  const isFolded = 'button[aria-expanded="false"]';
  if ((page.viewportSize()?.width ?? 0) < 768) await fold.and(page.locator(isFolded)).click();
}
