import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from '../fixtures.ts';
import { emitToVerdict, newClient, nfeOf } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';

test('the exchange with the authority is read, an answer that was lost included; its bundle helps and names no person', async ({
  page,
  signIn,
  context,
}) => {
  const client = await newClient();
  const lost = { informacoes_adicionais_contribuinte: 'Entregar a Fulana. SANDBOX(timeout=depois)' };
  const document = await emitToVerdict(client, nfeOf(client, lost));
  expect(document.status).toBe('AUTORIZADA');
  await signIn('leitura');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`/teste/documentos/${document.id}`);
  await page.getByRole('tab', { name: 'Comunicação' }).click();

  const list = page.getByRole('list', { name: 'Comunicação' });
  const refresh = page.getByRole('button', { name: 'Atualizar' });
  await expect(async () => {
    await refresh.click();
    await expect(list.getByText('Consulta pela chave')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const [sent, asked] = [list.getByRole('listitem').nth(0), list.getByRole('listitem').nth(1)];
  await expect(sent).toContainText('Envio para autorização');
  await expect(sent).toContainText('Sem resposta');
  await expect(sent).toContainText('Tentativa 1');
  await expect(asked).toContainText('Respondida');
  await expect(asked).toContainText('100 Autorizado o uso da NF-e');

  await sent.locator('summary').first().click();
  await expect(sent).toContainText('/ws/nfe/SP/autorizacao');
  await expect(sent).toContainText('TLSv1.3');
  await expect(sent).toContainText('SHA-256');
  await expect(sent).toContainText('ela é consultada pela chave antes de qualquer novo envio');
  await expect(page.getByRole('region', { name: 'Pedido 1' })).toContainText('enviNFe');
  await expect(sent).toContainText('Nada chegou.');
  await asked.locator('summary').first().click();
  await asked.getByRole('button', { name: 'Copiar Resposta 2' }).click();
  const copied = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(copied).toContain('<cStat>100</cStat>');
  await expectAccessible(page, 'exchanges with the authority');
  const wide = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
  expect(wide).toBeLessThanOrEqual(0);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Pacote de suporte' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toMatch(/^emite-suporte-req_[\w-]+\.zip$/);
  const files = unzipSync(await readFile(await saved.path()));
  expect(Object.keys(files)).toContain('LEIAME.txt');
  const content = Object.values(files)
    .map((file) => strFromU8(file))
    .join('\n');
  expect(content).toContain(document.accessKey);
  expect(content).not.toContain('Fulana');
});
