import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { buildResult, parseEnvelope } from '../soap/envelope.ts';
import { xsdErrors } from '../testing/official-schemas.ts';
import { distDFeInt, parseDistribution } from './distribution.ts';
import { RECEIVED_BYTES_MAX, readReceived } from './received.ts';

const NS = 'xmlns="http://www.portalfiscal.inf.br/nfe"';
const chave = '35261111222333000181550010000012341465029134';
const fixture = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

const RES_NFE = `<resNFe ${NS} versao="1.01"><chNFe>${chave}</chNFe><CNPJ>11222333000181</CNPJ><xNome>FORNECEDOR &amp; CIA</xNome><IE>110042490114</IE><dhEmi>2026-11-21T10:00:00-03:00</dhEmi><tpNF>1</tpNF><vNF>1234.50</vNF><digVal>2jmj7l5rSw0yVb/vlWAYkK/YBwk=</digVal><dhRecbto>2026-11-21T10:00:05-03:00</dhRecbto><nProt>135260000000001</nProt><cSitNFe>1</cSitNFe></resNFe>`;
const RES_EVENTO = `<resEvento ${NS} versao="1.01"><cOrgao>91</cOrgao><CNPJ>11222333000181</CNPJ><chNFe>${chave}</chNFe><dhEvento>2026-11-21T12:00:00-03:00</dhEvento><tpEvento>610600</tpEvento><nSeqEvento>1</nSeqEvento><xEvento>CT-e Autorizado para NF-e</xEvento><dhRecbto>2026-11-21T12:00:05-03:00</dhRecbto><nProt>135260000000003</nProt></resEvento>`;
const PROC_EVENTO = `<procEventoNFe ${NS} versao="1.00">${fixture('../registry/fixtures/carta-correcao.xml')}<retEvento versao="1.00"><infEvento><tpAmb>2</tpAmb><verAplic>SP1</verAplic><cOrgao>35</cOrgao><cStat>135</cStat><xMotivo>Evento registrado</xMotivo><chNFe>${chave}</chNFe><tpEvento>110110</tpEvento><nSeqEvento>12</nSeqEvento><dhRegEvento>2026-11-21T11:30:03-03:00</dhRegEvento><nProt>135260000000002</nProt></infEvento></retEvento></procEventoNFe>`;

const note = fixture('../documents/nfe/fixtures/simples-csosn102.xml').replace(/^<\?xml[^>]*\?>/, '');
const noteChave = /Id="NFe(\w{44})"/.exec(note)?.[1] ?? '';
const PROC_NFE = `<nfeProc ${NS} versao="4.00">${note}<protNFe versao="4.00"><infProt><tpAmb>2</tpAmb><verAplic>SP1</verAplic><chNFe>${noteChave}</chNFe><dhRecbto>2026-11-21T10:00:05-03:00</dhRecbto><nProt>135260000000001</nProt><digVal>2jmj7l5rSw0yVb/vlWAYkK/YBwk=</digVal><cStat>100</cStat><xMotivo>Autorizado o uso da NF-e</xMotivo></infProt></protNFe></nfeProc>`;

const zip = (xml: string, attributes: string) =>
  `<docZip ${attributes}>${gzipSync(xml).toString('base64')}</docZip>`;
const answer = (cStat: string, ult: string, max: string, inside = '') =>
  `<retDistDFeInt ${NS} versao="1.01"><tpAmb>2</tpAmb><verAplic>1.7.6</verAplic><cStat>${cStat}</cStat><xMotivo>Motivo</xMotivo><dhResp>2026-11-22T10:00:00-03:00</dhResp><ultNSU>${ult}</ultNSU><maxNSU>${max}</maxNSU>${inside}</retDistDFeInt>`;

const LOT = `<loteDistDFeInt>${[
  zip(RES_NFE, 'NSU="000000000000007" schema="resNFe_v1.01.xsd"'),
  zip(PROC_EVENTO, 'NSU="000000000000008" schema="procEventoNFe_v1.00"'),
  zip(RES_EVENTO, 'NSU="000000000000009" schema="resEvento_v1.00.xsd"'),
  zip(PROC_NFE, 'schema="procNFe_v4.00.xsd"'),
].join('')}</loteDistDFeInt>`;

