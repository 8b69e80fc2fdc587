import { type Payload, randomCnpj, whole } from '@fiscal/core/testing/builders';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Account,
  a1,
  accessOf,
  bodyOf,
  type Company,
  consult,
  emit,
  emitToVerdict,
  newAccount,
  newCompany,
  nfceOf,
  nfeOf,
  refusal,
  send,
  testOf,
  verdictOf,
} from '../../../test/support/api.ts';
import { statusAnswer } from '../../rest/v1/authority/query-status.ts';
import { clientDetailSchema } from '../../rest/v1/client-view.ts';
import { readinessAnswer } from '../../rest/v1/companies/check-readiness.ts';

let account: Account;
beforeAll(async () => {
  account = await newAccount();
});

const leadTo = (company: Company, testTarget: string) =>
  send('PATCH', `/v1/clients/${company.clientId}`, accessOf(company), { testTarget });

/** With IBS and CBS, which homologation wants and production does not yet (1115). */
const withReform = ({ itens, ...rest }: Payload): Payload => ({
  ...rest,
  itens: (Array.isArray(itens) ? itens : []).map((item: Payload) => ({
    ...item,
    ibs_cbs_situacao_tributaria: '000',
    ibs_cbs_classificacao_tributaria: '000001',
  })),
});

/** A company whose A1 is its own. */
async function companyWithA1(): Promise<Company> {
  const cnpj = randomCnpj(`destino ${Math.random()}`);
  return newCompany(account, { cnpj, certificateBase64: a1(cnpj) });
}

describe('a company whose tests go to the authority’s own test environment', () => {
  it('was led there by its A1 alone', async () => {
    const company = await newCompany(account);
    const { errors } = refusal(await leadTo(company, 'homologacao'), 409, 'operacao_nao_permitida');
    expect(errors).toMatchObject([
      { field: 'testTarget', fix: expect.stringContaining('/v1/clients/{id}/certificate') },
    ]);
    expect(errors[0]?.message).toMatch(/A1 da empresa não serve/);
    const shown = await send('GET', `/v1/clients/${company.clientId}`, accessOf(company));
    expect(bodyOf(shown, 200, clientDetailSchema).testTarget).toBe('sandbox');
  });

  it('emits there and not in the sandbox, with a notice; while transmission is off nothing is sent', async () => {
    const company = await companyWithA1();
    const emulated = await emitToVerdict(testOf(company), nfeOf(company));
    expect(emulated).toMatchObject({ status: 'AUTORIZADA', target: 'sandbox', numero: 1 });
    expect(bodyOf(await leadTo(company, 'homologacao'), 200, clientDetailSchema).testTarget).toBe(
      'homologacao',
    );

    const marked = { informacoes_adicionais_contribuinte: 'SANDBOX(cStat=539)' };
    const { invoiceId } = await emit(testOf(company), withReform(whole(nfeOf(company, marked))));
    const halted = await verdictOf(testOf(company), invoiceId);
    expect(halted).toMatchObject({
      status: 'ERRO_TECNICO',
      environment: 2,
      target: 'homologacao',
      serie: 1,
      numero: 1,
      completedInSandbox: [],
      xMotivo: expect.stringContaining('nem ao ambiente de homologação'),
    });
    const status = await send('POST', '/v1/nfe/status', testOf(company));
    expect(bodyOf(status, 200, statusAnswer)).toEqual({
      online: false,
      message: expect.stringContaining('desligada'),
    });

    // Documents of the sandbox are still there.
    const reason = 'Pedido cancelado pelo cliente';
    expect((await send('POST', `/v1/nfe/${emulated.id}/cancel`, testOf(company), { reason })).status).toBe(
      202,
    );
    await expect
      .poll(async () => (await consult(testOf(company), emulated.id)).status, { timeout: 300_000 })
      .toBe('CANCELADA');

    const back = bodyOf(await leadTo(company, 'sandbox'), 200, clientDetailSchema);
    expect(back.numbering.map(({ target, nextNumber }) => `${target} ${nextNumber}`)).toEqual([
      'sandbox 2',
      'homologacao 2',
    ]);
    expect(await emitToVerdict(testOf(company), nfeOf(company))).toMatchObject({
      target: 'sandbox',
      numero: 2,
    });
    // The halted one stays where it was to go.
    expect((await send('POST', `/v1/documents/${invoiceId}/resume`, testOf(company))).status).toBe(202);
    expect(await verdictOf(testOf(company), invoiceId)).toMatchObject({
      status: 'ERRO_TECNICO',
      target: 'homologacao',
    });
  });

  it('has nothing completed, as in production', async () => {
    const company = await companyWithA1();
    bodyOf(await leadTo(company, 'homologacao'), 200, clientDetailSchema);
    const view = await emitToVerdict(testOf(company), nfeOf(company));
    expect(view).toMatchObject({ status: 'REJEITADA', rejection: { origin: 'validacao' } });
    expect(view.completedInSandbox).toEqual([]);
    expect(view.rejection?.errors.length).toBeGreaterThan(1);
  });

  it('learns its readiness from the sandbox while nothing is sent to authorities', async () => {
    const company = await companyWithA1();
    bodyOf(await leadTo(company, 'homologacao'), 200, clientDetailSchema);
    const reply = await send('GET', `/v1/clients/${company.clientId}/readiness?types=nfe`, accessOf(company));
    expect(bodyOf(reply, 200, readinessAnswer)).toMatchObject({ against: 'sandbox', target: 'sandbox' });
  });
});

