import { readFileSync } from 'node:fs';
import { isoAt, type Payload } from '@fiscal/core/testing/builders';
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
import { bodyOf, send } from '../support/http.ts';
import { session } from '../support/people.ts';

const place = (who: string): Payload => ({
  [`logradouro_${who}`]: 'Rua das Acácias',
  [`numero_${who}`]: '100',
  [`bairro_${who}`]: 'Centro',
  [`codigo_municipio_${who}`]: '3550308',
  [`municipio_${who}`]: 'São Paulo',
  [`uf_${who}`]: 'SP',
  [`cep_${who}`]: '01001000',
});

const { payload: NFE }: { readonly payload: Payload } = JSON.parse(
  readFileSync(new URL('../../scripts/samples/nfe.json', import.meta.url), 'utf8'),
);

/** An NF-e with all that production asks for: nothing is completed there. */
const whole = ({ cnpj }: Client): Payload => ({
  ...NFE,
  ...place('emitente'),
  ...place('destinatario'),
  cnpj_emitente: cnpj,
  data_emissao: isoAt(Date.now()),
  municipio: '3550308',
  regime_tributario_emitente: '1',
  indicador_inscricao_estadual_destinatario: '9',
});

test('a halted document is abandoned: by the word in production, where its number is used by the next; after a send only once the authority is proven not to have it @desktop', async ({
  page,
  signIn,
}) => {
  const account = await newAccount('Conta que desiste');
  const client = await newClient({}, account);
  // Live transmission is off: what production takes is never sent.
  const live = { ...client, testToken: client.liveToken };
  const unsent = await emitToVerdict(live, whole(client));
  expect(unsent.status).toBe('ERRO_TECNICO');
  const condition = { operation: 'query', scenario: 'SANDBOX(cStat=226)', times: 1 };
  const keys = { 'x-access-key': account.accessKey };
  bodyOf(await send('POST', `${stack().apiUrl}/sandbox/conditions`, keys, condition), 201);
  const doubtful = await emit(
    client,
    nfeOf(client, { informacoes_adicionais_contribuinte: 'SANDBOX(timeout=antes)' }),
  );
  expect((await verdict(client, doubtful)).status).toBe('ERRO_TECNICO');

  await signIn(await session(account.owner.email, account.owner.password));
  await page.goto('/producao/pendencias');
  await page.getByRole('button', { name: /^Desistir da emissão: NF-e/ }).click();
  const dialog = page.getByRole('dialog');
  const go = dialog.getByRole('button', { name: 'Desistir da emissão' });
  await expect(go).toBeDisabled();
  await expectAccessible(page, 'the question before an emission is given up');
  await dialog.getByRole('textbox').fill('produção');
  await go.click();
  await expect(page.getByText('Nenhuma pendência')).toBeVisible();

  await page.goto(`/producao/documentos/${unsent.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rejeitada');
  await expect(page.getByRole('heading', { name: 'Emissão encerrada por desistência' })).toBeVisible();
  await expect(page.getByText('Desistência da emissão pedida')).toBeVisible();
  await expectAccessible(page, 'a document that was given up');
  const next = await emitToVerdict(live, whole(client));
  expect(next.accessKey?.slice(25, 34)).toBe(unsent.accessKey?.slice(25, 34));

  await page.goto(`/teste/documentos/${doubtful}`);
  await page.getByRole('button', { name: 'Desistir da emissão' }).click();
  await dialog.getByRole('button', { name: 'Desistir da emissão' }).click();
  // Recent bytes may still be on their way: the key is queried only later.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rejeitada');
  expect((await verdict(client, doubtful)).status).toBe('REJEITADA');

  await page.goto('/auditoria');
  const acts = page.getByRole('list', { name: 'Mais recentes primeiro' });
  await expect(acts.getByText('Desistiu da emissão de um documento')).toHaveCount(2);
});
