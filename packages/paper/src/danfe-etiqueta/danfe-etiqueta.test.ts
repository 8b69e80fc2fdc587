import { describe, expect, it } from 'vitest';
import { drawPaper } from '../paper.ts';
import { chaveOf, eventXml, type NoteFacts, noteXml } from '../testing/note-xml.ts';
import { codesOf, hasPdfTools, infoOf, rawTextOf, textOf, wordsOf } from '../testing/pdf-tools.ts';

const label = (facts: NoteFacts = {}, events: string[] = []): Uint8Array =>
  drawPaper({ type: 'nfe', xml: noteXml(facts), events, options: { paper: 'etiqueta' } });

describe.skipIf(!hasPdfTools)(
  'label (skipped where apt-get install poppler-utils zbar-tools was not run)',
  () => {
    it('is one page of exactly 100 × 150 mm', () => {
      const { pages, width, height } = infoOf(label());
      expect(pages).toBe(1);
      expect(width).toBeCloseTo(283.46, 1);
      expect(height).toBeCloseTo(425.2, 1);
    });

    it.each([chaveOf(), chaveOf({ cnpj: '12ABC34501DE35' })])(
      'bears a bar code that scans as the access key %s',
      (chave) => {
        const cnpj = chave.slice(6, 20);
        expect(codesOf(label({ cnpj }))).toEqual([`CODE-128:${chave}`]);
        expect(codesOf(label({ cnpj, tpAmb: '2' }))).toEqual([`CODE-128:${chave}`]);
      },
    );

    it('has the fields of NT 2020.004', () => {
      const text = textOf(label());
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

    it('stays one label, all on it, however long the texts', () => {
      const pdf = label({
        infCpl: 'Observação comprida. '.repeat(230),
        xNome: 'Companhia '.repeat(12).trim(),
      });
      expect(infoOf(pdf).pages).toBe(1);
      expect(textOf(pdf)).toContain('(continua no XML da NF-e)');
      for (const word of wordsOf(pdf)) {
        expect(word.xMax).toBeLessThan(283.46 - 6);
        expect(word.yMax).toBeLessThan(425.2 - 6);
      }
    });

    it('marks homologação and cancelled notes', () => {
      expect(rawTextOf(label({ tpAmb: '2' }))).toContain('SEM VALOR FISCAL');
      expect(rawTextOf(label({}, [eventXml('110111', '')]))).toContain('CANCELADA');
    });
  },
);