describe('codes of a state', () => {
  const patch = (company: Company, body: unknown) =>
    send('PATCH', `/v1/clients/${company.clientId}`, accessOf(company), body);
  const responsavelTecnico = {
    cnpj: '11444777000161',
    contato: 'Ana Souza',
    email: 'ana@exemplo.com.br',
    fone: '1133334444',
  };
  const csrt = { uf: 'SP', id: '1', code: 'G8063VRTNDMO886SFNK5LDUDEI24XJ22YIPO' };

  it('go into the documents of their environment, and are never shown', async () => {
    const company = await newCompany(account);
    const reply = await patch(company, {
      testCsc: 'CSC-DE-TESTE',
      testCscId: '000042',
      profile: { responsavelTecnico },
      csrt,
      testCsrt: { ...csrt, id: '7' },
    });
    const shown = bodyOf(reply, 200, clientDetailSchema);
    expect(shown).toMatchObject({
      cscId: '000001',
      testCscId: '000042',
      profile: { responsavelTecnico },
      csrt: { uf: 'SP', id: '1' },
      testCsrt: { uf: 'SP', id: '7' },
    });
    expect(reply.text).not.toMatch(/CSC-DE-TESTE|G8063VRT/);
    const nfce = await emitToVerdict(testOf(company), nfceOf(company));
    expect(nfce.status, nfce.rejectionReason).toBe('AUTORIZADA');
    const { text: xml } = await send('GET', `/v1/nfc-e/${nfce.id}/xml`, testOf(company));
    expect(xml).toMatch(/<infRespTec><CNPJ>11444777000161<\/CNPJ>.*<idCSRT>07<\/idCSRT><hashCSRT>/);
    if (xml.includes('|2|2|')) expect(xml).toMatch(/p=\w{44}\|2\|2\|42\|/);
    const own = { cnpj_responsavel_tecnico: '44555666000181', contato_responsavel_tecnico: 'Outro Nome' };
    const theirs = {
      ...own,
      email_responsavel_tecnico: 'b@b.com.br',
      telefone_responsavel_tecnico: '1122223333',
    };
    const nfe = await emitToVerdict(testOf(company), nfeOf(company, theirs));
    const { text } = await send('GET', `/v1/nfe/${nfe.id}/xml`, testOf(company));
    expect(text).toContain('<infRespTec><CNPJ>44555666000181</CNPJ>');
    expect(text).not.toContain('idCSRT');
  });

  it.each([
    [{ profile: { responsavelTecnico }, csrt: { ...csrt, uf: 'PR' } }, 'csrt.uf'],
    [{ csrt }, 'csrt'],
    [{ profile: { responsavelTecnico }, csrt: { ...csrt, code: 'curto' } }, 'csrt.code'],
    [{ testCsc: 'SO-O-CODIGO' }, 'testCscId'],
    [
      { profile: { responsavelTecnico: { ...responsavelTecnico, cnpj: '1' } } },
      'profile.responsavelTecnico.cnpj',
    ],
  ])('are refused where they can prove nothing: %j', async (body, field) => {
    const { errors } = refusal(await patch(await newCompany(account), body), 400, 'requisicao_invalida');
    expect(errors.map((error) => error.field)).toEqual([field]);
  });
});
