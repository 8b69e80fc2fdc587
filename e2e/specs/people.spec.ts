import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { stack } from '../env.ts';
import { expect, test } from '../fixtures.ts';
import { newAccount } from '../support/accounts.ts';
import { addAuthenticator } from '../support/authenticator.ts';
import { expectAccessible } from '../support/axe.ts';
import { send } from '../support/http.ts';
import { menuOf } from '../support/menu.ts';
import {
  ageSessions,
  consoleHeaders,
  inviteMember,
  linkTo,
  newEmail,
  PASSWORD,
  session,
} from '../support/people.ts';
import { totpCode } from '../support/totp.ts';
import { enableTwoFactor } from '../support/two-factor.ts';

const OTHER = 'grampo novo da estante';

const signInForm = async (page: Page, email: string, password: string) => {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha').fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
};

test('a person opens an account: the letter confirms their e-mail, and a forgotten password is replaced by another', async ({
  page,
  guard,
}) => {
  guard.allow(/status of 40[01]/);
  const email = newEmail();
  await page.goto('/cadastrar');
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByLabel('Nome da conta')).toBeFocused();
  await expectAccessible(page, 'a refused sign-up');
  await page.getByLabel('Nome da conta').fill('Loja da Bia');
  await page.getByLabel('Seu nome').fill('Bia Barros');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha').fill(PASSWORD);
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByRole('heading', { name: 'Confira o seu e-mail' })).toBeVisible();

  await page.goto('/caixa-de-saida');
  const letter = page.getByRole('listitem').filter({ hasText: email });
  await expect(letter).toBeVisible();
  await expectAccessible(page);
  if (!(await letter.getByRole('link').isVisible())) await letter.getByText(email).click();
  await letter.getByRole('link').click();
  await expect(page.getByText('O seu e-mail está confirmado.')).toBeVisible();
  await expectAccessible(page, 'a confirmed e-mail');
  await signInForm(page, email, PASSWORD);
  await expect(page).toHaveURL(/\/teste$/);
  await page.goto('/conta');
  await expect(page.getByLabel('Nome da conta')).toHaveValue('Loja da Bia');
  await expectAccessible(page);

  await page.goto('/esqueci-senha');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await expect(page.getByRole('heading', { name: 'Confira o seu e-mail' })).toBeVisible();
  const link = await linkTo(email, '/redefinir-senha');
  await page.goto(`${link.pathname}${link.search}`);
  await page.getByLabel('Nova senha').fill('1234567890');
  await page.getByRole('button', { name: 'Criar nova senha' }).click();
  await expect(page.getByText('Esta senha está entre as mais usadas')).toBeVisible();
  await page.getByLabel('Nova senha').fill(OTHER);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Criar nova senha' }).click();
  await page.getByRole('link', { name: 'Entrar' }).click();
  await signInForm(page, email, OTHER);
  await expect(page).toHaveURL(/\/teste$/);
});

