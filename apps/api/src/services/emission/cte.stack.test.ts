import { isChave } from '@fiscal/core/chave-acesso/chave-acesso';
import { type Payload } from '@fiscal/core/testing/builders';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Account,
  bodyOf,
  type Company,
  emitAuthorized,
  emitToVerdict,
  newAccount,
  newCompany,
  refusal,
  send,
  testOf,
} from '../../../test/support/api.ts';
import {
  cancel,
  complete,
  correct,
  failure,
  issueDelivery,
  minimal,
  NOTE,
  notesOf,
  RECORD,
  receipt,
  register,
} from '../../../test/support/cte-events.ts';
import { exampleOf, SOUTHERN } from '../../../test/support/portal-examples.ts';
import { registeredAt } from '../../../test/support/sandbox.ts';
import { statusAnswer } from '../../rest/v1/authority/query-status.ts';

const HOUR_MS = 3_600_000;
let account: Account;
let company: Company;
beforeAll(async () => {
  account = await newAccount();
  company = await newCompany(account);
});

const strict = (of: Company) => ({ ...testOf(of), 'x-sandbox-strict': 'true' });

describe('the contract’s minimal body', () => {
  it('is AUTORIZADA on a test token, with key, protocol and QR Code', async () => {
    const view = await emitToVerdict(testOf(company), minimal());
    expect(view, view.rejectionReason ?? '').toMatchObject({
      status: 'AUTORIZADA',
      type: 'cte',
      cStat: '100',
      rejection: null,
      creditsCharged: 0,
    });
    expect(view.protocolNumber).toMatch(/^\d{15}$/);
    expect(isChave(view.accessKey)).toBe(true);
    expect(view.accessKey.slice(6, 22)).toBe(`${company.cnpj}57`);
    expect(view.qrCodeUrl).toContain(`chCTe=${view.accessKey}`);
    expect(view.completedInSandbox.length).toBeGreaterThan(10);
    expect(Date.parse(view.cancellableUntil ?? '') - Date.parse(view.authorizedAt ?? '')).toBeGreaterThan(
      167 * HOUR_MS,
    );
  });

  it.each(['02', '03', '04', '05', '06'])('is so for the modal %s', async (modal) => {
    await emitAuthorized(testOf(company), minimal({ modal }));
  });

  it('is REJEITADA with the whole list in strict mode', async () => {
    const view = await emitToVerdict(strict(company), minimal());
    expect(view).toMatchObject({ status: 'REJEITADA', completedInSandbox: [] });
    const fields = view.rejection?.errors.map(({ field }) => field);
    for (const field of ['uf_inicio', 'valor_total', 'produto_predominante', 'cnpj_remetente'])
      expect(fields).toContain(field);
  });

  it('is accepted with 202', async () => {
    const answer = await send('POST', '/v1/cte/emit', testOf(company), minimal());
    expect([answer.status, answer.text]).toEqual([
      202,
      expect.stringContaining('CT-e recebido e na fila de processamento.'),
    ]);
  });

  it('is 400 without what it requires', async () => {
    const { errors } = refusal(
      await send('POST', '/v1/cte/emit', testOf(company), {}),
      400,
      'requisicao_invalida',
    );
    expect(errors.map(({ field }) => field)).toEqual(['mod', 'cfop', 'natureza_operacao']);
  });
});

describe('the complete example', () => {
  it.each([
    ['lenient', testOf],
    ['strict', strict],
  ])('is AUTORIZADA in %s mode', async (_mode, headers) => {
    const own = await newCompany(account, SOUTHERN);
    const view = await emitAuthorized(headers(own), complete(own));
    expect(view.completedInSandbox).toEqual([]);
    const xml = await send('GET', `/v1/cte/${view.id}/xml`, testOf(own));
    expect(xml.text).toMatch(
      /^<\?xml[^>]*\?><cteProc xmlns="http:\/\/www.portalfiscal.inf.br\/cte" versao="4.00"><CTe /,
    );
    expect(xml.text).toContain(`<nProt>${view.protocolNumber}</nProt>`);
    const pdf = await send('GET', `/v1/cte/${view.id}/pdf`, testOf(own));
    expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-']);
  });
});

describe('a body whose emitter is in another UF than the registration', () => {
  it('goes to the authority of that UF, and so does its cancellation', async () => {
    const own = await newCompany(account, { uf: 'SP' });
    const { id, accessKey } = await emitAuthorized(testOf(own), complete(own));
    expect(accessKey.slice(0, 2)).toBe('43');
    expect((await cancel(own, id)).status).toBe('CANCELADA');
  });
});

