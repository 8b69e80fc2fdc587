import { readFileSync } from 'node:fs';
import { parseXml } from '@fiscal/core/xml/parse';
import { describe, expect, it } from 'vitest';
import { readCte } from '../cte/read.ts';
import { toPdf } from '../page/document.ts';
import type { PaperOptions } from '../papers.ts';
import { codesOf, infoOf, rawTextOf, textOf, wordsOf } from '../testing/pdf-tools.ts';
import { dacte } from './dacte.ts';
import type { Registered } from './situation.ts';

const FIXTURES = new URL('../../../fiscal-core/src/documents/cte/fixtures/', import.meta.url);
const xmlOf = (name: string): string => readFileSync(new URL(`${name}.xml`, FIXTURES), 'utf8');
const ROAD = xmlOf('rodoviario-completo');
/** Wraps a document like the authority's reply. */
const authorizedXml = (xml: string): string =>
  `<cteProc xmlns="http://www.portalfiscal.inf.br/cte" versao="4.00">${xml}<protCTe versao="4.00"><infProt><nProt>143260000012345</nProt><dhRecbto>2026-11-20T09:15:03-03:00</dhRecbto><cStat>100</cStat></infProt></protCTe></cteProc>`
    .replace('<tpAmb>2</tpAmb>', '<tpAmb>1</tpAmb>')
    .replaceAll('CTE EMITIDO EM AMBIENTE DE HOMOLOGACAO - SEM VALOR FISCAL', 'Metalúrgica Vale do Caí S.A.');
const draw = (xml: string, options: PaperOptions = {}, events: readonly Registered[] = []): Uint8Array =>
  toPdf(dacte(readCte(xml), events, options), { title: 'DACTE', author: '', date: new Date(0) });
const many = (count: number): string => {
  const one = /<infNFe>.*?<\/infNFe>/.exec(ROAD)?.[0] ?? '';
  return ROAD.replace(one, one.repeat(count));
};

