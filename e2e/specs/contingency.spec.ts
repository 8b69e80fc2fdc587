import { minimalNfce } from '@fiscal/core/testing/builders';
import { stack } from '../env.ts';
import { expect, test } from '../fixtures.ts';
import { emit, newAccount, newClient, verdict } from '../support/accounts.ts';
import { expectAccessible } from '../support/axe.ts';
import { bodyOf, send } from '../support/http.ts';

test('SEFAZ goes down: the company’s NFC-e are issued offline by themselves, watched, and authorized when it is back', async ({
  page,
  signIn,
  guard,
}) => {
  guard.allow(/status of 400/);
  const account = await newAccount();
  const client = await newClient({}, account);
  await signIn(account.owner);
  await page.goto(`/empresas/${client.clientId}/contingencia`);
  await page.getByRole('tab', { name: 'Teste' }).click();
  const nfce = page.getByRole('group', { name: /^NFC-e/ });
  await nfce.getByLabel('O que fazer').selectOption('automatica');
  await nfce.getByLabel('Tentar antes por (segundos)').fill('90');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(nfce.getByText('Use um valor até 60.')).toBeVisible();
  await nfce.getByLabel('Tentar antes por (segundos)').fill('1');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Contingência salva.')).toBeVisible();
  await expect(page.getByText('Nenhum serviço falhou ainda')).toBeVisible();
  await expectAccessible(page, 'the contingency of a company');

  const conditions = `${stack().apiUrl}/sandbox/conditions`;
  const headers = { 'x-access-key': account.accessKey };
  const made = await Promise.all(
    ['status', 'emit'].map(async (operation) => {
      const body = { operation, scenario: 'cStat=109', times: 1_000 };
      return bodyOf(await send<{ id: number }>('POST', conditions, headers, body), 201).id;
    }),
  );
  const id = await emit(client, minimalNfce(Date.now(), { cnpj_emitente: client.cnpj }), 'nfc-e');
  await expect(page.getByText('Em contingência', { exact: true }).first()).toBeVisible();
  await page.goto(`/teste/documentos/${id}`);
  // While the page streams in, a hidden copy of it stands beside its main part.
  await expect(
    page.getByRole('main').getByText(/Emitido em contingência offline \(forma de emissão 9\)/),
  ).toBeVisible();
  await expect(page.getByText('Prazo para transmitir:')).toBeVisible();
  await expectAccessible(page, 'a document issued offline');

  for (const condition of made) bodyOf(await send('DELETE', `${conditions}/${condition}`, headers), 200);
  expect(await verdict(client, id)).toMatchObject({ status: 'AUTORIZADA' });
  await expect(page.getByText('Autorizada').first()).toBeVisible();
});

test('a document without an answer is issued under another number; what SEFAZ refuses of the first one is a task, tried again and closed', async ({
  page,
  signIn,
}) => {
  const account = await newAccount();
  const client = await newClient({}, account);
  const headers = { 'x-access-key': account.accessKey };
  const condition = async (
    operation: string,
    scenario: string,
    times: number,
  ): Promise<() => Promise<void>> => {
    const conditions = `${stack().apiUrl}/sandbox/conditions`;
    const body = { operation, scenario, times };
    const { id } = bodyOf(await send<{ id: number }>('POST', conditions, headers, body), 201);
    return async () => {
      bodyOf(await send('DELETE', `${conditions}/${id}`, headers), 200);
    };
  };
  await signIn(account.owner);
  await page.goto(`/empresas/${client.clientId}/contingencia`);
  await page.getByRole('tab', { name: 'Teste' }).click();
  const nfce = page.getByRole('group', { name: /^NFC-e/ });
  await nfce.getByLabel('O que fazer').selectOption('automatica');
  await nfce.getByLabel('Tentar antes por (segundos)').fill('1');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Contingência salva.')).toBeVisible();
  await expect(page.getByText('Nada pendente')).toBeVisible();

  const comesBack = await condition('query', 'http=503', 1_000);
  await condition('emit', 'timeout=depois', 2);
  const cancels = await condition('cancel', 'cStat=501', 1_000);
  const emitLost = () => emit(client, minimalNfce(Date.now(), { cnpj_emitente: client.cnpj }), 'nfc-e');
  await Promise.all([emitLost(), emitLost()]);
  const obligations = page.getByRole('region', { name: 'Pendências' });
  await expect(obligations.getByText('Consultando a SEFAZ')).toHaveCount(2);
  const due = page.getByRole('region', { name: 'Prazos' });
  await expect(due.getByText(/^Transmitir até/)).toHaveCount(2);
  await expect(due.getByText(/^Cancelar a primeira tentativa/)).toHaveCount(2);
  await comesBack();
  // SEFAZ is looked at, both are authorized, and their first attempts asked for.
  await expect(obligations.getByText('Tarefa sua')).toHaveCount(2);
  await expectAccessible(page, 'tasks of a contingency');
  await obligations.getByRole('button', { name: 'Encerrar a tarefa' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Como foi resolvida').fill('Cancelada no portal da SEFAZ.');
  await expectAccessible(page, 'closing a task');
  await dialog.getByRole('button', { name: 'Encerrar a tarefa' }).click();
  await expect(page.getByText('Tarefa encerrada.')).toBeVisible();
  await expect(obligations.getByText('Tarefa sua')).toHaveCount(1);
  await cancels();
  await obligations.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(obligations.getByText('Nada pendente')).toBeVisible();
  await expect(due.getByText('Nenhum prazo correndo.')).toBeVisible();
});

test('a state is taken down in the sandbox, watched while its NFC-e continue offline, and brought back', async ({
  page,
  signIn,
}) => {
  const account = await newAccount();
  const client = await newClient({}, account);
  const wanted = { nfce: { policy: 'automatica', patienceSeconds: 1 } };
  const settings = `${stack().apiUrl}/v1/clients/${client.clientId}/contingency/2`;
  bodyOf(await send('PUT', settings, { 'x-access-key': account.accessKey }, wanted), 200);
  await signIn(account.owner);
  await page.goto('/teste/sandbox');
  const card = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Quedas da SEFAZ' }) });
  await expect(card.getByText('Todas as autoridades estão no ar.')).toBeVisible();
  await card.getByLabel('Tipo de documento').selectOption({ label: 'NFC-e' });
  await card.getByLabel('Como').selectOption({ label: 'Paralisada sem previsão (109)' });
  await card.getByRole('button', { name: 'Tirar do ar' }).click();
  await expect(card.getByRole('button', { name: /^Voltar ao normal: NFC-e · SP/ })).toBeVisible();
  await expectAccessible(page, 'a state that is down');

  const id = await emit(client, minimalNfce(Date.now(), { cnpj_emitente: client.cnpj }), 'nfc-e');
  await page.goto(`/teste/documentos/${id}`);
  await expect(page.getByText(/Emitido em contingência offline/)).toBeVisible();
  await page.goto('/teste/sandbox');
  await card.getByRole('button', { name: /^Voltar ao normal/ }).click();
  await expect(card.getByText('Todas as autoridades estão no ar.')).toBeVisible();
  expect(await verdict(client, id)).toMatchObject({ status: 'AUTORIZADA' });
});
