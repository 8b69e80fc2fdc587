import { expect, test } from '../fixtures.ts';
import { emitToVerdict, newAccount, newClient, nfeOf } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectHeld } from '../support/held.ts';
import { open } from '../support/open.ts';
import { webhookServer } from '../support/webhooks.ts';

test('an endpoint is made, seen failing, mended, sent a message once more and an hour again', async ({
  page,
  signIn,
  guard,
}) => {
  guard.allow(/status of 400/);
  // No replay before the address has returned a challenge.
  guard.allow(/status of 409 .*webhooks\.replay/);
  // The page polls every few seconds, also while the endpoint is being deleted.
  guard.allow(/status of 404 .*webhooks\.(?:get|deliveries)/);
  const server = await webhookServer();
  try {
    const account = await newAccount('Conta com webhooks');
    const client = await newClient({}, account);
    await signIn(account.owner);
    await open(page, '/teste/webhooks');
    await expect(page.getByText('Nenhum endpoint')).toBeVisible();
    await page.getByRole('button', { name: 'Criar endpoint' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Endereço').fill('http://10.0.0.1/webhooks');
    await dialog.getByRole('button', { name: 'Criar endpoint' }).click();
    await expect(dialog.getByLabel('Endereço')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Endereço').fill(server.url);
    await dialog.getByLabel('Documento autorizado').check();
    await expectAccessible(page, 'the form of an endpoint');
    await dialog.getByRole('button', { name: 'Criar endpoint' }).click();
    await expect(dialog.getByText('whsec_')).toBeVisible();
    await expectHeld(dialog.getByText('whsec_'));
    await dialog.getByRole('button', { name: 'Já guardei' }).click();

    server.answer(500);
    await emitToVerdict(client, nfeOf(client));
    await page.getByRole('link', { name: server.url }).click();
    await expect(page.getByText('Nenhuma entrega desde')).toBeVisible();
    const deliveries = page.getByRole('table', { name: 'Entregas' });
    await deliveries.getByRole('button', { name: 'Documento autorizado' }).click();
    await expect(dialog.getByText('sem disco')).toBeVisible();
    await expectAccessible(page, 'one message and what it was answered');

    server.answer(204);
    await dialog.getByRole('button', { name: 'Reenviar' }).click();
    await expect(dialog.getByText('Entregue')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Nenhuma entrega desde')).toBeHidden();
    const [sent = ''] = server.received;
    expect(new Set(server.received)).toEqual(new Set([sent]));

    await page.getByRole('button', { name: 'Reenviar um período' }).click();
    await dialog.getByLabel('Período').selectOption('A última hora');
    await dialog.getByRole('button', { name: 'Reenviar' }).click();
    await expect(page.getByText('ainda não provou que é seu')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Enviar teste' }).click();
    await expect(deliveries.getByRole('row', { name: /^Entregue Teste/ })).toBeVisible();

    const before = server.received.length;
    await page.getByRole('button', { name: 'Reenviar um período' }).click();
    await dialog.getByLabel('Período').selectOption('A última hora');
    await dialog.getByRole('button', { name: 'Reenviar' }).click();
    await expect.poll(() => server.received.length).toBeGreaterThan(before);
    expect(server.received.at(-1)).toBe(sent);

    await page.getByRole('button', { name: 'Mais ações' }).click();
    await page.getByRole('menuitem', { name: 'Alterar' }).click();
    await dialog.getByLabel('Endereço').fill('http://10.0.0.1/webhooks');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog.getByLabel('Endereço')).toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Mais ações' }).click();
    await page.getByRole('menuitem', { name: 'Excluir' }).click();
    await dialog.getByRole('button', { name: 'Excluir' }).click();
    await expect(page.getByText('Nenhum endpoint')).toBeVisible();
  } finally {
    server.close();
  }
});