describe('distDFeInt', () => {
  it.each([
    { by: 'ultNSU', nsu: 0 },
    { by: 'NSU', nsu: 1234 },
    { by: 'chave', chave },
  ] as const)('asks by $by, by the official schema', (question) => {
    for (const interested of ['11222333000181', '52998224725'])
      expect(
        xsdErrors(distDFeInt('nfe', { ambiente: 2, cUF: '35', interested }, question), 'distDFeInt'),
      ).toEqual([]);
  });
});

describe('distDFeInt of other types', () => {
  it('names the UF for CT-e and not for MDF-e', () => {
    const of = { ambiente: 2, cUF: '35', interested: '11222333000181' } as const;
    expect(distDFeInt('cte', of, { by: 'ultNSU', nsu: 7 })).toBe(
      '<distDFeInt xmlns="http://www.portalfiscal.inf.br/cte" versao="1.00"><tpAmb>2</tpAmb><cUFAutor>35</cUFAutor><CNPJ>11222333000181</CNPJ><distNSU><ultNSU>000000000000007</ultNSU></distNSU></distDFeInt>',
    );
    expect(distDFeInt('mdfe', of, { by: 'NSU', nsu: 7 })).toBe(
      '<distDFeInt xmlns="http://www.portalfiscal.inf.br/mdfe" versao="1.00"><tpAmb>2</tpAmb><CNPJ>11222333000181</CNPJ><consNSU><NSU>000000000000007</NSU></consNSU></distDFeInt>',
    );
  });
});

describe('retDistDFeInt', () => {
  it('reads documents of every kind by their root, under any schema name', () => {
    const xml = answer('138', '000000000000009', '000000000000020', LOT);
    expect(xsdErrors(xml, 'retDistDFeInt')).toEqual([]);
    const read = parseDistribution(xml);
    if (read.kind !== 'documentos') throw new Error(read.kind);
    expect([read.ultNSU, read.maxNSU, read.documents.map(({ nsu }) => nsu)]).toEqual([
      9,
      20,
      [7, 8, 9, null],
    ]);
    expect(read.documents.map(({ zipped }) => readReceived('nfe', zipped))).toMatchObject([
      {
        kind: 'resumo',
        note: {
          chave,
          emitente: '11222333000181',
          nome: 'FORNECEDOR & CIA',
          valor: '1234.50',
          situacao: 'autorizada',
        },
      },
      {
        kind: 'evento',
        whole: true,
        event: {
          chave,
          tpEvento: '110110',
          nSeqEvento: 12,
          xEvento: 'Carta de Correcao',
          nProt: '135260000000002',
        },
      },
      { kind: 'evento', whole: false, event: { tpEvento: '610600', xEvento: 'CT-e Autorizado para NF-e' } },
      { kind: 'nota', note: { chave: noteChave, nProt: '135260000000001', situacao: 'autorizada' } },
    ]);
  });

  it('writes summaries by the official schema', () => {
    expect(xsdErrors(RES_NFE, 'resNFe')).toEqual([]);
    expect(xsdErrors(RES_EVENTO, 'resEvento')).toEqual([]);
  });

  it('finds the answer inside the elements of the operation', () => {
    const body = buildResult(
      'nfeDistDFeInteresseResponse',
      'urn:x',
      `<nfeDistDFeInteresseResult>${answer('137', '000000000000009', '000000000000009')}</nfeDistDFeInteresseResult>`,
    );
    const soap = parseEnvelope(body);
    expect(soap.kind === 'mensagem' && parseDistribution(soap.content)).toEqual({
      kind: 'nenhum',
      ultNSU: 9,
      maxNSU: 9,
    });
  });

  it.each([
    ['656', { kind: 'consumo-indevido', ultNSU: 9, maxNSU: 0 }],
    ['593', { kind: 'recusada', cStat: '593' }],
    ['589', { kind: 'recusada', cStat: '589', maxNSU: 0 }],
    ['108', { kind: 'indisponivel', cause: '108 Motivo' }],
  ])('reads %s', (cStat, expected) => {
    expect(parseDistribution(answer(cStat, '000000000000009', '000000000000000'))).toMatchObject(expected);
  });

  it.each([
    '',
    '<html/>',
    '<retDistDFeInt/>',
    answer('138', 'x', 'y', '<loteDistDFeInt><docZip>%%</docZip></loteDistDFeInt>'),
  ])('survives %j', (xml) => {
    const read = parseDistribution(xml);
    if (read.kind === 'documentos')
      expect(read.documents.map(({ zipped }) => readReceived('nfe', zipped))).toEqual([
        { kind: 'desconhecido', root: null },
      ]);
    else expect(read.kind).toBe('ilegivel');
  });
});

