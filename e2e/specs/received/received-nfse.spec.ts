import { readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import { expect, test } from '../../fixtures.ts';
import { newAccount, newClient } from '../../support/accounts.ts';
import { expectAccessible } from '../../support/axe.ts';
import { receiveNotes } from '../../support/received.ts';

test('an NFS-e of a service is found in the inbox, read, printed and downloaded', async ({
  page,
  signIn,
}) => {
  test.setTimeout(180_000);
  const account = await newAccount('Quem contrata serviços');
  const client = await newClient({ name: 'TOMADORA DE SERVICOS LTDA' }, account);
  const [note] = await receiveNotes(client, 2, 'nfse');
  await signIn(account.owner);
  await page.goto('/teste/recebidos');

  // The only type that the company receives: nothing is to be chosen, and none of the parts of NF-e is there.
  const select = page.getByRole('checkbox', { name: /^Escolher .*nº/ }).filter({ visible: true });
  await expect(select).toHaveCount(2);
  await expect(page.getByLabel('Documentos', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Partes da caixa de entrada' })).toHaveCount(0);
  await expectAccessible(page, 'an inbox of NFS-e');
  expect(await page.evaluate('document.documentElement.scrollWidth > window.innerWidth')).toBe(false);

  // The key has 50 characters; the number follows another rule than that of an NF-e.
  const search = page.getByRole('searchbox', { name: 'Buscar notas recebidas' });
  await search.fill(note?.accessKey ?? '');
  await search.press('Enter');
  await expect(select).toHaveCount(1);
  await search.fill(String(Number(note?.accessKey.slice(23, 36))));
  await search.press('Enter');
  await expect(select.first()).toBeVisible();
  await search.fill('');
  await expect(select).toHaveCount(2);

  await select.nth(0).check();
  const [zip] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar XML' }).click(),
  ]);
  expect(Object.keys(unzipSync(readFileSync(await zip.path())))).toEqual([
    expect.stringMatching(/^\d{50}\.xml$/),
  ]);

  await page.goto(`/teste/recebidos/${note?.id}`);
  await expect(page.getByText(/^NFS-e nº \d+$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Manifestar', exact: true })).toBeHidden();
  await page.getByRole('tab', { name: 'Conteúdo' }).click();
  await expectAccessible(page, 'the content of a received NFS-e');
  await page.getByRole('tab', { name: 'XML' }).click();
  await expect(page.getByText('NFSe').first()).toBeVisible();
  const [paper] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar DANFSe' }).click(),
  ]);
  expect(
    readFileSync(await paper.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect(await page.evaluate('document.documentElement.scrollWidth > window.innerWidth')).toBe(false);
});
