import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isChaveNfse } from '@fiscal/core/chave-acesso/chave-nfse';
import { cnpjCheckDigits } from '@fiscal/core/identity/cnpj';
import { createImportReader } from '@fiscal/core/imports/reader';
import { certificatesIn } from '@fiscal/core/signing/trust/chain';
import type { Payload } from '@fiscal/core/testing/builders';
import { xsdErrors } from '@fiscal/core/testing/official-schemas';
import { stack } from '@fiscal/core/testing/stack';
import { hasXmlsec, xmlsecVerify } from '@fiscal/core/testing/xmlsec';
import { rawTextOf } from '@fiscal/paper/testing/pdf-tools';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Account,
  accessOf,
  bodyOf,
  type Company,
  consult,
  emit,
  emitAuthorized,
  emitToVerdict,
  newAccount,
  newCompany,
  refusal,
  send,
  settleEvents,
  testOf,
} from '../../../test/support/api.ts';
import { today } from '../../../test/support/documents.ts';
import { fixtureOf } from '../../../test/support/fixtures.ts';
import { ask as askGraphql } from '../../../test/support/graphql.ts';
import { MUNICIPIO, NFSE_REGIME, nfseOf } from '../../../test/support/nfse-bodies.ts';
import { registeredAt, setClock, setFact } from '../../../test/support/sandbox.ts';
import { statusAnswer } from '../../rest/v1/authority/query-status.ts';
import { analysisAnswer } from '../../rest/v1/events/get-analysis.ts';
import { conditionAnswer } from '../../rest/v1/sandbox/conditions.ts';

let account: Account;
let company: Company;
beforeAll(async () => {
  account = await newAccount();
  company = await newCompany(account);
});

const strict = (of: Company) => ({ ...testOf(of), 'x-sandbox-strict': 'true' });
const withMarker = (marker: string, own: Payload = {}) =>
  nfseOf(company, { descricao_servico: `Consultoria ${marker}`, ...own });
const xmlOf = async (id: string): Promise<string> =>
  (await send('GET', `/v1/nfse/${id}/xml`, testOf(company))).text;

