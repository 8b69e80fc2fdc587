import type { Payload } from '@fiscal/core/testing/builders';
import { randomCnpj } from '@fiscal/core/testing/builders';
import { expect, it } from 'vitest';
import {
  accessOf,
  type Company,
  emitAuthorized,
  emitToVerdict,
  newAccount,
  newCompany,
  nfeOf,
  send,
  testOf,
} from '../../../test/support/api.ts';
import { putOnRegister } from '../../../test/support/sandbox.ts';

const IE = '110042490114';

async function checking(checkRecipient: string): Promise<Company> {
  const company = await newCompany(await newAccount());
  const path = `/v1/clients/${company.clientId}`;
  const reply = await send('PATCH', path, accessOf(company), { profile: { checkRecipient } });
  expect(reply.status, reply.text).toBe(200);
  expect(reply.json).toMatchObject({ profile: { checkRecipient } });
  return company;
}

/** A sale to a taxpayer of São Paulo. */
const sale = (company: Company, cnpj: string, own: Payload = {}): Payload =>
  nfeOf(company, {
    cnpj_destinatario: cnpj,
    nome_destinatario: 'COMPRADORA LTDA',
    indicador_inscricao_estadual_destinatario: '1',
    inscricao_estadual_destinatario: IE,
    uf_destinatario: 'SP',
    codigo_municipio_destinatario: '3550308',
    municipio_destinatario: 'São Paulo',
    ...own,
  });

const registerBuyer = (company: Company, cnpj: string, ie: string, cSit: '0' | '1') =>
  putOnRegister(company.accountId, 'cadastro', cnpj, {
    nome: 'COMPRADORA LTDA',
    registrations: [{ uf: 'SP', ie, cSit }],
  });

it('refuses a sale to whom the register does not have as enabled, before it is sent', async () => {
  const company = await checking('refuse');
  const who = (name: string) => randomCnpj(`${company.cnpj} ${name}`);
  const [enabled, closed, nobody, other] = [who('habilitada'), who('baixada'), who('ninguém'), who('outra')];
  await registerBuyer(company, enabled, IE, '1');
  await registerBuyer(company, closed, IE, '0');
  await registerBuyer(company, other, '110042490126', '1');
  await emitAuthorized(testOf(company), sale(company, enabled));
  for (const [cnpj, cStat] of [
    [closed, '306'],
    [nobody, '233'],
    [other, '234'],
  ] as const)
    expect(await emitToVerdict(testOf(company), sale(company, cnpj))).toMatchObject({
      status: 'REJEITADA',
      rejection: { origin: 'validacao', cStat, errors: [{ field: 'inscricao_estadual_destinatario' }] },
    });
});

it('reports it on a document that continues, where the company wants notices', async () => {
  const company = await checking('notice');
  const document = await emitAuthorized(
    testOf(company),
    sale(company, randomCnpj(`${company.cnpj} ninguém`)),
  );
  expect(document.notices).toContainEqual(
    expect.objectContaining({
      code: 'risco_de_rejeicao',
      cStat: '233',
      field: 'inscricao_estadual_destinatario',
    }),
  );
});

it('continues, with a notice, when the register does not answer', async () => {
  const company = await checking('refuse');
  await send('POST', '/sandbox/conditions', accessOf(company), {
    operation: 'cadastro',
    scenario: 'http=503',
  });
  const document = await emitAuthorized(testOf(company), sale(company, randomCnpj(`${company.cnpj} mudo`)));
  expect(document.notices).toContainEqual(
    expect.objectContaining({ message: expect.stringMatching(/SP.*sem essa conferência/) }),
  );
});

it('queries no register unless the company wants it', async () => {
  const company = await newCompany(await newAccount());
  const document = await emitAuthorized(
    testOf(company),
    sale(company, randomCnpj(`${company.cnpj} ninguém`)),
  );
  expect(document.notices ?? []).not.toContainEqual(expect.objectContaining({ cStat: '233' }));
});

it('refuses a setting that is none', async () => {
  const company = await newCompany(await newAccount());
  const reply = await send('PATCH', `/v1/clients/${company.clientId}`, accessOf(company), {
    profile: { checkRecipient: 'sim' },
  });
  expect(reply.status).toBe(400);
  expect(reply.text).toContain('profile.checkRecipient');
});
