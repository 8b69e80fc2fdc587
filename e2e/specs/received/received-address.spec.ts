import { stack } from '../../env.ts';
import { expect, test } from '../../fixtures.ts';
import { newAccount, newClient } from '../../support/accounts.ts';
import { expectAccessible } from '../../support/axe.ts';
import { sendLetter, writeLetter } from '../../support/smtp-client.ts';

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

test('the last letters say what came of each, and why nothing did', async ({ page, signIn }) => {
  const { lettersPort: port = 0 } = stack();
  const account = await newAccount('Quem procura uma carta');
  await newClient({ name: 'COMPRADORA POR CARTA LTDA' }, account);
  await signIn(account.owner);
  await page.goto('/teste/recebidos');
  const files = page.getByRole('region', { name: 'Arquivos por e-mail' });
  await files.getByRole('button', { name: 'Gerar endereço' }).click();
  const letters = files.getByRole('region', { name: 'Últimas mensagens' });
  await expect(letters.getByText('Nenhuma mensagem chegou nos últimos 90 dias.')).toBeVisible();
  const to = ADDRESS.exec((await files.getByText(ADDRESS).textContent()) ?? '')?.[0] ?? '';
  const of = { to, from: `${'setor-de-notas-fiscais-'.repeat(3)}@fornecedor.example` };
  const pdf = writeLetter('pdf', [{ name: 'danfe.pdf', content: '%PDF' }]);
  const many = Array.from({ length: 51 }, (_, n) => ({ name: `${n}.xml`, content: '<a/>' }));
  expect((await sendLetter(port, { ...of, letter: pdf })).code).toBe(250);
  expect((await sendLetter(port, { ...of, letter: pdf })).code).toBe(250);
  expect((await sendLetter(port, { ...of, letter: writeLetter('51', many) })).code).toBe(552);

  await page.reload();
  await expect(letters.getByRole('listitem')).toHaveCount(3);
  await expect(letters.getByText('Não lidos: danfe.pdf')).toBeVisible();
  await expect(
    letters.getByText('Peça ao remetente o XML autorizado como anexo.', { exact: false }),
  ).toBeVisible();
  await expect(letters.getByText('Repetida')).toBeVisible();
  await expect(letters.getByText('Tem mais de 50 arquivos.', { exact: false })).toBeVisible();
  await expectAccessible(page, 'last letters');
  expect(await page.evaluate('document.documentElement.scrollWidth > window.innerWidth')).toBe(false);
});
