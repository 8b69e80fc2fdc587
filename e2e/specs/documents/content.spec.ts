import { expect, test } from '../../fixtures.ts';
import { emitToVerdict, newClient } from '../../support/accounts.ts';
import { expectAccessible } from '../../support/axe.ts';
import { sampleOf } from '../../support/samples.ts';

/** Each type with sections that its readers look for. */
const TYPES = [
  ['nfe', ['Emitente', 'Destinatário', 'Itens da nota', 'Totais', 'Transporte', 'Pagamento']],
  ['nfce', ['Emitente', 'Itens da nota', 'Totais', 'Pagamento']],
  ['cte', ['Emitente do CT-e', 'Remetente das mercadorias', 'Valores da Prestação de Serviço']],
  ['mdfe', ['MDF-e', 'Emitente', 'Documentos vinculados ao MDF-e']],
  ['nfcom', ['Emitente', 'Destinatário', 'Itens da nota']],
  ['nfse', ['NFS-e', 'Emitente', 'Valores da nota', 'Declaração da prestação do serviço']],
  ['dce', ['Remetente: quem envia os bens', 'Destinatário', 'Bens']],
] as const;

for (const [type, sections] of TYPES)
  test(`a document is read in words, from its XML: ${type}`, async ({ page, signIn }) => {
    const client = await newClient();
    const { route, payload } = sampleOf(type, client);
    const { id } = await emitToVerdict(client, payload, route);
    await signIn('leitura');
    await page.goto(`/teste/documentos/${id}`);
    await page.getByRole('tab', { name: 'Conteúdo' }).click();
    const content = page.getByRole('tabpanel');
    for (const section of sections)
      await expect(content.getByRole('region', { name: section, exact: true })).toBeVisible();
    const items = content.locator('summary');
    if ((await items.count()) > 0) {
      await items.first().click();
      await expect(content.locator('details[open]').first()).toBeVisible();
    }
    await expectAccessible(page, `the content of ${type}`);
    const sideways = await page.evaluate('document.documentElement.scrollWidth > window.innerWidth');
    expect(sideways).toBe(false);
  });
