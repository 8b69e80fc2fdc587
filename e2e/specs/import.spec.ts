import { stack } from '../env.ts';
import { expect, test } from '../fixtures.ts';
import { emitToVerdict, newAccount, newClient, nfeOf } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { send } from '../support/http.ts';

test('documents of another system are imported: files in, the report, the document in the list', async ({
  page,
  signIn,
}) => {
  const elsewhere = await newClient({}, await newAccount());
  const { id, accessKey } = await emitToVerdict(elsewhere, nfeOf(elsewhere));
  const xml = await send('GET', `${stack().apiUrl}/v1/nfe/${id}/xml`, {
    'x-access-key': elsewhere.accessKey,
    authorization: `Bearer ${elsewhere.testToken}`,
  });

  const account = await newAccount();
  const { clientId } = await newClient({ cnpj: elsewhere.cnpj }, account);
  await signIn(account.owner);
  await page.goto(`/empresas/${clientId}`);
  await page.getByRole('link', { name: 'Importar' }).click();
  await expect(page.getByText('Nenhuma importação ainda')).toBeVisible();
  await expectAccessible(page, 'before an import');

  await page.getByLabel('Onde foram autorizados').selectOption('sandbox');
  const files = [
    { name: 'nota.xml', mimeType: 'text/xml', buffer: Buffer.from(xml.text) },
    { name: 'rascunho.xml', mimeType: 'text/xml', buffer: Buffer.from('<NFe/>') },
  ];
  await page.getByLabel('Arquivos XML ou ZIP').setInputFiles(files);
  await expect(page.getByText(/^2 arquivos, \d+ KB$/)).toBeVisible();
  await page.getByRole('button', { name: 'Importar' }).click();
  await expect(page.getByText('Arquivos recebidos.')).toBeVisible();
  await expect(page.getByText('Concluída')).toBeVisible();
  await expect(page.getByText('NF-e, série 1: o próximo número é 2')).toBeVisible();
  await page.getByRole('button', { name: 'Ver o arquivo deixado de fora' }).click();
  const left = page.getByRole('region', { name: 'Arquivos deixados de fora' });
  await expect(left.getByText('rascunho.xml')).toBeVisible();
  await expectAccessible(page, 'an import with a file left out');
  const downloaded = page.waitForEvent('download');
  await left.getByRole('button', { name: 'Baixar o relatório' }).click();
  expect((await downloaded).suggestedFilename()).toBe('importacao.csv');

  await page.goto(`/teste/documentos?busca=${accessKey}`);
  const found = page.getByText('Autorizada').filter({ visible: true });
  await expect(found.first()).toBeVisible();
});

test('a person asks about an imported document again, and decides how far a series goes', async ({
  page,
  signIn,
}) => {
  const elsewhere = await newClient({}, await newAccount());
  const authorised = [
    await emitToVerdict(elsewhere, nfeOf(elsewhere)),
    await emitToVerdict(elsewhere, nfeOf(elsewhere, { numero: 5000 })),
  ];
  const headers = { 'x-access-key': elsewhere.accessKey, authorization: `Bearer ${elsewhere.testToken}` };
  const files = await Promise.all(
    authorised.map(async ({ id }, index) => ({
      name: `nota${index}.xml`,
      mimeType: 'text/xml',
      buffer: Buffer.from((await send('GET', `${stack().apiUrl}/v1/nfe/${id}/xml`, headers)).text),
    })),
  );
  const account = await newAccount();
  const { clientId } = await newClient({ cnpj: elsewhere.cnpj }, account);
  await signIn(account.owner);
  await page.goto(`/empresas/${clientId}/importar`);
  await page.getByLabel('Onde foram autorizados').selectOption('sandbox');
  await page.getByLabel('Arquivos XML ou ZIP').setInputFiles(files);
  await page.getByRole('button', { name: 'Importar' }).click();
  await expect(page.getByText('NF-e, série 1: o próximo número é 2')).toBeVisible();

  await page.goto(`/empresas/${clientId}/numeracao`);
  const proposal = 'Documentos importados têm números de 5.000 até 5.000; a numeração está em 2.';
  await expect(page.getByText(proposal)).toBeVisible();
  await expectAccessible(page, 'a proposal for a series');
  await page.getByRole('button', { name: 'Continuar de 5.001' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continuar de 5.001' }).click();
  await expect(page.getByText('Próximo número definido')).toBeVisible();
  await expect(page.getByText(proposal)).toBeHidden();
  await expect(page.getByRole('cell', { name: '5.001' })).toBeVisible();

  await page.goto(`/teste/documentos?busca=${authorised[0]?.accessKey}`);
  await page.getByRole('link', { name: /NF-e/ }).filter({ visible: true }).first().click();
  await expect(page.getByText('o sandbox desta instalação só conhece o que foi emitido nele')).toBeVisible();
  const asked = page.waitForResponse((answer) => answer.url().includes('document.confirmImport'));
  await page.getByRole('button', { name: 'Consultar agora' }).click();
  expect((await asked).status()).toBe(200);
  // The answer comes, and the notice offers to ask again.
  await expect(page.getByRole('button', { name: 'Consultar agora' })).toBeEnabled();
  await expectAccessible(page, 'an imported document that is not confirmed');
});

test('a file that is neither ZIP nor XML is refused on the spot', async ({ page, signIn, guard }) => {
  guard.allow(/status of 400/);
  const account = await newAccount();
  const { clientId } = await newClient({}, account);
  await signIn(account.owner);
  await page.goto(`/empresas/${clientId}/importar`);
  const file = { name: 'notas.zip', mimeType: 'application/zip', buffer: Buffer.from('%PDF-1.7') };
  await page.getByLabel('Arquivos XML ou ZIP').setInputFiles(file);
  await page.getByRole('button', { name: 'Importar' }).click();
  await expect(page.getByText('O arquivo não é um ZIP nem um XML.')).toBeVisible();
});
