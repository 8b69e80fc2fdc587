import { readFileSync } from 'node:fs';
import { parseXml } from '@fiscal/core/xml/parse';
import { drawPaper } from '@fiscal/paper/paper';
import { describe, expect, it } from 'vitest';
import type { Registered } from '../dacte/situation.ts';
import { readMdfe } from '../mdfe/read.ts';
import { toPdf } from '../page/document.ts';
import { codesOf, infoOf, rawTextOf, textOf, wordsOf } from '../testing/pdf-tools.ts';
import { damdfe } from './damdfe.ts';

const FIXTURES = new URL('../../../fiscal-core/src/documents/mdfe/fixtures/', import.meta.url);
const xmlOf = (name: string): string => readFileSync(new URL(`${name}.xml`, FIXTURES), 'utf8');
const ROAD = xmlOf('completo');
/** Wraps a document like the authority's reply. */
const authorizedXml = (xml: string): string =>
  `<mdfeProc xmlns="http://www.portalfiscal.inf.br/mdfe" versao="3.00">${xml}<protMDFe versao="3.00"><infProt><nProt>943260000012345</nProt><dhRecbto>2026-11-20T11:40:03-03:00</dhRecbto><cStat>100</cStat></infProt></protMDFe></mdfeProc>`.replace(
    '<tpAmb>2</tpAmb>',
    '<tpAmb>1</tpAmb>',
  );
const registeredEvent = (tpEvento: string): Registered => ({
  tpEvento,
  ret: parseXml(
    '<infEvento><cStat>135</cStat><nProt>943260000099999</nProt><dhRegEvento>2026-11-21T08:00:00-03:00</dhRegEvento></infEvento>',
  ).root,
});
const draw = (xml: string, events: readonly Registered[] = []): Uint8Array =>
  toPdf(damdfe(readMdfe(xml), events, {}), { title: 'DAMDFE', author: '', date: new Date(0) });
const many = (pattern: RegExp, count: number): string => {
  const one = pattern.exec(ROAD)?.[0] ?? '';
  return ROAD.replace(one, one.repeat(count));
};

describe('DAMDFE', () => {
  it('is one A4 page of a plain MDF-e', async () => {
    expect(await infoOf(draw(ROAD))).toMatchObject({ pages: 1, width: 595.28, height: 841.89 });
  });

  it('bears the access key as bar code, and the QR Code of the XML', async () => {
    const { chave, supl } = readMdfe(ROAD);
    const address = supl?.children[0]?.text;
    expect(await codesOf(draw(authorizedXml(ROAD)))).toEqual([`Code128:${chave}`, `QRCode:${address}`]);
  });

  it('shows issuer, number, route, totals, vehicles, drivers, toll vouchers and documents', async () => {
    const text = await textOf(draw(authorizedXml(ROAD)));
    for (const words of [
      'MODAL RODOVIÁRIO',
      'Transportes Serra Azul Ltda',
      '20.456.789/0001-05',
      '000.003.310',
      '943260000012345 - 20/11/2026 11:40:03',
      'RS - SC - PR - SP',
      'Caxias do Sul',
      'PESO TOTAL (kg)',
      '8.450',
      '148.500,00',
      'IVX4J82',
      'IZK2B15',
      '87654321',
      'Rogério Antunes Prado',
      '880012345',
      '412,60',
      '120049911223',
      '4326 1120 4567 8900 0105 5700 1000 0104 5213 3819 0279',
      'São Paulo',
      'Viagem única.',
      'Entrega com janela das 8h às 17h.',
    ])
      expect(text).toContain(words);
    expect(await rawTextOf(draw(authorizedXml(ROAD)))).not.toContain('SEM VALOR FISCAL');
  });

  it('shows contractors, payments, product, insurance and seals', async () => {
    const text = await textOf(draw(authorizedXml(ROAD)));
    for (const words of [
      'Ponte Alta Operadora Logística Ltda',
      'CT-2026-0091',
      '98.000,00',
      'A prazo',
      '2.500,00',
      'fiscal@serraazul.example',
      '20/12/2026',
      '2.000,00',
      '95.059-520',
      'Guaíba Seguros S.A.',
      'AP5540098',
      'AV000771202',
      'LC0099812',
    ])
      expect(text).toContain(words);
  });

  it('shows none of those of a manifest without them', async () => {
    const text = await textOf(draw(xmlOf('aereo')));
    for (const title of ['CONTRATANTES', 'PAGAMENTO DO FRETE', 'LACRES']) expect(text).not.toContain(title);
  });

  it.each([
    ['contrato', 'MODAL RODOVIÁRIO'],
    ['carregamento-posterior', 'MODAL RODOVIÁRIO'],
    ['aereo', 'AERONAVE'],
    ['aquaviario', 'EMBARCAÇÃO'],
    ['ferroviario', 'PREFIXO'],
  ])('draws %s', async (name, words) => {
    expect(await rawTextOf(draw(xmlOf(name)))).toContain(words);
  });

  it.each([
    ['documents', many(/<infCTe>.*?<\/infCTe>/, 400), /CT-e +4326 1120/g, 400],
    ['toll vouchers', many(/<disp>.*?<\/disp>/, 90), /880012345/g, 90],
    ['insurance', many(/<seg>.*?<\/seg>/, 60), /AP5540098/g, 60],
  ])('goes on over as many pages as its %s need, nothing beside the paper', async (_, xml, each, count) => {
    const pdf = draw(authorizedXml(xml));
    expect((await infoOf(pdf)).pages).toBeGreaterThan(2);
    expect((await textOf(pdf)).match(each)?.length).toBe(count);
    for (const word of await wordsOf(pdf)) {
      expect(word.xMin).toBeGreaterThan(10);
      expect(word.xMax).toBeLessThan(585);
      expect(word.yMax).toBeLessThan(832);
    }
  });

  it('prints its situation: homologação, no protocol, canceled, closed', async () => {
    expect(await rawTextOf(draw(ROAD))).toContain('SEM PROTOCOLO');
    const cancelled = await rawTextOf(draw(authorizedXml(ROAD), [registeredEvent('110111')]));
    expect(cancelled).toContain('CANCELADO');
    expect(cancelled).toContain('943260000099999');
    const closed = await rawTextOf(draw(authorizedXml(ROAD), [registeredEvent('110112')]));
    expect(closed).toContain('ENCERRADO');
    expect(closed).not.toContain('SEM VALOR FISCAL');
  });

  it('is drawn closed by the event of its own key, not by another’s', async () => {
    const { chave } = readMdfe(ROAD);
    const closing = (key: string): string =>
      `<procEventoMDFe versao="3.00"><eventoMDFe><infEvento><chMDFe>${key}</chMDFe><tpEvento>110112</tpEvento></infEvento></eventoMDFe><retEventoMDFe><infEvento><cStat>135</cStat></infEvento></retEventoMDFe></procEventoMDFe>`;
    const of = (key: string): Promise<string> =>
      rawTextOf(drawPaper({ type: 'mdfe', xml: authorizedXml(ROAD), events: [closing(key)] }));
    expect(await of(chave)).toContain('ENCERRADO');
    expect(await of(chave.replace(/^43/, '35'))).not.toContain('ENCERRADO');
    expect(() => drawPaper({ type: 'mdfe', xml: ROAD, events: ['<a/>'] })).toThrow(/infEvento/);
    expect(() => drawPaper({ type: 'mdfe', xml: '<cteProc/>' })).toThrow(/infMDFe/);
  });

  it('has the same bytes twice', () => {
    expect(Buffer.compare(draw(ROAD), draw(ROAD))).toBe(0);
  });
});
