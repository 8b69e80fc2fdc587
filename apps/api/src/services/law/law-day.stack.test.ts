import { changeOf } from '@fiscal/core/calendar/calendar';
import { moveToNow, type Payload } from '@fiscal/core/testing/builders';
import { dayBefore } from '@fiscal/core/testing/days';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  accessOf,
  bodyOf,
  type Company,
  emit,
  emitAuthorized,
  emitToVerdict,
  newAccount,
  newCompany,
  nfeOf,
  refusal,
  send,
  settleEvents,
  testOf,
  verdictOf,
} from '../../../test/support/api.ts';
import { fixtureOf } from '../../../test/support/fixtures.ts';
import { ask } from '../../../test/support/graphql.ts';
import { validateAnswer } from '../../rest/v1/documents/validate-document.ts';
import { emitAnswer } from '../emission/emit-answer.ts';

let company: Company;
beforeAll(async () => {
  company = await newCompany(await newAccount());
});

const { production } = changeOf('nfe-rtc-1.52-vc02-14');
const FIRST_DAY = String(production);
const THE_DAY_BEFORE = dayBefore(FIRST_DAY);

/** A return that references no item, which is refused (321) from a day on. */
function bareReturn(of: Company): Payload {
  const { itens, ...golden } = moveToNow(fixtureOf('nfe', 'devolucao'), Date.now());
  const [first] = itens as Payload[]; // the fixture's list
  return {
    ...golden,
    logradouro_emitente: 'Rua dos Ipês',
    numero_emitente: '100',
    bairro_emitente: 'Centro',
    municipio_emitente: 'São Paulo',
    codigo_municipio_emitente: '3550308',
    uf_emitente: 'SP',
    cep_emitente: '01001000',
    numero: null,
    serie: null,
    codigo_unico: null,
    cnpj_emitente: of.cnpj,
    notas_referenciadas: [{ chave_nfe: '41261033444555000181550010000045211839201742' }],
    itens: [
      {
        ...first,
        numero_item: undefined,
        chave_acesso_dfe_referenciado: undefined,
        numero_item_dfe_referenciado: undefined,
      },
    ],
  };
}

const strictOf = (of: Company) => ({ ...testOf(of), 'x-sandbox-strict': 'true' });
const codesOf = async (path: string, of: Company): Promise<readonly (string | undefined)[]> => {
  const answer = bodyOf(await send('POST', path, strictOf(of), bareReturn(of)), 200, validateAnswer);
  return answer.errors.map(({ cStat }) => cStat);
};

describe('validation as of a day', () => {
  it('goes by the law of that day, and moves the dates of issue to it', async () => {
    expect(await codesOf('/v1/nfe/validate', company)).toEqual(['321']);
    expect(await codesOf(`/v1/nfe/validate?em=${FIRST_DAY}`, company)).toEqual(['321']);
    expect(await codesOf(`/v1/nfe/validate?em=${THE_DAY_BEFORE}`, company)).toEqual([]);
    const path = `/v1/nfe/validate?em=${THE_DAY_BEFORE}`;
    const { xml } = bodyOf(
      await send('POST', path, strictOf(company), bareReturn(company)),
      200,
      validateAnswer,
    );
    expect(xml).toContain(`<dhEmi>${THE_DAY_BEFORE}T12:00:00-03:00</dhEmi>`);
  });

  it('is asked over GraphQL, too', async () => {
    const query = `mutation ($input: NFeInput!, $em: String) {
      validateNFe(input: $input, strict: true, em: $em) { problems { cStat } } }`;
    const codesAsOf = (em: string) => ask(testOf(company), query, { input: bareReturn(company), em });
    expect(await codesAsOf(FIRST_DAY)).toEqual({ validateNFe: { problems: [{ cStat: '321' }] } });
    expect(await codesAsOf(THE_DAY_BEFORE)).toEqual({ validateNFe: { problems: [] } });
  });

  it.each(['1999-01-01', '2099-01-01', '2026-02-30', 'amanhã'])('refuses %s', async (em) => {
    const path = `/v1/nfe/validate?em=${encodeURIComponent(em)}`;
    const { errors } = refusal(
      await send('POST', path, testOf(company), bareReturn(company)),
      400,
      'requisicao_invalida',
    );
    expect(errors).toMatchObject([{ field: 'em' }]);
  });
});

