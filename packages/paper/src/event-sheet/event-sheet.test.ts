import { describe, expect, it } from 'vitest';
import { drawPaper } from '../paper.ts';
import { PaperError } from '../paper-error.ts';
import type { PaperOptions } from '../papers.ts';
import { chaveOf, eventXml, noteXml } from '../testing/note-xml.ts';
import { codesOf, infoOf, rawTextOf, wordsOf } from '../testing/pdf-tools.ts';

const sheet = (paper: PaperOptions['paper'], ...events: string[]): Uint8Array =>
  drawPaper({ type: 'nfe', xml: noteXml(), events, options: { paper } });
const cce = (nSeqEvento: number, text: string): string =>
  eventXml(
    '110110',
    `<descEvento>Carta de Correcao</descEvento><xCorrecao>${text}</xCorrecao><xCondUso>Condição de uso</xCondUso>`,
    { nSeqEvento },
  );
const cancelamento = eventXml(
  '110111',
  '<descEvento>Cancelamento</descEvento><nProt>1</nProt><xJust>Mercadoria não entregue</xJust>',
);

it('refuses a sheet of what was not registered', () => {
  expect(() => sheet('carta-correcao', cancelamento)).toThrow(PaperError);
  expect(() => sheet('cancelamento', eventXml('110111', '', { cStat: '501' }))).toThrow(PaperError);
});

describe('sheets of events', () => {
  it('shows the last carta de correção, its conditions and protocol', async () => {
    const pdf = sheet(
      'carta-correcao',
      cce(2, 'O bairro é São José'),
      cce(1, 'Texto superado'),
      cancelamento,
    );
    const text = await rawTextOf(pdf);
    expect((await infoOf(pdf)).pages).toBe(1);
    for (const words of [
      'CARTA DE CORREÇÃO ELETRÔNICA',
      'O bairro é São José',
      'Condição de uso',
      '135260000099902',
      '135 - Evento registrado e vinculado a NF-e',
      '21/11/2026 12:00:05',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('Texto superado');
    expect(await codesOf(pdf)).toEqual([`Code128:${chaveOf()}`]);
  });

  it('shows a cancelamento and why', async () => {
    const text = await rawTextOf(sheet('cancelamento', cancelamento));
    for (const words of [
      'CANCELAMENTO DE NOTA FISCAL ELETRÔNICA',
      'Mercadoria não entregue',
      '110111 - Cancelamento',
      '135260000099901',
    ])
      expect(text).toContain(words);
  });

  it('holds the longest correction on its page', async () => {
    const text = 'Correção '.repeat(111).trim();
    for (const word of await wordsOf(sheet('carta-correcao', cce(20, text)))) {
      expect(word.page).toBe(1);
      expect(word.yMax).toBeLessThan(820);
      expect(word.xMax).toBeLessThan(575);
    }
  });
});
