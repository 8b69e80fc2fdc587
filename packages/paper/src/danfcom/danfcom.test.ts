import { readFileSync } from 'node:fs';
import { drawPaper } from '@fiscal/paper/paper';
import { describe, expect, it } from 'vitest';
import { readNfcom } from '../nfcom/read.ts';
import { PaperError } from '../paper-error.ts';
import { codesOf, infoOf, rawTextOf, textOf, wordsOf } from '../testing/pdf-tools.ts';

const FIXTURES = new URL('../../../fiscal-core/src/documents/nfcom/fixtures/', import.meta.url);
const xmlOf = (name: string): string => readFileSync(new URL(`${name}.xml`, FIXTURES), 'utf8');
const COMPLETE = xmlOf('completo');
const { chave: KEY } = readNfcom(COMPLETE);
/** Wraps a document like the authority's reply, in production. */
const authorizedXml = (xml: string): string =>
  `<nfcomProc xmlns="http://www.portalfiscal.inf.br/nfcom" versao="1.00">${xml}<protNFCom versao="1.00"><infProt><nProt>3432600000123456</nProt><dhRecbto>2026-11-20T09:15:03-03:00</dhRecbto><cStat>100</cStat></infProt></protNFCom></nfcomProc>`.replace(
    '<tpAmb>2</tpAmb>',
    '<tpAmb>1</tpAmb>',
  );
const cancellation = (chave: string, cStat = '135'): string =>
  `<procEventoNFCom xmlns="http://www.portalfiscal.inf.br/nfcom" versao="1.00"><eventoNFCom versao="1.00"><infEvento><chNFCom>${chave}</chNFCom><tpEvento>110111</tpEvento><nSeqEvento>1</nSeqEvento></infEvento></eventoNFCom><retEventoNFCom versao="1.00"><infEvento><cStat>${cStat}</cStat><chNFCom>${chave}</chNFCom><dhRegEvento>2026-11-21T08:00:00-03:00</dhRegEvento><nProt>3432600000999999</nProt></infEvento></retEventoNFCom></procEventoNFCom>`;
const draw = (xml: string, events: readonly string[] = []): Uint8Array =>
  drawPaper({ type: 'nfcom', xml, events });
const many = (count: number): string => {
  const one = /<det nItem="1">.*?<\/det>/.exec(COMPLETE)?.[0] ?? '';
  return COMPLETE.replace(one, one.repeat(count));
};

it('refuses what is no NFCom', () => {
  expect(() => draw('<nfeProc/>')).toThrow(PaperError);
});

describe('DANFE-COM', () => {
  it('is A4, and has the date of its authorization', async () => {
    const info = await infoOf(draw(authorizedXml(COMPLETE)));
    expect(info).toMatchObject({ width: 595.28, height: 841.89 });
    expect(info.creationDate).toEqual(new Date('2026-11-20T12:15:03Z'));
  });

  it('bears the access key as bar code, and the QR Code of the XML', async () => {
    const address = readNfcom(COMPLETE).supl?.children[0]?.text;
    const codes = await codesOf(draw(authorizedXml(COMPLETE)));
    expect(codes).toContain(`Code128:${KEY}`);
    expect(codes).toContain(`QRCode:${address}`);
  });

  it('shows every item, once', async () => {
    const text = await rawTextOf(draw(authorizedXml(COMPLETE)));
    const names = [...COMPLETE.matchAll(/<xProd>([^<]*)<\/xProd>/g)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(1);
    for (const name of names) expect(text).toContain(name.slice(0, 12));
    expect(text).not.toContain('SEM VALOR FISCAL');
  });

  it.each(['contrato', 'simples-nacional', 'substituicao', 'centralizada-contingencia'])(
    'draws %s, which has no protocol',
    async (name) => {
      expect(await rawTextOf(draw(xmlOf(name)))).toMatch(/SEM VALOR FISCAL|CONTINGÊNCIA/);
    },
  );

  it('continues over as many pages as its items need, all of them on the paper', async () => {
    const pdf = draw(many(120));
    const { pages } = await infoOf(pdf);
    expect(pages).toBeGreaterThan(2);
    expect(await textOf(pdf)).toContain(`Página ${pages} de ${pages}`);
    for (const word of await wordsOf(pdf)) {
      expect(word.xMin).toBeGreaterThan(10);
      expect(word.xMax).toBeLessThan(585);
      expect(word.yMax).toBeLessThan(832);
    }
  });

  it('marks what was canceled, by its own registered event alone', async () => {
    const xml = authorizedXml(COMPLETE);
    const text = await rawTextOf(draw(xml, [cancellation(KEY)]));
    expect(text).toContain('CANCELADA');
    expect(text).toContain('3432600000999999');
    const other = KEY.replace(/^43/, '35');
    for (const event of [cancellation(other), cancellation(KEY, '218')])
      expect(await rawTextOf(draw(xml, [event]))).not.toContain('CANCELADA');
  });

  it('has the same bytes twice', () => {
    expect(Buffer.compare(draw(COMPLETE), draw(COMPLETE))).toBe(0);
  });
});