describe('a duty whose breach no authority refuses', () => {
  const { norm, production } = changeOf('nfe-rtc-duty');
  const since = String(production);
  const duty = { field: 'itens[0].ibs_cbs_situacao_tributaria', code: 'obrigacao_legal', norm, since };
  const bare = (of: Company) => nfeOf(of, { regime_tributario_emitente: '3' });
  const validate = async (headers: Readonly<Record<string, string>>, query = '') =>
    bodyOf(await send('POST', `/v1/nfe/validate${query}`, headers, bare(company)), 200, validateAnswer);
  const dutiesIn = (notices: readonly { readonly code: string }[] = []) =>
    notices.filter(({ code }) => code === duty.code);

  it('is reported with norm and day, with or without a sandbox default, from its day on', async () => {
    const lenient = await validate(testOf(company));
    expect(lenient.completedInSandbox).toContainEqual({ field: duty.field, tag: 'CST', value: '000' });
    expect(dutiesIn(lenient.notices)).toMatchObject([
      { ...duty, message: expect.stringContaining('sandbox preencheu') },
    ]);
    const strict = await validate(strictOf(company), `?em=${since}`);
    expect(dutiesIn(strict.notices)).toMatchObject([duty]);
    expect(strict.errors.map(({ field }) => field)).not.toContain(duty.field);
    expect(dutiesIn((await validate(strictOf(company), `?em=${dayBefore(since)}`)).notices)).toEqual([]);
  });

  it('is reported by the 202, by the consult and over GraphQL', async () => {
    const taken = bodyOf(await send('POST', '/v1/nfe/emit', testOf(company), bare(company)), 202, emitAnswer);
    expect(dutiesIn(taken.notices)).toMatchObject([duty]);
    const view = await verdictOf(testOf(company), taken.invoiceId);
    expect([view.status, dutiesIn(view.notices)]).toMatchObject(['AUTORIZADA', [duty]]);
    const query = `mutation ($input: NFeInput!) { validateNFe(input: $input) { notices { field code norm since } } }`;
    expect(await ask(testOf(company), query, { input: bare(company) })).toMatchObject({
      validateNFe: { notices: expect.arrayContaining([{ ...duty, code: 'OBRIGACAO_LEGAL' }]) },
    });
  });
});

describe('the account’s clock at the emulated authorities', () => {
  it('names the law by which a test document is accepted and decided', async () => {
    const past = await newCompany(await newAccount());
    const at = `${THE_DAY_BEFORE}T12:00:00-03:00`;
    expect((await send('POST', '/sandbox/clock', accessOf(past), { at })).status).toBe(200);
    expect(await codesOf('/v1/nfe/validate', past)).not.toContain('321');
    const noon = { ...bareReturn(past), data_emissao: at };
    const view = await emitToVerdict(strictOf(past), noon);
    expect(view.status, view.rejectionReason).toBe('AUTORIZADA');
  });

  it('dates documents and their events', async () => {
    const ahead = await newCompany(await newAccount());
    const at = '2026-12-20T12:00:00-03:00';
    expect((await send('POST', '/sandbox/clock', accessOf(ahead), { at })).status).toBe(200);
    const { id } = await emitAuthorized(testOf(ahead), nfeOf(ahead, { data_emissao: at }));
    const { text } = await send('GET', `/v1/nfe/${id}/xml`, testOf(ahead));
    expect(text).toContain(`<dhEmi>${at}</dhEmi>`);
    const reason = 'Venda desfeita pelo comprador';
    expect((await send('POST', `/v1/nfe/${id}/cancel`, testOf(ahead), { reason })).status).toBe(202);
    const { status, events } = await settleEvents(testOf(ahead), id);
    expect(status).toBe('CANCELADA');
    const event = await send('GET', `/v1/nfe/${id}/events/${events[0]?.id}/xml`, testOf(ahead));
    expect(event.text).toMatch(/<dhEvento>2026-12-20T12:/);
  });

  it('goes back to no day before that of a document that is still open', async () => {
    const behind = await newCompany(await newAccount());
    const move = (at: string) => send('POST', '/sandbox/clock', accessOf(behind), { at });
    expect((await move('2026-12-20T12:00:00-03:00')).status).toBe(200);
    const away = { operation: 'emit', scenario: 'indisponivel=1000', times: 1000 };
    expect((await send('POST', '/sandbox/conditions', accessOf(behind), away)).status).toBe(201);
    await emit(testOf(behind), nfeOf(behind, { data_emissao: '2026-12-20T12:00:00-03:00' }));
    const { message } = refusal(await move('2026-12-19T12:00:00-03:00'), 409, 'operacao_nao_permitida');
    expect(message).toContain('20/12/2026');
    expect((await move('2026-12-20T08:00:00-03:00')).status).toBe(200);
  });
});
