import { describe, expect, it } from 'vitest';
import { drawPaper } from '../paper.ts';
import type { PaperOptions } from '../papers.ts';
import { chaveOf, eventXml, type NoteFacts, noteXml } from '../testing/note-xml.ts';
import { codesOf, infoOf, rawTextOf, textOf, wordsOf } from '../testing/pdf-tools.ts';

const qrCode = (facts: NoteFacts): string =>
  `https://www.homologacao.nfce.fazenda.sp.gov.br/NFCeConsultaPublica/Paginas/ConsultaQRCode.aspx?p=${chaveOf({ ...facts, mod: '65' })}|2|2|1|0123456789ABCDEF0123456789ABCDEF01234567`;
const receipt = (facts: NoteFacts = {}, options: PaperOptions = {}, events: string[] = []): Uint8Array =>
  drawPaper({ type: 'nfce', xml: noteXml({ mod: '65', qrCode: qrCode(facts), ...facts }), events, options });

const WIDTHS = [
  [80, 226.77],
  [58, 164.41],
] as const;

describe('DANFC-e', () => {
  it.each(WIDTHS)('is a strip of %d mm that grows with its items', async (width, points) => {
    const one = await infoOf(receipt({ items: 1 }, { width }));
    const many = await infoOf(receipt({ items: 300 }, { width }));
    expect(one.pages).toBe(1);
    expect(many.pages).toBe(1);
    expect(one.width).toBeCloseTo(points, 1);
    expect(many.height).toBeGreaterThan(one.height + 299 * 10);
  });

  it.each(WIDTHS)('bears a QR Code that scans as the address of the XML, %d mm', async (width) => {
    expect(await codesOf(receipt({}, { width }))).toEqual([`QRCode:${qrCode({})}`]);
    // Content for an offline note of version 3: a signature makes the address long.
    const long = `${qrCode({}).slice(0, 60)}?p=${chaveOf({ mod: '65', tpEmis: '9' })}|3|1|21|2459.12|2|12345678909|${'Ab1+'.repeat(86)}`;
    expect(await codesOf(receipt({ qrCode: long }, { width }), 1, 300)).toEqual([`QRCode:${long}`]);
  });

  it.each(WIDTHS)('prints items, totals, payments, consumer, taxes and protocol, %d mm', async (width) => {
    const text = (await textOf(receipt({ items: 2, infCpl: 'Volte sempre!' }, { width }))).replace(
      /\s+/g,
      ' ',
    );
    for (const words of [
      'Documento Auxiliar da Nota Fiscal de Consumidor Eletrônica',
      'CNPJ: 12.345.678/0001-95',
      '001 SKU1 Parafuso sextavado número 0',
      '2 UN x 1.234,56 2.469,12',
      'Qtde. total de itens 2',
      'Valor total R$ 2.469,12',
      'Descontos R$ -10,00',
      'Valor a pagar R$ 2.459,12',
      'Dinheiro 2.500,00',
      'Troco R$ 40,88',
      'www.nfce.fazenda.sp.gov.br/consulta',
      'CONSUMIDOR CPF: 123.456.789-09',
      'João da Conceição Müller',
      'NFC-e nº 000.001.234 Série 001',
      'Protocolo de autorização: 135260000012345',
      'Data de autorização: 21/11/2026 10:00:03',
      'R$ 672,83',
      'Volte sempre!',
    ])
      expect(text).toContain(words);
    expect(text.replace(/ /g, '')).toContain(chaveOf({ mod: '65' }));
  });

  it.each(WIDTHS)('prints nothing beside the paper, %d mm', async (width, points) => {
    const pdf = receipt(
      {
        xProd: () => `Descrição ${'muito '.repeat(20)}longa`,
        xNome: 'Empresa de Nome Comprido '.repeat(4),
      },
      { width },
    );
    const { height } = await infoOf(pdf);
    for (const word of await wordsOf(pdf)) {
      expect(word.xMin).toBeGreaterThan(4);
      expect(word.xMax).toBeLessThan(points - 4);
      expect(word.yMax).toBeLessThan(height);
    }
  });

  it('prints that a note has no fiscal value', async () => {
    expect(await rawTextOf(receipt({ tpAmb: '2' }))).toContain(
      'EMITIDA EM AMBIENTE DE HOMOLOGAÇÃO - SEM VALOR FISCAL',
    );
    expect(await rawTextOf(receipt())).not.toContain('SEM VALOR FISCAL');
    const cancelled = eventXml('110111', '', { chave: chaveOf({ mod: '65' }) });
    expect(await rawTextOf(receipt({}, {}, [cancelled]))).toContain('NFC-e CANCELADA - SEM VALOR FISCAL');
  });

  it('prints that it was issued in contingency, and is pending until it is authorized', async () => {
    const paper = receipt({ tpEmis: '9', cStat: null });
    const pending = await rawTextOf(paper);
    expect(pending.match(/EMITIDA EM CONTINGÊNCIA Pendente de autorização/g)).toHaveLength(4);
    expect(await infoOf(paper)).toMatchObject({ pages: 2 });
    expect(pending).toMatch(/Via do Consumidor[\s\S]*Via do Estabelecimento/);
    const authorised = await rawTextOf(receipt({ tpEmis: '9' }));
    expect(authorised).toContain('EMITIDA EM CONTINGÊNCIA');
    expect(authorised).not.toContain('Pendente');
    expect(authorised).not.toContain('Via do Estabelecimento');
  });

  it('prints that its EPEC is registered, with the protocol', async () => {
    const chave = chaveOf({ mod: '65', tpEmis: '4' });
    const epec = eventXml('110140', '', { chave, cStat: '136' });
    const text = (await rawTextOf(receipt({ tpEmis: '4', cStat: null }, {}, [epec]))).replace(/\s+/g, ' ');
    expect(text).toContain(
      'DANFE IMPRESSO EM CONTINGÊNCIA - EPEC REGULARMENTE RECEBIDA PELA SEFAZ AUTORIZADORA',
    );
    expect(text).toContain('Protocolo do EPEC: 135260000099901');
    expect(text).not.toContain('Pendente');
  });
});

