import { isChave } from '@fiscal/core/chave-acesso/chave-acesso';
import { moveToNow, type Payload, randomCnpj } from '@fiscal/core/testing/builders';
import { xsdErrors } from '@fiscal/core/testing/official-schemas';
import { hasXmlsec, xmlsecVerify } from '@fiscal/core/testing/xmlsec';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  type Account,
  bodyOf,
  type Company,
  emit,
  emitToVerdict,
  newAccount,
  newCompany,
  nfceOf,
  nfeOf,
  send,
  testOf,
} from '../../../test/support/api.ts';
import { fixtureOf, fixturesOf } from '../../../test/support/fixtures.ts';
import { documentViewSchema } from '../../rest/v1/document-view.ts';
import { emitAnswerWithVerdict } from '../../rest/v1/documents/emit-document-schema.ts';

let account: Account;
let company: Company;
beforeAll(async () => {
  account = await newAccount();
  company = await newCompany(account);
});

describe('the contract’s minimal bodies', () => {
  it('authorizes an NF-e', async () => {
    const view = await emitToVerdict(testOf(company), nfeOf(company));
    expect(view, view.rejectionReason).toMatchObject({
      status: 'AUTORIZADA',
      type: 'nfe',
      environment: 2,
      cStat: '100',
      qrCodeUrl: null,
      rejection: null,
      creditsCharged: 0,
    });
    expect(view.protocolNumber).toMatch(/^\d{15}$/);
    expect(isChave(view.accessKey)).toBe(true);
    expect(view.accessKey.slice(6, 22)).toBe(`${company.cnpj}55`);
    expect(view.completedInSandbox.length).toBeGreaterThan(0);
    expect(view.cancellableUntil).not.toBeNull();
    expect(view.authorizedAt).not.toBeNull();
  });

  it('authorizes an NFC-e, with its QR code', async () => {
    const view = await emitToVerdict(testOf(company), nfceOf(company));
    expect(view, view.rejectionReason).toMatchObject({ status: 'AUTORIZADA', type: 'nfce' });
    expect(view.qrCodeUrl).toContain(view.accessKey);
  });

  it.each([
    ['nfe', nfeOf],
    ['nfce', nfceOf],
  ])('authorizes a document with alerts of the authority, and reports them: %s', async (_type, payload) => {
    const noted = { informacoes_adicionais_contribuinte: 'SANDBOX(cStat=120)' };
    const view = await emitToVerdict(testOf(company), payload(company, noted));
    expect(view, view.rejectionReason).toMatchObject({ status: 'AUTORIZADA', cStat: '120' });
    expect(view.warnings).toEqual([
      { code: 'alerta_sefaz', message: expect.stringMatching(/^1: Alerta/), since: view.authorizedAt },
      { code: 'alerta_sefaz', message: expect.stringMatching(/^2: Alerta/), since: view.authorizedAt },
    ]);
    const { text: xml } = await send('GET', `/v1/nfe/${view.id}/xml`, testOf(company));
    expect(xsdErrors(xml, 'nfeProc')).toEqual([]);
  });

  it.each([
    ['NF-e', nfeOf],
    ['NFC-e', nfceOf],
  ])('rejects the %s with the full list when nothing may be completed', async (_name, payload) => {
    const view = await emitToVerdict({ ...testOf(company), 'x-sandbox-strict': 'true' }, payload(company));
    expect(view.status).toBe('REJEITADA');
    expect(view.completedInSandbox).toEqual([]);
    expect(view.rejection?.errors.length).toBeGreaterThan(1);
    expect(view.rejectionReason).toContain(view.rejection?.errors[0]?.message);
  });

  it('completes nothing for a company that asked for strictness', async () => {
    const strict = await newCompany(account);
    const patched = await send(
      'PATCH',
      `/v1/clients/${strict.clientId}`,
      { 'x-access-key': account.accessKey },
      { sandboxStrict: true },
    );
    expect(patched.status).toBe(200);
    expect((await emitToVerdict(testOf(strict), nfeOf(strict))).status).toBe('REJEITADA');
  });

  it('takes text and number for each other', async () => {
    const view = await emitToVerdict(testOf(company), {
      ...nfeOf(company),
      mod: 55,
      tipo_documento: 1,
      local_destino: 1,
      modalidade_frete: 9,
      cnpj_emitente: Number(company.cnpj),
      itens: [
        {
          codigo_produto: 7,
          descricao: 'CADEIRA',
          cfop: 5102,
          unidade_comercial: 'UN',
          quantidade_comercial: 2,
          valor_unitario_comercial: 150,
          icms_origem: 0,
          icms_situacao_tributaria: '00',
        },
      ],
    });
    expect(view, view.rejectionReason).toMatchObject({ status: 'AUTORIZADA' });
  });

  it('numbers one after the other from the company’s série', async () => {
    const fresh = await newCompany(account);
    const first = await emitToVerdict(testOf(fresh), nfeOf(fresh));
    const second = await emitToVerdict(testOf(fresh), nfeOf(fresh));
    expect([first.serie, first.numero, second.numero]).toEqual([1, 1, 2]);
    const sent = await emitToVerdict(testOf(fresh), nfeOf(fresh, { serie: '7', numero: '40' }));
    expect([sent.status, sent.serie, sent.numero]).toEqual(['AUTORIZADA', 7, 40]);
    const next = await emitToVerdict(testOf(fresh), nfeOf(fresh, { serie: '7' }));
    expect(next.numero).toBe(41);
  });

  it('rejects another company’s CNPJ with 213 and takes a branch of its own', async () => {
    const foreign = await emitToVerdict(
      testOf(company),
      nfeOf(company, { cnpj_emitente: randomCnpj('outra') }),
    );
    expect(foreign).toMatchObject({ status: 'REJEITADA', rejection: { cStat: '213', origin: 'validacao' } });
  });
});