describe('content of a docZip', () => {
  it('stops at its size', () => {
    expect(readReceived('nfe', gzipSync(`<resNFe>${' '.repeat(RECEIVED_BYTES_MAX)}</resNFe>`))).toEqual({
      kind: 'desconhecido',
      root: null,
    });
  });

  it.each([
    ['another root', '<procNovo/>', 'procNovo'],
    ['a summary without its key', RES_NFE.replace(chave, ''), 'resNFe'],
    ['a key whose check digit is wrong', RES_NFE.replace(chave, `${chave.slice(0, 43)}0`), 'resNFe'],
    ['an amount that is none', RES_NFE.replace('1234.50', '1,5'), 'resNFe'],
    ['a date that is none', RES_NFE.replace('2026-11-21T10:00:00-03:00', 'ontem'), 'resNFe'],
    ['an unknown situation', RES_NFE.replace('<cSitNFe>1', '<cSitNFe>9'), 'resNFe'],
    ['a note without protocol', `<nfeProc ${NS}>${note}</nfeProc>`, 'nfeProc'],
    ['an event without its facts', `<procEventoNFe ${NS}/>`, 'procEventoNFe'],
    ['an event of a strange type', RES_EVENTO.replace('610600', 'x'), 'resEvento'],
  ])('reads nothing from %s', (_what, xml, root) => {
    expect(readReceived('nfe', gzipSync(xml))).toEqual({ kind: 'desconhecido', root });
  });

  it('reads denied and canceled notes', () => {
    const of = (xml: string) => readReceived('nfe', gzipSync(xml));
    expect(of(RES_NFE.replace('<cSitNFe>1', '<cSitNFe>3'))).toMatchObject({
      note: { situacao: 'cancelada' },
    });
    expect(of(PROC_NFE.replace('<cStat>100', '<cStat>302'))).toMatchObject({
      note: { situacao: 'denegada' },
    });
  });
});

