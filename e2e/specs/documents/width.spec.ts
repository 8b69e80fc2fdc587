import { expect, test } from '../../fixtures.ts';
import { emitToVerdict, newAccount, newClient, nfeOf } from '../../support/accounts.ts';
import { expectAccessible } from '../../support/axe.ts';

const COMPANY = 'OFICINA MECANICA DA ESTACAO LTDA';
const RECIPIENT = 'TRANSPORTES DO VALE LTDA';

test('the list shows recipient and company whole, 1024 pixels wide @desktop', async ({ page, signIn }) => {
  const account = await newAccount('Quem tem uma tela estreita');
  const client = await newClient({ name: COMPANY }, account);
  await emitToVerdict(client, nfeOf(client, { nome_destinatario: RECIPIENT }));
  await signIn(account.owner);
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.goto('/teste/documentos');
  const row = page.getByRole('row').filter({ hasText: RECIPIENT });
  for (const name of [RECIPIENT, COMPANY]) {
    const cell = row.getByText(name, { exact: true }).filter({ visible: true });
    await expect(cell).toHaveCount(1);
    expect(await cell.evaluate((each) => each.scrollWidth <= each.clientWidth), name).toBe(true);
  }
  expect(await page.evaluate('document.documentElement.scrollWidth > window.innerWidth')).toBe(false);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `a narrow list, ${colorScheme}`);
  }
});
