import { expect, test } from '../../fixtures.ts';
import { newAccount, newClient } from '../../support/accounts.ts';
import { expectAccessible } from '../../support/axe.ts';

const ADDRESS = /[a-z2-9]{20}@arquivos\.example\.com/;

test('an address for files by e-mail is created, changed and ended', async ({ page, signIn }) => {
  const account = await newAccount('Quem recebe cartas');
  await newClient({ name: 'COMPRADORA POR E-MAIL LTDA' }, account);
  await signIn(account.owner);
  await page.goto('/teste/recebidos');
  const files = page.getByRole('region', { name: 'Arquivos por e-mail' });
  await files.getByRole('button', { name: 'Gerar endereço' }).click();
  const address = files.getByText(ADDRESS);
  await expect(address).toBeVisible();
  const first = await address.textContent();
  await expectAccessible(page, 'an address for files by e-mail');

  await files.getByRole('button', { name: 'Trocar' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page, 'changing an address for files by e-mail');
  await dialog.getByRole('button', { name: 'Trocar' }).click();
  await expect(dialog).toBeHidden();
  await expect(address).not.toHaveText(first ?? '');

  await files.getByRole('button', { name: 'Encerrar' }).click();
  await dialog.getByRole('button', { name: 'Encerrar' }).click();
  await expect(files.getByText('Esta empresa não tem endereço.')).toBeVisible();
});