describe('the service', () => {
  it('reports that it is up', async () => {
    const status = bodyOf(await send('POST', '/v1/cte/status', testOf(company)), 200, statusAnswer);
    expect(status).toMatchObject({ online: true });
  });

  it.each([
    'SANDBOX(timeout=antes)',
    'SANDBOX(timeout=depois)',
    'SANDBOX(indisponivel=2)',
    'SANDBOX(http=503)',
    'SANDBOX(lento=1200)',
    'SANDBOX(lixo)',
  ])('%s ends with exactly one authorized CT-e', async (marker) => {
    const { accessKey, serie, numero } = await emitAuthorized(
      testOf(company),
      minimal({ observacao: `Teste ${marker}` }),
    );
    const number = { cnpj: company.cnpj, modelo: '57', serie, numero };
    expect(await registeredAt(account.accountId, number)).toEqual([accessKey]);
  });

  it('answers the code that a marker asks for', async () => {
    const view = await emitToVerdict(testOf(company), minimal({ observacao: 'SANDBOX(cStat=519)' }));
    expect(view).toMatchObject({ status: 'REJEITADA', rejection: { cStat: '519', origin: 'sefaz' } });
  });
});

describe('events of the table', () => {
  it('are registered, canceled, and registered again', async () => {
    const { of, id } = await issueDelivery(account);
    expect((await cancel(of, id)).status).toBe('AUTORIZADA');
    const undone = await register(of, id, 'cancelamento-comprovante-entrega', {});
    expect(undone.events.at(-1)).toMatchObject({ eventCode: '110181', status: 'autorizado' });
    const notas = await notesOf(of, id);
    await register(of, id, 'insucesso-entrega', failure({ notas }));
    await register(of, id, 'cancelamento-insucesso-entrega', {});
    const payment = {
      id_transacao: 'E0001',
      tipo_meio_pagamento: '17',
      cnpj_recebedor: '11222333000181',
      cnpj_base_psp: '00416968',
    };
    await register(of, id, 'vinculacao-pagamento', payment);
    await register(of, id, 'cancelamento-vinculacao-pagamento', {});
    const view = await register(of, id, 'comprovante-entrega', receipt({ notas }));
    const registered = view.events.filter(({ status }) => status === 'autorizado');
    expect(registered.map(({ eventCode, sequence }) => `${eventCode} ${sequence}`).toSorted()).toEqual([
      '110180 1',
      '110180 2',
      '110181 1',
      '110190 1',
      '110191 1',
      '110300 1',
      '110301 1',
    ]);
  });

  it('include the multimodal record of a multimodal CT-e', async () => {
    const own = await newCompany(account, SOUTHERN);
    const { id } = await emitAuthorized(testOf(own), exampleOf('cte', 'multimodal-isento', own));
    const { events } = await register(own, id, 'registro-multimodal', RECORD);
    expect(events).toMatchObject([{ eventCode: '110160', status: 'autorizado' }]);
  });
});

describe('cancellation', () => {
  it('makes it CANCELADA, its event on record', async () => {
    const { id } = await emitAuthorized(testOf(company), minimal());
    const view = await cancel(company, id);
    expect(view).toMatchObject({
      status: 'CANCELADA',
      events: [{ type: 'cancelamento', eventCode: '110111', status: 'autorizado', status_sefaz: '135' }],
    });
    const [event] = view.events;
    const xml = await send('GET', `/v1/cte/${id}/events/${event?.id}/xml`, testOf(company));
    expect(xml.text).toContain('<procEventoCTe ');
  });
});

describe('correction', () => {
  it('is registered field by field, each letter with the next sequence', async () => {
    const { id } = await emitAuthorized(testOf(company), minimal());
    await correct(company, id, NOTE);
    const second = await correct(company, id, {
      campo_api: 0,
      correcoes: [
        { campo_corrigido: 'xObs', grupo_corrigido: 'compl', valor_corrigido: 'Entregar no portão 4' },
        { campo_corrigido: 'proPred', valor_corrigido: 'DIVERSOS' },
      ],
    });
    expect(second.status).toBe('AUTORIZADA');
    expect(second.events).toMatchObject([
      { type: 'carta-correcao', eventCode: '110110', sequence: 1, status: 'autorizado', status_sefaz: '135' },
      { type: 'carta-correcao', sequence: 2, status: 'autorizado' },
    ]);
  });

  it('gets a warning about fields that may not be corrected', async () => {
    const { id } = await emitAuthorized(testOf(company), minimal());
    const { events } = await correct(company, id, {
      campo_corrigido: 'valor_total',
      valor_corrigido: '1.00',
    });
    expect(JSON.stringify(events)).toContain('não pode ser corrigido');
  });

  it('is 400 for a text, and for a field that the CT-e does not have', async () => {
    const { id } = await emitAuthorized(testOf(company), minimal());
    const ask = (body: Payload) => send('POST', `/v1/cte/${id}/correct`, testOf(company), body);
    refusal(await ask({ correctionText: 'Corrige o endereço do destinatário' }), 400, 'requisicao_invalida');
    refusal(await ask({ campo_corrigido: 'nada', valor_corrigido: 'X' }), 400, 'requisicao_invalida');
  });
});