describe('files of CT-e and MDF-e', () => {
  const bare = (path: string) => fixture(path).replace(/^<\?xml[^>]*\?>/, '');
  const cte = bare('../documents/cte/fixtures/rodoviario-completo.xml');
  const mdfe = bare('../documents/mdfe/fixtures/completo.xml');
  const keyIn = (xml: string) => /Id="\w*?(\d{44})"/.exec(xml)?.[1] ?? '';
  const proc = (type: 'cte' | 'mdfe', name: string, xml: string, root = `${type}Proc`) =>
    `<${root} xmlns="http://www.portalfiscal.inf.br/${type}" versao="4.00">${xml}<prot${name} versao="4.00"><infProt><tpAmb>2</tpAmb><verAplic>X</verAplic><ch${name}>${keyIn(xml)}</ch${name}><dhRecbto>2026-11-21T10:00:05-03:00</dhRecbto><nProt>135260000000001</nProt><cStat>100</cStat><xMotivo>Autorizado</xMotivo></infProt></prot${name}></${root}>`;
  const event = (type: 'cte' | 'mdfe', name: string, tpEvento: string, chave: string) =>
    `<procEvento${name} xmlns="http://www.portalfiscal.inf.br/${type}" versao="4.00"><evento${name}><infEvento><cOrgao>35</cOrgao><CNPJ>11222333000181</CNPJ><ch${name}>${chave}</ch${name}><dhEvento>2026-11-21T11:00:00-03:00</dhEvento><tpEvento>${tpEvento}</tpEvento><nSeqEvento>001</nSeqEvento><detEvento versaoEvento="4.00"><ev><descEvento>Descrito</descEvento></ev></detEvento></infEvento></evento${name}><retEvento${name}><infEvento><nProt>135260000000002</nProt></infEvento></retEvento${name}></procEvento${name}>`;
  const read = (type: 'nfe' | 'cte' | 'mdfe', xml: string) => readReceived(type, gzipSync(xml));
  const valueIn = (xml: string, name: string) => new RegExp(`<${name}>([^<]+)`).exec(xml)?.[1];

  it('reads a CT-e and its taker', () => {
    expect(read('cte', proc('cte', 'CTe', cte))).toMatchObject({
      kind: 'nota',
      note: { chave: keyIn(cte), valor: valueIn(cte, 'vTPrest'), tpNF: null, situacao: 'autorizada' },
    });
    const taken = (toma: string, parties: string, inf = '', root = 'cteProc') =>
      read(
        'cte',
        `<${root}><CTe><infCte><ide><dhEmi>2026-11-21T10:00:00-03:00</dhEmi>${toma}</ide>${inf}<emit><CNPJ>11222333000181</CNPJ></emit>${parties}<vPrest><vTPrest>1.00</vTPrest></vPrest><detGTV><infEspecie><vEspecie>1.50</vEspecie></infEspecie><infEspecie><vEspecie>2.50</vEspecie></infEspecie></detGTV></infCte></CTe><protCTe><infProt><chCTe>${keyIn(cte)}</chCTe><dhRecbto>2026-11-21T10:00:05-03:00</dhRecbto><nProt>1</nProt><cStat>100</cStat></infProt></protCTe></${root}>`,
      );
    const roles =
      '<rem><CNPJ>1</CNPJ></rem><exped><CNPJ>2</CNPJ></exped><receb><CNPJ>3</CNPJ></receb><dest><CPF>4</CPF></dest>';
    for (const [code, id] of ['1', '2', '3', '4'].entries())
      expect(taken(`<toma3><toma>${code}</toma></toma3>`, roles)).toMatchObject({ destinatario: id });
    expect(taken('<toma4><toma>4</toma><CNPJ>5</CNPJ></toma4>', roles)).toMatchObject({ destinatario: '5' });
    const os = '<toma><CNPJ>6</CNPJ></toma>';
    expect(taken('', '', os, 'cteOSProc')).toMatchObject({ destinatario: '6', note: { valor: '1.00' } });
    const simp = '<toma><toma>3</toma><CNPJ>7</CNPJ></toma>';
    expect(taken('', '', simp, 'cteSimpProc')).toMatchObject({ destinatario: '7' });
    const gtve = taken('<toma><toma>1</toma></toma>', roles, '', 'GTVeProc');
    expect(gtve).toMatchObject({ destinatario: '4', note: { valor: '4.00' } });
    expect(taken('', roles)).toMatchObject({ kind: 'nota', destinatario: null });
  });

  it('reads an MDF-e by the value of its cargo, and its closing', () => {
    expect(read('mdfe', proc('mdfe', 'MDFe', mdfe))).toMatchObject({
      kind: 'nota',
      note: { chave: keyIn(mdfe), valor: valueIn(mdfe, 'vCarga') },
      destinatario: null,
    });
    const effect = (code: string) => read('mdfe', event('mdfe', 'MDFe', code, keyIn(mdfe)));
    expect(effect('110112')).toMatchObject({
      event: { effect: 'encerrada', xEvento: 'Descrito', nSeqEvento: 1 },
    });
    expect(effect('110111')).toMatchObject({ event: { effect: 'cancelada' } });
    expect(effect('110114')).toMatchObject({ event: { effect: null, nProt: '135260000000002' } });
  });

  it('reads nothing from a file of another distribution', () => {
    expect(read('nfe', proc('cte', 'CTe', cte))).toEqual({ kind: 'desconhecido', root: 'cteProc' });
    expect(read('cte', event('mdfe', 'MDFe', '110111', keyIn(mdfe)))).toMatchObject({ kind: 'desconhecido' });
    expect(read('cte', event('cte', 'CTe', '110112', keyIn(cte)))).toMatchObject({ event: { effect: null } });
  });
});
