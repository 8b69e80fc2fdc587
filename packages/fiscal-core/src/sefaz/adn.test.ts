import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { documentOf } from '../registry/documents.ts';
import { createTestCa, issueEcnpj, testSigner } from '../testing/certificates.ts';
import { issuedFile } from '../testing/issued.ts';
import { parseXml } from '../xml/parse.ts';
import { adnCall, parseAdn } from './adn.ts';
import { asReceivedBy, readReceived } from './received.ts';
import { readRestCall, restAnswer } from './rest.ts';

const FOLDER = new URL('../documents/nfse/fixtures/', import.meta.url);
const signer = { ...testSigner(issueEcnpj(createTestCa(), { cnpj: '33683111000107' })), csc: '', cscId: '' };
const notes = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.input.json'))
  .map((file) => {
    const golden = readFileSync(new URL(file.replace('.input.json', '.xml'), FOLDER), 'utf8');
    const { emitente } = documentOf('nfse').issued(parseXml(golden).root);
    return {
      file,
      emitente,
      xml: issuedFile('nfse', golden, { signer, environmentSigner: signer }).xml.toString(),
    };
  });
const valueIn = (xml: string, name: string) => new RegExp(`<${name}>([^<]+)`).exec(xml)?.[1];
const read = (xml: string) => readReceived('nfse', gzipSync(xml));
const CHAVE = /Id="NFS(\w{50})"/.exec(notes[0]?.xml ?? '')?.[1] ?? '';
const event = (code: string, chave = CHAVE, inside = '<xDesc>Descrito</xDesc>') =>
  `<evento xmlns="http://www.sped.fazenda.gov.br/nfse" versao="1.01"><infEvento Id="EVT"><verAplic>X</verAplic><ambGer>2</ambGer><nSeqEvento>002</nSeqEvento><dhProc>2026-11-21T11:00:03-03:00</dhProc><nDFSe>77</nDFSe><pedRegEvento versao="1.01"><infPedReg Id="PRE"><tpAmb>2</tpAmb><verAplic>X</verAplic><dhEvento>2026-11-21T11:00:00-03:00</dhEvento><CNPJAutor>11222333000181</CNPJAutor><chNFSe>${chave}</chNFSe><e${code}>${inside}</e${code}></infPedReg></pedRegEvento></infEvento></evento>`;

describe('a question to the ADN', () => {
  it('names the NSU and the CNPJ, and no CPF', () => {
    expect(readRestCall(adnCall('11222333000181', { by: 'ultNSU', nsu: 7 }))).toEqual({
      params: { NSU: '7', lote: 'true', cnpjConsulta: '11222333000181' },
    });
    expect(readRestCall(adnCall('52998224725', { by: 'NSU', nsu: 9 }))).toEqual({
      params: { NSU: '9', lote: 'false' },
    });
    expect(() => adnCall('52998224725', { by: 'chave', chave: CHAVE })).toThrow(/key/);
  });
});

describe('an answer of the ADN', () => {
  const answer = (status: number, body: unknown) => parseAdn(restAnswer({ status, body }));

  it('hands out documents without a last number, under names of any case', () => {
    const zipped = gzipSync('<NFSe/>');
    const lot = (name: string) => ({
      StatusProcessamento: 'DOCUMENTOS_LOCALIZADOS',
      [name]: [
        { NSU: 5, TipoDocumento: 'NFSE', ArquivoXml: zipped.toString('base64') },
        {
          nsu: '6',
          tipoDocumento: 'EVENTO',
          tipoEvento: 'CANCELAMENTO',
          arquivoXml: Buffer.from(zipped.toString('base64')).toString('base64'),
        },
        { NSU: null, ArquivoXml: null },
        7,
      ],
    });
    for (const name of ['LoteDFe', 'loteDFe'])
      expect(answer(200, lot(name))).toEqual({
        kind: 'documentos',
        openEnd: true,
        ultNSU: null,
        maxNSU: null,
        documents: [
          { nsu: 5, schema: 'NFSE', zipped },
          { nsu: 6, schema: 'EVENTO CANCELAMENTO', zipped },
          { nsu: null, schema: '', zipped: Buffer.alloc(0) },
          { nsu: null, schema: '', zipped: Buffer.alloc(0) },
        ],
      });
  });

  it.each([
    [404, { StatusProcessamento: 'NENHUM_DOCUMENTO_LOCALIZADO' }, { kind: 'nenhum' }],
    [404, { Erros: [{ Codigo: 'E2220', Descricao: 'x' }] }, { kind: 'nenhum' }],
    [429, null, { kind: 'consumo-indevido', ultNSU: null }],
    [404, null, { kind: 'ilegivel' }],
    [200, [], { kind: 'ilegivel' }],
    [400, { Erros: [{ Codigo: 'E9999', Descricao: 'x' }] }, { kind: 'recusada', cStat: 'E9999' }],
  ])('reads %s %j', (status, body, expected) => {
    expect(answer(status, body)).toMatchObject(expected);
  });
});

describe('files of the ADN', () => {
  it.each(notes)('reads a note ($file)', ({ xml, emitente }) => {
    expect(read(xml)).toMatchObject({
      kind: 'nota',
      note: {
        chave: /Id="NFS(\w{50})"/.exec(xml)?.[1],
        emitente,
        valor: valueIn(xml, 'vServ'),
        dhEmi: valueIn(xml, 'dhEmi'),
        dhRecbto: valueIn(xml, 'dhProc'),
        nProt: valueIn(xml, 'nNFSe'),
        ie: null,
        tpNF: null,
        situacao: 'autorizada',
      },
    });
  });

  it('names the taker, and makes a note of the party’s own none that it received', () => {
    const { xml = '', emitente = '' } = notes.find((note) => note.xml.includes('<toma><CNPJ>')) ?? {};
    const content = read(xml);
    expect(content).toMatchObject({ destinatario: /<toma><CNPJ>(\w+)/.exec(xml)?.[1] });
    expect(asReceivedBy(emitente, content).kind).toBe('propria');
    expect(asReceivedBy('11222333000181', content)).toBe(content);
  });

  it('reads an event by its element, whatever its code', () => {
    expect(read(event('105102'))).toEqual({
      kind: 'evento',
      whole: true,
      event: {
        chave: CHAVE,
        cOrgao: null,
        autor: '11222333000181',
        tpEvento: '105102',
        nSeqEvento: 2,
        xEvento: 'Descrito',
        dhEvento: '2026-11-21T11:00:00-03:00',
        nProt: '77',
        effect: 'cancelada',
      },
    });
    for (const code of ['101101', '105104', '305101'])
      expect(read(event(code))).toMatchObject({ event: { effect: 'cancelada' } });
    expect(read(event('909090', CHAVE, ''))).toMatchObject({
      event: { tpEvento: '909090', effect: null, xEvento: null },
    });
  });

  it.each([
    ['a note without its number', (notes[0]?.xml ?? '').replace(/<nNFSe>[^<]*<.nNFSe>/, ''), 'NFSe'],
    ['a key whose check digit is wrong', event('101101', `${CHAVE.slice(0, 49)}x`), 'evento'],
    ['an event of no code', event('1011011'), 'evento'],
    ['another root', '<CNC/>', 'CNC'],
  ])('reads nothing from %s', (_what, xml, root) => {
    expect(read(xml)).toEqual({ kind: 'desconhecido', root });
  });
});