const TIPO_2 = { mod: '55', tpImp: '6' } as const;
const REFORM =
  '<ISTot><vIS>3.21</vIS></ISTot><IBSCBSTot><vBCIBSCBS>2459.12</vBCIBSCBS><gIBS><vIBS>2.46</vIBS></gIBS><gCBS><vCBS>22.13</vCBS></gCBS></IBSCBSTot>';
const tipo2 = (facts: NoteFacts = {}, options: PaperOptions = {}): Uint8Array => {
  const code = qrCode({}).replace(/p=\d{44}/, `p=${chaveOf({ ...facts, ...TIPO_2 })}`);
  return drawPaper({ type: 'nfe', xml: noteXml({ qrCode: code, ...facts, ...TIPO_2 }), options });
};

describe('DANFE Simplificado Tipo 2', () => {
  it.each(WIDTHS)('is the receipt of an NF-e with tpImp 6, %d mm', async (width, points) => {
    const pdf = tipo2({ items: 2, totals: REFORM, infCpl: 'Volte sempre!' }, { width });
    const info = await infoOf(pdf);
    expect(info.pages).toBe(1);
    expect(info.width).toBeCloseTo(points, 1);
    const text = (await textOf(pdf)).replace(/\s+/g, ' ');
    for (const words of [
      'DANFE Simplificado Tipo 2',
      'CNPJ: 12.345.678/0001-95',
      '001 SKU1 Parafuso sextavado número 0',
      'Qtde. total de itens 2',
      'Troco R$ 40,88',
      '(+) CBS R$ 22,13',
      '(+) IBS R$ 2,46',
      '(+) IS R$ 3,21',
      'Consulte pela Chave de Acesso em',
      'CONSUMIDOR CPF: 123.456.789-09',
      'NF-e nº 000.001.234 Série 001',
      'Via do Consumidor',
      'Protocolo de autorização: 135260000012345',
      'Volte sempre!',
    ])
      expect(text).toContain(words);
    expect(text.replace(/ /g, '')).toContain(chaveOf(TIPO_2));
    expect(text).not.toContain('NFC-e');
    expect(await codesOf(pdf)).toEqual([expect.stringContaining(`p=${chaveOf(TIPO_2)}|`)]);
  });

  it('prints the fields of the reform that the note has', async () => {
    const text = await rawTextOf(tipo2());
    expect(text).not.toContain('(+)');
    const without = REFORM.replace(/<ISTot>.*<\/ISTot>/, '');
    expect(await rawTextOf(tipo2({ totals: without }))).not.toContain('(+) IS R$');
  });

  it('is two copies while it is offline and not authorized, each with its words in two places', async () => {
    const offline = tipo2({ tpEmis: '9', cStat: null });
    expect(await infoOf(offline)).toMatchObject({ pages: 2 });
    const text = await rawTextOf(offline);
    expect(text.match(/EMITIDA EM CONTINGÊNCIA Pendente de autorização/g)).toHaveLength(4);
    expect(text).toMatch(/Via do Consumidor[\s\S]*Via do Estabelecimento/);
    expect(text).not.toContain('Protocolo');
    expect(await infoOf(tipo2({ tpEmis: '9' }))).toMatchObject({ pages: 1 });
  });

  it('is an A4 DANFE with any other tpImp', async () => {
    const a4 = drawPaper({ type: 'nfe', xml: noteXml({ tpImp: '3' }) });
    expect(await infoOf(a4)).toMatchObject({ width: 595.28 });
  });
});
