import { describe, expect, it } from 'vitest';
import { drawPaper } from '../paper.ts';
import type { PaperOptions } from '../papers.ts';
import { chaveOf, eventXml, type NoteFacts, noteXml } from '../testing/note-xml.ts';
import { overlappingWords, wordsOffPaper } from '../testing/pdf-boxes.ts';
import { fontsOf } from '../testing/pdf-fonts.ts';
import { codesOf, infoOf, rawTextOf, textOf } from '../testing/pdf-tools.ts';

const danfe = (facts: NoteFacts = {}, options: PaperOptions = {}, events: string[] = []): Uint8Array =>
  drawPaper({ type: 'nfe', xml: noteXml(facts), events, options });

const REFORM =
  '<ISTot><vIS>7.77</vIS></ISTot><IBSCBSTot><vBCIBSCBS>2469.12</vBCIBSCBS><gIBS><gIBSUF><vIBSUF>2.47</vIBSUF></gIBSUF><gIBSMun><vIBSMun>0.00</vIBSMun></gIBSMun><vIBS>2.47</vIBS></gIBS><gCBS><vCBS>22.22</vCBS></gCBS></IBSCBSTot><vNFTot>2491.58</vNFTot>';
const PLACES = ['retirada', 'entrega']
  .map(
    (name) =>
      `<${name}><CNPJ>12345678000195</CNPJ><xNome>Depósito ${name}</xNome><xLgr>Avenida Brasil</xLgr><nro>1500</nro><xBairro>Centro</xBairro><xMun>Campinas</xMun><UF>SP</UF></${name}>`,
  )
  .join('');

/** Everything that takes room at once. */
const FULL: NoteFacts = {
  items: 40,
  dups: 120,
  tpEmis: '4',
  totals: `${REFORM}<ISSQNtot><vServ>10.00</vServ><vBC>10.00</vBC><vISS>0.50</vISS></ISSQNtot>`,
  places: PLACES,
  infAdProd: (index) =>
    `Garantia do item ${index}: doze meses, conforme o certificado que acompanha o produto`,
  infCpl: Array.from({ length: 150 }, (_, index) => `Observação ${index} do emitente.`).join(' '),
};

