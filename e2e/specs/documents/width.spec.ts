import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { emitToVerdict, newAccount, newClient, nfeOf } from '../../support/accounts.ts';
import { expectAccessible } from '../../support/axe.ts';
import { receiveNotes } from '../../support/received.ts';

const COMPANY = 'OFICINA MECANICA DA ESTACAO LTDA';
const RECIPIENT = 'TRANSPORTES DO VALE LTDA';
const NARROW = { width: 1024, height: 768 };
const WIDTHS = [NARROW, { width: 1440, height: 900 }];

/** The name is in the row once, and no part of it is hidden. */
async function expectWhole(row: Locator, name: string, what: string): Promise<void> {
  const cell = row.getByText(name, { exact: true }).filter({ visible: true });
  await expect(cell, what).toHaveCount(1);
  const isWhole = (each: Element) =>
    each.clientWidth > 0 && each.scrollWidth <= each.clientWidth && each.scrollHeight <= each.clientHeight;
  expect(await cell.evaluate(isWhole), what).toBe(true);
}

async function expectNarrow(page: Page, what: string): Promise<void> {
  expect(await page.evaluate('document.documentElement.scrollWidth > window.innerWidth')).toBe(false);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `${what}, ${colorScheme}`);
  }
}

test('the list shows recipient and company whole, 1024 and 1440 pixels wide @desktop', async ({
  page,
  signIn,
}) => {
  const account = await newAccount('Quem tem uma tela estreita');
  const client = await newClient({ name: COMPANY }, account);
  await emitToVerdict(client, nfeOf(client, { nome_destinatario: RECIPIENT }));
  await signIn(account.owner);
  for (const size of WIDTHS) {
    await page.setViewportSize(size);
    await page.goto('/teste/documentos');
    const row = page.getByRole('row').filter({ hasText: RECIPIENT });
    for (const name of [RECIPIENT, COMPANY]) await expectWhole(row, name, `${name} at ${size.width}`);
  }
  await page.setViewportSize(NARROW);
  await expectNarrow(page, 'a narrow list');
});

test('the inbox shows suppliers whole, 1024 and 1440 pixels wide @desktop', async ({ page, signIn }) => {
  const account = await newAccount('Quem compra numa tela estreita');
  const client = await newClient({ name: COMPANY }, account);
  const [note] = await receiveNotes(client, 1);
  const supplier = note?.nome ?? '';
  expect(supplier).not.toBe('');
  await signIn(account.owner);
  for (const size of WIDTHS) {
    await page.setViewportSize(size);
    await page.goto(`/teste/recebidos?empresa=${client.clientId}`);
    await expectWhole(page.getByRole('row'), supplier, `${supplier} at ${size.width}`);
  }
  await page.setViewportSize(NARROW);
  await expectNarrow(page, 'a narrow inbox');
});
