import { changeOf } from '@fiscal/core/calendar/calendar';
import { CREDIT_NOTES, DEBIT_NOTES } from '@fiscal/core/tables/debit-and-credit-notes';
import { dayBefore } from '@fiscal/core/testing/days';
import { describe, expect, it } from 'vitest';
import { drawPaper } from '../../paper.ts';
import type { PaperOptions } from '../../papers.ts';
import { chaveOf, eventXml, type NoteFacts, noteXml } from '../../testing/note-xml.ts';
import { overlappingWords, wordsOffPaper } from '../../testing/pdf-boxes.ts';
import { codesOf, infoOf, rawTextOf, textOf } from '../../testing/pdf-tools.ts';

const SINCE = '2026-12-01T10:00:00-03:00';
const ORIENTATIONS = ['retrato', 'paisagem'] as const;

const draw = (xml: string, options: PaperOptions = {}, events: readonly string[] = []): Uint8Array =>
  drawPaper({ type: 'nfe', xml, events, options });
const danfe = (facts: NoteFacts = {}, options?: PaperOptions, events?: readonly string[]): Uint8Array =>
  draw(noteXml({ dhEmi: SINCE, ...facts }), options, events);
/** Without the element of that name; fails where there is none. */
function without(xml: string, name: string): string {
  const found = new RegExp(`<${name}>[^<]*</${name}>`);
  expect(xml).toMatch(found);
  return xml.replace(found, '');
}

const ICMS =
  '<ICMS><ICMS00><orig>1</orig><CST>00</CST><vBC>1001.01</vBC><pICMS>17.5000</pICMS><vICMS>175.18</vICMS></ICMS00></ICMS>';
const IPI =
  '<IPI><IPITrib><CST>50</CST><vBC>1002.02</vBC><pIPI>5.0000</pIPI><vIPI>50.10</vIPI></IPITrib></IPI>';
const IS =
  '<IS><CSTIS>000</CSTIS><cClassTribIS>000001</cClassTribIS><vBCIS>1003.03</vBCIS><pIS>7.2500</pIS><vIS>72.72</vIS></IS>';
const reductionXml = (rate: string): string =>
  rate && `<gRed><pRedAliq>60.0000</pRedAliq><pAliqEfet>${rate}</pAliqEfet></gRed>`;
const ibsCbs = ([uf, mun, cbs]: readonly [string, string, string] = ['', '', '']): string =>
  `<IBSCBS><CST>000</CST><cClassTrib>000123</cClassTrib><gIBSCBS><vBC>1004.04</vBC><gIBSUF><pIBSUF>0.1100</pIBSUF>${reductionXml(uf)}<vIBSUF>1.11</vIBSUF></gIBSUF><gIBSMun><pIBSMun>0.2200</pIBSMun>${reductionXml(mun)}<vIBSMun>2.22</vIBSMun></gIBSMun><vIBS>3.33</vIBS><gCBS><pCBS>0.9900</pCBS>${reductionXml(cbs)}<vCBS>9.99</vCBS></gCBS></gIBSCBS></IBSCBS>`;
const TAXES = ICMS + IPI + IS + ibsCbs();

const MONO =
  '<gMono><vIBSMono>61.01</vIBSMono><vCBSMono>62.02</vCBSMono><vIBSMonoReten>63.03</vIBSMonoReten><vCBSMonoReten>64.04</vCBSMonoReten></gMono>';
const totalsOf = (mono: string): string =>
  `<ISSQNtot><vServ>71.01</vServ><vBC>72.02</vBC><vISS>73.03</vISS></ISSQNtot><ISTot><vIS>51.01</vIS></ISTot><IBSCBSTot><vBCIBSCBS>52.02</vBCIBSCBS><gIBS><gIBSUF><vIBSUF>53.03</vIBSUF></gIBSUF><gIBSMun><vIBSMun>54.04</vIBSMun></gIBSMun><vIBS>107.07</vIBS></gIBS><gCBS><vCBS>55.05</vCBS></gCBS>${mono}</IBSCBSTot><vNFTot>98765.43</vNFTot>`;
