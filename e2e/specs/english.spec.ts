import { expect, test } from '../fixtures.ts';
import { newAccount, newClient } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { field } from '../support/emission.ts';

/** Letters and words that only Portuguese has. */
const PORTUGUESE = /[ãõ]|\b(?:deve|não|campo|preencha|informe|nota)\b/i;

test('a reader of English is told what to correct without Portuguese beneath', {
  tag: '@long',
}, async ({ page, pageOf, guard }) => {
  await page.close();
  guard.allow(/status of 400/);
  const { owner, ...account } = await newAccount('Reader of English');
  const { clientId } = await newClient({ name: 'BAKERY LTDA' }, account);
  const english = await pageOf({ ...owner, cookies: [...owner.cookies, { name: 'idioma', value: 'en' }] });

  await english.goto(`/empresas/${clientId}/perfil`);
  await english.getByLabel('City code (IBGE)').fill('12');
  await english.locator('[name="profile.responsavelTecnico.fone"]').fill('1');
  await english.getByRole('button', { name: 'Save changes' }).click();
  await expect(english.getByText('The code of a city at IBGE has 7 digits.')).toBeVisible();
  await expect(english.getByText('Write the phone with its area code, 6 to 14 digits.')).toBeVisible();
  for (const about of await english.locator('form .text-bad').allInnerTexts())
    expect(about).not.toMatch(PORTUGUESE);
  await expectAccessible(english, 'faults of a profile, in English');

  await english.goto(`/empresas/${clientId}/certificado`);
  await expect(english.getByText('The certificate is of another CNPJ.')).toBeVisible();

  await english.goto(`/empresas/${clientId}/prontidao`);
  const blocks = english
    .locator('section')
    .filter({ has: english.getByRole('heading', { name: 'Prevents emission in production' }) });
  await expect(blocks.getByText('The tax regime of the company was not given.')).toBeVisible();
  expect(await blocks.innerText()).not.toMatch(PORTUGUESE);

  await english.goto('/teste/emitir');
  await english.getByRole('button', { name: 'Fill with an example' }).click();
  await expect(english.getByText('Ready to emit')).toBeVisible();
  await expect(english.getByLabel('Freight').locator('option:checked')).toHaveText('9 · no transport');
  await field(english, 'itens[0].cfop').fill('51');
  await expect(english.getByRole('button', { name: /Product 1 · CFOP/ })).toContainText(
    'is not written the way it should be: "51".',
  );

  await english.getByRole('tab', { name: 'Form', exact: true }).click();
  await expect(english.getByLabel('Destination of the operation')).toBeVisible();
  const form = english.getByRole('tabpanel');
  for (const name of await form.locator('label, legend, summary').allInnerTexts())
    expect(name).not.toMatch(PORTUGUESE);
  // The official title stays beneath, told apart as Portuguese.
  await expect(form.locator('[lang="pt-BR"]').filter({ hasText: 'Destino da operação' })).toBeVisible();
});
