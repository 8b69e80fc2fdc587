import { changeOf } from '@fiscal/core/calendar/calendar';
import { dayBefore } from '@fiscal/core/testing/days';
import { describe, expect, it } from 'vitest';
import { readNfse, readNfseEvent } from '../nfse/read.ts';
import { toPdf } from '../page/document.ts';
import { drawPaper } from '../paper.ts';
import { PUBLISHED_BOXES, PUBLISHED_FRAMES, type PublishedPlace } from '../testing/danfse-boxes.ts';
import { inProduction, NFSE_KEY, NFSE_REFORM, nfseEventXml, nfseXml } from '../testing/nfse-xml.ts';
import { codesOf, infoOf, rawTextOf, textOf, wordsOf } from '../testing/pdf-tools.ts';
import { danfse } from './danfse.ts';

const CM = 72 / 2.54;
const FULL = nfseXml('completo', { reform: NFSE_REFORM });
/** Every line of every block. */
const WHOLE = FULL.replace('<vBC>10700', '<tpBM>2</tpBM><vCalcBM>55.00</vCalcBM><vBC>10700')
  .replace('<regEspTrib>0', '<regEspTrib>6')
  .replace(
    '<tpRetISSQN>',
    `<tpImunidade>5</tpImunidade><exigSusp><tpSusp>1</tpSusp><nProcesso>${'1234567890'.repeat(3)}</nProcesso></exigSusp><tpRetISSQN>`,
  );
const draw = (xml: string, events: readonly string[] = []): Uint8Array =>
  toPdf(danfse(readNfse(xml), events.map(readNfseEvent), {}), {
    title: 'DANFSe',
    author: '',
    date: new Date(0),
  });

const WHOLE_PDF = draw(WHOLE);

/** Words whose middle is in a place, in reading order. */
async function textIn(pdf: Uint8Array, [left, top, width, height]: PublishedPlace): Promise<string> {
  const words = (await wordsOf(pdf)).filter(({ page, angle, xMin, xMax, yMin, yMax }) => {
    const [x, y] = [(xMin + xMax) / 2 / CM, (yMin + yMax) / 2 / CM];
    return page === 1 && angle === 0 && x >= left && x <= left + width && y >= top && y <= top + height;
  });
  for (const { text, xMin, xMax } of words) {
    expect(xMin / CM, text).toBeGreaterThanOrEqual(left - 0.02);
    expect(xMax / CM, text).toBeLessThanOrEqual(left + width + 0.04);
  }
  return words.map(({ text }) => text).join(' ');
}

describe('the boxes of the DANFSe v2.0', () => {
  it('are the 94 that were published, in 20 frames with that of the QR Code', () => {
    expect([PUBLISHED_BOXES.length, PUBLISHED_FRAMES.length + 1]).toEqual([94, 20]);
  });

  it.each(PUBLISHED_BOXES)(
    'at %d, %d cm of %d × %d hold %s: %s',
    async (...[left, top, width, height, label, content]) => {
      // Additional information has all the room down to the stub.
      const place: PublishedPlace = [left, top, width, label === '' && width > 20 ? 1 : height];
      const found = await textIn(WHOLE_PDF, place);
      expect(found).toContain(label);
      expect(found).toContain(content);
    },
  );

  it.each(PUBLISHED_FRAMES)(
    'lie in the frame at %d, %d cm of %d × %d with %s',
    async (...[left, top, width, height, words]) => {
      expect(await textIn(WHOLE_PDF, [left, top, width, height])).toContain(words);
    },
  );
});