const ICMS_TOT =
  '<vBC>31.01</vBC><vICMS>32.02</vICMS><vFCPUFDest>41.01</vFCPUFDest><vICMSUFDest>42.02</vICMSUFDest><vFCP>43.03</vFCP><vBCST>33.03</vBCST><vST>34.04</vST><vFCPST>44.04</vFCPST><qBCMono>45.05</qBCMono><vICMSMono>46.06</vICMSMono><qBCMonoReten>47.07</qBCMonoReten><vICMSMonoReten>48.08</vICMSMonoReten><vProd>21.01</vProd><vFrete>22.02</vFrete><vSeg>23.03</vSeg><vDesc>24.04</vDesc><vII>81.01</vII><vIPI>35.05</vIPI><vIPIDevol>82.02</vIPIDevol><vPIS>83.03</vPIS><vCOFINS>84.04</vCOFINS><vOutro>25.05</vOutro><vNF>26.06</vNF><vTotTrib>85.05</vTotTrib>';
const place = (name: string): string =>
  `<${name}><CNPJ>12345678000195</CNPJ><xNome>Depósito ${name}</xNome><xLgr>Avenida Brasil</xLgr><nro>1500</nro><xMun>Campinas</xMun><UF>SP</UF></${name}>`;
const CARRIER =
  '<transporta><CNPJ>12345678000195</CNPJ><xNome>Transportes Rápidos Ltda</xNome><xEnder>Rua Um, 1</xEnder><xMun>Campinas</xMun><UF>SP</UF></transporta>';
const VOLUMES = '<vol><qVol>12</qVol><esp>CAIXA</esp><pesoL>10.000</pesoL><pesoB>12.500</pesoB></vol>';
const QR = `https://www.example.com/NFeConsultaPublica/Paginas/ConsultaQRCode.aspx?p=${chaveOf()}|3|1`;

/** A note with every field that the layout can show. */
const FACTS: NoteFacts = {
  imposto: () => TAXES,
  totals: totalsOf(MONO),
  dups: 3,
  transp: CARRIER + VOLUMES,
  qrCode: QR,
  infCpl: 'Entregar na portaria 2.',
  infAdProd: () => 'Garantia de doze meses',
};
const withTotals = (xml: string): string =>
  xml.replace(/<ICMSTot>.*<\/ICMSTot>/, `<ICMSTot>${ICMS_TOT}</ICMSTot>`);
const XML = withTotals(noteXml({ dhEmi: SINCE, ...FACTS }));
const DRAWN = draw(XML);
/** With all that takes room. */
const FULL_FACTS: NoteFacts = {
  ...FACTS,
  dhEmi: SINCE,
  tpEmis: '6',
  items: 40,
  dups: 120,
  places: place('retirada') + place('entrega'),
  ide: '<finNFe>5</finNFe><tpNFCredito>03</tpNFCredito>',
  infAdProd: (index) => `Garantia do item ${index}: doze meses, conforme o certificado do produto`,
  infCpl: Array.from({ length: 150 }, (_, index) => `Observação ${index} do emitente.`).join(' '),
};

describe('the day of NT 2026.010', () => {
  const NEW = 'TOTAL DOS PRODUTOS E TOTAL DA NOTA';
  const OLD = 'CÁLCULO DO IMPOSTO';
  it.each([
    ['2026-11-30T23:59:59-03:00', OLD],
    ['2026-12-01T00:00:00-03:00', NEW],
    ['2026-11-30T22:59:59-04:00', OLD],
    ['2026-11-30T23:00:00-04:00', NEW],
    ['2026-12-01T02:59:59+00:00', OLD],
    ['2027-06-01T10:00:00-03:00', NEW],
  ])('is that of the issue in Brasília, the same at every target: %s', async (dhEmi, title) => {
    for (const tpAmb of ['1', '2'] as const) {
      const text = await rawTextOf(danfe({ dhEmi, tpAmb }));
      expect([OLD, NEW].filter((one) => text.includes(one))).toEqual([title]);
    }
  });

  it('is the first day of the change in the calendar', async () => {
    const { production } = changeOf('nfe-2026.010');
    if (production === null || production === 'always') return expect.unreachable();
    for (const [day, title] of [
      [dayBefore(production), OLD],
      [production, NEW],
    ] as const)
      expect(await rawTextOf(danfe({ dhEmi: `${day}T10:00:00-03:00` }))).toContain(title);
    return undefined;
  });

  it('does not change the label and the paper of tpImp 6', async () => {
    const drawnText = (dhEmi: string, tpImp: string, paper: 'documento' | 'etiqueta') =>
      textOf(danfe({ dhEmi, tpImp, qrCode: QR, totals: totalsOf(MONO) }, { paper }));
    const before = '2026-11-30T10:00:00-03:00';
    for (const [tpImp, paper] of [
      ['6', 'documento'],
      ['1', 'etiqueta'],
    ] as const)
      expect((await drawnText(SINCE, tpImp, paper)).replaceAll('01/12/2026', '30/11/2026')).toBe(
        await drawnText(before, tpImp, paper),
      );
  });
});

