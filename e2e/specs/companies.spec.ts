import { randomUUID } from 'node:crypto';
import { randomCnpj } from '@fiscal/core/testing/builders';
import type { Page } from '@playwright/test';
import { stack } from '../env.ts';
import { expect, test } from '../fixtures.ts';
import { type A1, a1 } from '../support/a1.ts';
import { companyData, emitToVerdict, newAccount, newClient, nfeOf } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { emitWritten, field, startFromExample } from '../support/emission.ts';
import { bodyOf, send } from '../support/http.ts';
import { ageSessions } from '../support/people.ts';

const DAY_MS = 86_400_000;

/** Drops the file on its label, as from a folder. */
async function dropFile(page: Page, label: RegExp, { file }: A1): Promise<void> {
  const dataTransfer = await page.evaluateHandle((base64) => {
    const transfer = new DataTransfer();
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    transfer.items.add(new File([bytes], 'empresa.pfx', { type: 'application/x-pkcs12' }));
    return transfer;
  }, file.toString('base64'));
  // A page takes no drop before it is alive: a person sees that and drops once more.
  await expect(async () => {
    await page.getByLabel(label).dispatchEvent('drop', { dataTransfer });
    await expect(page.getByText('empresa.pfx')).toBeVisible({ timeout: 2_000 });
  }).toPass();
}

/** Fills in what a company is registered with. */
async function register(page: Page, { cnpj, name }: { readonly cnpj: string; readonly name: string }) {
  await page.goto('/empresas/nova');
  await page.getByLabel('CNPJ', { exact: true }).fill(cnpj);
  await page.getByLabel('Razão social').fill(name);
  await page.getByLabel('Inscrição estadual').fill('110042490114');
  await page.getByLabel('UF').selectOption('SP');
}

