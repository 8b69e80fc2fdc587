import { expect, test } from '../../fixtures.ts';
import { newAccount, newClient } from '../../support/accounts.ts';
import { expectAccessible } from '../../support/axe.ts';
import { field, startFromExample } from '../../support/emission.ts';
import { enableTwoFactor } from '../../support/two-factor.ts';

test('an owner allows a counter: notes go out without the word up to its ceiling, each in the audit log', async ({
  page,
  signIn,
  guard,
}) => {
  guard.allow(/status of 4(?:00|02|03|09|22)/);
  const account = await newAccount('Balcão');
  const { clientId } = await newClient({}, account);
  const { owner } = account;
  await signIn(owner);
  const dialog = page.getByRole('dialog');

  await page.goto('/producao/emitir');
  await expect(page.getByRole('button', { name: 'Emitir em produção' })).toBeEnabled();
  await expect(page.getByRole('region', { name: 'Balcão' })).toHaveCount(0);

  await page.goto('/perfil');
  await page.getByRole('button', { name: 'Ativar', exact: true }).click();
  await enableTwoFactor(dialog, owner.password);

  await page.goto(`/empresas/${clientId}`);
  await page.getByRole('button', { name: 'Liberar uma pessoa' }).click();
  await expect(dialog.getByLabel('Pessoa')).toBeFocused();
  await dialog.getByLabel('Pessoa').selectOption({ index: 1 });
  await dialog.getByLabel('Teto por nota').fill('muito');
  await dialog.getByLabel('Teto por dia').fill('60,00');
  await dialog.getByRole('button', { name: 'Liberar' }).click();
  await expect(dialog.getByLabel('Teto por nota')).toBeFocused();
  await dialog.getByLabel('Teto por nota').fill('50');
  await expectAccessible(page, 'ceilings of a counter');
  await dialog.getByRole('button', { name: 'Liberar' }).click();
  await expect(page.getByText('até R$ 50,00 por nota e R$ 60,00 por dia')).toBeVisible();
  await expectAccessible(page, 'a company with a counter');

  await page.goto('/producao/emitir');
  const counter = page.getByRole('region', { name: 'Balcão' });
  await expect(counter).toContainText('Balcão fechado');
  await counter.getByRole('button', { name: 'Abrir balcão' }).click();
  await expect(counter).toContainText('Balcão aberto até');
  await expectAccessible(page, 'an open counter');
  const sideways = await page.evaluate('document.documentElement.scrollWidth > window.innerWidth');
  expect(sideways).toBe(false);

  await startFromExample(page);
  await page.keyboard.press('F9');
  await expect(page.getByRole('link', { name: 'Abrir o documento' })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(counter).not.toContainText('hoje: R$ 0,00');

  await field(page, 'itens[0].valor_unitario_comercial').fill('5000,00');
  await page.keyboard.press('F9');
  await expect(dialog).toContainText('passa do teto');
  await expect(dialog.getByLabel('Digite PRODUÇÃO para confirmar')).toBeFocused();
  await page.keyboard.press('Escape');

  await counter.getByRole('button', { name: 'Fechar balcão' }).click();
  await expect(counter).toContainText('Balcão fechado');
  await page.goto('/auditoria');
  const acts = page.getByRole('list', { name: 'Mais recentes primeiro' });
  for (const act of [/Abriu o balcão/i, /Fechou o balcão/i, /Liberou o balcão/i])
    await expect(acts.getByText(act).first()).toBeVisible();
});

/** Notes of a morning at the counter. */
const NOTES = 20;

test('twenty notes in a row are emitted by keyboard alone @desktop', async ({ page, signIn }) => {
  const account = await newAccount('Vinte notas');
  await newClient({}, account);
  await signIn(account.owner);
  await page.goto('/teste/emitir');
  await startFromExample(page);
  const price = field(page, 'itens[0].valor_unitario_comercial');
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const begun = performance.now();
  for (let note = 1; note <= NOTES; note += 1) {
    await expect(page.getByText('Pronto para emitir')).toBeVisible();
    await press('F9');
    await expect(page.getByText(`nº ${note} · série`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Nova nota' })).toBeFocused();
    await press('F4');
    await expect(page.getByRole('button', { name: 'Nova nota' })).toHaveCount(0);
    await expect(price).toBeVisible();
  }
  const seconds = (performance.now() - begun) / 1000;
  const figures = `${NOTES} notes: ${keys / NOTES} keys, no click and ${(seconds / NOTES).toFixed(1)} s a note`;
  test.info().annotations.push({ type: 'figures', description: figures });
  process.stdout.write(`${figures}\n`);
});