describe('DANFE', () => {
  it('is A4, in the orientation of tpImp or of the caller', async () => {
    expect(await infoOf(danfe())).toMatchObject({ pages: 1, width: 595.28, height: 841.89 });
    expect(await infoOf(danfe({ tpImp: '2' }))).toMatchObject({ pages: 1, width: 841.89, height: 595.28 });
    expect(await infoOf(danfe({ tpImp: '2' }, { orientation: 'retrato' }))).toMatchObject({ width: 595.28 });
  });

  it.each(['retrato', 'paisagem'] as const)(
    'prints a code of sixty characters whole before NT 2026.010, %s',
    async (orientation) => {
      const cProd = 'CODIGO-MUITO-LONGO-0123456789-ABCDEFGHIJKLMNOPQRSTUVWXYZ-123';
      const pdf = danfe({ cProd, items: 60 }, { orientation });
      const text = (await rawTextOf(pdf)).replaceAll(/\s/g, '');
      expect(text.split(cProd)).toHaveLength(61);
      expect(await overlappingWords(pdf)).toEqual([]);
      expect(await wordsOffPaper(pdf)).toEqual([]);
    },
  );

  it('names each note that its items refer to, once', async () => {
    const [one, other] = [
      chaveOf({ cnpj: '12345678000195' }),
      '35261011222333000181550010000012341876543210',
    ];
    const referenceTo = (key: string) =>
      `<DFeReferenciado><chaveAcesso>${key}</chaveAcesso></DFeReferenciado></det>`;
    let position = 0;
    const xml = noteXml({ items: 3 }).replaceAll('</det>', () => referenceTo(position++ === 1 ? other : one));
    const text = await textOf(drawPaper({ type: 'nfe', xml }));
    expect(text.match(/NF-e referenciada: [\d ]{54}/g)).toEqual(
      [one, other].map((key) => `NF-e referenciada: ${key.replace(/(\d{4})(?=\d)/g, '$1 ')}`),
    );
  });

  it.each(['retrato', 'paisagem'] as const)('shows every block of the layout, %s', async (orientation) => {
    const text = await textOf(
      danfe({ dups: 3, infCpl: 'Entregar na portaria 2.', totals: REFORM }, { orientation }),
    );
    for (const words of [
      'DATA DE RECEBIMENTO',
      'IDENTIFICAÇÃO DO EMITENTE',
      'CHAVE DE ACESSO',
      'PROTOCOLO DE AUTORIZAÇÃO DE USO',
      'NATUREZA DA OPERAÇÃO',
      'DESTINATÁRIO / REMETENTE',
      'FATURA / DUPLICATAS',
      'CÁLCULO DO IMPOSTO',
      'CÁLCULO DO IBS / CBS / IS',
      'TRANSPORTADOR / VOLUMES TRANSPORTADOS',
      'DADOS DOS PRODUTOS / SERVIÇOS',
      'DADOS ADICIONAIS',
      'RESERVADO AO FISCO',
      'FOLHA 1/1',
    ])
      expect(text).toContain(words);
    for (const value of [
      '135260000012345 - 21/11/2026 10:00:03',
      'João da Conceição Müller',
      '123.456.789-09',
      '12.345.678/0001-95',
      '01.001-000',
      '(11) 3333-4444',
      '2.469,12',
      '2.459,12',
      '672,83',
      '22,22',
      '2.491,58',
      '10/12/2026',
      'Entregar na portaria 2.',
      '9 - Sem Frete',
      '1.234,56',
    ])
      expect(text).toContain(value);
  });

  it('embeds its fonts, with the accents of Portuguese and nothing of the machine', async () => {
    const pdf = danfe({
      xNome: 'ÁÀÂÃÄÇÉÊÍÓÔÕÖÚÜÑ áàâãäçéêíóôõöúüñ ºª°§£',
      xProd: () => 'Aço “304” – 5 µm ± ½ ¼ €',
    });
    const fonts = fontsOf(pdf);
    expect(fonts).toHaveLength(2);
    for (const font of fonts)
      expect(font).toEqual({
        name: expect.stringMatching(/^EMITEA\+Tinos-\w+$/),
        type: 'TrueType',
        encoding: 'WinAnsiEncoding',
        embedded: true,
        subset: true,
      });
    expect(await rawTextOf(pdf)).toContain('ÁÀÂÃÄÇÉÊÍÓÔÕÖÚÜÑ áàâãäçéêíóôõöúüñ ºª°§£');
    expect(await rawTextOf(pdf)).toContain('Aço “304” – 5 µm ± ½ ¼ €');
  });

  it('prints what marks a string in a PDF as any other text', async () => {
    const xProd = 'Tubo (1\\2") \\(x) )( - \u00adum';
    expect(await rawTextOf(danfe({ xProd: () => xProd }))).toContain(xProd.replace('\u00ad', '-'));
  });

  it('sets a character that no font of its has as the nearest one', async () => {
    expect(await rawTextOf(danfe({ xProd: () => 'Cabo ﬁo ōm Ω 中' }))).toContain('Cabo fio om ? ?');
  });

  it('bears a bar code that scans as the access key, on each page', async () => {
    const pdf = danfe({ items: 80 });
    expect((await infoOf(pdf)).pages).toBe(2);
    for (const page of [1, 2]) expect(await codesOf(pdf, page)).toEqual([`Code128:${chaveOf()}`]);
  });

  it('bears the bar code of a key with letters', async () => {
    const cnpj = '12ABC34501DE35';
    const pdf = danfe({ cnpj });
    expect(await codesOf(pdf)).toEqual([`Code128:${chaveOf({ cnpj })}`]);
    expect(await textOf(pdf)).toContain('12.ABC.345/01DE-35');
  });

  it('prints 990 items, each once and in order, with numbered pages', async () => {
    const pdf = danfe({ items: 990 });
    const { pages } = await infoOf(pdf);
    const text = await textOf(pdf);
    const codes = [...text.matchAll(/\bSKU(\d+)\b/g)].map((match) => Number(match[1]));
    expect(codes).toEqual(Array.from({ length: 990 }, (_, index) => index + 1));
    const sheets = [...text.matchAll(/FOLHA (\d+)\/(\d+)/g)].map((match) => [
      Number(match[1]),
      Number(match[2]),
    ]);
    expect(sheets).toEqual(Array.from({ length: pages }, (_, index) => [index + 1, pages]));
  });

  it.each(['retrato', 'paisagem'] as const)(
    'takes additional text beyond its block to the next pages, %s',
    async (orientation) => {
      const infCpl = Array.from({ length: 250 }, (_, index) => `palavra${index}`).join(' ');
      const long = `${infCpl} ${infCpl} ${infCpl} fim`;
      const text = await rawTextOf(danfe({ items: 1, infCpl: long }, { orientation }));
      const numbers = [...text.matchAll(/palavra(\d+)/g)].map((match) => Number(match[1]));
      expect(numbers).toEqual(Array.from({ length: 750 }, (_, index) => index % 250));
      expect(text).toContain('fim');
    },
  );

  it('divides a description that no page can hold', async () => {
    const description = Array.from({ length: 1500 }, (_, index) => `parte${index}`).join(' ');
    const pdf = danfe({ infAdProd: () => description });
    const parts = [...(await rawTextOf(pdf)).matchAll(/parte(\d+)/g)].map((match) => Number(match[1]));
    expect((await infoOf(pdf)).pages).toBeGreaterThan(1);
    expect(parts).toEqual(Array.from({ length: 1500 }, (_, index) => index));
  });

  it.each(['retrato', 'paisagem'] as const)(
    'keeps everything on the paper when all blocks are full, %s',
    async (orientation) => {
      const pdf = danfe(FULL, { orientation });
      expect(await wordsOffPaper(pdf)).toEqual([]);
      const text = await rawTextOf(pdf);
      for (let index = 0; index < 40; index++) expect(text).toContain(`Garantia do item ${index}:`);
      for (let index = 0; index < 150; index++) expect(text).toContain(`Observação ${index} do`);
      for (let index = 1; index <= 120; index++)
        expect(text).toContain(`${String(index).padStart(3, '0')} 10/12/2026 1.000,00`);
      expect(text).toContain('Depósito retirada');
      expect(text).toContain('Depósito entrega');
    },
  );

  it.each(['retrato', 'paisagem'] as const)('overlaps no words, %s', async (orientation) => {
    expect(await overlappingWords(danfe({ ...FULL, tpEmis: '1' }, { orientation }))).toEqual([]);
  });

  it('shortens what fits nowhere instead of printing over its neighbor', async () => {
    const pdf = danfe({
      xProd: () => 'Item',
      cnpj: '12345678000195',
      xNome: `Sociedade ${'Muito Comprida '.repeat(4)}Ltda`,
    });
    expect(await rawTextOf(pdf)).toContain('Muito Comprida Ltda');
  });

  it('prints that a note of homologação has no fiscal value', async () => {
    expect(await rawTextOf(danfe({ tpAmb: '2' }))).toContain(
      'EMITIDA EM AMBIENTE DE HOMOLOGAÇÃO - SEM VALOR FISCAL',
    );
    expect(await rawTextOf(danfe())).not.toContain('SEM VALOR FISCAL');
  });

  it('marks a canceled note and shows the protocol of the cancelamento', async () => {
    const event = eventXml('110111', '<descEvento>Cancelamento</descEvento><xJust>Erro de digitação</xJust>');
    const text = await rawTextOf(danfe({}, {}, [event]));
    expect(text).toContain('NF-e CANCELADA - SEM VALOR FISCAL');
    expect(text).toContain('PROTOCOLO DE HOMOLOGAÇÃO DE CANCELAMENTO');
    expect(text).toContain('135260000099901 - 21/11/2026 12:00:05');
  });

  it('does not mark a note whose cancelamento was refused, or is another note’s', async () => {
    const refused = eventXml('110111', '', { cStat: '501' });
    const foreign = eventXml('110111', '', { chave: chaveOf({ tpEmis: '7' }) });
    expect(await rawTextOf(danfe({}, {}, [refused, foreign]))).not.toContain('CANCELADA');
  });

  it('marks a denied note', async () => {
    const text = await rawTextOf(danfe({ cStat: '302' }));
    expect(text).toContain('USO DENEGADO');
    expect(text).toContain('PROTOCOLO DE DENEGAÇÃO DE USO');
  });

  it('marks a note that no authority has seen', async () => {
    expect(await rawTextOf(danfe({ cStat: null }))).toContain('SEM PROTOCOLO');
  });

  it.each([
    ['6', 'SVC-AN'],
    ['7', 'SVC-RS'],
    ['4', 'EPEC REGULARMENTE RECEBIDA'],
  ])('prints that it was issued in contingency, tpEmis %s', async (tpEmis, words) => {
    const text = await rawTextOf(danfe({ tpEmis }));
    expect(text).toContain(words);
    expect(text).toContain('Contingência desde 21/11/2026 09:00:00: Sem conexão com a internet');
  });

  it('shows the protocol of the EPEC while the note itself has none', async () => {
    const facts = { tpEmis: '4', cStat: null };
    const epec = eventXml('110140', '', { chave: chaveOf(facts), cStat: '136' });
    const text = await rawTextOf(danfe(facts, {}, [epec]));
    expect(text).toContain('PROTOCOLO DE AUTORIZAÇÃO DO EPEC');
    expect(text).not.toContain('SEM PROTOCOLO');
  });

  it('is printed twice while there is only its EPEC', async () => {
    const facts = { tpEmis: '4', cStat: null };
    const epec = eventXml('110140', '', { chave: chaveOf(facts), cStat: '136' });
    const one = (await infoOf(danfe(facts))).pages;
    expect((await infoOf(danfe(facts, {}, [epec]))).pages).toBe(2 * one);
  });

  it('bears the second bar code of a note on a security form', async () => {
    const facts = { tpEmis: '5', cStat: null };
    // 35 SP, tpEmis 5, CPF of the addressee, R$ 2.459,12, own ICMS, no ICMS ST, day 21, check digit.
    const digits = '355000123456789090000000024591212213';
    const pdf = danfe(facts);
    expect(await codesOf(pdf)).toEqual([`Code128:${digits}`, `Code128:${chaveOf(facts)}`].toSorted());
    expect(await rawTextOf(pdf)).toContain('DADOS DA NF-E');
    expect(await rawTextOf(pdf)).not.toContain('SEM PROTOCOLO');
  });
});
