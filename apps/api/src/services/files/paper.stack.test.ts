import { hasPaper } from '@fiscal/paper/papers';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  accessOf,
  bodyOf,
  type Company,
  emitAuthorized,
  emitToVerdict,
  newAccount,
  newCompany,
  nfceOf,
  nfeOf,
  refusal,
  send,
  settleEvents,
  testOf,
} from '../../../test/support/api.ts';
import { OTHER_TYPES, sampleOf } from '../../../test/support/documents.ts';
import type { DocumentBody } from '../../rest/v1/document-view.ts';
import { danfeEtiquetaAnswer } from '../../rest/v1/files/get-danfe-etiqueta-schema.ts';

let company: Company;
let headers: Readonly<Record<string, string>>;
let nfe: DocumentBody;
let nfce: DocumentBody;
let rejected: DocumentBody;
beforeAll(async () => {
  company = await newCompany(await newAccount());
  headers = testOf(company);
  nfe = await emitAuthorized(headers, nfeOf(company));
  nfce = await emitAuthorized(headers, nfceOf(company));
  rejected = await emitToVerdict(
    headers,
    nfeOf(company, { informacoes_adicionais_contribuinte: 'SANDBOX(cStat=778)' }),
  );
});

/** Raw bytes of an answer that is a PDF. */
async function pdfAt(url: string, by: Readonly<Record<string, string>> = headers): Promise<Buffer> {
  const api = new URL(nfe.xmlUrl ?? '').origin;
  const answer = await fetch(url.startsWith('http') ? url : `${api}${url}`, { headers: by });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.status, bytes.toString().slice(0, 500)).toBe(200);
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^inline; filename="(?:\d{44}|DPS\d{42})-[a-z-]+\.pdf"$/,
  );
  expect(bytes.toString('latin1')).toMatch(/^%PDF-1\.\d[\s\S]*%%EOF\s*$/);
  return bytes;
}

describe('GET …/pdf', () => {
  it('draws an NF-e and an NFC-e, the same bytes each time and by the signed link', async () => {
    for (const [route, { id, pdfUrl }] of [
      ['nfe', nfe],
      ['nfe', nfce],
      ['nfc-e', nfce],
    ] as const) {
      const bytes = await pdfAt(`/v1/${route}/${id}/pdf`);
      expect((await pdfAt(`/v1/${route}/${id}/pdf`)).equals(bytes)).toBe(true);
      expect((await pdfAt(pdfUrl ?? '', {})).equals(bytes)).toBe(true);
    }
  });

  it.each(OTHER_TYPES.filter(({ type }) => hasPaper(type)))(
    'draws what is printed of $type, the same bytes by the signed link',
    async (definition) => {
      const { id, pdfUrl } = await emitAuthorized(headers, sampleOf(definition, company));
      const bytes = await pdfAt(`/v1/${definition.route}/${id}/pdf`);
      expect((await pdfAt(pdfUrl ?? '', {})).equals(bytes)).toBe(true);
    },
  );

  it('turns the page and narrows the roll', async () => {
    const upright = await pdfAt(`/v1/nfe/${nfe.id}/pdf?orientacao=retrato`);
    expect((await pdfAt(`/v1/nfe/${nfe.id}/pdf?orientacao=paisagem`)).equals(upright)).toBe(false);
    const wide = await pdfAt(`/v1/nfc-e/${nfce.id}/pdf`);
    expect((await pdfAt(`/v1/nfc-e/${nfce.id}/pdf?largura=58`)).equals(wide)).toBe(false);
  });

  it('draws the sheet of a letter and of a cancellation once they are registered', async () => {
    const { id } = await emitAuthorized(headers, nfeOf(company));
    const sheet = (impressao: string) => send('GET', `/v1/nfe/${id}/pdf?impressao=${impressao}`, headers);
    refusal(await sheet('carta-correcao'), 409, 'evento_inexistente');
    await send('POST', `/v1/nfe/${id}/correct`, headers, {
      correctionText: 'Corrige o complemento do endereco',
    });
    await settleEvents(headers, id);
    const before = await pdfAt(`/v1/nfe/${id}/pdf`);
    await pdfAt(`/v1/nfe/${id}/pdf?impressao=carta-correcao`);
    refusal(await sheet('cancelamento'), 409, 'evento_inexistente');
    await send('POST', `/v1/nfe/${id}/cancel`, headers, { reason: 'Pedido cancelado pelo cliente' });
    await settleEvents(headers, id);
    await pdfAt(`/v1/nfe/${id}/pdf?impressao=cancelamento`);
    // A canceled document is marked so.
    expect((await pdfAt(`/v1/nfe/${id}/pdf`)).equals(before)).toBe(false);
  });

  it('has nothing to draw of a document that is not authorized', async () => {
    expect(rejected.pdfUrl).toBeNull();
    refusal(await send('GET', `/v1/nfe/${rejected.id}/pdf`, headers), 409, 'documento_nao_autorizado');
  });

  it.each(['impressao=tudo', 'orientacao=de-lado', 'largura=70', 'papel=a4'])(
    'refuses ?%s',
    async (query) => {
      refusal(await send('GET', `/v1/nfe/${nfe.id}/pdf?${query}`, headers), 400, 'requisicao_invalida');
    },
  );

  it('is not found under another type’s path, nor without credentials', async () => {
    refusal(await send('GET', `/v1/nfc-e/${nfe.id}/pdf`, headers), 404, 'nao_encontrado');
    refusal(await send('GET', `/v1/nfe/${nfe.id}/pdf`, accessOf(company)), 401, 'nao_autenticado');
  });
});

describe('GET …/danfe-etiqueta', () => {
  it('is a page of 100 × 150 mm with what it is about', async () => {
    const reply = await send('GET', `/v1/nfe/${nfe.id}/danfe-etiqueta`, headers);
    const { danfe_etiqueta_base64: label, ...about } = bodyOf(reply, 200, danfeEtiquetaAnswer);
    expect(about).toEqual({
      status: 'autorizado',
      status_sefaz: '100',
      mensagem_sefaz: nfe.xMotivo,
      chave_nfe: nfe.accessKey,
      numero: String(nfe.numero),
      serie: String(nfe.serie),
    });
    const pdf = Buffer.from(label, 'base64').toString('latin1');
    expect(pdf).toMatch(/^%PDF-/);
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
    expect(Number(width)).toBeCloseTo(283.46, 1);
    expect(Number(height)).toBeCloseTo(425.2, 1);
  });

  it('is for an NF-e that is authorized', async () => {
    const label = (id: string, route = 'nfe') => send('GET', `/v1/${route}/${id}/danfe-etiqueta`, headers);
    refusal(await label(rejected.id), 409, 'documento_nao_autorizado');
    refusal(await label(nfce.id), 409, 'operacao_nao_permitida');
    refusal(await label(nfce.id, 'nfc-e'), 409, 'operacao_nao_permitida');
    refusal(await label(nfe.id, 'nfc-e'), 404, 'nao_encontrado');
    const anonymous = await send('GET', `/v1/nfe/${nfe.id}/danfe-etiqueta`, accessOf(company));
    refusal(anonymous, 401, 'nao_autenticado');
  });
});