describe('an NFS-e', () => {
  it('is authorized with the contract’s fields: the DPS Id first, the key of the note afterwards', async () => {
    const taken = await emit(testOf(company), nfseOf(company));
    expect(taken.accessKey).toBe(
      `DPS${MUNICIPIO}2${company.cnpj}${'1'.padStart(5, '0')}${(taken.numero_dps ?? '').padStart(15, '0')}`,
    );
    expect(taken).toMatchObject({ serie_dps: '1', numero_dps: expect.stringMatching(/^\d+$/) });
    const view = await emitToVerdict(testOf(company), nfseOf(company));
    expect(view, view.rejectionReason).toMatchObject({
      status: 'AUTORIZADA',
      type: 'nfse',
      cStat: '100',
      qrCodeUrl: null,
      rejection: null,
      creditsCharged: 0,
    });
    expect(isChaveNfse(view.accessKey)).toBe(true);
    expect(view.accessKey.slice(0, 23)).toBe(`${MUNICIPIO}22${company.cnpj}`);
    expect(view.protocolNumber).toMatch(/^\d+$/);
    const found = await send('GET', `/v1/documents?accessKey=${view.accessKey}`, testOf(company));
    expect(found.json).toMatchObject({ data: [{ id: view.id }] });
    const pdf = await send('GET', `/v1/nfse/${view.id}/pdf`, testOf(company));
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(pdf.text).toMatch(/^%PDF-/);
  });

  it('with letters in its CNPJ is authorized, found, substituted and made void as any other', async () => {
    const body = `12ABC345${randomInt(1_296, 46_656).toString(36).toUpperCase().padStart(4, 'Z')}`;
    const lettered = await newCompany(account, { cnpj: `${body}${cnpjCheckDigits(body)}` });
    const first = await emitAuthorized(testOf(lettered), nfseOf(lettered));
    expect(first.accessKey.slice(9, 23)).toBe(lettered.cnpj);
    const note = await emitAuthorized(
      testOf(lettered),
      nfseOf(lettered, {
        chave_nfse_substituida: first.accessKey,
        codigo_justificativa_substituicao: '05',
        cnpj_tomador: '12ABC34501DE35',
        razao_social_tomador: 'Orvalho Sistemas Ltda',
      }),
    );
    const found = await send('GET', `/v1/documents?accessKey=${note.accessKey}`, testOf(lettered));
    expect(found.json).toMatchObject({ data: [{ id: note.id }] });
    expect(await consult(testOf(lettered), first.id, 'nfse')).toMatchObject({ status: 'CANCELADA' });
    expect(await cancelAndSettle(note.id, { reason: REASON }, testOf(lettered))).toMatchObject({
      status: 'CANCELADA',
    });
  });

  it('with its regimes and the total of taxes is authorized in strict mode too, without defaults', async () => {
    const view = await emitToVerdict(strict(company), nfseOf(company, NFSE_REGIME));
    expect(view, view.rejectionReason).toMatchObject({ status: 'AUTORIZADA', completedInSandbox: [] });
  });

  it('without them is refused in strict mode, every one named', async () => {
    const view = await emitToVerdict(strict(company), nfseOf(company));
    expect(view).toMatchObject({ status: 'REJEITADA', rejection: { cStat: '225', origin: 'validacao' } });
    for (const field of ['codigo_opcao_simples_nacional', 'regime_especial_tributacao', 'tributacao_iss'])
      expect(view.rejectionReason).toContain(field);
  });

  it('without an emitting município is completed in the sandbox and rejected with the field in strict mode', async () => {
    const body = nfseOf(company, { ...NFSE_REGIME, codigo_municipio_prestador: undefined });
    const filledIn = await emitToVerdict(testOf(company), body);
    expect(filledIn, filledIn.rejectionReason).toMatchObject({ status: 'AUTORIZADA' });
    expect(filledIn.completedInSandbox).toEqual([
      { field: 'codigo_municipio_emissora', tag: 'cLocEmi', value: MUNICIPIO },
    ]);
    const refused = await emitToVerdict(strict(company), body);
    expect(refused).toMatchObject({ status: 'REJEITADA', rejection: { cStat: '225', origin: 'validacao' } });
    expect(refused.rejectionReason).toContain('codigo_municipio_emissora');
  });

  it('is handed out as the note of the environment, valid and signed twice', async () => {
    const view = await emitToVerdict(testOf(company), nfseOf(company));
    const xml = await xmlOf(view.id);
    expect(xml).toContain(`<infNFSe Id="NFS${view.accessKey}">`);
    const namespace = 'http://www.sped.fazenda.gov.br/nfse';
    const dps = /<DPS .*<\/DPS>/s.exec(xml)?.[0].replace('<DPS ', `<DPS xmlns="${namespace}" `) ?? '';
    for (const [text, element] of [
      [xml, 'infNFSe'],
      [dps, 'infDPS'],
    ] as const)
      if (hasXmlsec()) expect(xmlsecVerify(text, { element, trustedPem: null })).toMatchObject({ ok: true });
    expect(xsdErrors(xml, 'NFSe')).toEqual([]);
  });

  it.each(['minimo', 'completo'])(
    'from the complete examples is authorized in both modes: %s',
    async (name) => {
      const example = fixtureOf('nfse', name);
      const own = await newCompany(account);
      const now = new Date(Date.now() - 60_000).toISOString().slice(0, 19);
      const body = {
        ...example,
        cnpj_prestador: own.cnpj,
        data_emissao: `${now}Z`,
        ...('data_competencia' in example ? { data_competencia: today() } : {}),
        numero_dps: undefined,
      };
      // The complete example has a rate that an active município sets itself: E0617 in strict mode.
      const rated = 'percentual_aliquota_relativa_municipio' in example;
      const unrated = { ...body, percentual_aliquota_relativa_municipio: undefined };
      if (rated)
        expect(await emitToVerdict(strict(own), body)).toMatchObject({ rejection: { cStat: 'E0617' } });
      for (const [headers, sent] of [
        [testOf(own), body],
        [strict(own), unrated],
      ] as const) {
        const view = await emitToVerdict(headers, sent);
        expect(view, view.rejectionReason).toMatchObject({ status: 'AUTORIZADA', completedInSandbox: [] });
      }
    },
  );

  it('keeps the number the caller sends, and refuses it a second time', async () => {
    const own = { numero_dps: '4242', serie_dps: '77' };
    expect(await emit(testOf(company), nfseOf(company, own))).toMatchObject({
      accessKey: `DPS${MUNICIPIO}2${company.cnpj}00077000000000004242`,
      ...own,
    });
    const again = await emitToVerdict(testOf(company), nfseOf(company, own));
    expect(again).toMatchObject({ status: 'REJEITADA', rejection: { origin: 'validacao' } });
    expect(again.rejectionReason).toContain('4242');
  });

  it('names every field that the contract misses', async () => {
    const reply = await send('POST', '/v1/nfse/emit', testOf(company), {
      mod: 'NFSE',
      email_tomador: 'x@y.example',
    });
    const { errors } = refusal(reply, 400, 'requisicao_invalida');
    expect(errors?.map(({ field }) => field)).toEqual([
      'descricao_servico',
      'codigo_tributacao_nacional_iss',
      'valor_servico',
      'cnpj_prestador',
      'codigo_municipio_prestacao',
      'cnpj_tomador',
      'razao_social_tomador',
    ]);
  });

  it('is rejected with 213 for another company before sending', async () => {
    const view = await emitToVerdict(testOf(company), nfseOf(company, { cnpj_prestador: '38889102000182' }));
    expect(view).toMatchObject({ status: 'REJEITADA', rejection: { cStat: '213', origin: 'validacao' } });
  });
});