test('a company that pays no ICMS is asked for no registration, and issues without one', async ({
  page,
  signIn,
}) => {
  const { owner } = await newAccount('Quem não paga ICMS');
  await signIn(owner);
  const cnpj = randomCnpj(randomUUID());
  const name = `SERVICOS ${cnpj} LTDA`;
  await page.goto('/empresas/nova');
  await page.getByLabel('CNPJ', { exact: true }).fill(cnpj);
  await page.getByLabel('Razão social').fill(name);
  await page.getByLabel('A empresa é contribuinte do ICMS?').selectOption('false');
  await expect(page.getByLabel('Inscrição estadual')).toHaveCount(0);
  await page.getByLabel('UF').selectOption('SP');
  await expectAccessible(page, 'a company without registration');
  await page.getByRole('button', { name: 'Cadastrar empresa' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.getByRole('link', { name: 'Perfil fiscal', exact: true }).click();
  await expect(page.getByLabel('A empresa é contribuinte do ICMS?')).toHaveValue('false');
  await page.getByLabel('Regime tributário').selectOption('3');
  await page.getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(page.getByText('Alterações salvas').first()).toBeVisible();

  await page.goto('/teste/emitir');
  await startFromExample(page);
  const cfop = field(page, 'itens[0].cfop');
  await expect(cfop).toHaveAttribute('aria-invalid', 'true');
  await cfop.fill('5551');
  await emitWritten(page);
  await page.getByRole('tab', { name: 'XML', exact: true }).click();
  const xml = page.getByRole('tabpanel');
  await expect(xml).toContainText('<CRT>3</CRT>');
  await expect(xml).not.toContainText(/<IE>|<ICMS>|ISENTO/);
});

test('a company is created with its A1 dropped on the form, looked at before it is sent', async ({
  page,
  signIn,
  guard,
}) => {
  guard.allow(/status of 400/);
  await signIn('fiscal');
  const cnpj = randomCnpj(randomUUID());
  const name = `PADARIA ${cnpj} LTDA`;
  const certificate = a1(cnpj, { name });
  await page.goto('/empresas/nova');
  await page.getByRole('button', { name: 'Cadastrar empresa' }).click();
  await expect(page.getByText('Escolha a UF.')).toBeVisible();
  await register(page, { cnpj: '11222333000100', name });
  await page.getByRole('button', { name: 'Cadastrar empresa' }).click();
  await expect(page.getByText('Este não é um CNPJ válido: confira os dígitos.')).toBeVisible();
  await expectAccessible(page, 'a refused company');

  await page.getByLabel('CNPJ', { exact: true }).fill(cnpj);
  await dropFile(page, /^Certificado A1/, certificate);
  await page.getByLabel('Senha do certificado').fill('não é esta');
  await page.getByRole('button', { name: 'Conferir certificado' }).click();
  await expect(page.getByText('A senha não abre o certificado.')).toBeVisible();
  await page.getByLabel('Senha do certificado').fill(certificate.password);
  await page.getByLabel('Senha do certificado').press('Enter');
  await expect(page.getByText('Certificado pronto para produção')).toBeVisible();
  await expectAccessible(page, 'a verdict');

  await page.getByRole('button', { name: 'Cadastrar empresa' }).click();
  await expect(page).toHaveURL(/\/empresas\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Próximos passos' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Perfil fiscal', exact: true }).click();
  await page.getByLabel('Logradouro').fill('Rua das Acácias');
  await page.getByLabel('CEP').fill('123');
  await page.getByLabel('Razão social').fill(name.padEnd(61, 'A'));
  await page.getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(page.getByText('Os documentos levam até 60 caracteres')).toBeVisible();
  await page.getByLabel('Razão social').fill(name);
  await page.getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(page.getByText('O CEP tem 8 dígitos.')).toBeVisible();
  await page.getByLabel('CEP').fill('01310-100');
  await page.getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(page.getByText('Alterações salvas').first()).toBeVisible();
  await expectAccessible(page, 'the profile');

  const kept = page.getByText('Já há um CSC guardado.');
  await expect(kept).toHaveCount(0);
  await page.getByLabel('Identificador do CSC', { exact: true }).fill('000001');
  await page.getByLabel('CSC', { exact: true }).fill('CODIGO-CSC');
  await page.getByRole('button', { name: 'Salvar alterações' }).click();
  await expect(kept).toBeVisible();

  await page.getByRole('link', { name: 'Prontidão', exact: true }).click();
  await expect(page.getByText('O regime tributário da empresa não foi informado.')).toBeVisible();
  await expect(page.getByText(/No endereço da empresa falta o número, o bairro/)).toBeVisible();
  await expect(page.getByRole('status').getByText(/problemas a resolver/)).toBeVisible();
  await expectAccessible(page, 'what is missing for production');
});

test('an expired A1 is reported before upload, stored, and first on the radar; one that signs stays', async ({
  page,
  signIn,
  guard,
}) => {
  guard.allow(/status of 409/);
  await signIn('fiscal');
  const cnpj = randomCnpj(randomUUID());
  const name = `MERCEARIA ${cnpj} LTDA`;
  const expired = a1(cnpj, {
    name,
    notBefore: new Date(Date.now() - 400 * DAY_MS),
    notAfter: new Date(Date.now() - 35 * DAY_MS),
  });
  await register(page, { cnpj, name });
  await dropFile(page, /^Certificado A1/, expired);
  await page.getByLabel('Senha do certificado').fill(expired.password);
  await page.getByRole('button', { name: 'Conferir certificado' }).click();
  await expect(page.getByText('Este certificado não serve para emitir em produção')).toBeVisible();
  await expect(page.getByText('O certificado está vencido.')).toBeVisible();
  await page.getByRole('button', { name: 'Cadastrar empresa' }).click();
  await expect(page).toHaveURL(/\/empresas\/[\da-f-]{36}$/);

  await page.goto('/certificados');
  await page.getByRole('button', { name: /^Vencidos/ }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByText('Vencido', { exact: true }).filter({ visible: true })).toBeVisible();
  await expectAccessible(page, 'the radar');
  await row.getByRole('link', { name: /^Trocar/ }).click();
  await expect(page.getByText('A emissão em produção está impedida')).toBeVisible();
  await expectAccessible(page, 'a certificate that blocks');

  const fresh = a1(cnpj, { name });
  await dropFile(page, /^Certificado A1/, fresh);
  await page.getByLabel('Senha do certificado').fill(fresh.password);
  await page.getByRole('button', { name: 'Guardar este certificado' }).click();
  await expect(page.getByText('A emissão em produção está impedida')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Histórico' })).toBeVisible();

  const foreign = a1(randomCnpj(randomUUID()), { name });
  await dropFile(page, /^Certificado A1/, foreign);
  await page.getByLabel('Senha do certificado').fill(foreign.password);
  await page.getByRole('button', { name: 'Guardar este certificado' }).click();
  await expect(page.getByText('O certificado enviado não substitui o atual')).toBeVisible();
  await expectAccessible(page, 'a certificate that does not replace the current one');

  const next = a1(cnpj, { name });
  await dropFile(page, /^Certificado A1/, next);
  await page.getByLabel('Senha do certificado').fill(next.password);
  await page.getByRole('button', { name: 'Guardar este certificado' }).click();
  const restore = page.getByRole('button', { name: /^Restaurar de/ });
  await expect(restore).toHaveCount(2);
  await restore.first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'what is asked before a certificate is restored');
  await page.getByRole('button', { name: 'Restaurar', exact: true }).click();
  await expect(page.getByText('Certificado restaurado').first()).toBeVisible();
  await expect(page.getByRole('row').nth(2)).toContainText('Certificado atual');
});

test('a session older than ten minutes proves who it is before an A1 is replaced and a company ended, and loses nothing typed', async ({
  page,
  signIn,
  guard,
}) => {
  guard.allow(/status of 40[13]/);
  const account = await newAccount('Quem volta do almoço');
  const client = await newClient(companyData(), account);
  await signIn(account.owner);
  await page.goto(`/empresas/${client.clientId}/certificado`);
  const next = a1(client.cnpj, { name: client.name });
  await dropFile(page, /^Certificado A1/, next);
  await page.getByLabel('Senha do certificado').fill(next.password);
  await ageSessions(account.owner);
  await page.getByRole('button', { name: 'Guardar este certificado' }).click();

  const proof = page.getByRole('dialog', { name: 'Confirme que é você' });
  const password = proof.getByLabel('Confirme a sua senha');
  await expect(password).toBeVisible();
  await expectAccessible(page, 'the question who is there');
  await password.press('Escape');
  await expect(proof).toBeHidden();
  await expect(page.getByText('Confirme que é você.').first()).toBeVisible();
  await expect(page.getByText('empresa.pfx')).toBeVisible();
  await expect(page.getByLabel('Senha do certificado')).toHaveValue(next.password);

  await page.getByRole('button', { name: 'Guardar este certificado' }).click();
  await password.fill('não é esta');
  await proof.getByRole('button', { name: 'Continuar' }).click();
  await expect(password).toHaveAccessibleDescription(/Senha incorreta/);
  await password.fill(account.owner.password);
  await proof.getByRole('button', { name: 'Continuar' }).click();
  await expect(proof).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Histórico' })).toBeVisible();

  await page.goto(`/empresas/${client.clientId}`);
  await page.getByRole('button', { name: 'Encerrar a empresa' }).click();
  const ending = page.getByRole('dialog', { name: /Encerrar/ });
  await ending.getByRole('textbox').fill(client.cnpj);
  await ageSessions(account.owner);
  await ending.getByRole('button', { name: 'Encerrar a empresa' }).click();
  await expect(password).toBeVisible();
  await expectAccessible(page, 'the question who is there, over another');
  await page.keyboard.press('Escape');
  await expect(proof).toBeHidden();
  await expect(page.getByRole('textbox')).toHaveValue(client.cnpj);
  await ending.getByRole('button', { name: 'Encerrar a empresa' }).click();
  await password.fill(account.owner.password);
  await proof.getByRole('button', { name: 'Continuar' }).click();
  await expect(ending).toBeHidden();
  await expect(page.getByText('Empresa encerrada').first()).toBeVisible();
});

test('a gap in the numbering is seen, and voided at the authority', async ({ page, signIn }) => {
  const client = await newClient(companyData());
  await emitToVerdict(client, nfeOf(client));
  const url = `${stack().apiUrl}/v1/clients/${client.clientId}`;
  const keys = { 'x-access-key': client.accessKey };
  const known = await send<{ numbering: { serie: number }[] }>('GET', url, keys);
  const [{ serie } = { serie: 1 }] = bodyOf(known, 200).numbering;
  const numbering = [{ environment: 2, mod: '55', serie, nextNumber: 5 }];
  bodyOf(await send('PATCH', url, keys, { numbering }), 200);
  await emitToVerdict(client, nfeOf(client));

  await signIn('fiscal');
  await page.goto(`/empresas/${client.clientId}/numeracao`);
  const gap = page.getByRole('row').filter({ hasText: 'Sem registro' });
  await expect(gap).toContainText('2 – 4');
  await expectAccessible(page, 'the numbering');
  await gap.getByRole('button', { name: /^Inutilizar/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'what is asked before numbers are voided');
  await page.getByRole('button', { name: 'Inutilizar na SEFAZ' }).click();
  await expect(page.getByText('Inutilização homologada')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).last().click();
  await expect(page.getByRole('row').filter({ hasText: 'Inutilizado' })).toContainText('2 – 4');
});

test('a company is ended by typing its CNPJ: its tokens work no more, and its page stays', async ({
  page,
  signIn,
}) => {
  const client = await newClient(companyData());
  const headers = { 'x-access-key': client.accessKey, authorization: `Bearer ${client.testToken}` };
  const listDocuments = () => send('GET', `${stack().apiUrl}/v1/documents`, headers);
  expect((await listDocuments()).status).toBe(200);
  await signIn('admin');
  await page.goto(`/empresas/${client.clientId}`);
  await page.getByRole('button', { name: 'Encerrar a empresa' }).click();
  const dialog = page.getByRole('dialog');
  const end = dialog.getByRole('button', { name: 'Encerrar a empresa' });
  await expect(end).toBeDisabled();
  await expectAccessible(page, 'what is asked before a company is ended');
  await dialog.getByRole('textbox').fill(client.cnpj);
  await end.click();
  await expect(page.getByText('Empresa encerrada')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect((await listDocuments()).status).toBe(401);
});