describe('DANFSe v2.0', () => {
  it('is the paper of a note from its day on, and of none before it', async () => {
    const since = String(changeOf('nfse-danfse-2').production);
    const titleOn = async (day: string) =>
      (await textOf(draw(nfseXml('minimo', { dhProc: `${day}T00:00:01-03:00` })))).includes('DANFSe v2.0');
    expect(since).toBe('2026-08-03');
    expect([await titleOn(dayBefore(since)), await titleOn(since)]).toEqual([false, true]);
  });

  it.each(['minimo', 'completo', 'exportacao', 'obra-substituicao'])('is one A4 page of %s', async (name) => {
    expect(await infoOf(draw(nfseXml(name)))).toMatchObject({ pages: 1, width: 595.28, height: 841.89 });
  });

  it('bears the public look-up of its key as QR Code', async () => {
    expect(await codesOf(draw(FULL))).toEqual([
      `QRCode:https://www.nfse.gov.br/ConsultaPublica/?tpc=1&chave=${NFSE_KEY}`,
    ]);
  });

  it('says in one line which parties a note does not have', async () => {
    const without = await textOf(draw(nfseXml('minimo')));
    for (const party of ['TOMADOR/ADQUIRENTE', 'DESTINATÁRIO', 'INTERMEDIÁRIO'])
      expect(without).toContain(`${party} DA OPERAÇÃO NÃO IDENTIFICADO NA NFS-e`);
    const own = FULL.replace(/<indDest>1<\/indDest><dest>.*<\/dest>/, '<indDest>0</indDest>');
    expect(await textOf(draw(own))).toContain('O DESTINATÁRIO É O PRÓPRIO TOMADOR/ADQUIRENTE DA OPERAÇÃO');
    const letting = FULL.replace('<cTribNac>010101', '<cTribNac>990101');
    const text = await textOf(draw(letting));
    expect(text).toContain('OPERAÇÃO NÃO SUJEITA AO ISSQN');
    expect(text).not.toContain('BC ISSQN');
  });

  it('leaves out the lines that are empty, and PIS and COFINS from 2027 on', async () => {
    const text = await textOf(draw(nfseXml('minimo')));
    expect(text).not.toContain('REGIME ESPECIAL DE TRIBUTAÇÃO DO ISSQN');
    expect(text).toContain('PIS - DÉBITO APURAÇÃO PRÓPRIA');
    const later = nfseXml('minimo').replace('<dCompet>2026-11-20', '<dCompet>2027-01-04');
    expect(await textOf(draw(later))).not.toContain('PIS - DÉBITO APURAÇÃO PRÓPRIA');
  });

  it('ends a long content in an ellipsis', async () => {
    const long = FULL.replace('<xNome>Cooperativa Campo Aberto', `<xNome>${'Cooperativa '.repeat(9)}`);
    const name = 'Cooperativa '.repeat(9).slice(0, 77);
    expect(await textOf(draw(long))).toContain(`${name.trimEnd()}`);
    expect(await textOf(draw(long))).not.toContain('Cooperativa '.repeat(7).trimEnd());
  });

  it('cuts texts that the note limits, prints them whole on further pages, and loses no page’s edge', async () => {
    const long = FULL.replace(
      'Entrega da segunda etapa.',
      Array(400).fill('Linha da nota').join(' '),
    ).replace('Desenvolvimento de sistema sob encomenda', Array(100).fill('Parte do serviço').join(' '));
    const pdf = draw(long);
    expect((await infoOf(pdf)).pages).toBe(2);
    const text = await rawTextOf(pdf);
    expect(
      text.slice(text.indexOf('DESCRIÇÃO DO SERVIÇO (CONTINUAÇÃO)')).match(/Parte do serviço/g)?.length,
    ).toBe(100);
    expect(
      text.slice(text.indexOf('INFORMAÇÕES COMPLEMENTARES (CONTINUAÇÃO)')).match(/Linha da nota/g)?.length,
    ).toBe(400);
    expect(text.indexOf('Totais aproximados')).toBeLessThan(text.indexOf('CONTINUAÇÃO'));
    for (const word of await wordsOf(pdf)) {
      expect(word.xMin).toBeGreaterThan(0.3 * CM - 1);
      expect(word.xMax).toBeLessThan(20.7 * CM + 1);
      expect(word.yMax).toBeLessThan(28.8 * CM);
    }
  });

  it('goes on over as many pages as its texts need', async () => {
    const long = FULL.replace('Entrega da segunda etapa.', Array(250).fill('Linha da nota').join('\n'));
    expect((await infoOf(draw(long))).pages).toBe(4);
  });

  it('marks a note of homologação, and one that was canceled or replaced', async () => {
    expect(await textOf(draw(FULL))).toContain('NFS-e SEM VALIDADE JURÍDICA');
    const real = inProduction(FULL);
    const plain = await rawTextOf(draw(real));
    for (const mark of ['SEM VALIDADE', 'CANCELADA', 'SUBSTITUÍDA']) expect(plain).not.toContain(mark);
    expect(await rawTextOf(draw(real, [nfseEventXml('101101')]))).toContain('CANCELADA');
    expect(await rawTextOf(draw(real, [nfseEventXml('105102')]))).toContain('SUBSTITUÍDA');
    expect(await rawTextOf(draw(real, [nfseEventXml('101103')]))).not.toContain('CANCELADA');
    const known = drawPaper({ type: 'nfse', xml: real, options: { cancelled: true } });
    expect(await rawTextOf(known)).toContain('CANCELADA');
  });

  it('has the same bytes twice', () => {
    expect(Buffer.compare(draw(FULL), draw(FULL))).toBe(0);
  });
});