describe('DACTE', () => {
  it('is one A4 page of a plain CT-e, portrait or landscape', async () => {
    expect(await infoOf(draw(ROAD))).toMatchObject({ pages: 1, width: 595.28, height: 841.89 });
    expect(await infoOf(draw(ROAD, { orientation: 'paisagem' }))).toMatchObject({
      width: 841.89,
      height: 595.28,
    });
  });

  it('bears the access key as bar code, and the QR Code of the XML', async () => {
    const { chave, supl } = readCte(ROAD);
    const address = supl?.children[0]?.text;
    expect(await codesOf(draw(authorizedXml(ROAD)))).toEqual([`Code128:${chave}`, `QRCode:${address}`]);
  });

  it('shows issuer, parties, route, cargo, value, taxes, documents and modal', async () => {
    const text = await textOf(draw(authorizedXml(ROAD)));
    for (const words of [
      'RODOVIÁRIO',
      'Transportes Serra Azul Ltda',
      '20.456.789/0001-05',
      '000.010.452',
      '143260000012345 - 20/11/2026 09:15:03',
      '6352 - PRESTACAO DE SERVICO DE TRANSPORTE',
      'Caxias do Sul - RS',
      'São Paulo - SP',
      'Ponte Alta Operadora Logística Ltda',
      'AUTOPECAS',
      '8.450 KG',
      'FRETE PESO',
      '2.500,00',
      '00 - TRIBUTAÇÃO NORMAL',
      '000 / 000001',
      '12345678',
      'OCC 1/4471 de 19/11/2026',
      '001 / 000045871',
      'PEDIDO: PO 778120',
      'Entrega programada: 24/11/2026',
      'Prestação iniciada no RS.',
    ])
      expect(text).toContain(words);
    expect(await rawTextOf(draw(authorizedXml(ROAD)))).not.toContain('SEM VALOR FISCAL');
  });

  it.each([
    ['aereo-icms20', 'ONU 1263'],
    ['aquaviario-redespacho-intermediario', 'MV Serra Azul'],
    ['ferroviario-icms60', 'Ferrovia Ferrovia Sul'],
    ['dutoviario-outra-uf', '90 - DEVIDO A OUTRA UF'],
    ['multimodal-isento', 'OTM-1'],
    ['simples-nacional-ibs-cbs', 'SIMPLES NACIONAL'],
    ['complemento-icms90', 'CT-e COMPLEMENTADO'],
    ['substituicao', 'CT-e SUBSTITUÍDO'],
  ])('draws %s', async (name, words) => {
    expect(await rawTextOf(draw(xmlOf(name)))).toContain(words);
  });

  it('continues over as many pages as its documents need, every one of them on the paper, nothing beside it', async () => {
    const pdf = draw(many(300));
    expect((await infoOf(pdf)).pages).toBeGreaterThan(2);
    expect((await textOf(pdf)).match(/001 \/ 000045871/g)?.length).toBe(300);
    for (const word of await wordsOf(pdf)) {
      expect(word.xMin).toBeGreaterThan(10);
      expect(word.xMax).toBeLessThan(585);
      expect(word.yMax).toBeLessThan(832);
    }
  });

  it.each([
    ['2', []],
    ['4', ['EPEC']],
  ])('goes twice before its authorization, tpEmis %s', async (tpEmis, words) => {
    const ret = parseXml(
      '<infEvento><cStat>136</cStat><nProt>343260000012345</nProt><dhRegEvento>2026-11-20T10:00:00-03:00</dhRegEvento></infEvento>',
    ).root;
    const issued = ROAD.replace('<tpEmis>1</tpEmis>', `<tpEmis>${tpEmis}</tpEmis>`);
    const pdf = draw(issued, {}, tpEmis === '4' ? [{ tpEvento: '110113', ret }] : []);
    expect((await infoOf(pdf)).pages).toBe(2);
    const text = await rawTextOf(pdf);
    expect(text).toContain('IMPRESSO EM DECORRÊNCIA DE PROBLEMAS TÉCNICOS');
    expect(text).not.toContain('SEM PROTOCOLO');
    for (const word of [...words, ...(tpEmis === '4' ? ['343260000012345'] : [])])
      expect(text).toContain(word);
    if (tpEmis === '4') expect(await rawTextOf(draw(issued))).toContain('SEM PROTOCOLO');
  });

  it('shows address, town, CEP, phone and country of the payer', async () => {
    const text = await textOf(draw(authorizedXml(ROAD)));
    for (const words of ['Avenida das Nações, 1800', '04.578-000', '(11) 3344-5566', 'Brasil'])
      expect(text).toContain(words);
  });

  it('prints no block over the foot of a landscape page', async () => {
    const pdf = draw(authorizedXml(ROAD), { orientation: 'paisagem' });
    const text = await rawTextOf(pdf);
    expect((await infoOf(pdf)).pages).toBe(2);
    expect(text.indexOf('DADOS ESPECÍFICOS')).toBeGreaterThan(text.indexOf('RESERVADO AO FISCO'));
  });

  it('marks what has no fiscal value: homologação, no protocol, canceled', async () => {
    expect(await rawTextOf(draw(ROAD))).toContain('SEM PROTOCOLO');
    const ret = parseXml(
      '<infEvento><cStat>135</cStat><nProt>143260000099999</nProt><dhRegEvento>2026-11-21T08:00:00-03:00</dhRegEvento></infEvento>',
    ).root;
    const cancelled = await rawTextOf(draw(authorizedXml(ROAD), {}, [{ tpEvento: '110111', ret }]));
    expect(cancelled).toContain('CANCELADO');
    expect(cancelled).toContain('143260000099999');
  });

  it('has the same bytes twice', () => {
    expect(Buffer.compare(draw(ROAD), draw(ROAD))).toBe(0);
  });
});