describe('faults that the national service would refuse', () => {
  it('are reported code by code before sending', async () => {
    const view = await emitToVerdict(
      testOf(company),
      nfseOf(company, { tributacao_iss: '3', tipo_retencao_iss: '2', codigo_pais_exportacao: 'US' }),
    );
    expect(view.rejection).toMatchObject({ cStat: 'E0204', origin: 'validacao' });
    const codes = view.rejection?.errors.map(({ cStat }) => cStat);
    expect(codes).toEqual(expect.arrayContaining(['E0204', 'E0330', 'E0580']));
  });
});

describe('scenarios', () => {
  it('cStat answers that code', async () => {
    const view = await emitToVerdict(testOf(company), withMarker('SANDBOX(cStat=E0120)'));
    expect(view).toMatchObject({ status: 'REJEITADA', rejection: { cStat: 'E0120', origin: 'sefaz' } });
    expect(view.rejectionReason).toMatch(/^E0120: IM do prestador não deve ser informado/);
  });

  it('issues a note with alerts of the service, and reports them', async () => {
    const view = await emitToVerdict(testOf(company), withMarker('SANDBOX(cStat=120)'));
    expect(view, view.rejectionReason).toMatchObject({ status: 'AUTORIZADA' });
    expect(view.warnings).toEqual([
      { code: 'alerta_sefaz', message: expect.stringMatching(/^A1: Alerta/), since: view.authorizedAt },
      { code: 'alerta_sefaz', message: 'Alerta de teste, o segundo', since: view.authorizedAt },
    ]);
  });

  it.each(['timeout=antes', 'timeout=depois', 'indisponivel=1', 'http=503', 'lixo', 'lento=300'])(
    '%s ends in one authorized note, asked for by its DPS Id where there was doubt',
    async (scenario) => {
      const view = await emitToVerdict(testOf(company), withMarker(`SANDBOX(${scenario})`));
      expect(view, view.rejectionReason).toMatchObject({ status: 'AUTORIZADA' });
      const number = { cnpj: company.cnpj, modelo: 'NFSE', serie: view.serie, numero: view.numero };
      expect(await registeredAt(account.accountId, number)).toEqual([view.accessKey]);
    },
  );
});

const DAY_MS = 86_400_000;
const REASON = 'Serviço não foi prestado ao tomador';
async function cancelAndSettle(id: string, body: object = { reason: REASON }, of = testOf(company)) {
  const reply = await send('POST', `/v1/nfse/${id}/cancel`, of, body);
  expect(reply.status, reply.text).toBe(202);
  return settleEvents(of, id, 'nfse');
}

const importedOf = createImportReader({
  schemas: null,
  trusted: certificatesIn(readFileSync(stack().sandboxCaFile, 'utf8')),
});
const voids = ({ cnpj }: Company, accessKey: string | null) => ({
  kind: 'evento',
  type: 'nfse',
  emitente: cnpj,
  accessKey,
  leaves: { status: 'CANCELADA', cStat: '101' },
});