test('a reader is invited, signs in by the link, can do no harm, and erases their personal data', async ({
  page,
  pageOf,
  signIn,
  guard,
}) => {
  guard.allow(/status of 40[13]/);
  const { owner } = await newAccount('Contabilidade Aurora');
  await signIn(owner);
  const email = newEmail();
  await page.goto('/equipe');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Convidar' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('E-mail').fill(email);
  await dialog.getByLabel('Papel').selectOption('leitura');
  await expect(dialog).toContainText('Só consulta');
  await expectAccessible(page, 'an invitation being written');
  await dialog.getByRole('button', { name: 'Enviar convite' }).click();
  await expect(page.getByText(email, { exact: true })).toBeVisible();

  const nobody = await pageOf({ email, password: PASSWORD, cookies: [] });
  const link = await linkTo(email);
  await nobody.goto(`${link.pathname}${link.search}`);
  await expect(nobody.getByRole('heading', { level: 1 })).toHaveText('Convite para Contabilidade Aurora');
  await expectAccessible(nobody, 'an invitation');
  await nobody.getByLabel('Seu nome').fill('Lia Lima');
  await nobody.getByLabel('Senha').fill(PASSWORD);
  await nobody.getByRole('button', { name: 'Entrar na conta' }).click();
  await expect(nobody).toHaveURL(/\/teste$/);

  const menu = await menuOf(nobody);
  await expect(menu.getByRole('link', { name: 'Documentos' })).toBeVisible();
  for (const name of ['Emitir', 'Chaves e tokens', 'Créditos', 'Auditoria', 'Sandbox'])
    await expect(menu.getByRole('link', { name })).toHaveCount(0);
  await nobody.goto('/equipe');
  await expect(nobody.getByRole('table', { name: 'Pessoas' })).toContainText('Lia Lima');
  await expect(nobody.getByRole('button', { name: 'Convidar' })).toHaveCount(0);
  await nobody.goto('/auditoria');
  await expect(nobody.getByText('Seu papel não permite ver esta página')).toBeVisible();
  const reader = await session(email, PASSWORD);
  const { apiUrl } = stack();
  const headers = consoleHeaders(reader);
  for (const procedure of ['audit.list', 'team.invitations', 'keys.list'])
    expect((await send('GET', `${apiUrl}/api/trpc/${procedure}`, headers)).status, procedure).toBe(403);
  const invite = { email: newEmail(), role: 'admin' };
  const refused = await send('POST', `${apiUrl}/api/auth/organization/invite-member`, headers, invite);
  expect(refused.status).toBe(403);

  await page.goto('/auditoria');
  await page.getByRole('listitem').getByText('Convidou uma pessoa').click();
  await expect(page.getByText(email).first()).toBeVisible();
  await expect(page.getByText('Somente leitura').filter({ visible: true })).toBeVisible();
  await expectAccessible(page);

  await nobody.goto('/perfil');
  const download = nobody.waitForEvent('download');
  await nobody.getByRole('button', { name: 'Baixar meus dados' }).click();
  const data = fs.readFileSync(await (await download).path(), 'utf8');
  expect(JSON.parse(data)).toMatchObject({
    person: { name: 'Lia Lima', email },
    accounts: [{ name: 'Contabilidade Aurora', role: 'leitura' }],
  });
  await nobody.getByRole('button', { name: 'Excluir meu acesso' }).click();
  const erasing = nobody.getByRole('dialog');
  await expectAccessible(nobody, 'somebody about to erase themselves');
  await erasing.getByLabel('Confirme a sua senha').fill(PASSWORD);
  await erasing.getByRole('button', { name: 'Excluir meu acesso' }).click();
  await expect(nobody).toHaveURL(/\/entrar/);
  const again = await send('POST', `${apiUrl}/api/auth/sign-in/email`, headers, {
    email,
    password: PASSWORD,
  });
  expect(again.status).toBe(401);
});

