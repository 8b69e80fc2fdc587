import type { Payload } from '@fiscal/core/testing/builders';
import { stack } from '../env.ts';
import { expect, test } from '../fixtures.ts';
import {
  type Client,
  emit,
  emitToVerdict,
  newAccount,
  newClient,
  nfeOf,
  verdict,
} from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { emitWritten, field } from '../support/emission.ts';
import { bodyOf, send } from '../support/http.ts';
import { sampleOf } from '../support/samples.ts';

const REASON = 'Pedido cancelado pelo cliente antes da entrega';

/** An NF-e whose only item has a CFOP that does not exist. */
function wrongCfop(client: Client): Payload {
  const whole: { itens?: readonly Payload[] } & Payload = nfeOf(client);
  return { ...whole, itens: (whole.itens ?? []).map((item) => ({ ...item, cfop: '9102' })) };
}

test('a rejected document is read: cause, field, fix; mended and emitted again it is authorized', async ({
  page,
  signIn,
}) => {
  const client = await newClient();
  const { id } = await emitToVerdict(client, wrongCfop(client));
  await signIn('fiscal');
  await page.goto(`/teste/documentos/${id}`);

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rejeitada');
  await expect(page.getByRole('heading', { name: 'Rejeição 225' })).toBeVisible();
  await expect(page.getByText('itens[0].cfop', { exact: true })).toBeVisible();
  await expect(page.getByText('Como corrigir')).toBeVisible();
  await expectAccessible(page, 'a rejected document');
  await page.getByRole('tab', { name: 'Requisição' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('"cfop": "9102"');
  await expectAccessible(page, 'its request');
  const wide = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
  expect(wide).toBeLessThanOrEqual(0);

  await page.getByRole('link', { name: 'Corrigir e emitir de novo' }).click();
  const cfop = field(page, 'itens[0].cfop');
  await expect(cfop).toHaveValue('9102');
  await expect(cfop).toHaveAttribute('aria-invalid', 'true');
  await cfop.fill('5102');
  await emitWritten(page);
  await expect(page).not.toHaveURL(new RegExp(id));
});

test('a rejection is carried to the place of its correction: rule, cause, field in focus', {
  tag: '@long',
}, async ({ page, signIn }) => {
  const client = await newClient();
  const rejectedBy = (code: number) =>
    emitToVerdict(client, nfeOf(client, { informacoes_adicionais_contribuinte: `SANDBOX(cStat=${code})` }));
  const [shown, joined, unnamed] = await Promise.all([778, 610, 999].map(rejectedBy));
  await signIn('fiscal');
  const refused = page.locator('section').filter({ hasText: 'Rejeição a corrigir' });
  await page.goto(`/teste/emitir?de=${shown?.id}`);
  await expect(refused).toContainText('778');
  await expect(refused.getByRole('button', { name: /NCM/ })).toBeVisible();
  await expect(field(page, 'itens[0].codigo_ncm')).toBeFocused();
  await expectAccessible(page, 'a rejection to be mended');

  // A field that the form shows only because it was refused, reached from the document.
  await page.goto(`/teste/documentos/${joined?.id}`);
  await page.getByRole('link', { name: 'Corrigir e emitir de novo' }).click();
  await expect(field(page, 'valor_total')).toBeFocused();
  await expect(field(page, 'valor_total')).toBeInViewport();
  await expect(refused.getByRole('button', { name: /Total da nota/ })).toBeVisible();

  // A code that blames no field.
  await page.goto(`/teste/emitir?de=${unnamed?.id}`);
  await expect(refused).toContainText('999');
  await expect(page.locator(':focus')).toContainText('Rejeição a corrigir');
  await expect(refused).toBeInViewport();
});

test('an authorized document is read and canceled within its term', async ({
  page,
  signIn,
  pageOf,
  guard,
}) => {
  guard.allow(/status of 400/);
  const client = await newClient();
  const copied = { natureza_operacao: 'VENDA QUE SE REPETE', numero: '4321' };
  const document = await emitToVerdict(client, nfeOf(client, copied));
  expect(document.status).toBe('AUTORIZADA');
  const address = `/teste/documentos/${document.id}`;

  const reader = await pageOf('leitura');
  await reader.goto(address);
  await expect(reader.getByRole('heading', { level: 1 })).toContainText('Autorizada');
  await expect(reader.getByRole('button', { name: 'Cancelar' })).toHaveCount(0);

  await signIn('fiscal');
  await page.goto(address);
  await expect(page.getByText(/^2[34] h \d+ min \d+ s$/)).toBeVisible();
  await page.getByRole('tab', { name: 'Conteúdo' }).click();
  await expect(page.getByRole('region', { name: 'Destinatário' })).toBeVisible();
  await page.locator('summary').first().click();
  await expect(page.getByRole('tabpanel')).toContainText('Tributos do item');
  await expectAccessible(page, 'its content');
  await page.getByRole('tab', { name: 'XML' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('nfeProc');
  await expect(page.getByRole('tabpanel')).toContainText(document.accessKey ?? 'sem chave');
  await expectAccessible(page, 'its XML');
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Baixar', exact: true }).click();
  expect((await saved).suggestedFilename()).toBe(`${document.accessKey}-nfe.xml`);

  await page.getByRole('tab', { name: 'Linha do tempo' }).click();
  await page.getByRole('button', { name: 'Cancelar' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Justificativa').fill('curta');
  await dialog.getByRole('button', { name: 'Enviar à SEFAZ' }).click();
  await expect(dialog.getByLabel('Justificativa')).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'a refused cancellation');
  await dialog.getByLabel('Justificativa').fill(REASON);
  await dialog.getByRole('button', { name: 'Enviar à SEFAZ' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cancelada');
  await expect(reader.getByRole('heading', { level: 1 })).toContainText('Cancelada');
  await expect(page.getByText('Registrado', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Ver XML' }).click();
  await expect(dialog).toContainText('procEventoNFe');
  await expectAccessible(page, 'the XML of its cancellation');
  await page.keyboard.press('Escape');

  // Another document with the same data: its number and its date are its own.
  await page.getByRole('link', { name: 'Duplicar' }).click();
  await expect(page.getByText('Cópia do documento: número e data são novos.')).toBeVisible();
  await expect(page.getByText('Pronto para emitir')).toBeVisible();
  await page.getByRole('tab', { name: 'JSON' }).click();
  await expect(page.locator('.cm-content')).toContainText('VENDA QUE SE REPETE');
  await expect(page.locator('.cm-content')).not.toContainText('"numero"');
});

test('an open MDF-e is counted at home, listed among the pending, and closed from there', {
  tag: '@long',
}, async ({ page, signIn, guard }) => {
  guard.allow(/status of 400/);
  const account = await newAccount('Quem transporta');
  const client = await newClient({ name: 'TRANSPORTES DA VIAGEM LTDA' }, account);
  const { payload, route } = sampleOf('mdfe', client);
  await emitToVerdict(client, payload, route);
  await signIn(account.owner);
  await page.goto('/teste');
  await page.getByRole('link', { name: /1 MDF-e em aberto/ }).click();
  await expect(page.getByRole('heading', { name: '1 MDF-e em aberto' })).toBeVisible();
  await expectAccessible(page, 'open MDF-e');
  await page.getByRole('link', { name: 'Encerrar MDF-e 1/1' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('UF', { exact: true })).toHaveValue('SP');
  await expect(dialog.getByLabel('Município', { exact: true })).toHaveValue('São Paulo');
  await dialog.getByLabel('Município', { exact: true }).fill('Cidade que não existe');
  await dialog.getByRole('button', { name: 'Enviar à SEFAZ' }).click();
  await expect(dialog.getByLabel('Município', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('Município', { exact: true }).fill('São Paulo');
  await expectAccessible(page, 'the closing of an MDF-e');
  await dialog.getByRole('button', { name: 'Enviar à SEFAZ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Encerrada');
  await expect(page.getByRole('button', { name: 'Encerrar' })).toHaveCount(0);
  await page.goto('/teste/pendencias');
  await expect(page.getByText('Nenhuma pendência')).toBeVisible();
});

test('a halted document is resumed, and comes to its verdict without a second document', {
  tag: '@long',
}, async ({ page, signIn }) => {
  const account = await newAccount();
  const client = await newClient({}, account);
  const condition = { operation: 'query', scenario: 'SANDBOX(cStat=226)', times: 1 };
  const set = await send(
    'POST',
    `${stack().apiUrl}/sandbox/conditions`,
    { 'x-access-key': account.accessKey },
    condition,
  );
  bodyOf(set, 201);
  const id = await emit(
    client,
    nfeOf(client, { informacoes_adicionais_contribuinte: 'SANDBOX(timeout=antes)' }),
  );
  const halted = await verdict(client, id);
  expect(halted.status).toBe('ERRO_TECNICO');

  await signIn(account.owner);
  await page.goto('/teste/pendencias');
  await expect(page.getByRole('heading', { name: 'Parados: exigem ação' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Retomar' }).click();
  await expect(page.getByText('Nenhuma pendência')).toBeVisible();

  await page.goto(`/teste/documentos/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Autorizada');
  await expect(page.getByText('Envio retomado')).toBeVisible();
  await expect(page.getByText(/^por Otávia Oliveira$/)).toBeVisible();
  expect((await verdict(client, id)).accessKey).toBe(halted.accessKey);
});