describe('canceling', () => {
  it('makes the note void, with the registered event as its file', async () => {
    const { id, accessKey } = await emitAuthorized(testOf(company), nfseOf(company));
    const view = await cancelAndSettle(id, { reason: REASON, codigo_cancelamento: '2' });
    expect(view).toMatchObject({ status: 'CANCELADA', accessKey, cStat: '101' });
    expect(view.events).toMatchObject([
      { type: 'cancelamento', eventCode: '101101', status: 'autorizado', status_sefaz: '135' },
    ]);
    const file = await send('GET', `/v1/nfse/${id}/events/${view.events[0]?.id}/xml`, testOf(company));
    expect(file.text).toContain(`<infEvento Id="EVT${accessKey}101101001">`);
    expect(file.text).toContain('<cMotivo>2</cMotivo>');
    expect((await send('GET', `/v1/nfse/${id}/pdf`, testOf(company))).text).toMatch(/^%PDF-/);
    refusal(
      await send('POST', `/v1/nfse/${id}/cancel`, testOf(company), { reason: REASON }),
      409,
      'documento_nao_autorizado',
    );
    expect(xsdErrors(file.text, 'evento')).toEqual([]);
    expect(importedOf(Buffer.from(file.text))).toMatchObject({
      ...voids(company, accessKey),
      event: 'cancelamento',
    });
  });

  it.each(['timeout=antes', 'timeout=depois', 'http=503'])(
    '%s ends in one event, looked for on record where there was doubt',
    async (scenario) => {
      const { id } = await emitAuthorized(testOf(company), nfseOf(company));
      const view = await cancelAndSettle(id, { reason: `${REASON} SANDBOX(${scenario})` });
      expect(view).toMatchObject({ status: 'CANCELADA', events: [{ status: 'autorizado' }] });
    },
  );

  it('after the term of the município stays as it was: E0822', async () => {
    const own = await newAccount();
    const late = await newCompany(own);
    const { id } = await emitAuthorized(testOf(late), nfseOf(late));
    await setClock(own.accountId, 31 * DAY_MS);
    const view = await cancelAndSettle(id, { reason: REASON }, testOf(late));
    expect(view).toMatchObject({
      status: 'AUTORIZADA',
      events: [{ status: 'erro_autorizacao', status_sefaz: 'E0822' }],
    });
  });

  it.each([
    ['analise-deferida', 'deferida', 'CANCELADA'],
    ['analise-indeferida', 'indeferida', 'AUTORIZADA'],
  ])('after the term is the município’s to decide: %s', async (fact, status, ends) => {
    const own = await newAccount();
    const late = await newCompany(own);
    const { id, accessKey } = await emitAuthorized(testOf(late), nfseOf(late));
    const path = `/v1/nfse/${id}/analise-cancelamento`;
    const state = async () => bodyOf(await send('GET', path, testOf(late)), 200, analysisAnswer);
    refusal(await send('GET', path, testOf(late)), 404, 'nao_encontrado');
    await setClock(own.accountId, 31 * DAY_MS);
    const asked = await send('POST', path, testOf(late), { reason: 'Valor do serviço informado errado' });
    expect(asked.status, asked.text).toBe(200);
    expect(asked.json).toMatchObject({ status: 'autorizado', status_sefaz: '135' });
    expect(await state()).toMatchObject({ status: 'em_analise', reason: null, confirmed: true });
    await setFact(own.accountId, { chave: accessKey }, fact);
    expect(await state()).toMatchObject({
      status,
      reason: expect.stringMatching(/administração tributária/),
    });
    const view = await cancelAndSettle(id, { reason: REASON }, testOf(late));
    expect(view.status).toBe(ends);
    const query = 'query ($id: ID!) { cancellationAnalysis(id: $id) { status confirmed } }';
    expect(await askGraphql(testOf(late), query, { id })).toEqual({
      cancellationAnalysis: { status, confirmed: true },
    });
  });
});

describe('substitution', () => {
  const substituteOf = (chave: string, own: Payload = {}) =>
    nfseOf(company, {
      chave_nfse_substituida: chave,
      codigo_justificativa_substituicao: '05',
      valor_servico: 1600,
      ...own,
    });

  it('makes the note void whose place another takes', async () => {
    const old = await emitAuthorized(testOf(company), nfseOf(company));
    const paperOf = async () => (await send('GET', `/v1/nfse/${old.id}/pdf`, testOf(company))).text;
    const paper = await paperOf();
    const note = await emitAuthorized(testOf(company), substituteOf(old.accessKey));
    expect(await paperOf()).not.toBe(paper);
    const view = await consult(testOf(company), old.id, 'nfse');
    expect(view).toMatchObject({ status: 'CANCELADA', cancellableUntil: null });
    expect(view.events).toMatchObject([
      {
        type: 'cancelamento-substituicao',
        eventCode: '105102',
        status: 'autorizado',
        details: { chSubstituta: note.accessKey },
        protocolNumber: expect.stringMatching(/^\d+$/),
        caminho_xml: expect.stringMatching(/^https?:/),
      },
    ]);
    const event = await fetch(String(view.events[0]?.caminho_xml));
    expect(await event.text()).toContain(`<chSubstituta>${note.accessKey}</chSubstituta>`);
    const pdf = await fetch(new URL(`/v1/nfse/${old.id}/pdf`, stack().apiUrl), { headers: testOf(company) });
    expect(await rawTextOf(new Uint8Array(await pdf.arrayBuffer()))).toContain('SUBSTITUÍDA');
    const again = await emitToVerdict(testOf(company), substituteOf(old.accessKey));
    expect(again).toMatchObject({ status: 'REJEITADA', rejection: { cStat: 'E0046' } });
  });
});

describe('the status of the service', () => {
  it('is that of the national environment, asked with the certificate', async () => {
    const up = bodyOf(await send('POST', '/v1/nfse/status', testOf(company)), 200, statusAnswer);
    expect(up).toMatchObject({ online: true });
    const own = await newAccount();
    const other = await newCompany(own);
    const condition = { operation: 'status', scenario: 'http=503', times: 1 };
    bodyOf(await send('POST', '/sandbox/conditions', accessOf(own), condition), 201, conditionAnswer);
    const down = bodyOf(await send('POST', '/v1/nfse/status', testOf(other)), 200, statusAnswer);
    expect(down).toMatchObject({ online: false });
  });
});