test('an account demands a second factor: who has none is led to one, and sees the account until its owner closes it', async ({
  page,
  pageOf,
  signIn,
  guard,
}) => {
  guard.allow(/status of 40[13]/);
  const { owner } = await newAccount('Distribuidora Norte');
  const colleague = await inviteMember(owner, 'fiscal');
  await signIn(owner);
  await page.goto('/conta');
  await expect(page.getByText('Para exigi-la da equipe, ative antes a sua.')).toBeVisible();
  await page.getByRole('link', { name: 'Abrir meu perfil' }).click();
  await page.getByRole('button', { name: 'Ativar', exact: true }).click();
  await enableTwoFactor(page.getByRole('dialog'), PASSWORD);
  await page.goto('/conta');
  await page.getByRole('button', { name: 'Exigir de todos' }).click();
  await expectAccessible(page, 'a policy about to be set');
  await page.getByRole('dialog').getByRole('button', { name: 'Exigir de todos' }).click();
  await expect(page.getByText('Exigida', { exact: true })).toBeVisible();

  const theirs = await pageOf(colleague);
  await theirs.goto('/teste/documentos');
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(/exige a verificação em duas etapas/);
  await expectAccessible(theirs, 'a second factor that is owed');
  await theirs.getByRole('button', { name: 'Ativar', exact: true }).click();
  await enableTwoFactor(theirs.locator('main'), PASSWORD);
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText('Documentos');

  await page.getByRole('button', { name: 'Invalidar os links' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Invalidar os links' }).click();
  await expect(page.getByText('Links invalidados.')).toBeVisible();

  await theirs.goto('/conta');
  await expect(theirs.getByRole('button', { name: 'Encerrar a conta' })).toHaveCount(0);
  await page.goto('/equipe');
  await page.getByRole('button', { name: 'Ações para Flávia Faria' }).click();
  await page.getByRole('menuitem', { name: 'Encerrar sessões' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Encerrar sessões' }).click();
  await expect(page.getByText('As sessões de Flávia Faria foram encerradas.')).toBeVisible();
  await theirs.reload();
  await expect(theirs).toHaveURL(/\/entrar/);
  await page.goto('/conta');
  await page.getByRole('button', { name: 'Encerrar a conta' }).click();
  const closing = page.getByRole('dialog');
  await expectAccessible(page, 'an account about to be closed');
  await closing.getByLabel('Confirme a sua senha').fill(owner.password);
  await closing.getByRole('button', { name: 'Encerrar a conta' }).click();
  await expect(page).toHaveURL(/\/entrar/);
});

test('a passkey proves who is at an open session, which continues as the only one @desktop', async ({
  page,
  signIn,
  guard,
}) => {
  guard.allow(/status of 403/);
  const { owner } = await newAccount('Padaria da esquina');
  await signIn(owner);
  await addAuthenticator(page);
  await page.goto('/perfil');
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Adicionar passkey' }).click();
  await dialog.getByLabel('Nome da passkey').fill('Caixa');
  await dialog.getByRole('button', { name: 'Adicionar passkey' }).click();
  const passkey = page.getByText('Caixa', { exact: true });
  await expect(passkey).toBeVisible();
  const sessions = page.getByRole('button', { name: /^Encerrar: / });
  const others = await sessions.count();

  await ageSessions(owner);
  await page.getByRole('button', { name: 'Passkeys: Caixa' }).click();
  await page.getByRole('menuitem', { name: 'Remover' }).click();
  await page.getByRole('button', { name: 'Remover', exact: true }).click();
  const proof = page.getByRole('dialog', { name: 'Confirme que é você' });
  await expect(proof.getByLabel('Confirme a sua senha')).toBeVisible();
  const byPasskey = proof.getByRole('button', { name: 'Confirmar com passkey' });
  await expect(byPasskey).toBeVisible();
  await expectAccessible(page, 'the question who is there, of a person with a passkey');
  await byPasskey.click();
  await expect(passkey).toHaveCount(0);
  await expect(proof).toBeHidden();
  await page.reload();
  await expect(page.getByText('Nenhuma passkey cadastrada.')).toBeVisible();
  await expect(sessions).toHaveCount(others);
});

test('a person sets up a second factor and a passkey, signs in with each, and ends another session @desktop', async ({
  page,
  signIn,
  guard,
}) => {
  guard.allow(/status of 40[01]/);
  const { owner } = await newAccount('Mercado do Bairro');
  await signIn(owner);
  await session(owner.email, owner.password);
  await page.goto('/perfil');
  const ends = page.getByRole('button', { name: /^Encerrar: / });
  await expect(ends.first()).toBeVisible();
  await expectAccessible(page);
  const before = await ends.count();
  await ends.first().click();
  await expect(ends).toHaveCount(before - 1);

  await page.getByRole('button', { name: 'Ativar', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const secret = await enableTwoFactor(dialog, PASSWORD, () =>
    expectAccessible(page, 'a second factor being set up'),
  );
  await expect(page.getByRole('button', { name: 'Desativar' })).toBeVisible();

  const removeAuthenticator = await addAuthenticator(page);
  await page.getByRole('button', { name: 'Adicionar passkey' }).click();
  await dialog.getByLabel('Nome da passkey').fill('Notebook do caixa');
  await dialog.getByRole('button', { name: 'Adicionar passkey' }).click();
  await expect(page.getByText('Notebook do caixa', { exact: true })).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/entrar?voltar=%2Fperfil');
  // The browser may offer the passkey by itself: then there is soon no button to press.
  await expect(async () => {
    const isThere = page.url().endsWith('/perfil');
    if (!isThere) await page.getByRole('button', { name: 'Entrar com passkey' }).click({ timeout: 5_000 });
    await expect(page).toHaveURL(/\/perfil$/);
  }).toPass();
  await removeAuthenticator();

  await page.context().clearCookies();
  await page.goto('/entrar');
  await signInForm(page, owner.email, owner.password);
  await expect(page.getByRole('heading', { name: 'Verificação em duas etapas' })).toBeVisible();
  await expectAccessible(page, 'the second step');
  await page.getByLabel('Código').fill('000000');
  await page.getByRole('button', { name: 'Verificar' }).click();
  await expect(page.getByText('Código incorreto.')).toBeVisible();
  await page.getByLabel('Código').fill(totpCode(secret, Date.now()));
  await page.getByRole('button', { name: 'Verificar' }).click();
  await expect(page).toHaveURL(/\/teste$/);

  await page.goto('/perfil');
  await page.getByRole('button', { name: 'Desativar' }).click();
  await dialog.getByLabel('Confirme a sua senha').fill(owner.password);
  await dialog.getByRole('button', { name: 'Desativar' }).click();
  const code = dialog.getByLabel('Código da verificação em duas etapas');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, 'a second factor that the password alone does not take away');
  // The code that signed in holds no more; the next one does already.
  await code.fill(totpCode(secret, Date.now() + 30_000));
  await dialog.getByRole('button', { name: 'Desativar' }).click();
  await expect(page.getByText('Verificação em duas etapas desativada.').first()).toBeVisible();
});
