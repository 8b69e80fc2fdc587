import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Account,
  accessOf,
  bodyOf,
  type Company,
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
import { registeredAt } from '../../../test/support/sandbox.ts';
import { statusAnswer } from '../../rest/v1/authority/query-status.ts';
import { conditionAnswer, conditionsAnswer } from '../../rest/v1/sandbox/conditions.ts';
import { scenariosAnswer } from '../../rest/v1/sandbox/scenarios.ts';
import { SCENARIO_CATALOGUE } from '../sandbox/scenario-catalogue.ts';

let account: Account;
let company: Company;
beforeAll(async () => {
  account = await newAccount();
  company = await newCompany(account);
});

const withMarker = (marker: string) =>
  nfeOf(company, { informacoes_adicionais_contribuinte: `Teste ${marker}` });

describe('a marker in the body', () => {
  it('makes the authority answer that code', async () => {
    const view = await emitToVerdict(testOf(company), withMarker('SANDBOX(cStat=778)'));
    expect(view).toMatchObject({
      status: 'REJEITADA',
      rejection: { cStat: '778', origin: 'sefaz', hint: { field: 'itens[].codigo_ncm', tag: 'NCM' } },
    });
    expect(view.rejection?.hint?.fix).toContain('codigo_ncm');
    expect(view.rejectionReason).toMatch(/^778: /);
  });

  it('denies with a protocol, and the number is used for ever', async () => {
    const fresh = await newCompany(account);
    const denied = await emitToVerdict(testOf(fresh), {
      ...nfeOf(fresh),
      informacoes_adicionais_contribuinte: 'SANDBOX(cStat=302)',
    });
    expect(denied).toMatchObject({ status: 'REJEITADA', rejection: { cStat: '302' } });
    expect(denied.rejection?.protocolNumber).toMatch(/^\d{15}$/);
    const next = await emitToVerdict(testOf(fresh), nfeOf(fresh));
    expect(next.numero).toBe(denied.numero + 1);
  });

  it('gives a rejected number to the next emission', async () => {
    const fresh = await newCompany(account);
    const rejected = await emitToVerdict(testOf(fresh), {
      ...nfeOf(fresh),
      informacoes_adicionais_contribuinte: 'SANDBOX(cStat=778)',
    });
    const next = await emitToVerdict(testOf(fresh), nfeOf(fresh));
    expect(next).toMatchObject({ status: 'AUTORIZADA', numero: rejected.numero });
  });

  it.each(SCENARIO_CATALOGUE)('$marker ends by the catalog: $result', async ({ marker, result }) => {
    const view = await emitToVerdict(testOf(company), withMarker(marker));
    expect(view, view.rejectionReason ?? view.xMotivo ?? '').toMatchObject({ status: result });
    if (result !== 'AUTORIZADA') return;
    const number = { cnpj: company.cnpj, modelo: '55', serie: view.serie, numero: view.numero };
    expect(await registeredAt(account.accountId, number)).toEqual([view.accessKey]);
  });

  it('halts a document with an unknown outcome, which a resumption finds authorized, once', async () => {
    const halted = await emitToVerdict(testOf(company), withMarker('SANDBOX(parado)'));
    expect(halted).toMatchObject({ status: 'ERRO_TECNICO' });
    const reply = await send('POST', `/v1/documents/${halted.id}/resume`, testOf(company));
    expect([reply.status, reply.json]).toEqual([202, { status: 'PENDENTE' }]);
    const resumed = await verdictOf(testOf(company), halted.id);
    expect(resumed).toMatchObject({ status: 'AUTORIZADA', accessKey: halted.accessKey });
    const number = { cnpj: company.cnpj, modelo: '55', serie: resumed.serie, numero: resumed.numero };
    expect(await registeredAt(account.accountId, number)).toEqual([resumed.accessKey]);
  });

  it('works in an NFC-e too', async () => {
    const view = await emitToVerdict(
      testOf(company),
      nfceOf(company, { informacoes_adicionais_contribuinte: 'SANDBOX(timeout=depois)' }),
    );
    expect(view).toMatchObject({ status: 'AUTORIZADA' });
  });

  it('follows the key that a duplicity names', async () => {
    const view = await emitToVerdict(testOf(company), withMarker('SANDBOX(cStat=539)'));
    expect(['REJEITADA', 'AUTORIZADA']).toContain(view.status);
    if (view.status === 'REJEITADA') expect(view.rejection?.cStat).toBe('539');
  });
});

