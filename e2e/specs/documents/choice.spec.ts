import { readFileSync } from 'node:fs';
import { expect, test } from '../../fixtures.ts';
import { emitToVerdict, newAccount, newClient, nfeOf } from '../../support/accounts.ts';
import { expectAccessible } from '../../support/axe.ts';

/** One more than a page of the list. */
const COUNT = 51;

test(
  'all documents of a filter are chosen, sent by e-mail and saved as a file',
  {
    tag: '@long',
  },
  async ({ page, signIn, guard }, { project }) => {
    guard.allow(/status of 400/);
    const account = await newAccount('Quem escolhe todos');
    const client = await newClient({}, account);
    for (let sent = 0; sent < COUNT; sent += 17)
      await Promise.all(Array.from({ length: 17 }, () => emitToVerdict(client, nfeOf(client))));
    await signIn(account.owner);
    await page.goto(`/teste/documentos?situacao=AUTORIZADA`);
    await expect(page.getByText(`${COUNT} documentos`).first()).toBeVisible();
    const first = page.getByRole(project.name === 'phone' ? 'listitem' : 'row').getByRole('checkbox');
    await first.filter({ visible: true }).first().check();
    await page.getByRole('button', { name: `Selecionar todos os ${COUNT}` }).click();
    await expect(page.getByText(`${COUNT} selecionados`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Imprimir', exact: true })).toBeDisabled();
    await expectAccessible(page, 'all of a filter chosen');

    // A document of later is in no file of the choice.
    await emitToVerdict(client, nfeOf(client));
    const bar = page.getByText(`${COUNT} selecionados`).locator('xpath=ancestor::div[2]');
    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      bar.getByRole('button', { name: /CSV/ }).click(),
    ]);
    expect(
      readFileSync(await csv.path())
        .toString()
        .trim()
        .split('\n'),
    ).toHaveLength(COUNT + 1);

    const dialog = page.getByRole('dialog');
    await bar.getByRole('button', { name: 'Enviar por e-mail' }).click();
    await dialog.getByRole('button', { name: 'Fechar' }).last().click();
    await expect(page.getByText(`${COUNT} selecionados`)).toBeVisible();
    await bar.getByRole('button', { name: 'Enviar por e-mail' }).click();
    await expect(
      dialog.getByRole('heading', { name: `Enviar ${COUNT} documentos por e-mail` }),
    ).toBeVisible();
    await expect(dialog.getByLabel('Para')).toBeFocused();
    await dialog.getByLabel('Para').fill('nada');
    await dialog.getByRole('button', { name: 'Enviar por e-mail' }).click();
    await expect(dialog.getByLabel('Para')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Para').fill('contador@escritorio.example');
    await expectAccessible(page, 'many documents by e-mail');
    await dialog.getByRole('button', { name: 'Enviar por e-mail' }).click();
    await expect(dialog.getByText(`${COUNT} e-mails a caminho.`)).toBeVisible({ timeout: 180_000 });
    await dialog.getByRole('button', { name: 'Fechar' }).last().click();
    await expect(page.getByText(`${COUNT} selecionados`)).toHaveCount(0);
  },
);
