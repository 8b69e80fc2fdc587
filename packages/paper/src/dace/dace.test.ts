import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readDce } from '../dce/read.ts';
import type { NoteEvent } from '../nfe/event.ts';
import { readEvent } from '../nfe/event.ts';
import { toPdf } from '../page/document.ts';
import { codesOf, infoOf, rawTextOf, textOf, wordsOf } from '../testing/pdf-tools.ts';
import { dace } from './dace.ts';

const FIXTURES = new URL('../../../fiscal-core/src/documents/dce/fixtures/', import.meta.url);
const xmlOf = (name: string): string => readFileSync(new URL(`${name}.xml`, FIXTURES), 'utf8');
const MARKETPLACE = xmlOf('marketplace');
/** Wraps a document like the authority's reply. */
const authorizedXml = (xml: string): string =>
  `<dceProc xmlns="http://www.portalfiscal.inf.br/dce" versao="1.00">${xml}<protDCe versao="1.00"><infProt><nProt>1412600000012345</nProt><dhRecbto>2026-11-20T16:31:03-03:00</dhRecbto><cStat>100</cStat></infProt></protDCe></dceProc>`.replace(
    '<tpAmb>2</tpAmb>',
    '<tpAmb>1</tpAmb>',
  );
const draw = (xml: string, events: readonly NoteEvent[] = []): Uint8Array =>
  toPdf(dace(readDce(xml), events, {}), { title: 'DACE', author: '', date: new Date(0) });
const many = (count: number): string => {
  const one = /<det nItem="1">.*?<\/det>/.exec(MARKETPLACE)?.[0] ?? '';
  return MARKETPLACE.replace(one, one.repeat(count));
};

describe('DACE', () => {
  it('is one A4 page of a plain DC-e', async () => {
    expect(await infoOf(draw(MARKETPLACE))).toMatchObject({ pages: 1, width: 595.28, height: 841.89 });
  });

  it('bears the access key as bar code, and the QR Code of the XML', async () => {
    const { chave, supl } = readDce(MARKETPLACE);
    const codes = await codesOf(draw(authorizedXml(MARKETPLACE)));
    expect(codes).toEqual([`Code128:${chave}`, `QRCode:${supl?.children[0]?.text}`]);
  });

  it('shows who issued, who sends, who receives, the goods and the declarations', async () => {
    const text = await textOf(draw(authorizedXml(MARKETPLACE)));
    for (const words of [
      'Feira Digital Marketplace S.A.',
      '26.771.591/0001-94',
      'Osvaldo Pinheiro Martins',
      '390.158.471-42',
      'Beatriz Nogueira Sales',
      '000.000.771',
      '1412600000012345 - 20/11/2026 16:31:03',
      'Câmera fotográfica usada',
      'Sem nota fiscal de origem.',
      '85258929',
      '1.010,00',
      'TRANSPORTADORA',
      'LOJA: Brechó do Osvaldo',
      'É contribuinte de ICMS',
      'Constitui crime contra a ordem',
    ])
      expect(text).toContain(words);
    expect(await rawTextOf(draw(authorizedXml(MARKETPLACE)))).not.toContain('SEM VALOR FISCAL');
  });

  it.each([
    ['proprio-contingencia', 'O PRÓPRIO REMETENTE'],
    ['transportadora', 'Feira Digital Transportes'],
    ['contrato', 'NAO INFORMADO'],
  ])('draws %s', async (name, words) => {
    expect(await rawTextOf(draw(xmlOf(name)))).toContain(words);
  });

  it('continues over as many pages as its goods need, nothing beside the paper', async () => {
    const pdf = draw(many(200));
    expect((await infoOf(pdf)).pages).toBeGreaterThan(3);
    expect((await textOf(pdf)).match(/Câmera fotográfica usada/g)?.length).toBe(200);
    for (const word of await wordsOf(pdf)) {
      // The box of a slanted word has empty corners, and those of the watermark leave the frame.
      const margin = word.angle === 0 ? 20 : 10;
      expect(word.xMin).toBeGreaterThan(margin);
      expect(word.xMax).toBeLessThan(595 - margin);
      expect(word.yMax).toBeLessThan(842 - margin);
    }
  });

  it('marks what has no fiscal value: homologação, no protocol, canceled', async () => {
    expect(await rawTextOf(draw(MARKETPLACE))).toContain('SEM PROTOCOLO');
    expect(await rawTextOf(draw(MARKETPLACE))).toContain('HOMOLOGAÇÃO');
    const ret = readEvent(
      '<p><evento><infEvento><tpEvento>110111</tpEvento></infEvento></evento><retEvento><infEvento><cStat>135</cStat><nProt>1412600000099999</nProt><dhRegEvento>2026-11-21T08:00:00-03:00</dhRegEvento></infEvento></retEvento></p>',
    );
    const cancelled = await rawTextOf(draw(authorizedXml(MARKETPLACE), [ret]));
    expect(cancelled).toContain('DC-e CANCELADA');
    expect(cancelled).toContain('1412600000099999');
  });

  it('has the same bytes twice', () => {
    expect(Buffer.compare(draw(MARKETPLACE), draw(MARKETPLACE))).toBe(0);
  });
});
