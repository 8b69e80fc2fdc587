import { afterAll, describe, expect, it } from 'vitest';
import { drawPaper } from './paper.ts';
import { PaperError } from './paper-error.ts';
import { createPrinter } from './printer.ts';
import { noteXml } from './testing/note-xml.ts';

const printer = createPrinter({ threads: 1 });
afterAll(() => printer.close());

describe('printer', () => {
  it('draws in its thread what drawPaper draws', async () => {
    const request = { type: 'nfe', xml: noteXml() };
    expect(Buffer.from(await printer.print(request)).equals(drawPaper(request))).toBe(true);
  });
  it('reports an unknown paper, and continues', async () => {
    const request = { type: 'nfe', xml: noteXml(), options: { paper: 'carta-correcao' as const } };
    await expect(printer.print(request)).rejects.toThrow(PaperError);
    expect(await printer.print({ type: 'nfe', xml: noteXml() })).toBeInstanceOf(Uint8Array);
  });
  it('fails alone on what is no XML', async () => {
    await expect(printer.print({ type: 'nfe', xml: 'lixo' })).rejects.toThrow(/XML/);
    expect(await printer.print({ type: 'nfe', xml: noteXml() })).toBeInstanceOf(Uint8Array);
  });
});