describe.each(ORIENTATIONS)('the frames, %s', (orientation) => {
  it('follow the order of the reference models', async () => {
    const text = await textOf(danfe({ ...FACTS, transp: '', qrCode: '' }, { orientation }));
    const titles = [
      'IDENTIFICAÇÃO DO EMITENTE',
      'CHAVE DE ACESSO',
      'NATUREZA DA OPERAÇÃO',
      'INSCRIÇÃO ESTADUAL DO SUBST. TRIB.',
      'CÓDIGO DO REGIME TRIBUTÁRIO',
      'DESTINATÁRIO / REMETENTE',
      'FATURA / DUPLICATAS',
      'TOTAL DOS PRODUTOS E TOTAL DA NOTA',
      'TOTAL DO ICMS / IPI',
      'TOTAL DO IBS / CBS / IS',
      'CÁLCULO DO ISSQN',
      'TRANSPORTADOR / VOLUMES TRANSPORTADOS',
      'DADOS DOS PRODUTOS / SERVIÇOS',
      'DADOS ADICIONAIS',
      'RESERVADO AO FISCO',
    ];
    const found = titles.map((title) => text.indexOf(title));
    expect(found.filter((at) => at < 0)).toEqual([]);
    expect(found).toEqual(found.toSorted((a, b) => a - b));
    expect(text).toContain('DATA DE RECEBIMENTO');
    expect(text).not.toContain('CÁLCULO DO IMPOSTO');
  });

  it.each([
    'CST / CFOP',
    'QTD / UN',
    'VLR UNIT',
    'VLR TOTAL',
    'BASES DE CÁLCULO',
    'ALÍQUOTAS',
    'VALOR DOS TRIBUTOS',
    'DESCRIÇÃO DO PRODUTO / SERVIÇO',
  ])('have the column %s', async (title) => {
    expect(await rawTextOf(draw(XML, { orientation }))).toContain(title);
  });

  it('hold everything on the paper when all are full, and overlap nothing', async () => {
    const pdf = draw(withTotals(noteXml(FULL_FACTS)), { orientation });
    expect(await wordsOffPaper(pdf)).toEqual([]);
    expect(await overlappingWords(pdf)).toEqual([]);
    const text = await rawTextOf(pdf);
    for (let index = 0; index < 40; index++) expect(text).toContain(`Garantia do item ${index}:`);
    for (let index = 0; index < 150; index++) expect(text).toContain(`Observação ${index} do`);
    for (let index = 1; index <= 120; index++)
      expect(text).toContain(`${String(index).padStart(3, '0')} 10/12/2026 1.000,00`);
    for (const words of ['Depósito retirada', 'Depósito entrega', '48,08', '64,04'])
      expect(text).toContain(words);
    expect(await codesOf(pdf)).toEqual([`Code128:${chaveOf(FULL_FACTS)}`, `QRCode:${QR}`]);
  });

  it('hold the widest amounts whole, without overlap', async () => {
    const wide = TAXES.replaceAll(
      /<(vBC|vBCIS|vICMS|vIBSUF|vIBSMun|vCBS|vIPI|vIS)>[^<]*</g,
      '<$1>9876543210123.45<',
    ).replaceAll(/<(pICMS|pIBSUF|pIBSMun|pCBS|pIPI|pIS)>[^<]*</g, '<$1>100.1234<');
    const xml = noteXml({ dhEmi: SINCE, imposto: () => wide })
      .replace(/<qCom>[^<]*/, '<qCom>98765432109.8765')
      .replace(/<vUnCom>[^<]*/, '<vUnCom>98765432109.8765432109')
      .replace(/(<\/vUnCom><vProd>)[^<]*/, '$19876543210123.45');
    const pdf = draw(xml, { orientation });
    const text = await rawTextOf(pdf);
    expect(await overlappingWords(pdf)).toEqual([]);
    expect(text).not.toContain('…');
    expect(text.match(/9\.876\.543\.210\.123,45/g)).toHaveLength(4 + 6 + 1);
    expect(text.match(/100,1234%/g)).toHaveLength(6);
    expect(text).toContain('98.765.432.109,8765432109');
    expect(text).toContain('98.765.432.109,8765 ');
  });
});

