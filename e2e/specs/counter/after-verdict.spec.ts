import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { newAccount, newClient } from '../../support/accounts.ts';
import { expectAccessible } from '../../support/axe.ts';
import { field, startFromExample } from '../../support/emission.ts';

/** Papers that the page has sent to the print dialog, which no test can see. */
const PRINTED = '__printed';

/** A browser with a PDF reader of its own: it counts what it would print. */
const watchPrinting = (page: Page) =>
  page.addInitScript((name) => {
    Reflect.set(window, name, []);
    Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => true });
    new MutationObserver((records) => {
      for (const node of records.flatMap((record) => [...record.addedNodes]))
        if (node instanceof HTMLIFrameElement) Reflect.get(window, name).push(node.getAttribute('src'));
    }).observe(document, { childList: true, subtree: true });
  }, PRINTED);

const printed = (page: Page) =>
  page.evaluate((name): readonly string[] => Reflect.get(window, name), PRINTED);

const next = (page: Page) => page.getByRole('group', { name: 'O que fazer agora' });
const emitButton = (page: Page) => page.getByRole('button', { name: 'Emitir em teste' });

test('an authorized note leads on by keys: print, a copy with today’s date, an empty one @desktop', async ({
  page,
  signIn,
}) => {
  const account = await newAccount('Balcão com teclado');
  await newClient({}, account);
  await signIn(account.owner);
  await watchPrinting(page);
  await page.goto('/teste/emitir');
  await startFromExample(page);
  await expect(page.getByText('Pronto para emitir')).toBeVisible();
  await page.keyboard.press('F9');
  await expect(next(page).getByRole('button', { name: 'Nova nota' })).toBeFocused();
  await expect(emitButton(page)).toBeDisabled();
  await expectAccessible(page, 'next steps of an authorized note');

  await page.keyboard.press('F8');
  await expect.poll(() => printed(page)).toHaveLength(1);
  expect((await printed(page))[0]).toMatch(/^\/v1\/files\//);

  await next(page).getByRole('button', { name: 'Enviar' }).click();
  await expect(page.getByRole('dialog').getByLabel('Para')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('F4');
  await expect(next(page)).toHaveCount(0);
  await expect(field(page, 'itens[0].descricao')).not.toHaveValue('');
  await expect(page.getByText('Pronto para emitir')).toBeVisible();
  await page.keyboard.press('F9');
  await expect(page.getByText(/nº 2 · série/)).toBeVisible();
  await expect(next(page).getByRole('button', { name: 'Nova nota' })).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(next(page)).toHaveCount(0);
  await expect(page.getByText(/^Faltam \d+ campos/)).toBeVisible();
  await expect(page.locator('[role="tabpanel"] :focus')).toHaveCount(1);
});

test('an NFC-e is emitted and printed in one act, on paper of 80 mm', async ({ page, signIn, isMobile }) => {
  const account = await newAccount('Loja com bobina');
  await newClient({}, account);
  await signIn(account.owner);
  await watchPrinting(page);
  await page.goto('/teste/emitir');
  // Companies are loaded by then.
  await expect(page.getByText(/^Faltam \d+ campos/)).toBeVisible();
  await page.getByLabel('Documento', { exact: true }).selectOption({ label: 'NFC-e' });
  await expect(page.getByLabel('Imprimir ao autorizar')).toBeVisible();
  await startFromExample(page);
  await expect(page.getByText('Pronto para emitir')).toBeVisible();
  await page.getByLabel('Imprimir ao autorizar').check();
  await (isMobile ? emitButton(page).click() : page.keyboard.press('F9'));
  await expect.poll(() => printed(page)).toHaveLength(1);
  const [path = ''] = await printed(page);
  const paper = await page.request.get(path);
  expect(paper.headers()['content-type']).toContain('application/pdf');
  // 80 mm are 226.77 points.
  expect((await paper.body()).toString('latin1')).toMatch(/\/MediaBox\s*\[\s*0 0 226\.\d+/);
  const sideways = await page.evaluate('document.documentElement.scrollWidth > window.innerWidth');
  expect(sideways).toBe(false);
  await expectAccessible(page, 'a printed NFC-e');
});
