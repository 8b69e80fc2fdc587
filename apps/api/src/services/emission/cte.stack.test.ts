import { isChave } from '@fiscal/core/chave-acesso/chave-acesso';
import { isoAt, type Payload } from '@fiscal/core/testing/builders';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Account,
  accessOf,
  bodyOf,
  type Company,
  emitAuthorized,
  emitToVerdict,
  newAccount,
  newCompany,
  refusal,
  send,
  settleEvents,
  testOf,
} from '../../../test/support/api.ts';
import {
  CTE_ANSWERED,
  CTE_RECONCILED,
  type CteAnswered,
  type CteReconciled,
} from '../../../test/support/cte-event-rules.ts';
import { exampleOf, SOUTHERN } from '../../../test/support/portal-examples.ts';
import { registeredAt, setClock, setFact } from '../../../test/support/sandbox.ts';
import { statusAnswer } from '../../rest/v1/authority/query-status.ts';
import type { DocumentBody } from '../../rest/v1/document-view.ts';
import { queuedAnswer } from '../../rest/v1/events/queued-answer.ts';

const HOUR_MS = 3_600_000;
let account: Account;
let company: Company;
beforeAll(async () => {
  account = await newAccount();
  company = await newCompany(account);
});

const minimal = (own: Payload = {}): Payload => ({
  mod: '57',
  cfop: '5352',
  natureza_operacao: 'PRESTACAO DE SERVICO DE TRANSPORTE',
  ...own,
});
const complete = (of: Company): Payload => exampleOf('cte', 'rodoviario-completo', of);
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

const REASON = 'Carga não embarcada pelo remetente';
const cancel = async (of: Company, id: string, own: Payload = {}) => {
  const body = { reason: REASON, ...own };
  bodyOf(await send('POST', `/v1/cte/${id}/cancel`, testOf(of), body), 202, queuedAnswer);
  return settleEvents(testOf(of), id, 'cte');
};
const correct = async (of: Company, id: string, body: Payload) => {
  bodyOf(await send('POST', `/v1/cte/${id}/correct`, testOf(of), body), 202, queuedAnswer);
  return settleEvents(testOf(of), id, 'cte');
};
const NOTE = { campo_corrigido: 'observacao', valor_corrigido: 'Entregar no portão 3' };

const OTHER_KEY = '35261111222333000181550010000012341465029134';
const BAD_KEY = `${OTHER_KEY.slice(0, 43)}1`;
const RECORD = { registro: 'Carga transbordada no porto de Santos' };
const ahead = () => isoAt(Date.now() + HOUR_MS);
const receipt = (own: Payload = {}): Payload => ({
  data_entrega: isoAt(Date.now()),
  documento_recebedor: '123456789',
  nome_recebedor: 'Ana',
  hash_entrega: 'foto da porta',
  ...own,
});
const failure = (own: Payload = {}): Payload => ({
  data_tentativa_entrega: isoAt(Date.now()),
  motivo_insucesso: 1,
  ...own,
});
/** The CT-e after an event of the table. */
const register = async (of: Company, id: string, kind: string, body: Payload): Promise<DocumentBody> => {
  const reply = await send('POST', `/v1/cte/${id}/eventos/${kind}`, testOf(of), body);
  expect(reply.status, reply.text).toBe(200);
  return settleEvents(testOf(of), id, 'cte');
};
const onMinimal = (kind: string, body: () => Payload) => async () => {
  const { id } = await emitAuthorized(testOf(company), minimal());
  return register(company, id, kind, body());
};
const onExampleOf = (name: string, kind: string, body: () => Payload) => async () => {
  const own = await newCompany(account, SOUTHERN);
  const { id } = await emitAuthorized(testOf(own), exampleOf('cte', name, own));
  return register(own, id, kind, body());
};
/** On a CT-e that carries NF-e. */
const onNotes = (kind: string, body: () => Payload) => onExampleOf('rodoviario-completo', kind, body);
/** Keys of the NF-e that a CT-e carries. */
const notesOf = async (of: Company, id: string): Promise<readonly Payload[]> => {
  const { text } = await send('GET', `/v1/cte/${id}/xml`, testOf(of));
  const [, keys = ''] = /<infDoc>(.*)<\/infDoc>/s.exec(text) ?? [];
  return [...keys.matchAll(/<chave>(\w{44})/g)].map(([, chave_nfe]) => ({ chave_nfe }));
};
/** A CT-e with a receipt in force. */
async function issueDelivery(from: Account = account) {
  const of = await newCompany(from, SOUTHERN);
  const { id } = await emitAuthorized(testOf(of), complete(of));
  const view = await register(of, id, 'comprovante-entrega', receipt({ notas: await notesOf(of, id) }));
  expect(view.events).toMatchObject([{ type: 'comprovante-entrega', status: 'autorizado' }]);
  return { of, id };
}
/** Another system cancels it first; ours then finds nothing to cancel. */
const repeatDelivery = (kind: 'comprovante-entrega' | 'insucesso-entrega') => async () => {
  const alone = await newAccount();
  const of = await newCompany(alone, SOUTHERN);
  const { id } = await emitAuthorized(testOf(of), complete(of));
  const notas = await notesOf(of, id);
  await register(of, id, kind, kind === 'comprovante-entrega' ? receipt({ notas }) : failure({ notas }));
  const rival = { operation: `cancelamento-${kind}`, scenario: 'cStat=631', times: 1 };
  expect((await send('POST', '/sandbox/conditions', accessOf(alone), rival)).status).toBe(201);
  return register(of, id, `cancelamento-${kind}`, {});
};