describe('the head', () => {
  it.each([
    ['1', '1 - SIMPLES NACIONAL'],
    ['2', '2 - SIMPLES NACIONAL - EXCESSO DE SUBLIMITE DE RECEITA BRUTA'],
    ['3', '3 - REGIME NORMAL'],
    ['4', '4 - SIMPLES NACIONAL - MICROEMPREENDEDOR INDIVIDUAL - MEI'],
  ])('names the regime %s, and leaves the reserved box empty', async (crt, words) => {
    expect(await rawTextOf(danfe({ crt }))).toContain(
      `CÓDIGO DO REGIME TRIBUTÁRIO ${words} TIPO DE REGIME DE APURAÇÃO DO IBS E DA CBS DADOS DOS PRODUTOS`,
    );
  });

  it.each([
    ...Object.entries(CREDIT_NOTES).map(
      ([kind, name]) =>
        ['5', 'tpNFCredito', kind, `NOTA DE CRÉDITO: ${kind} - ${name.toUpperCase()}`] as const,
    ),
    ...Object.entries(DEBIT_NOTES).map(
      ([kind, name]) => ['6', 'tpNFDebito', kind, `NOTA DE DÉBITO: ${kind} - ${name.toUpperCase()}`] as const,
    ),
  ])('prints the kind of a note of finNFe %s: %s %s', async (finNFe, tag, kind, words) => {
    const text = await rawTextOf(danfe({ ide: `<finNFe>${finNFe}</finNFe><${tag}>${kind}</${tag}>` }));
    expect(text).toContain(words);
  });

  it('prints an unknown kind, beside other notices, on every page, and nothing for a common note', async () => {
    const facts: NoteFacts = { ide: '<finNFe>6</finNFe><tpNFDebito>99</tpNFDebito>', tpAmb: '2', items: 60 };
    const pdf = danfe(facts);
    const text = await rawTextOf(pdf);
    expect(text.match(/NOTA DE DÉBITO: 99/g)).toHaveLength((await infoOf(pdf)).pages);
    expect(text).toContain('EMITIDA EM AMBIENTE DE HOMOLOGAÇÃO - SEM VALOR FISCAL');
    expect(await rawTextOf(danfe({ ide: '<finNFe>1</finNFe>' }))).not.toMatch(/NOTA DE (?:DÉBITO|CRÉDITO)/);
  });
});

