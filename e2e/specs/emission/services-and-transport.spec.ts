import { expect, test } from '../../fixtures.ts';
import { newAccount, newClient } from '../../support/accounts.ts';
import { expectAccessible } from '../../support/axe.ts';
import { emitWritten, field, startFromExample } from '../../support/emission.ts';

/** A JSON field. */
const API_WORD = /\b[a-z]+(?:_[a-z0-9]+)+\b/;

test('a service is written in everyday terms: its customer from the register, its town by name', async ({
  page,
  signIn,
}) => {
  const account = await newAccount('Quem presta serviço');
  await newClient({}, account);
  await signIn(account.owner);
  const dialog = page.getByRole('dialog');
  await page.goto('/teste/emitir');
  await page.getByLabel('Documento', { exact: true }).selectOption({ label: 'NFS-e' });
  await expect(page.getByRole('tab', { name: 'Simples' })).toHaveAttribute('aria-selected', 'true');
  await startFromExample(page);

  await field(page, 'cpf_tomador').fill('529.982.247-25');
  await field(page, 'razao_social_tomador').fill('Maria da Silva');
  await page.getByRole('button', { name: 'Guardar cliente' }).click();
  await expect(page.getByText('Maria da Silva: guardado')).toBeVisible();
  await field(page, 'razao_social_tomador').fill('');
  await page.getByRole('button', { name: 'Escolher cliente' }).click();
  await dialog.getByRole('button', { name: /Maria da Silva/ }).click();
  await expect(field(page, 'razao_social_tomador')).toHaveValue('Maria da Silva');

  await page.getByRole('button', { name: 'Procurar cidade' }).last().click();
  await dialog.getByRole('searchbox').fill('campinas SP');
  await expectAccessible(page, 'towns');
  await dialog.getByRole('button', { name: /Campinas\/SP/ }).click();
  await expect(field(page, 'codigo_municipio_prestacao')).toHaveValue('3509502');
  await expect(page.getByText('Campinas/SP')).toBeVisible();
  await field(page, 'descricao_servico').fill('Conserto de geladeira');
  await field(page, 'valor_servico').fill('250,00');
  await expectAccessible(page, 'a service');
  await emitWritten(page);
  await expect(page.getByText('Maria da Silva').first()).toBeVisible();
});

for (const { label, asks, shows } of [
  {
    label: 'CT-e',
    asks: ['Cidade de origem', 'Quem paga o frete', 'Produto principal'],
    shows: '“Valor a receber” estava em branco e foi calculado: R$ 1.850,00.',
  },
  { label: 'MDF-e', asks: ['Estado de destino', 'Placa', 'Peso bruto'], shows: '8.450,000 kg' },
  { label: 'NFCom', asks: ['Tipo de assinante', 'Vencimento', 'Tipo de serviço'], shows: 'Total da nota' },
  {
    label: 'DC-e',
    asks: ['Valor total do item (R$)', 'Quem transporta', 'NCM (8 números, ou os 2 do capítulo)'],
    shows: 'R$ 75,00',
  },
])
  test(`a ${label} is written and emitted without a word of the API`, {
    tag: '@long',
  }, async ({ page, signIn }) => {
    const account = await newAccount(`Quem emite ${label}`);
    await newClient({}, account);
    await signIn(account.owner);
    await page.goto('/teste/emitir');
    await page.getByLabel('Documento', { exact: true }).selectOption({ label });
    await page.getByRole('button', { name: 'Preencher com exemplo' }).click();
    await expect(page.getByText('Pronto para emitir')).toBeVisible();
    for (const ask of asks) await expect(page.getByLabel(ask, { exact: true }).first()).toBeVisible();
    await expect(page.getByText(shows, { exact: true })).toBeVisible();
    const words = async () => API_WORD.exec(await page.getByRole('main').innerText())?.[0];
    expect(await words()).toBeUndefined();
    await expectAccessible(page, `a ${label} for people`);
    const sideways = await page.evaluate('document.documentElement.scrollWidth > window.innerWidth');
    expect(sideways).toBe(false);
    await page.getByRole('button', { name: 'Começar em branco' }).click();
    await expect(page.getByText(/Pronto para emitir|Falta/).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Preencher com exemplo' })).toBeVisible();
    expect(await words()).toBeUndefined();
    await startFromExample(page);
    await emitWritten(page);
  });
