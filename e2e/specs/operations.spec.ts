import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { emitToVerdict, newAccount, newClient, nfeOf } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import type { Person } from '../support/people.ts';

/** An account of its own with one company, its owner in the browser: conditions are an account's. */
const openAccount = async (signIn: (who: Person) => Promise<unknown>) => {
  const account = await newAccount('Transportes Andorinha');
  const client = await newClient({}, account);
  await signIn(account.owner);
  return client;
};

const conditions = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Condições ativas' }) });

async function addCondition(
  page: Page,
  { cStat, operation, times }: { readonly cStat: string; readonly operation: string; readonly times: string },
): Promise<void> {
  await page.getByLabel('Cenário', { exact: true }).selectOption('cStat');
  await page.getByLabel('cStat', { exact: true }).fill(cStat);
  await page.getByLabel('Operação', { exact: true }).selectOption(operation);
  await page.getByLabel('Quantas chamadas').fill(times);
  await page.getByRole('button', { name: 'Criar condição' }).click();
  await expect(conditions(page).getByText(`Responde ${cStat}`)).toBeVisible();
}

test('a condition of the sandbox shows in an emission by the API, is used up, and the next one is authorized', async ({
  page,
  guard,
  signIn,
}) => {
  // A scenario that the sandbox does not know.
  guard.allow(/status of 400/);
  const client = await openAccount(signIn);
  await page.goto('/teste/sandbox');
  await expect(page.getByText('Nenhuma condição ativa')).toBeVisible();
  await expectAccessible(page);

  await addCondition(page, { cStat: '778', operation: 'emit', times: '1' });
  const refused = await emitToVerdict(client, nfeOf(client));
  expect([refused.status, refused.cStat]).toEqual(['REJEITADA', '778']);
  await expect(page.getByText('Nenhuma condição ativa')).toBeVisible();

  await addCondition(page, { cStat: '999', operation: 'emit', times: '' });
  await expect(conditions(page).getByText('até ser removida')).toBeVisible();
  await expectAccessible(page, 'with a condition');
  await page.getByRole('button', { name: 'Remover todas' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remover todas' }).click();
  await expect(page.getByText('Nenhuma condição ativa')).toBeVisible();
  expect((await emitToVerdict(client, nfeOf(client))).status).toBe('AUTORIZADA');

  await page.getByLabel('Cenário', { exact: true }).selectOption('http');
  await page.getByLabel('Status HTTP').fill('200');
  await page.getByRole('button', { name: 'Criar condição' }).click();
  await expect(page.getByLabel('Status HTTP')).toHaveAccessibleDescription(/cenário desconhecido/);

  await page.getByLabel('Quanto', { exact: true }).fill('2');
  await page.getByRole('button', { name: 'Ajustar o relógio' }).click();
  await expect(page.getByText('O relógio da SEFAZ está 2 dias à frente.')).toBeVisible();
  await page.getByRole('button', { name: 'Voltar à hora certa' }).click();
  await expect(page.getByText('O relógio da SEFAZ está na hora certa.')).toBeVisible();

  await page.getByRole('button', { name: 'Ver as regras' }).click();
  await page.getByLabel('Código ou texto').fill('539');
  await expect(page.getByRole('cell', { name: /Duplicidade de NF-e/ }).first()).toBeVisible();
});

test('the home page moves with an emission, the board of authorities with their answers', async ({
  page,
  signIn,
}) => {
  const client = await openAccount(signIn);
  const tile = (name: string) =>
    page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd[1]');
  await page.goto('/teste');
  await expect(page.getByRole('heading', { name: 'Primeiros passos' })).toBeVisible();
  await expect(tile('Documentos')).toHaveText('0');
  await expectAccessible(page, 'an empty account');

  expect((await emitToVerdict(client, nfeOf(client))).status).toBe('AUTORIZADA');
  await expect(tile('Documentos')).toHaveText('1');
  await expect(tile('Autorizados')).toHaveText('1');
  await expect(
    page.locator('dt', { hasText: 'Autorizados' }).locator('xpath=following-sibling::dd[2]'),
  ).toHaveText(/^R\$\s[\d.,]+ em NF-e e NFC-e de saída$/);
  const marker = { informacoes_adicionais_contribuinte: 'SANDBOX(cStat=778)' };
  expect((await emitToVerdict(client, nfeOf(client, marker))).cStat).toBe('778');
  await expect(tile('Rejeitados')).toHaveText('1');
  await tile('Autorizados').getByRole('link').click();
  await expect(page).toHaveURL(/documentos\?situacao=AUTORIZADA,ENCERRADA&periodo=hoje$/);
  await expect(page.locator('a[href^="/teste/documentos/"]:visible')).toHaveCount(1);
  await page.goto('/teste');
  await page.getByRole('link', { name: 'Ver documentos rejeitados: NF-e 778' }).click();
  const byCode = page.getByRole('button', { name: 'Rejeitados com o código 778' });
  await expect(byCode).toBeVisible();
  await expect(page.locator('a[href^="/teste/documentos/"]:visible')).toHaveCount(1);
  await expectAccessible(page, 'documents of a code');
  await byCode.click();
  await expect(page).toHaveURL(/documentos\?situacao=REJEITADA&tipo=nfe&periodo=30$/);
  await page.goto('/teste');
  await expect(page.getByRole('img', { name: /2 documentos nos últimos 30 dias/ })).toBeVisible();
  const day = page.getByRole('slider', { name: /2 documentos nos últimos 30 dias/ });
  await expect(day).toHaveAttribute('aria-valuetext', /Autorizados 1, Cancelados 0, Rejeitados 1/);
  await day.press('ArrowLeft');
  await expect(day).toHaveAttribute('aria-valuetext', /Autorizados 0, Cancelados 0, Rejeitados 0/);
  await page.getByLabel('Período dos gráficos').selectOption({ label: 'Últimos 7 dias' });
  await expect(page.getByRole('img', { name: /2 documentos nos últimos 7 dias/ })).toBeVisible();
  await page.getByRole('button', { name: 'Empresa' }).click();
  await page.getByRole('option', { name: client.name }).click();
  await expect(page).toHaveURL(/teste\?empresa=[\w-]+&periodo=7$/);
  await expect(tile('Autorizados')).toHaveText('1');
  await page.getByText('Ver como tabela').first().click();
  await page
    .getByRole('link', { name: /, Rejeitados: 1$/ })
    .last()
    .click();
  await expect(page).toHaveURL(/documentos\?situacao=REJEITADA&empresa=[\w-]+&de=[\d-]+&ate=[\d-]+$/);
  await expect(page.locator('a[href^="/teste/documentos/"]:visible')).toHaveCount(1);
  await expect(page.getByLabel('De', { exact: true })).toHaveValue(/^\d{2}\/\d{2}\/\d{4}$/);
  await page.goto('/teste');
  await expectAccessible(page, 'after two emissions');

  await page.goto('/teste/sandbox');
  await page.getByRole('button', { name: 'Ver o catálogo' }).click();
  await expect(page.getByRole('row', { name: /SANDBOX\(parado\).*Erro técnico/ })).toBeVisible();
  await page.getByLabel('Documento', { exact: true }).selectOption({ label: 'MDF-e' });
  await expect(page.getByRole('table', { name: 'Preenchido pelo sandbox' }).getByRole('row')).not.toHaveCount(
    1,
  );
  await expectAccessible(page, 'the catalogue of the sandbox');
  await addCondition(page, { cStat: '109', operation: 'status', times: '1' });
  await page.goto('/teste/sefaz');
  await page.getByRole('button', { name: /^NF-e · SP: / }).click();
  const service = page.getByRole('dialog', { name: 'NF-e · SP' });
  await service.getByRole('button', { name: 'Verificar agora' }).click();
  await expect(service.getByText('109', { exact: true }).first()).toBeVisible();
  await service.getByRole('button', { name: 'Verificar agora' }).click();
  const changes = service.getByRole('list', { name: 'Mudanças' }).getByRole('listitem');
  await expect(changes.nth(0)).toHaveText(/Operando|Lenta/);
  await expect(changes.nth(1)).toHaveText(/Fora do ar/);
  await expectAccessible(page, 'a service of the board');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^NF-e · SP: (Operando|Lenta)/ })).toBeVisible();
  await page.getByRole('button', { name: 'Todas as UFs' }).click();
  await expect(page.getByRole('table', { name: /Serviços da SEFAZ/ }).getByRole('row')).toHaveCount(28);
  await expectAccessible(page, 'the board');
  const mail = page.getByRole('checkbox', { name: /Avisar-me por e-mail/ });
  const saved = page.waitForResponse(/sefaz\.setMail/);
  await mail.click();
  await expect(mail).toBeChecked();
  await saved;
  await page.reload();
  await expect(mail).toBeChecked();

  await page.goto('/producao/sefaz');
  await expect(page.getByText('A transmissão em produção está desligada nesta instalação.')).toBeVisible();
});