describe('the totals', () => {
  it.each([
    ['vProd', 'VALOR TOTAL DOS PRODUTOS', '21,01'],
    ['vFrete', 'VALOR DO FRETE', '22,02'],
    ['vSeg', 'VALOR DO SEGURO', '23,03'],
    ['vDesc', 'DESCONTO', '24,04'],
    ['vOutro', 'OUTRAS DESPESAS', '25,05'],
    ['vNF', 'VALOR TOTAL DA NOTA', '26,06'],
    ['vBC', 'BASE DE CÁLCULO DO ICMS', '31,01'],
    ['vICMS', 'VALOR DO ICMS', '32,02'],
    ['vBCST', 'BASE DE CÁLCULO DO ICMS ST', '33,03'],
    ['vST', 'VALOR DO ICMS ST', '34,04'],
    ['vIPI', 'VALOR DO IPI', '35,05'],
    ['vCBS', 'VALOR DA CBS', '55,05'],
    ['vIBSUF', 'VALOR DO IBS UF', '53,03'],
    ['vIBSMun', 'VALOR DO IBS MUNICÍPIO', '54,04'],
    ['vIS', 'VALOR DO IMPOSTO SELETIVO', '51,01'],
  ])('have a box for %s, which stays empty without it', async (tag, label, value) => {
    expect(await rawTextOf(DRAWN)).toContain(`${label} ${value}`);
    const [items = '', total = ''] = XML.split('<total>');
    const text = await rawTextOf(draw([items, without(total, tag)].join('<total>')));
    expect(text).toContain(`${label} `);
    expect(text).not.toContain(`${label} ${value}`);
    expect(text).not.toContain(`${label} 0,00`);
  });

  it.each([
    ['vFCP', 'VALOR DO FCP', '43,03'],
    ['vFCPST', 'VALOR DO FCP RETIDO POR ST', '44,04'],
    ['vICMSUFDest', 'VALOR DO DIFAL NA UF DE DESTINO', '42,02'],
    ['vFCPUFDest', 'VALOR DO FCP NA UF DE DESTINO', '41,01'],
    ['qBCMono', 'BC DO ICMS MONOFÁSICO', '45,05'],
    ['vICMSMono', 'VALOR DO ICMS MONOFÁSICO', '46,06'],
    ['qBCMonoReten', 'BC DO ICMS MONOFÁSICO POR RETENÇÃO', '47,07'],
    ['vICMSMonoReten', 'VALOR DO ICMS MONOFÁSICO POR RETENÇÃO', '48,08'],
  ])('have a box for %s only where there is one', async (tag, label, value) => {
    expect(await rawTextOf(DRAWN)).toContain(`${label} ${value}`);
    expect(await rawTextOf(draw(without(XML, tag)))).not.toMatch(new RegExp(`${label} \\d`));
  });

  it('leave out the FCP that the schema wants as zero, and print a DIFAL of zero', async () => {
    const icmsTot = '<vFCP>0.00</vFCP><vFCPST>0.00</vFCPST><vICMSUFDest>0.00</vICMSUFDest>';
    const text = await rawTextOf(danfe({ icmsTot }));
    expect(text).not.toContain('VALOR DO FCP');
    expect(text).toContain('VALOR DO DIFAL NA UF DE DESTINO 0,00');
  });

  it('print the monophasic amounts of IBS and CBS with gMono alone', async () => {
    const boxes = [
      'VALOR DO IBS MONOFÁSICO 61,01',
      'VALOR DA CBS MONOFÁSICA 62,02',
      'VALOR DO IBS MONOFÁSICO POR RETENÇÃO 63,03',
      'VALOR DA CBS MONOFÁSICA POR RETENÇÃO 64,04',
    ];
    const text = await rawTextOf(DRAWN);
    for (const box of boxes) expect(text).toContain(box);
    const plain = await rawTextOf(danfe({ totals: totalsOf('') }));
    expect(plain).not.toMatch(/(?:IBS MONOFÁSICO|CBS MONOFÁSICA)/);
  });

  it('no longer print vNFTot', async () => {
    expect(await rawTextOf(DRAWN)).not.toContain('98.765,43');
  });

  it('print as text every nonzero value without a box', async () => {
    const text = await rawTextOf(DRAWN);
    expect(text).toContain(
      'Outros totais: tributos aproximados (Lei 12.741/2012) R$ 85,05; PIS R$ 83,03; COFINS R$ 84,04; imposto de importação R$ 81,01; IPI devolvido R$ 82,02',
    );
    const none = XML.replaceAll(/<(vTotTrib|vPIS|vCOFINS|vII|vIPIDevol)>[^<]*/g, '<$1>0.00');
    expect(await rawTextOf(draw(none))).not.toContain('Outros totais');
  });

  it('print the ISSQN where the note has one', async () => {
    const text = await rawTextOf(DRAWN);
    expect(text).toContain(
      'INSCRIÇÃO MUNICIPAL 12345 VALOR TOTAL DOS SERVIÇOS 71,01 BASE DE CÁLCULO DO ISSQN 72,02 VALOR DO ISSQN 73,03',
    );
    expect(await rawTextOf(draw(without(XML, 'vISS')))).toContain('VALOR DO ISSQN TRANSPORTADOR');
    expect(await rawTextOf(danfe())).not.toContain('ISSQN');
  });
});