describe('POST /sandbox/conditions', () => {
  const condition = (body: unknown, headers = accessOf(account)) =>
    send('POST', '/sandbox/conditions', headers, body);

  it('touches this account’s next calls and no one else’s', async () => {
    const neighbour = await newCompany(await newAccount());
    const set = await condition({ operation: 'status', scenario: 'SANDBOX(indisponivel=1)', times: 1 });
    expect(bodyOf(set, 201, conditionAnswer)).toMatchObject({ operation: 'status', times: 1 });
    const status = async (headers: Readonly<Record<string, string>>) =>
      bodyOf(await send('POST', '/v1/nfe/status', headers), 200, statusAnswer);
    expect((await status(testOf(neighbour))).online).toBe(true);
    expect(await status(testOf(company))).toMatchObject({
      online: false,
      message: expect.stringContaining('108'),
    });
    expect((await status(testOf(company))).online).toBe(true);
  });

  it('touches the one company that it names', async () => {
    const [one, other] = [await newCompany(account), await newCompany(account)];
    const set = await condition({ cnpj: one.cnpj, operation: 'emit', scenario: 'cStat=778', times: null });
    const { id, cnpj } = bodyOf(set, 201, conditionAnswer);
    expect(cnpj).toBe(one.cnpj);
    expect((await emitToVerdict(testOf(other), nfeOf(other))).status).toBe('AUTORIZADA');
    expect((await emitToVerdict(testOf(one), nfeOf(one))).status).toBe('REJEITADA');
    expect((await send('DELETE', `/sandbox/conditions/${id}`, accessOf(account))).status).toBe(200);
    expect((await emitToVerdict(testOf(one), nfeOf(one))).status).toBe('AUTORIZADA');
  });

  it.each([
    [{ scenario: 'SANDBOX(nada=1)' }, 'scenario'],
    [{}, 'scenario'],
    [{ scenario: 'cStat=539', times: 0 }, 'times'],
    [{ scenario: 'cStat=539', uf: 'XX' }, 'uf'],
    [{ scenario: 'cStat=539', cnpj: '11222333000180' }, 'cnpj'],
    [{ scenario: 'cStat=539', accountId: 'de-outro' }, 'accountId'],
  ])('refuses %j naming %s', async (body, field) => {
    const { errors } = refusal(await condition(body), 400, 'requisicao_invalida');
    expect(errors.map((error) => error.field)).toContain(field);
  });

  it('is listed until it is used up or removed, by its own account alone', async () => {
    const own = await newAccount();
    const set = await condition({ scenario: 'SANDBOX(lixo)', uf: 'SP', times: 2 }, accessOf(own));
    const { id } = bodyOf(set, 201, conditionAnswer);
    const list = async () =>
      bodyOf(await send('GET', '/sandbox/conditions', accessOf(own)), 200, conditionsAnswer).data;
    expect(await list()).toMatchObject([{ id, uf: 'SP', times: 2 }]);
    const remove = (headers: Readonly<Record<string, string>>) =>
      send('DELETE', `/sandbox/conditions/${id}`, headers);
    refusal(await remove(accessOf(account)), 404, 'nao_encontrado');
    expect((await remove(accessOf(own))).json).toEqual({ removed: 1 });
    expect(await list()).toEqual([]);
    refusal(await remove(accessOf(own)), 404, 'nao_encontrado');
  });

  it('may ask for every scenario of the catalog, of any operation and service in it', async () => {
    const own = await newAccount();
    const catalogue = bodyOf(await send('GET', '/sandbox/scenarios', accessOf(own)), 200, scenariosAnswer);
    for (const { marker } of catalogue.scenarios)
      expect((await condition({ scenario: marker }, accessOf(own))).status, marker).toBe(201);
    const [operation, service] = [catalogue.operations[0], catalogue.services[0]];
    expect((await condition({ scenario: 'lixo', operation, service }, accessOf(own))).status).toBe(201);
  });

  it('asks for the access key', async () => {
    refusal(await condition({ scenario: 'cStat=539' }, {}), 401, 'nao_autenticado');
  });
});
