import { openMailServer } from '@fiscal/core/testing/mail-server';
import { expect, test } from '../fixtures.ts';
import { emitToVerdict, newAccount, newClient, nfeOf } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { open } from '../support/open.ts';

test('the account has its mail server, a company sends what it issues, and a document is sent once more', async ({
  page,
  signIn,
  guard,
}) => {
  guard.allow(/status of 400/);
  const server = await openMailServer();
  try {
    const account = await newAccount('Conta com e-mail');
    const client = await newClient({}, account);
    await signIn(account.owner);

    await open(page, '/conta');
    await page.getByRole('button', { name: 'Usar um servidor próprio' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Servidor').fill('10.0.0.1');
    await dialog.getByLabel('Endereço do remetente').fill('notas@loja.example');
    await expectAccessible(page, 'the form of a mail server');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog.getByLabel('Servidor')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Servidor').fill('127.0.0.1');
    await dialog.getByLabel('Porta').fill(String(server.port));
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await page.getByRole('button', { name: 'Enviar um teste' }).click();
    await dialog.getByLabel('Para').fill('ana@loja.example');
    await dialog.getByRole('button', { name: 'Enviar um teste' }).click();
    await expect(dialog.getByText('O servidor aceitou a mensagem.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    expect(server.taken.map(({ to }) => to)).toEqual(['ana@loja.example']);

    await page.getByLabel('Não enviar mais a').fill('nunca@example.com');
    await page.getByRole('button', { name: 'Adicionar' }).click();
    await expect(page.getByRole('table', { name: 'Lista de supressão' })).toContainText('nunca@example.com');

    await open(page, `/empresas/${client.clientId}/email`);
    await page.getByRole('tab', { name: 'Teste' }).click();
    await page.getByLabel('Enviar cada documento assim que for autorizado').check();
    await page.getByLabel('Cópias').fill('contador@example.com\nninguém');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByLabel('Cópias')).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel('Cópias').fill('contador@example.com');
    await page.getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Configuração de e-mail salva.')).toBeVisible();

    const note = nfeOf(client, { email_destinatario: 'cliente@example.com' });
    const { id } = await emitToVerdict(client, note);
    await open(page, `/teste/documentos/${id}`);
    await page.getByRole('tab', { name: 'E-mail' }).click();
    const sendings = page.getByRole('list', { name: 'E-mail' }).locator('> li');
    await expect(sendings.first()).toContainText('automático');
    await expect(sendings.first().getByText('Enviado')).toHaveCount(2);
    expect(server.taken.slice(1).map(({ to }) => to)).toEqual([
      'cliente@example.com',
      'contador@example.com',
    ]);

    server.refuse('cheia@example.com', '452 4.2.2 Mailbox full');
    await page.getByRole('button', { name: 'Enviar por e-mail' }).click();
    await dialog.getByLabel('Para').fill('nunca@example.com, outra@example.com; cheia@example.com');
    await expectAccessible(page, 'to whom a document is sent');
    await dialog.getByRole('button', { name: 'Enviar por e-mail' }).click();
    await expect(sendings).toHaveCount(2);
    await expect(sendings.first().getByText('Suprimido')).toBeVisible();
    await expect(sendings.first().getByText('Enviado')).toBeVisible();
    await expect(sendings.first()).toContainText('Mailbox full');
    await expect(sendings.first()).toContainText('Próxima tentativa');
    await expectAccessible(page, 'what a document was sent to');
  } finally {
    server.close();
  }
});