describe('an item', () => {
  it.each([
    ['vBC of ICMS', /<vBC>1001.01<\/vBC>/, 'ICMS 1.001,01'],
    ['vBC of IBS and CBS', /<vBC>1004.04<\/vBC>/, 'IBS / CBS 1.004,04'],
    ['vBCIS', /<vBCIS>[^<]*<\/vBCIS>/, 'IS 1.003,03'],
    ['vBC of IPI', /<vBC>1002.02<\/vBC>/, 'IPI 1.002,02'],
    ['pICMS', /<pICMS>[^<]*<\/pICMS>/, 'ICMS 17,50%'],
    ['pIBSUF', /<pIBSUF>[^<]*<\/pIBSUF>/, 'IBS UF 0,11%'],
    ['pIBSMun', /<pIBSMun>[^<]*<\/pIBSMun>/, 'IBS MUN 0,22%'],
    ['pCBS', /<pCBS>[^<]*<\/pCBS>/, 'CBS 0,99%'],
    ['pIPI', /<pIPI>[^<]*<\/pIPI>/, 'IPI 5,00%'],
    ['pIS', /<pIS>[^<]*<\/pIS>/, 'IS 7,25%'],
    ['vICMS', /<vICMS>175.18<\/vICMS>/, 'ICMS 175,18'],
    ['vIBSUF', /<vIBSUF>1.11<\/vIBSUF>/, 'IBS UF 1,11'],
    ['vIBSMun', /<vIBSMun>2.22<\/vIBSMun>/, 'IBS MUN 2,22'],
    ['vCBS', /<vCBS>9.99<\/vCBS>/, 'CBS 9,99'],
    ['vIPI', /<vIPI>50.10<\/vIPI>/, 'IPI 50,10'],
    ['vIS', /<vIS>72.72<\/vIS>/, 'IS 72,72'],
    ['CST', /<CST>00<\/CST>/, 'CST 100'],
    ['CFOP', /<CFOP>5102<\/CFOP>/, 'CFOP 5102'],
    ['NCM', /<NCM>73181500<\/NCM>/, '[NCM 73181500]'],
    ['cClassTrib', /<cClassTrib>000123<\/cClassTrib>/, '[cClassTrib 000123]'],
  ])('prints %s where the XML has it', async (_, element, words) => {
    expect(XML).toMatch(element);
    expect(await rawTextOf(DRAWN)).toContain(words);
    const text = await rawTextOf(draw(XML.replace(element, '')));
    expect(text).not.toContain(words);
    const label = words.replace(/ [\d.,%]+\]?$/, '');
    expect(text).not.toContain(`${label} 0,00`);
  });

  it('prints the effective rates where there is a reduction', async () => {
    const imposto = () => ICMS + ibsCbs(['0.0440', '0.0880', '0.3960']);
    const text = await rawTextOf(danfe({ imposto }));
    for (const rate of ['IBS UF 0,044%', 'IBS MUN 0,088%', 'CBS 0,396%']) expect(text).toContain(rate);
    for (const rate of ['0,11%', '0,22%', '0,99%']) expect(text).not.toContain(rate);
  });

  it('prints for the Simples Nacional its CSOSN and no tax that the XML does not have', async () => {
    const csosn = '<ICMS><ICMSSN102><orig>0</orig><CSOSN>102</CSOSN></ICMSSN102></ICMS>';
    const text = await rawTextOf(danfe({ crt: '1', imposto: () => csosn }));
    expect(text).toContain('CSOSN 0102 CFOP 5102');
    expect(text).toContain('[NCM 73181500]');
    expect(text).not.toContain('cClassTrib');
    expect(text).not.toMatch(/(?:ICMS|CBS|IBS UF|IBS MUN|IPI|IS) \d+,\d\d%/);
  });

  it('prints description, further words and classification in this order, and its discount', async () => {
    const xml = XML.replace('<indTot>', '<vDesc>3.21</vDesc><indTot>');
    expect(await rawTextOf(draw(xml))).toContain(
      'SKU1 Parafuso sextavado número 0 Garantia de doze meses Desconto: 3,21 [NCM 73181500] [cClassTrib 000123]',
    );
    expect(await rawTextOf(DRAWN)).not.toContain('Desconto:');
  });

  it('prints the unit, and the taxed one where it differs', async () => {
    expect(await rawTextOf(DRAWN)).toContain('2 [UN] 1.234,56');
    const xml = XML.replace(
      '<uTrib>UN</uTrib><qTrib>2.0000</qTrib>',
      '<uTrib>KG</uTrib><qTrib>8.5000</qTrib>',
    );
    expect(await rawTextOf(draw(xml))).toContain('2 [UN] 8,5 [KG] 1.234,56 1.234,56');
  });

  it.each(ORIENTATIONS)('prints a code of sixty characters whole, %s', async (orientation) => {
    const cProd = 'CODIGO-MUITO-LONGO-0123456789-ABCDEFGHIJKLMNOPQRSTUVWXYZ-123';
    const pdf = danfe({ cProd, items: 2 }, { orientation });
    const text = (await rawTextOf(pdf)).replaceAll(' ', '');
    expect(text.split(cProd)).toHaveLength(3);
    expect(await overlappingWords(pdf)).toEqual([]);
  });

  it.each(ORIENTATIONS)('is printed once and in order with 200 others, %s', async (orientation) => {
    const pdf = danfe({ items: 200, imposto: () => TAXES }, { orientation });
    const { pages } = await infoOf(pdf);
    const text = await textOf(pdf);
    const codes = [...text.matchAll(/\bSKU(\d+)\b/g)].map((match) => Number(match[1]));
    expect(codes).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
    expect(text).toContain(`FOLHA ${pages}/${pages}`);
  });

  it('that no page can hold is divided', async () => {
    const description = Array.from({ length: 1500 }, (_, index) => `parte${index}`).join(' ');
    const text = await rawTextOf(danfe({ infAdProd: () => description, imposto: () => TAXES }));
    const parts = [...text.matchAll(/parte(\d+)/g)].map((match) => Number(match[1]));
    expect(parts).toEqual(Array.from({ length: 1500 }, (_, index) => index));
    expect(text.match(/IBS MUN 0,22%/g)).toHaveLength(1);
  });
});

