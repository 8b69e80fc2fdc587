import { readFileSync } from 'node:fs';
import path from 'node:path';
import { stack } from '../env.ts';
import { expect, test } from '../fixtures.ts';
import { emitToVerdict, newAccount, newClient, nfeOf } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { send } from '../support/http.ts';
import { unfoldTotals } from '../support/totals.ts';

const SAMPLE = path.resolve(import.meta.dirname, '../../scripts/samples/mdfe.json');
const HOUR_MS = 3_600_000;

test('amounts are summed type by type, without what was canceled, by the day that a document bears', async ({
  page,
  signIn,
}, { project }) => {
  const account = await newAccount();
  const client = await newClient({ name: 'PADARIA DAS SOMAS LTDA' }, account);
  const { payload } = JSON.parse(readFileSync(SAMPLE, 'utf8'));
  const cargo = { ...payload, cnpj_emitente: client.cnpj, data_emissao: new Date().toISOString() };
  const yesterday = new Date(Date.now() - 27 * HOUR_MS).toISOString().slice(0, 10);
  const [sold, cancelled, old, lorry] = await Promise.all([
    emitToVerdict(client, nfeOf(client)),
    emitToVerdict(client, nfeOf(client)),
    emitToVerdict(client, nfeOf(client, { data_emissao: `${yesterday}T23:30:00-03:00` })),
    emitToVerdict(client, cargo, 'mdfe'),
  ]);
  expect([sold, cancelled, old, lorry].map(({ status }) => status)).toEqual(Array(4).fill('AUTORIZADA'));
  const headers = { 'x-access-key': client.accessKey, authorization: `Bearer ${client.testToken}` };
  const url = `${stack().apiUrl}/v1/nfe/${cancelled.id}`;
  await send('POST', `${url}/cancel`, headers, { reason: 'Pedido cancelado pelo cliente' });
  const statusNow = async () => (await send<{ status: string }>('GET', url, headers)).json.status;
  await expect.poll(statusNow, { timeout: 60_000 }).toBe('CANCELADA');

  await signIn(account.owner);
  await page.goto('/teste');
  const authorised = page.locator('dt', { hasText: /^Autorizados$/ }).locator('xpath=..');
  await expect(authorised).toContainText('R$ 300,00 em NF-e e NFC-e de saída');
  const lines = page.getByLabel('Valores autorizados').locator('dl');
  await expect(lines).toHaveText('NF-e de saídaR$ 300,00MDF-e (carga transportada)R$ 148.500,00');
  await expectAccessible(page, 'amounts of today');
  await page.screenshot({ path: `.cache/sums/inicio-${project.name}.png`, fullPage: true });
  await page.getByRole('link', { name: 'Documentos: 3' }).click();

  await expect(page).toHaveURL(/documentos\?periodo=hoje$/);
  const shown = page.locator('a[data-documento]:visible');
  const amounts = page.locator('dl[aria-label="Valores autorizados"]');
  await expect(shown).toHaveCount(3);
  if (project.name === 'phone') {
    const fold = page.getByRole('button', { name: '3 documentos · R$ 300,00 de saída' });
    await expect(fold).toBeVisible();
    await expect(amounts).toBeHidden();
    await unfoldTotals(page);
  }
  await expect(page.getByText('3 documentos · fora dos valores: 1 cancelado')).toBeVisible();
  await expect(amounts).toBeVisible();
  await expect(amounts).toHaveText('NF-e de saídaR$ 300,00MDF-e (carga transportada)R$ 148.500,00');

  if (project.name === 'phone') await page.getByRole('button', { name: /^Filtros/ }).click();
  const period = page.getByLabel('Emissão');
  await period.selectOption('Ontem');
  await expect(page).toHaveURL(/periodo=ontem$/);
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAttribute('href', `/teste/documentos/${old.id}`);
  await expect(amounts).toHaveText('NF-e de saídaR$ 300,00');
  await period.selectOption('Qualquer data');
  await expect(amounts).toHaveText('NF-e de saídaR$ 600,00MDF-e (carga transportada)R$ 148.500,00');
  await expectAccessible(page, 'amounts of the list');
  await page.screenshot({ path: `.cache/sums/documentos-${project.name}.png`, fullPage: true });

  // Older addresses have it like this.
  await page.goto('/teste/documentos?situacao=AUTORIZADA,ENCERRADA&periodo=30');
  await expect(shown).toHaveCount(3);
  await unfoldTotals(page);
  const downloaded = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Exportar CSV' }).click();
  const file = readFileSync(await (await downloaded).path(), 'utf8');
  expect(file.split('\r\n')).toHaveLength(5);
  expect(file).toContain(`;${old.accessKey};${yesterday.split('-').toReversed().join('/')} 23:30:00;`);
});
