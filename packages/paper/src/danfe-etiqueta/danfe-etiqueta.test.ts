import { describe, expect, it } from 'vitest';
import { drawPaper } from '../paper.ts';
import { chaveOf, eventXml, type NoteFacts, noteXml } from '../testing/note-xml.ts';
import { codesOf, infoOf, rawTextOf, textOf, wordsOf } from '../testing/pdf-tools.ts';

const label = (facts: NoteFacts = {}, events: string[] = []): Uint8Array =>
  drawPaper({ type: 'nfe', xml: noteXml(facts), events, options: { paper: 'etiqueta' } });

describe('label', () => {
  it('is one page of exactly 100 × 150 mm', async () => {
    const { pages, width, height } = await infoOf(label());
    expect(pages).toBe(1);
    expect(width).toBeCloseTo(283.46, 1);
    expect(height).toBeCloseTo(425.2, 1);
  });

  it.each([chaveOf(), chaveOf({ cnpj: '12ABC34501DE35' })])(
    'bears a bar code that scans as the access key %s',
    async (chave) => {
      const cnpj = chave.slice(6, 20);
      expect(await codesOf(label({ cnpj }))).toEqual([`Code128:${chave}`]);
      expect(await codesOf(label({ cnpj, tpAmb: '2' }))).toEqual([`Code128:${chave}`]);
    },
  );

  it('has the fields of NT 2020.004', async () => {
    const text = await textOf(label());
    for (const words of [
      'DANFE SIMPLIFICADO - ETIQUETA',
      '135260000012345 - 21/11/2026 10:00:03',
      'Indústria e Comércio Ação Ltda',
      '12.345.678/0001-95',
      '110042490114',
      '000.001.234',
      '001',
      '1 - Saída',
      '21/11/2026',
      'João da Conceição Müller',
      '123.456.789-09',
      'SP',
      '2.459,12',
    ])
      expect(text).toContain(words);
    expect(text.replace(/ /g, '')).toContain(chaveOf());
  });

  it('stays one label, all on it, however long the texts', async () => {
    const pdf = label({
      infCpl: 'Observação comprida. '.repeat(230),
      xNome: 'Companhia '.repeat(12).trim(),
    });
    expect((await infoOf(pdf)).pages).toBe(1);
    expect(await textOf(pdf)).toContain('(continua no XML da NF-e)');
    for (const word of await wordsOf(pdf)) {
      expect(word.xMax).toBeLessThan(283.46 - 6);
      expect(word.yMax).toBeLessThan(425.2 - 6);
    }
  });

  it('marks homologação and canceled notes', async () => {
    expect(await rawTextOf(label({ tpAmb: '2' }))).toContain('SEM VALOR FISCAL');
    expect(await rawTextOf(label({}, [eventXml('110111', '')]))).toContain('CANCELADA');
  });
});