type Ask = (of: Company, id: string) => Promise<DocumentBody>;
const cancelled: Ask = (of, id) => cancel(of, id);
const corrected: Ask = (of, id) => correct(of, id, NOTE);
/** Answer of the authority, once another party has put the fact on record. */
const withFact = (fact: string, ask: Ask) => async () => {
  const { id, accessKey } = await emitAuthorized(testOf(company), minimal());
  await setFact(account.accountId, { chave: accessKey }, fact);
  return ask(company, id);
};
/** Answer of the fisco about a company of its own. */
const ofCompany = (fact: string, ask: Ask) => async () => {
  const own = await newCompany(account);
  const { id } = await emitAuthorized(testOf(own), minimal());
  await setFact(account.accountId, { cnpj: own.cnpj }, fact);
  return ask(own, id);
};
const cancelDated = (ms: number, own: Payload = {}) =>
  async function cancelAt() {
    const { id } = await emitAuthorized(testOf(company), minimal(own));
    return cancel(company, id, { data_evento: isoAt(Date.now() + ms) });
  };

const REFUSED: Readonly<Record<CteAnswered, () => Promise<DocumentBody>>> = {
  'evento 634': cancelDated(-2 * HOUR_MS),
  'evento 635': cancelDated(HOUR_MS),
  'evento 637': cancelDated(-HOUR_MS, { data_emissao: isoAt(Date.now() - 2 * HOUR_MS) }),
  '110110 203': ofCompany('nao-habilitado', corrected),
  '110110 240': ofCompany('irregular', corrected),
  '110110 664': withFact('substituido', corrected),
  '110110 681': async () => {
    const { id } = await emitAuthorized(testOf(company), minimal());
    return correct(company, id, { campo_corrigido: 'valor_total', valor_corrigido: '1.00' });
  },
  '110111 203': ofCompany('nao-habilitado', cancelled),
  '110111 219': withFact('circulacao', cancelled),
  '110111 220': async () => {
    const late = await newAccount();
    const own = await newCompany(late);
    const { id } = await emitAuthorized(testOf(own), minimal());
    await setClock(late.accountId, 169 * HOUR_MS);
    return cancel(own, id);
  },
  '110111 240': ofCompany('irregular', cancelled),
  '110111 523': async () => {
    const { id } = await emitAuthorized(testOf(company), minimal());
    await correct(company, id, NOTE);
    return cancel(company, id);
  },
  '110111 528': withFact('mdfe', cancelled),
  '110111 574': async () => {
    const own = await newCompany(account, SOUTHERN);
    const { id } = await emitAuthorized(testOf(own), exampleOf('cte', 'substituicao', own));
    return cancel(own, id);
  },
  '110111 576': withFact('substituido', cancelled),
  '110111 660': withFact('complementado', cancelled),
  '110111 862': withFact('comprovante-entrega', cancelled),
  '110160 664': withFact('substituido', (of, id) => register(of, id, 'registro-multimodal', RECORD)),
  '110160 679': onMinimal('registro-multimodal', () => RECORD),
  '110180 860': onNotes('comprovante-entrega', () => receipt({ notas: [{ chave_nfe: BAD_KEY }] })),
  '110180 864': onNotes('comprovante-entrega', () => receipt({ notas: [{ chave_nfe: OTHER_KEY }] })),
  '110180 865': onNotes('comprovante-entrega', () => receipt()),
  '110180 869': onExampleOf('complemento-icms90', 'comprovante-entrega', () => receipt()),
  '110180 870': async () => {
    const { of, id } = await issueDelivery();
    return register(of, id, 'comprovante-entrega', receipt({ notas: await notesOf(of, id) }));
  },
  '110180 871': onExampleOf('aquaviario-redespacho-intermediario', 'comprovante-entrega', () =>
    receipt({ notas: [{ chave_nfe: OTHER_KEY }] }),
  ),
  '110180 872': onMinimal('comprovante-entrega', () => receipt({ data_entrega: ahead() })),
  '110180 873': onMinimal('comprovante-entrega', () => receipt({ data_hash_entrega: ahead() })),
  '110181 866': repeatDelivery('comprovante-entrega'),
  '110190 864': onNotes('insucesso-entrega', () => failure({ notas: [{ chave_nfe: OTHER_KEY }] })),
  '110190 869': onExampleOf('complemento-icms90', 'insucesso-entrega', () => failure()),
  '110190 918': onMinimal('insucesso-entrega', () => failure({ data_tentativa_entrega: ahead() })),
  '110190 919': onMinimal('insucesso-entrega', () => failure({ data_hash_tentativa: ahead() })),
  '110190 920': async () => {
    const { of, id } = await issueDelivery();
    return register(of, id, 'insucesso-entrega', failure({ notas: await notesOf(of, id) }));
  },
  '110190 921': onNotes('insucesso-entrega', () => failure()),
  '110190 922': onExampleOf('aquaviario-redespacho-intermediario', 'insucesso-entrega', () =>
    failure({ notas: [{ chave_nfe: OTHER_KEY }] }),
  ),
  '110190 923': onNotes('insucesso-entrega', () => failure({ notas: [{ chave_nfe: BAD_KEY }] })),
  '110191 866': repeatDelivery('insucesso-entrega'),
};
const cancelEnding = (cStat: string) => async () => {
  const { id } = await emitAuthorized(testOf(company), minimal());
  const view = await cancel(company, id, { reason: `SANDBOX(cStat=${cStat}) ${REASON}` });
  expect(view).toMatchObject({ status: 'CANCELADA', events: [{ status: 'autorizado' }] });
};
const ENDS: Readonly<Record<CteReconciled, () => Promise<void>>> = {
  '110111 218': cancelEnding('218'),
  'evento 631': cancelEnding('631'),
};

