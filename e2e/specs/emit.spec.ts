import { expect, test } from '../fixtures.ts';
import { newAccount, newClient } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { emitWritten, field, startFromExample } from '../support/emission.ts';
import { enableTwoFactor } from '../support/two-factor.ts';

/** The owner of an account with one company. */
async function ownerOfOne() {
  const account = await newAccount('Quem experimenta');
  await newClient({}, account);
  return account.owner;
}

test('an emission is tried: a field is broken, seen in the form and in the JSON, mended, and the NF-e authorized', async ({
  page,
  signIn,
}) => {
  await signIn(await ownerOfOne());
  await page.goto('/teste/emitir');
  const valid = page.getByText('Nenhum problema encontrado.');
  await page.getByRole('button', { name: 'Preencher com exemplo' }).click();
  await expect(page.getByText('Este é um exemplo')).toBeVisible();
  await expect(valid).toBeVisible();
  await field(page, 'itens[0].cfop').fill('99');
  await expect(field(page, 'itens[0].cfop')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('button', { name: /Produto 1 · CFOP/ }).first()).toBeVisible();
  await expectAccessible(page, 'a broken field');

  await page.getByRole('tab', { name: 'JSON' }).click();
  const problem = page.getByRole('button', { name: /^itens\[0\]\.cfop/ }).first();
  await expect(page.locator('.cm-lintRange-error').first()).toContainText('cfop');
  await expectAccessible(page, 'the editor');
  await problem.click();
  await page.keyboard.insertText('"cfop": "5102"');
  await expect(valid).toBeVisible();
  await page.getByRole('tab', { name: 'Formulário' }).click();
  await expect(field(page, 'itens[0].cfop')).toHaveValue('5102');

  await emitWritten(page, async () => {
    await expectAccessible(page, 'an authorised emission');
    const sideways = await page.evaluate('document.documentElement.scrollWidth > window.innerWidth');
    expect(sideways).toBe(false);
  });
});

test('a document with fiscal value is emitted by a user with a second factor who types the word', async ({
  page,
  signIn,
  guard,
}) => {
  guard.allow(/status of 40[23]/);
  const owner = await ownerOfOne();
  await signIn(owner);
  await page.goto('/producao/emitir');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Emitir em produção');
  await expect(page.getByLabel('Modo estrito')).toHaveCount(0);
  const ask = page.getByRole('button', { name: 'Emitir em produção' });
  const dialog = page.getByRole('dialog');
  const emit = async () => {
    await ask.click();
    await expect(dialog.getByRole('button', { name: 'Emitir em produção' })).toBeDisabled();
    await dialog.getByLabel('Digite PRODUÇÃO para confirmar').fill('produção');
    await dialog.getByRole('button', { name: 'Emitir em produção' }).click();
  };
  await startFromExample(page);
  await emit();
  await expect(dialog.getByRole('alert')).toContainText('duas etapas');
  await expectAccessible(page, 'production asks for a second factor');
  await dialog.getByRole('link', { name: /Ir ao perfil/ }).click();
  await page.getByRole('button', { name: 'Ativar', exact: true }).click();
  await enableTwoFactor(dialog, owner.password);

  await page.goto('/producao/emitir');
  await startFromExample(page);
  await emit();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Abrir o documento' })).toHaveAttribute(
    'href',
    /^\/producao\/documentos\//,
  );
  await page.goto('/auditoria');
  const acts = page.getByRole('list', { name: 'Mais recentes primeiro' });
  await expect(acts.getByText('emitiu um documento em produção')).toBeVisible();
});

test('a DC-e is emitted by the form alone: it begins with nothing and leads to what is missing', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn(await ownerOfOne());
  await page.goto('/teste/emitir');
  await expect(page.getByText(/^Faltam \d+ campos/)).toBeVisible();
  await page.getByLabel('Documento', { exact: true }).selectOption({ label: 'DC-e' });
  await expect(page.getByText('Faltam 4 campos')).toBeVisible();
  await expect(page.locator('[aria-invalid]')).toHaveCount(0);
  await expectAccessible(page, 'a form with nothing in it');

  for (const [name, value] of Object.entries(GOODS)) {
    await page.getByRole('button', { name: 'Ir ao próximo' }).click();
    await expect(field(page, `itens[0].${name}`)).toBeFocused();
    await expect(field(page, `itens[0].${name}`)).toBeInViewport();
    await page.keyboard.insertText(value);
  }
  await field(page, 'nome_destinatario').fill('Maria da Silva');
  await field(page, 'cpf_destinatario').fill('123.456.789-09');
  await emitWritten(page);
  await expect(page.getByText('Maria da Silva').first()).toBeVisible();
});

/** Required fields of a DC-e item, in the order of the form. */
const GOODS = {
  descricao_produto: 'Livros usados',
  codigo_ncm: '49',
  valor_unitario: '25,00',
  valor_produto: '25,00',
};

test('a body is judged by the law of another day, beside today’s', async ({ page, signIn, guard }) => {
  guard.allow(/status of 400/);
  await signIn(await ownerOfOne());
  await page.goto('/teste/emitir');
  await startFromExample(page);
  await expect(page.getByText('Nenhum problema encontrado.')).toBeVisible();
  await page.getByRole('button', { name: 'Validar como em …' }).click();
  const day = page.getByLabel('Dia', { exact: true });
  await day.fill('04/01/2027');
  // Simples Nacional is in duty from 2027 on.
  await expect(page.getByText(/Ato Conjunto RFB\/CGIBS 4\/2026/).first()).toBeVisible();
  await expectAccessible(page, 'the law of another day');
  await day.fill('04/01/2050');
  await expect(page.getByText(/O parâmetro em deve ser um dia/)).toBeVisible();
});