describe('the rest', () => {
  it.each(ORIENTATIONS)('has a QR Code where the XML has one, %s', async (orientation) => {
    const pdf = draw(XML, { orientation });
    expect(await rawTextOf(pdf)).toContain('QR CODE');
    expect(await codesOf(pdf)).toContain(`QRCode:${QR}`);
    const plain = danfe({}, { orientation });
    expect(await rawTextOf(plain)).not.toContain('QR CODE');
    expect(await codesOf(plain)).toEqual([`Code128:${chaveOf()}`]);
  });

  it('prints of carrier and volumes only the present fields', async () => {
    const [carrier, volumes] = ['CAIXA', 'Rua Um, 1'];
    const text = await rawTextOf(DRAWN);
    expect(text).toContain(carrier);
    expect(text).toContain(volumes);
    const plain = await rawTextOf(danfe());
    expect(plain).toContain('9 - Sem Frete');
    expect(plain).not.toContain('PESO BRUTO');
    expect(await rawTextOf(danfe({ transp: VOLUMES }))).toContain('PESO BRUTO');
  });

  it('prints payments and instalments beyond their block as text', async () => {
    const detPag = (index: number) =>
      `<detPag><tPag>99</tPag><xPag>Meio${index}</xPag><vPag>${index}.00</vPag></detPag>`;
    const many = Array.from({ length: 100 }, (_, index) => detPag(index)).join('');
    const text = await rawTextOf(draw(noteXml({ dhEmi: SINCE }).replace(/<detPag>.*<\/detPag>/, many)));
    for (let index = 0; index < 100; index++) expect(text).toContain(`Meio${index} ${index},00`);
  });

  it('shrinks the additional data when three items then fit on one landscape page', async () => {
    const facts: NoteFacts = { items: 3, imposto: () => TAXES, dups: 3 };
    expect((await infoOf(danfe(facts, { orientation: 'paisagem' }))).pages).toBe(1);
  });

  it('marks what has no fiscal value, and contingency', async () => {
    const cancelled = await rawTextOf(danfe({}, {}, [eventXml('110111', '')]));
    expect(cancelled).toContain('NF-e CANCELADA - SEM VALOR FISCAL');
    expect(cancelled).toContain('PROTOCOLO DE HOMOLOGAÇÃO DE CANCELAMENTO');
    expect(await rawTextOf(danfe({ tpEmis: '6' }))).toContain('EMITIDA EM CONTINGÊNCIA - SVC-AN');
    expect(await rawTextOf(danfe({ cStat: null }))).toContain('SEM PROTOCOLO');
    expect(await rawTextOf(danfe({}, { unconfirmed: true }))).toContain('Protocolo não confirmado na SEFAZ');
    const epec: NoteFacts = { tpEmis: '4', cStat: null };
    const event = eventXml('110140', '', { chave: chaveOf(epec), cStat: '136' });
    expect((await infoOf(danfe(epec, {}, [event]))).pages).toBe(2);
  });
});