describe('Prefer: wait', () => {
  it('answers 202 with the verdict in the body', async () => {
    const headers = { ...testOf(company), prefer: 'wait=30' };
    const reply = await send('POST', '/v1/nfe/emit', headers, nfeOf(company));
    const body = bodyOf(reply, 202, emitAnswerWithVerdict);
    expect(reply.headers.get('preference-applied')).toBe('wait=30');
    expect(body).toMatchObject({ status: 'AUTORIZADA', id: body.invoiceId });
  });

  it('answers when the time is up, verdict or not', async () => {
    const headers = { ...testOf(company), prefer: 'wait=0' };
    const body = bodyOf(
      await send('POST', '/v1/nfe/emit', headers, nfeOf(company)),
      202,
      emitAnswerWithVerdict,
    );
    expect(body.invoiceId).toBe(body.id);
  });
});

describe('files of an emission', () => {
  it('hands out the signed XML with its protocol', async () => {
    const view = await emitToVerdict(testOf(company), nfceOf(company));
    const xml = await send('GET', `/v1/nfe/${view.id}/xml`, testOf(company));
    expect(xml.status).toBe(200);
    expect(xml.headers.get('content-type')).toMatch(/^application\/xml/);
    expect(xml.text).toContain('<nfeProc');
    expect(xml.text).toContain(`Id="NFe${view.accessKey}"`);
    expect(xml.text).toContain(`<nProt>${view.protocolNumber}</nProt>`);
    expect(xml.text).toContain('<SignatureValue>');
    const alias = await send('GET', `/v1/nfc-e/${view.id}/xml`, testOf(company));
    expect(alias.text).toBe(xml.text);
    const linked = await send('GET', view.xmlUrl ?? '', {});
    expect(linked.text).toBe(xml.text);
  });

  it('shows an NFC-e under its alias and an NF-e not', async () => {
    const nfce = await emitToVerdict(testOf(company), nfceOf(company));
    const alias = await send('GET', `/v1/nfc-e/${nfce.id}`, testOf(company));
    expect(bodyOf(alias, 200, documentViewSchema).id).toBe(nfce.id);
    const { invoiceId } = await emit(testOf(company), nfeOf(company));
    expect((await send('GET', `/v1/nfc-e/${invoiceId}`, testOf(company))).status).toBe(404);
    expect((await send('GET', `/v1/nfc-e/${invoiceId}/xml`, testOf(company))).status).toBe(404);
  });
});

it.skipIf(!hasXmlsec())('carries a signature that xmlsec1 accepts', async () => {
  const { id } = await emitToVerdict(testOf(company), nfeOf(company));
  const { text } = await send('GET', `/v1/nfe/${id}/xml`, testOf(company));
  expect(xmlsecVerify(text, { element: 'infNFe', trustedPem: null })).toMatchObject({ ok: true });
});

const examples = ['nfe', 'nfce'].flatMap((type) => fixturesOf(type).map((name) => ({ type, name })));

describe('the example payloads', () => {
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  const own = new Map<string, Promise<Company>>();
  /** The company an example is written for; several examples may share it. */
  const companyOf = (payload: Payload): Promise<Company> => {
    const cnpj = String(payload['cnpj_emitente']).replace(/[./-]/g, '');
    const known =
      own.get(cnpj) ??
      newCompany(account, {
        cnpj,
        ie: text(payload['inscricao_estadual_emitente']) ?? '110042490114',
        uf: text(payload['uf_emitente']) ?? 'SP',
      });
    own.set(cnpj, known);
    return known;
  };

  it.each(examples)('$type $name is authorized when moved to now', async ({ type, name }) => {
    const payload = fixtureOf(type, name);
    const issuer = await companyOf(payload);
    const view = await emitToVerdict(testOf(issuer), moveToNow(payload, Date.now()));
    expect(view, view.rejectionReason).toMatchObject({ status: 'AUTORIZADA' });
    const { text: xml } = await send('GET', `/v1/nfe/${view.id}/xml`, testOf(issuer));
    expect(xsdErrors(xml, 'nfeProc')).toEqual([]);
  });

  it.each([
    ['nfce', 'venda-simples', '704'],
    ['nfe', 'interestadual-icms00-ipi', '228'],
  ])('%s %s with a date of long ago meets %s', async (type, name, cStat) => {
    const payload = moveToNow(fixtureOf(type, name), Date.now() - 90 * 86_400_000);
    const view = await emitToVerdict(testOf(await companyOf(payload)), payload);
    expect(view).toMatchObject({ status: 'REJEITADA', rejection: { cStat, origin: 'validacao' } });
  });
});
