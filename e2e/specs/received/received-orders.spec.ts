import { stack } from '../../env.ts';
import { expect, test } from '../../fixtures.ts';
import { newAccount, newClient } from '../../support/accounts.ts';
import { expectAccessible } from '../../support/axe.ts';
import { send } from '../../support/http.ts';
import { receiveNotes } from '../../support/received.ts';

test('orders announced by the API are listed below the inbox, and lead to the notes that they confirm', async ({
  page,
  signIn,
}) => {
  test.setTimeout(180_000);
  const account = await newAccount('Quem anuncia pedidos');
  const client = await newClient({ name: 'COMPRADORA POR PEDIDO LTDA' }, account);
  const [note] = await receiveNotes(client, 1);
  await signIn(account.owner);
  await page.goto('/teste/recebidos');
  const orders = page.getByRole('region', { name: 'Pedidos de compra anunciados' });
  await expect(page.getByLabel('Manifestação automática')).toHaveValue('nenhuma');
  await expect(orders).toBeHidden();
  await page.getByLabel('Manifestação automática').selectOption('pedido');
  await expect(orders.getByText('Nenhum pedido foi anunciado pela API.')).toBeVisible();

  const headers = { 'x-access-key': client.accessKey, authorization: `Bearer ${client.testToken}` };
  const announce = (order: object) => send('POST', `${stack().apiUrl}/v1/received/orders`, headers, order);
  expect((await announce({ referencia: 'PC-2026-001', accessKey: note?.accessKey })).status).toBe(201);
  const waits = { referencia: 'PC-2026-002', emitente: client.cnpj, numero: 77, valorTotal: '129.90' };
  expect((await announce(waits)).status).toBe(201);
  await page.reload();
  await expect(orders.getByText('Espera a nota')).toBeVisible();
  await expect(orders.getByText('PC-2026-002')).toBeVisible();
  await expect(orders.getByText(/nº 77 · R\$/)).toBeVisible();
  await expectAccessible(page, 'announced orders');
  expect(await page.evaluate('document.documentElement.scrollWidth > window.innerWidth')).toBe(false);

  await orders.getByRole('link', { name: 'Ver a nota' }).click();
  const manifestations = page.getByRole('region', { name: 'Manifestações' });
  await expect(manifestations.getByText('Pedido PC-2026-001', { exact: false })).toBeVisible();
  await expect(manifestations.getByText('Registrada')).toBeVisible({ timeout: 30_000 });
});
