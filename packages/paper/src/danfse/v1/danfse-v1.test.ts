import { describe, expect, it } from 'vitest';
import { readNfse, readNfseEvent } from '../../nfse/read.ts';
import { toPdf } from '../../page/document.ts';
import { drawPaper } from '../../paper.ts';
import { PaperError } from '../../paper-error.ts';
import {
  NFSE_KEY as CHAVE,
  nfseEventXml as eventOf,
  nfseXml,
  inProduction as production,
} from '../../testing/nfse-xml.ts';
import { codesOf, infoOf, rawTextOf, textOf, wordsOf } from '../../testing/pdf-tools.ts';
import { danfse } from '../danfse.ts';

/** A note of the last day of the older paper. */
const OLDER = { dhProc: '2026-08-02T10:05:07-03:00' };
const noteOf = (name: string): string => nfseXml(name, OLDER);
const FULL = noteOf('completo');

const draw = (xml: string, events: readonly string[] = []): Uint8Array =>
  toPdf(danfse(readNfse(xml), events.map(readNfseEvent), {}), {
    title: 'DANFSe',
    author: '',
    date: new Date(0),
  });

describe('reading an NFS-e and its events', () => {
  it('finds the key of either', () => {
    expect(readNfse(FULL).chave).toBe(CHAVE);
    expect(readNfseEvent(eventOf('105102'))).toEqual({
      chave: CHAVE,
      tpEvento: '105102',
      dhProc: '2026-11-21T08:00:00-03:00',
    });
  });

  it('refuses what is neither', () => {
    expect(() => readNfse('<NFe/>')).toThrow(PaperError);
    expect(() => readNfseEvent('<evento/>')).toThrow(PaperError);
  });
});

describe('DANFSe until v2.0', () => {
  it.each(['minimo', 'completo', 'exportacao', 'obra-substituicao'])('is one A4 page of %s', async (name) => {
    expect(await infoOf(draw(noteOf(name)))).toMatchObject({ pages: 1, width: 595.28, height: 841.89 });
  });

  it('bears the public look-up of its key as QR Code', async () => {
    expect(await codesOf(draw(production(FULL)))).toEqual([
      `QRCode:https://www.nfse.gov.br/ConsultaPublica/?tpc=1&chave=${CHAVE}`,
    ]);
  });

  it('shows note, DPS, parties, service, taxes and values', async () => {
    const text = await textOf(draw(production(FULL)));
    for (const words of [
      'DANFSe',
      '4314 9022 2388 8910 2000 1820 0000 0000 0042 2611 1234 5678 92',
      '02/08/2026 10:05:07',
      '20/11/2026 10:05:00',
      '512',
      'EMITENTE DA NFS-e - PRESTADOR DO SERVIÇO',
      'Orvalho Sistemas Ltda',
      '38.889.102/0001-82',
      'Cooperativa Campo Aberto',
      'Caxias do Sul - RS',
      'Elo Intermediações Ltda',
      'Autopeças Anhangabaú Ltda',
      '01.01.01 - Análise e desenvolvimento de sistemas',
      'Desenvolvimento de sistema sob encomenda',
      'Operação tributável',
      'Retido pelo tomador',
      '10.700,00',
      '5,00%',
      '535,00',
      'PIS/COFINS/CSLL retidos',
      '172,50',
      '10.157,75',
      'Pedido: PO-8812, itens 1, 2',
      'Entrega da segunda etapa.',
    ])
      expect(text).toContain(words);
    expect(await rawTextOf(draw(production(FULL)))).not.toContain('SEM VALIDADE');
  });

  it.each([
    ['minimo', 'TOMADOR DO SERVIÇO'],
    ['exportacao', 'Exportação de serviço'],
    ['obra-substituicao', 'NFS-e substituída'],
  ])('draws %s', async (name, words) => {
    expect(await rawTextOf(draw(noteOf(name)))).toContain(words);
  });

  it('continues over further pages when its texts need them, nothing beside the paper', async () => {
    const long = FULL.replace('Entrega da segunda etapa.', Array(120).fill('Linha da nota').join('\n'));
    const pdf = draw(long);
    expect((await infoOf(pdf)).pages).toBe(3);
    expect((await textOf(pdf)).match(/Linha da nota/g)?.length).toBe(120);
    for (const word of await wordsOf(pdf)) {
      expect(word.xMin).toBeGreaterThan(10);
      expect(word.xMax).toBeLessThan(585);
      expect(word.yMax).toBeLessThan(832);
    }
  });

  it('marks what is worth nothing: homologação, canceled, substituted', async () => {
    expect(await rawTextOf(draw(FULL))).toContain('SEM VALIDADE JURÍDICA');
    const cancelled = await rawTextOf(draw(production(FULL), [eventOf('101101')]));
    expect(cancelled).toContain('NFS-e CANCELADA EM 21/11/2026 08:00:00');
    expect(cancelled).not.toContain('HOMOLOGAÇÃO');
    expect(await rawTextOf(draw(FULL, [eventOf('105102')]))).toContain('CANCELADA POR SUBSTITUIÇÃO');
    expect(await rawTextOf(draw(production(FULL), [eventOf('101103')]))).not.toContain('CANCELADA');
  });

  it('is marked canceled when that is known and the event’s XML is not at hand', async () => {
    const drawn = drawPaper({ type: 'nfse', xml: FULL, options: { cancelled: true } });
    expect(await rawTextOf(drawn)).toContain('NFS-e CANCELADA');
  });

  it('is the paper of the type, marked by the note’s own events alone', async () => {
    const drawnText = (event: string) => rawTextOf(drawPaper({ type: 'nfse', xml: FULL, events: [event] }));
    expect(await drawnText(eventOf('101101'))).toContain('NFS-e CANCELADA');
    expect(await drawnText(eventOf('101101').replaceAll(CHAVE, CHAVE.replace('43', '35')))).not.toContain(
      'CANCELADA',
    );
  });

  it('has the same bytes twice', () => {
    expect(Buffer.compare(draw(FULL), draw(FULL))).toBe(0);
  });
});
