import { expect, test } from '../../fixtures.ts';
import { newAccount, newClient } from '../../support/accounts.ts';
import { expectAccessible } from '../../support/axe.ts';
import { emitWritten, field, startFromExample } from '../../support/emission.ts';

test('a sale is written in everyday terms, its codes looked up, its party and product saved, and chosen the next time', async ({
  page,
  signIn,
  guard,
}) => {
  guard.allow(/status of 400/);
  const account = await newAccount('Quem vende');
  const { clientId } = await newClient({}, account);
  await signIn(account.owner);

  // The registers begin with a customer written by hand.
  await page.goto(`/empresas/${clientId}/cadastros`);
  await page.getByRole('button', { name: 'Novo cliente' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nome ou razão social').fill('Padaria do Bairro');
  await dialog.getByLabel('CNPJ').fill('11.222.333/0001-82');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog.getByLabel('CNPJ')).toHaveAttribute('aria-invalid', 'true');
  await dialog.getByLabel('CNPJ').fill('11.222.333/0001-81');
  await dialog.getByLabel('E-mail').fill('compras@padaria.example');
  await expectAccessible(page, 'a customer being written');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('list', { name: 'Clientes' })).toContainText('Padaria do Bairro');

  // A product is registered with the lists and searches of the emission.
  await page.getByRole('button', { name: 'Novo produto' }).click();
  await dialog.getByLabel('Código', { exact: true }).fill('PAO-1');
  await dialog.getByLabel('Descrição').fill('Pão francês');
  await dialog.getByLabel('Origem').selectOption({ index: 1 });
  await dialog.getByRole('button', { name: 'Procurar CFOP' }).click();
  const picker = page.getByRole('dialog', { name: 'Procurar CFOP' });
  await picker.getByRole('searchbox').fill('5101');
  await picker.getByRole('button', { name: /^5101/ }).click();
  await expect(dialog.getByLabel('CFOP')).toHaveValue('5101');
  await expectAccessible(page, 'a product being written');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('list', { name: 'Produtos' })).toContainText('Pão francês');

  await page.goto('/teste/emitir');
  await expect(page.getByRole('tab', { name: 'Simples' })).toHaveAttribute('aria-selected', 'true');
  await startFromExample(page);
  await page.getByRole('button', { name: 'Escolher cliente' }).click();
  await dialog.getByRole('searchbox').fill('PADARIA');
  await dialog.getByRole('button', { name: /Padaria do Bairro/ }).click();
  await expect(field(page, 'email_destinatario')).toHaveValue('compras@padaria.example');

  await page.getByRole('button', { name: 'Procurar NCM' }).click();
  await dialog.getByRole('button', { name: /^22\s*Bebidas/ }).click();
  await dialog.getByRole('button', { name: /^2203/ }).click();
  await expect(dialog.getByRole('button', { name: /^22030000/ })).toBeVisible();
  await dialog.getByRole('searchbox').fill('cerveja de malte');
  await expect(dialog.getByText(/^22 Bebidas.* › 2203 Cervejas de malte$/).first()).toBeVisible();
  await expectAccessible(page, 'codes of the NCM');
  await dialog.getByRole('button', { name: /^22030000/ }).click();
  await expect(field(page, 'itens[0].codigo_ncm')).toHaveValue('22030000');
  await expect(page.getByText('Cervejas de malte')).toBeVisible();
  await page.getByRole('button', { name: 'Procurar CFOP' }).click();
  await dialog.getByRole('searchbox').fill('venda adquirida terceiros');
  await expect(dialog.getByRole('button', { name: /^6102/ })).toHaveCount(0);
  await dialog.getByRole('button', { name: /^5102/ }).click();

  await field(page, 'itens[0].descricao').fill('CERVEJA PILSEN 600ML');
  await field(page, 'itens[0].codigo_produto').fill('CERV-600');
  await page.getByRole('button', { name: 'Guardar produto' }).click();
  await expect(page.getByText('CERVEJA PILSEN 600ML: guardado')).toBeVisible();
  await expectAccessible(page, 'a sale');

  await page.getByRole('button', { name: 'Adicionar produto' }).click();
  await page.getByRole('button', { name: 'Escolher produto 2' }).click();
  await dialog.getByRole('button', { name: /CERVEJA PILSEN/ }).click();
  await expect(field(page, 'itens[1].cfop')).toHaveValue('5102');
  await page.getByRole('button', { name: 'Remover o produto 2' }).click();

  await field(page, 'itens[0].quantidade_comercial').fill('3');
  await field(page, 'itens[0].valor_unitario_comercial').fill('9.90');
  await page.getByRole('button', { name: 'Adicionar pagamento' }).click();
  await page.getByLabel('Forma de pagamento').selectOption({ label: '17 · PIX Dinâmico' });
  await expect(page.getByText('Total: R$ 29,70')).toBeVisible();
  await page.getByRole('button', { name: 'Usar o total' }).click();
  await expect(field(page, 'formas_pagamento[0].valor_pagamento')).toHaveValue('29,70');
  const sideways = await page.evaluate('document.documentElement.scrollWidth > window.innerWidth');
  expect(sideways).toBe(false);
  await emitWritten(page);
  await expect(page.getByText('Padaria do Bairro').first()).toBeVisible();
});

test('a form for people shows what is found missing beside what it asks anyway', async ({ page, signIn }) => {
  const account = await newAccount('Quem paga ICMS');
  await newClient({}, account);
  await signIn(account.owner);
  await page.goto('/teste/emitir');
  await startFromExample(page);
  await expect(page.getByText('Pronto para emitir')).toBeVisible();
  await page.getByLabel('Situação do ICMS').selectOption({ label: '00 · tributada integralmente' });
  await page.getByLabel('Modo estrito').check();
  const rate = field(page, 'itens[0].icms_aliquota');
  await expect(rate).toBeVisible();
  await rate.fill('18,00');
  await expect(page.getByRole('button', { name: /Alíquota do ICMS.*(?:item|Produto) 1/i })).toHaveCount(0);
  await expect(rate).toHaveValue('18,00');
});
