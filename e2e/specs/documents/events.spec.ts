import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../fixtures.ts';
import { emitToVerdict, newClient } from '../../support/accounts.ts';
import { expectAccessible } from '../../support/axe.ts';
import { sampleOf } from '../../support/samples.ts';

/** By the last step of a field's path. */
const VALUES: Readonly<Record<string, string>> = {
  numero_item: '1',
  ibs_valor: '0,10',
  cbs_valor: '0,90',
  ibs_credito_estornado: '0,05',
  cbs_credito_estornado: '0,45',
  quantidade: '1',
  unidade: 'UN',
  base_calculo: '100,00',
  codigo: '10',
  documento_recebedor: '123456789',
  nome_recebedor: 'Ana Souza',
  hash_entrega: 'foto da porta',
  hash_tentativa_entrega: 'foto da porta',
  id_transacao: 'E00416968202611211430abc',
  cnpj_recebedor: '11222333000181',
  cnpj_base_psp: '00416968',
  forma_pagamento: '17',
  valor_pagamento: '25,80',
  correctionText: 'Onde se lê Rua A, leia-se Rua B',
  campo_corrigido: 'observacao',
  valor_corrigido: 'Entregar no portão 3',
  valor: '900,00',
  nome: 'Rogério Antunes Prado',
  cpf: '12345678909',
};

/** Now, or a minute ago, as a person writes it. */
const typeMoment = (page: Page): Promise<string> =>
  page.evaluate<string>(
    `new Date(Date.now() - 60000).toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'short' }).replace(',', '')`,
  );

/** Fills what the form asks for; lists have one entry. */
async function fillRequired(page: Page, dialog: Locator): Promise<void> {
  for (const select of await dialog.locator('select[required]').all()) {
    if ((await select.inputValue()) === '') await select.selectOption({ index: 1 });
  }
  for (const input of await dialog.locator('input[required]:visible, textarea[required]:visible').all()) {
    const name = ((await input.getAttribute('name')) ?? '').split('.').at(-1) ?? '';
    if ((await input.inputValue()) !== '') continue;
    await input.fill(name === '' ? await typeMoment(page) : (VALUES[name] ?? ''));
  }
}

interface Walk {
  /** Label of the button. */
  readonly action: string;
  /** Name of the event in the timeline. */
  readonly event: string;
  readonly more?: (dialog: Locator) => Promise<void>;
}

async function request(page: Page, { action, event, more }: Walk): Promise<void> {
  const own = page.getByRole('main').getByRole('button', { name: action, exact: true });
  const menu = page.getByRole('button', { name: 'Mais ações' });
  // Both appear with the document.
  await expect(menu).toBeVisible();
  if (await own.isVisible()) await own.click();
  else {
    await menu.click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  }
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('form')).toBeVisible();
  await fillRequired(page, dialog);
  await more?.(dialog);
  await dialog.getByRole('button', { name: 'Enviar à SEFAZ' }).click();
  await expect(dialog).toBeHidden();
  const entry = page.getByRole('listitem').filter({ hasText: event }).filter({ hasText: 'Registrado' });
  await expect(entry.first(), event).toBeVisible();
}

const WALKS: Readonly<Record<string, readonly Walk[]>> = {
  nfe: [
    { action: 'Corrigir (CC-e)', event: 'Carta de correção' },
    {
      action: 'Incluir ator interessado',
      event: 'Ator interessado',
      more: (dialog) => dialog.locator('[name=cnpj]').fill('44555666000181'),
    },
    { action: 'Registrar insucesso na entrega', event: 'Insucesso na entrega' },
    { action: 'Cancelar o insucesso na entrega', event: 'Cancelamento do insucesso na entrega' },
    { action: 'Conciliação financeira (e-CONF)', event: 'Conciliação financeira (e-CONF)' },
    { action: 'Cancelar a conciliação financeira', event: 'Cancelamento da conciliação financeira' },
    { action: 'Comprovante de entrega', event: 'Comprovante de entrega' },
    { action: 'Cancelar o comprovante de entrega', event: 'Cancelamento do comprovante de entrega' },
    { action: 'Vincular um pagamento', event: 'Vinculação de pagamento' },
    { action: 'Informar o pagamento integral', event: 'Pagamento integral' },
    { action: 'Atualizar a previsão de entrega', event: 'Previsão de entrega' },
    { action: 'Perecimento, perda, roubo ou furto no transporte', event: 'Perda no transporte' },
    { action: 'Fornecimento pago e não realizado', event: 'Fornecimento não realizado' },
    { action: 'Importação em ALC/ZFM sem isenção', event: 'Importação em ALC/ZFM sem isenção' },
    {
      action: 'Informar o crédito presumido',
      event: 'Crédito presumido',
      more: async (dialog) => {
        await dialog.locator('[name="itens[0].cbs_percentual"]').fill('1,00');
        await dialog.locator('[name="itens[0].cbs_valor"]').fill('1,00');
      },
    },
    { action: 'Cancelar um evento da reforma', event: 'Cancelamento de evento' },
    { action: 'Pedir a prorrogação da suspensão do ICMS', event: 'Prorrogação do ICMS' },
    { action: 'Cancelar o pedido de prorrogação', event: 'Cancelamento da prorrogação do ICMS' },
  ],
  cte: [
    {
      action: 'Corrigir (CC-e)',
      event: 'Carta de correção',
    },
    { action: 'Vincular um pagamento', event: 'Vinculação de pagamento' },
    {
      action: 'Desvincular um pagamento',
      event: 'Cancelamento da vinculação de pagamento',
      more: async (dialog) => {
        await dialog.locator('[name=numero_protocolo]').selectOption({ index: 1 });
      },
    },
  ],
  mdfe: [
    { action: 'Incluir condutor', event: 'Inclusão de condutor' },
    {
      action: 'Alterar o pagamento do transporte',
      event: 'Alteração do pagamento',
      more: async (dialog) => {
        await dialog.locator('[name="pagamentos[0].cnpj"]').fill('11222333000181');
        await dialog.locator('[name="pagamentos[0].pix"]').fill('frete@exemplo.com.br');
      },
    },
  ],
  nfcom: [
    { action: 'Vincular um pagamento', event: 'Vinculação de pagamento' },
    { action: 'Desvincular um pagamento', event: 'Cancelamento da vinculação de pagamento' },
  ],
};

for (const [type, walks] of Object.entries(WALKS))
  test(`a person requests the events of a document: ${type}`, { tag: '@long' }, async ({ page, signIn }) => {
    test.slow();
    const client = await newClient();
    const { route, payload } = sampleOf(type, client);
    const { id } = await emitToVerdict(client, payload, route);
    await signIn('fiscal');
    await page.goto(`/teste/documentos/${id}`);
    for (const walk of walks) await request(page, walk);
    await expectAccessible(page, `the events of ${type}`);
    const wide = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
    expect(wide).toBeLessThanOrEqual(0);
  });
