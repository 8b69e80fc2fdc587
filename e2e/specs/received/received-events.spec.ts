import { expect, test } from '../../fixtures.ts';
import { newAccount, newClient } from '../../support/accounts.ts';
import { expectAccessible } from '../../support/axe.ts';
import { receiveNotes } from '../../support/received.ts';

test('an event of a received note is registered, refused, shown and canceled', async ({
  page,
  signIn,
  guard,
}) => {
  guard.allow(/status of 400/);
  test.setTimeout(180_000);
  const account = await newAccount('Quem imobiliza');
  const client = await newClient({ name: 'COMPRADORA DE ATIVOS LTDA' }, account);
  const [note] = await receiveNotes(client, 1);
  await signIn(account.owner);
  await page.goto(`/teste/recebidos/${note?.id}`);

  const dialog = page.getByRole('dialog');
  const requested = page.getByRole('region', { name: 'Eventos pedidos' });
  const open = async (event: string) => {
    await page.getByRole('button', { name: 'Registrar evento', exact: true }).click();
    await dialog.getByLabel('Evento').selectOption({ label: event });
  };

  // The form shows the effect; a field that lacks is named at its place.
  await open('Imobilização de item');
  await expect(dialog.getByText('Informa os itens que passaram ao ativo imobilizado')).toBeVisible();
  await expect(dialog.getByLabel('Evento').locator('option')).toHaveCount(8);
  await dialog.getByLabel('Número do item na nota').fill('1');
  await dialog.getByLabel('Valor de IBS').fill('0,10');
  await dialog.getByLabel('Valor de CBS').fill('0,90');
  await dialog.getByLabel('Unidade da quantidade').fill('UN');
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await expect(dialog.getByLabel('Quantidade', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'an event of a received note');
  await dialog.getByLabel('Quantidade', { exact: true }).fill('1,0');
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await expect(requested.getByText('Imobilização de item')).toBeVisible({ timeout: 30_000 });
  await expect(requested.getByText('Registrada')).toBeVisible({ timeout: 30_000 });

  // The authority's refusal is shown with its words.
  await open('Imobilização de item');
  await dialog.getByLabel('Número do item na nota').fill('900');
  for (const field of ['Valor de IBS', 'Valor de CBS', 'Quantidade'])
    await dialog.getByLabel(field, { exact: true }).fill('0,01');
  await dialog.getByLabel('Unidade da quantidade').fill('UN');
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await expect(requested.getByText(/^1096 /)).toBeVisible({ timeout: 30_000 });

  // The registered one is chosen by its name and protocol.
  await open('Cancelar um evento da reforma');
  await expect(dialog.getByLabel('Protocolo do evento a cancelar')).toContainText('Imobilização de item · ');
  await dialog.getByLabel('Protocolo do evento a cancelar').selectOption({ index: 1 });
  await expectAccessible(page, 'canceling an event of a received note');
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await expect(requested.getByText('Registrada')).toHaveCount(2, { timeout: 30_000 });
  await expect(requested.getByText('Cancelamento de evento')).toBeVisible();
  await requested.getByRole('button', { name: 'Ver XML' }).last().click();
  await expect(dialog.getByText('110001').first()).toBeVisible();
  await expectAccessible(page, 'the file of an event of a received note');
  await dialog.getByRole('button', { name: 'Fechar' }).first().click();
  await expectAccessible(page, 'a received note with events');
  expect(await page.evaluate('document.documentElement.scrollWidth > window.innerWidth')).toBe(false);
});

test('a received CT-e is reported in disagreement, and that is canceled', async ({ page, signIn }) => {
  test.setTimeout(180_000);
  const account = await newAccount('Quem contrata frete');
  const client = await newClient({ name: 'TOMADORA DE FRETE LTDA' }, account);
  const [cte] = await receiveNotes(client, 1, 'cte');
  await signIn(account.owner);
  await page.goto(`/teste/recebidos/${cte?.id}`);

  const dialog = page.getByRole('dialog');
  const requested = page.getByRole('region', { name: 'Eventos pedidos' });
  await expect(page.getByRole('button', { name: 'Manifestar', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Registrar evento', exact: true }).click();
  await expect(dialog.getByText('Deixa a transportadora substituir o CT-e', { exact: false })).toBeVisible();
  await dialog.getByLabel('Em que o serviço está em desacordo').fill('A carga foi entregue a outro.');
  await expectAccessible(page, 'a disagreement');
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await expect(requested.getByText('Registrada')).toBeVisible({ timeout: 30_000 });

  await page.getByRole('button', { name: 'Registrar evento', exact: true }).click();
  await dialog.getByLabel('Evento').selectOption({ label: 'Cancelar o desacordo' });
  await dialog.getByLabel('Protocolo do evento a cancelar').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Enviar' }).click();
  await expect(requested.getByText('Registrada')).toHaveCount(2, { timeout: 30_000 });
  await expect(requested.getByText('Cancelamento do desacordo')).toBeVisible();
});
