import { describe, expect, it } from 'vitest';
import { buildChaveNfse, isChaveNfse } from '../chave-acesso/chave-nfse.ts';
import { gzipBase64 } from '../xml/compress.ts';
import {
  describeErrors,
  errorsOf,
  parseDps,
  parseEmission,
  parseEvents,
  parseNote,
  unzipBase64,
} from './nfse-answers.ts';
import { filledPath, readRestCall, restAnswer, restCall } from './rest.ts';

const chave = buildChaveNfse({
  cMun: '3550308',
  ambGer: '2',
  inscricao: '11222333000181',
  nNFSe: 7,
  AAMM: '2611',
  codigo: '123456789',
});
const idDps = 'DPS355030821122233300018100001000000000000007';
const note = (own: { readonly id?: string; readonly dps?: string; readonly digest?: string } = {}) =>
  `<NFSe xmlns="http://www.sped.fazenda.gov.br/nfse"><infNFSe Id="NFS${own.id ?? chave}"><nNFSe>7</nNFSe><cStat>100</cStat>` +
  `<dhProc>2026-11-21T10:00:00-03:00</dhProc><DPS><infDPS Id="${own.dps ?? idDps}"></infDPS><Signature><DigestValue>${own.digest ?? 'ours'}</DigestValue></Signature></DPS></infNFSe></NFSe>`;
const issuedAnswer = (xml: string) => restAnswer({ status: 201, body: { nfseXmlGZipB64: gzipBase64(xml) } });
const emission = (text: string) => parseEmission(text, { chave: idDps, digestValue: 'ours' });

it('a key of 50 digits has the check digit of the two real ones that are known', () => {
  expect(isChaveNfse('21113002200574753000100000000000146726037032711025')).toBe(true);
  expect(isChaveNfse('15054862244827692000111000000000001625125368470067')).toBe(true);
  expect(isChaveNfse('15054862244827692000111000000000001625125368470068')).toBe(false);
});

describe('errors', () => {
  const error = { codigo: 'E0014', descricao: 'A.' };
  it.each([
    [{ erros: [error] }],
    [{ erro: [error] }],
    [{ erro: error }],
    [{ Erros: [{ Codigo: 'E0014', Descricao: 'A.', Complemento: null }] }],
  ])('are read from %j', (body) => {
    expect(errorsOf(body)).toEqual([error]);
  });
  it('are all returned, with their complements', () => {
    const errors = errorsOf({ erros: [error, { codigo: 'E0015', descricao: 'B.', complemento: 'dia 3' }] });
    expect(describeErrors(errors)).toEqual({ cStat: 'E0014', xMotivo: 'A. | E0015: B. (dia 3)' });
    expect(errorsOf('<html>')).toEqual([]);
  });
});

describe('the answer to a DPS', () => {
  it('is the note with its key', () => {
    expect(emission(issuedAnswer(note()))).toMatchObject({
      kind: 'autorizado',
      cStat: '100',
      nProt: '7',
      chave,
      digVal: 'ours',
      prot: note(),
    });
  });
  it('keeps what it is alerted to, with or without a code', () => {
    const parseAlerts = (alertas: unknown) =>
      emission(restAnswer({ status: 201, body: { nfseXmlGZipB64: gzipBase64(note()), alertas } }));
    expect(
      parseAlerts([
        { codigo: 'A1', descricao: 'Confira o município', complemento: 'incidência' },
        { mensagem: 'Sem código' },
        {},
      ]),
    ).toMatchObject({
      kind: 'autorizado',
      alerts: [
        { code: 'A1', message: 'Confira o município (incidência)' },
        { code: null, message: 'Sem código' },
      ],
    });
    for (const none of [null, [], undefined]) expect(parseAlerts(none)).not.toHaveProperty('alerts');
  });
  it.each([
    ['another DPS', issuedAnswer(note({ dps: `${idDps.slice(0, 44)}8` }))],
    ['other bytes', issuedAnswer(note({ digest: 'theirs' }))],
    [
      'a key whose check digit is wrong',
      issuedAnswer(note({ id: chave.replace(/.$/, (d) => String((Number(d) + 1) % 10)) })),
    ],
    ['nothing to read', restAnswer({ status: 201, body: {} })],
    ['a refusal without errors', restAnswer({ status: 400, body: {} })],
  ])('with %s is doubt', (_, text) => {
    expect(emission(text)).toMatchObject({ kind: 'duvida' });
  });
  it.each([
    ['E0015', 'rejeitado'],
    ['E0014', 'duplicado'],
    ['E1217', 'indisponivel'],
    ['E7777', 'rejeitado'],
  ])('%s means %s', (codigo, kind) => {
    const text = restAnswer({ status: 400, body: { erros: [{ codigo, descricao: 'x' }] } });
    expect(emission(text)).toMatchObject({ kind, cStat: codigo });
  });
});

describe('record of a DPS', () => {
  it('is given by the DPS: its key, nothing, or a refusal', () => {
    expect(parseDps(restAnswer({ status: 200, body: { chaveAcesso: chave } }))).toEqual({ chave });
    expect(parseDps(restAnswer({ status: 404, body: null }))).toMatchObject({ kind: 'desconhecido' });
    const refused = { erros: [{ codigo: 'E1206', descricao: 'x' }] };
    expect(parseDps(restAnswer({ status: 403, body: refused }))).toMatchObject({
      kind: 'recusado',
      cStat: 'E1206',
    });
    expect(parseDps(restAnswer({ status: 403, body: null }))).toMatchObject({ kind: 'indisponivel' });
  });
  it('is the note, void once an event cancels it', () => {
    const found = restAnswer({ status: 200, body: { nfseXmlGZipB64: gzipBase64(note()) } });
    expect(parseNote(found, [], idDps)).toMatchObject({ kind: 'encontrado', situacao: 'autorizado', chave });
    const cancelled = '<evento><e101101><xDesc>x</xDesc></e101101></evento>';
    expect(parseNote(found, [cancelled], idDps)).toMatchObject({
      situacao: 'cancelado',
      events: [cancelled],
    });
    expect(parseNote(found, [], `${idDps.slice(0, 44)}9`)).toMatchObject({ kind: 'indisponivel' });
  });
  it('shows its events, be they in Base64 once or twice, in a list or alone', () => {
    const once = gzipBase64('<evento/>');
    const twice = Buffer.from(once).toString('base64');
    const list = { eventos: [{ arquivoXml: twice }, { arquivoXml: once }] };
    expect(parseEvents(restAnswer({ status: 200, body: list }))).toEqual(['<evento/>', '<evento/>']);
    expect(parseEvents(restAnswer({ status: 200, body: { eventoXmlGZipB64: once } }))).toEqual(['<evento/>']);
    expect(parseEvents(restAnswer({ status: 404, body: null }))).toEqual([]);
    expect(parseEvents(restAnswer({ status: 200, body: { eventos: [{ arquivoXml: 'x' }] } }))).toBeNull();
    expect(unzipBase64('not zipped')).toBeNull();
  });
});

it('a call keeps its parameters and may have no body', () => {
  expect(readRestCall(restCall({ params: { id: 'a/b' } }))).toEqual({ params: { id: 'a/b' } });
  expect(filledPath('/dps/{id}', { id: 'a/b' })).toBe('/dps/a%2Fb');
});