describe('events of the table', () => {
  it('are registered, canceled, and registered again', async () => {
    const { of, id } = await issueDelivery();
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

describe('rules over events', () => {
  it.each(CTE_ANSWERED)('%s is answered, and the CT-e stays AUTORIZADA', async (rule) => {
    const { status, events } = await REFUSED[rule]();
    expect(status).toBe('AUTORIZADA');
    const cStat = rule.slice(rule.indexOf(' ') + 1);
    expect(events).toContainEqual(
      expect.objectContaining({ status: 'erro_autorizacao', status_sefaz: cStat }),
    );
  });

  it.each(CTE_RECONCILED)('%s is not the end', (rule) => ENDS[rule]());
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
    const { events } = await REFUSED['110110 681']();
    expect(JSON.stringify(events)).toContain('não pode ser corrigido');
  });

  it('is 400 for a text, and for a field that the CT-e does not have', async () => {
    const { id } = await emitAuthorized(testOf(company), minimal());
    const ask = (body: Payload) => send('POST', `/v1/cte/${id}/correct`, testOf(company), body);
    refusal(await ask({ correctionText: 'Corrige o endereço do destinatário' }), 400, 'requisicao_invalida');
    refusal(await ask({ campo_corrigido: 'nada', valor_corrigido: 'X' }), 400, 'requisicao_invalida');
  });
});
