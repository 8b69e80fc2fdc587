// biome-ignore-all format: a table reads as one field a row
import { changeOf } from '@fiscal/core/calendar/calendar';
import { child } from '@fiscal/core/xml/parse';
import { day, dayAndTime } from '../../format/date.ts';
import { textAt, valueAt } from '../../nfe/read.ts';
import type { Nfse } from '../../nfse/read.ts';
import { apuracaoName, beneficioName, emitterName, finalidadeName, imunidadeName, regimeEspecialName, retencaoIssName, retencaoPisCofinsName, serviceCode, simplesName, situacaoName, suspensaoName, tributacaoName } from '../../nfse/words.ts';
import { compose, inPartyPostal, inPartyTown, moneyOfDps, moneyOfNote, named, ofDps, ofNote, type Party, partyAt, partyDocument, partyPhone, partyStreet, partyText, type Reader, rateOfNote, ratesOfNote, reais, sumOf, townAndUf } from './contents.ts';
import type { Box, Row } from './grid.ts';

export interface Block {
  readonly title: string;
  readonly rows: readonly Row[];
  /** Line in the place of a block of which the note has nothing. */
  readonly absent?: (nfse: Nfse) => string | null;
}

type More = Pick<Box, 'limit' | 'isGray' | 'isInline'>;
const box = (column: Box['column'], span: Box['span'], label: string, read: Reader, more: More = {}): Box => ({ column, span, label, read, ...more });

const dateOf =
  (read: Reader): Reader =>
  (nfse) =>
    dayAndTime(read(nfse));

/** Identification of the note. Source of every place and label: NT SE/CGNFS-e 008 v1.0, 2.4.5. */
export const DATA_ROWS: readonly Row[] = [
  { top: 1.48, height: 0.79, boxes: [box(0, 3, 'CHAVE DE ACESSO DA NFS-E', ({ chave }) => chave)] },
  { top: 2.27, height: 0.69, boxes: [box(0, 1, 'NÚMERO DA NFS-e', ofNote('nNFSe')), box(1, 1, 'COMPETÊNCIA DA NFS-e', ({ ide }) => day(valueAt(ide, 'dCompet'))), box(2, 1, 'DATA E HORA DA EMISSÃO DA NFS-E', dateOf(ofNote('dhProc')))] },
  { top: 2.96, height: 0.69, boxes: [box(0, 1, 'NÚMERO DA DPS', ofDps('nDPS')), box(1, 1, 'SÉRIE DA DPS', ofDps('serie')), box(2, 1, 'DATA E HORA DA EMISSÃO DA DPS', dateOf(ofDps('dhEmi')))] },
  { top: 3.65, height: 0.69, boxes: [box(0, 1, 'EMITENTE DA NFS-E', named(ofDps('tpEmit'), emitterName), { isGray: true }), box(1, 1, 'SITUAÇÃO DA NFS-E', named(ofNote('cStat'), situacaoName), { limit: 40 }), box(2, 1, 'FINALIDADE', named(ofDps('IBSCBS', 'finNFSe'), finalidadeName), { limit: 40 })] },
];

const toma = partyAt('toma');
const interm = partyAt('interm');
const dest = partyAt('IBSCBS', 'dest');
const prest = partyAt('prest');
/** A provider who emits is in the register: its name and address are in the note, and only its own contacts in the DPS. */
const provider: Party = (nfse) => (valueAt(nfse.ide, 'tpEmit') === '1' && !child(prest(nfse) ?? nfse.emit, 'end') ? nfse.emit : prest(nfse));
const providerText =
  (tag: string): Reader =>
  (nfse) =>
    partyText(prest, tag)(nfse) || partyText(provider, tag)(nfse);

interface PartyRows {
  readonly tops: readonly [number, number, number];
  readonly document: Party;
  readonly party: Party;
  readonly name: Reader;
  readonly im: Reader | null;
  readonly contacts: Party;
  readonly email: string;
}
const ROW = 0.64;
const partyRows = ({ tops: [first, second, third], document, party, name, im, contacts, email }: PartyRows): readonly Row[] => [
  {
    top: first,
    height: ROW,
    boxes:
      im === null
        ? [box(1, 2, 'CNPJ / CPF / NIF', partyDocument(document), { limit: 40 }), box(3, 1, 'TELEFONE', partyPhone(contacts), { limit: 20 })]
        : [box(1, 1, 'CNPJ / CPF / NIF', partyDocument(document), { limit: 40 }), box(2, 1, 'INDICADOR MUNICIPAL (INSCRIÇÃO)', im, { limit: 15 }), box(3, 1, 'TELEFONE', partyPhone(contacts), { limit: 20 })],
  },
  { top: second, height: ROW, boxes: [box(0, 2, 'NOME / NOME EMPRESARIAL', name, { limit: 80 }), box(2, 1, 'MUNICÍPIO / SIGLA UF', inPartyTown(party), { limit: 37 }), box(3, 1, 'CÓDIGO IBGE / CEP', inPartyPostal(party), { limit: 21 })] },
  { top: third, height: ROW, boxes: [box(0, 2, 'ENDEREÇO', partyStreet(party), { limit: 80 }), box(2, 2, email, partyText(contacts, 'email'), { limit: 80 })] },
];
const ownRows = (tops: readonly [number, number, number], party: Party, hasIm = { im: true }): readonly Row[] =>
  partyRows({
    tops,
    document: party,
    party,
    name: partyText(party, 'xNome'),
    im: hasIm.im ? partyText(party, 'IM') : null,
    contacts: party,
    email: 'E-MAIL',
  });

const PROVIDER: Block = {
  title: 'PRESTADOR / FORNECEDOR',
  rows: [
    ...partyRows({
      tops: [4.34, 4.98, 5.62],
      document: prest,
      party: provider,
      name: providerText('xNome'),
      im: providerText('IM'),
      contacts: prest,
      email: 'EMAIL',
    }),
    { top: 6.28, height: ROW, boxes: [box(0, 1, 'SIMPLES NACIONAL NA DATA DE COMPETÊNCIA', named(ofDps('prest', 'regTrib', 'opSimpNac'), simplesName), { limit: 40 }), box(2, 2, 'REGIME DE APURAÇÃO TRIBUTÁRIA PELO SN', named(ofDps('prest', 'regTrib', 'regApTribSN'), apuracaoName), { limit: 80 })] },
  ],
};
const TAKER: Block = {
  title: 'TOMADOR / ADQUIRENTE',
  rows: ownRows([6.92, 7.56, 8.22], toma),
  absent: (nfse) => (toma(nfse) ? null : 'TOMADOR/ADQUIRENTE DA OPERAÇÃO NÃO IDENTIFICADO NA NFS-e'),
};
const RECIPIENT: Block = {
  title: 'DESTINATÁRIO DA OPERAÇÃO',
  rows: ownRows([8.86, 9.5, 10.16], dest, { im: false }),
  absent(nfse) {
    if (dest(nfse)) return null;
    return valueAt(nfse.ide, 'IBSCBS', 'indDest') === '0' && toma(nfse) ? 'O DESTINATÁRIO É O PRÓPRIO TOMADOR/ADQUIRENTE DA OPERAÇÃO' : 'DESTINATÁRIO DA OPERAÇÃO NÃO IDENTIFICADO NA NFS-e';
  },
};
const AGENT: Block = {
  title: 'INTERMEDIÁRIO DA OPERAÇÃO',
  rows: ownRows([10.8, 11.44, 12.09], interm),
  absent: (nfse) => (interm(nfse) ? null : 'INTERMEDIÁRIO DA OPERAÇÃO NÃO IDENTIFICADO NA NFS-e'),
};

/** `115013000` → `1.1501.30.00`. */
const nbs = (code: string): string => code.replace(/^(\d)(\d{4})(\d{2})(\d{2})$/, '$1.$2.$3.$4');
const code = (tag: string): Reader => ofDps('serv', 'cServ', tag);
const place: Reader = ({ infNFSe, ide }) => {
  const [, uf] = townAndUf(valueAt(ide, 'serv', 'locPrest', 'cLocPrestacao'));
  return compose([valueAt(infNFSe, 'xLocPrestacao'), uf, valueAt(ide, 'serv', 'locPrest', 'cPaisPrestacao')]);
};
const SERVICE: Block = {
  title: 'SERVIÇO PRESTADO',
  rows: [
    { top: 12.74, height: 0.65, boxes: [box(1, 1, 'CÓDIGO DE TRIBUTAÇÃO NACIONAL / MUNICIPAL', (n) => compose([serviceCode(code('cTribNac')(n)), code('cTribMun')(n)])), box(2, 1, 'CÓDIGO DA NBS', (n) => nbs(code('cNBS')(n))), box(3, 1, 'LOCAL DA PRESTAÇÃO / SIGLA UF / PAÍS', place, { limit: 42 })] },
    { top: 13.39, height: 0.4, boxes: [box(0, 4, 'DESCRIÇÃO DO CÓDIGO DE TRIBUTAÇÃO NACIONAL / MUNICIPAL', (n) => compose([ofNote('xTribNac')(n), ofNote('xTribMun')(n)]), { limit: 170, isInline: true })] },
  ],
};

const municipal = (...path: readonly string[]): Reader => ofDps('valores', 'trib', 'tribMun', ...path);
const dueIn: Reader = ({ infNFSe, ide }) => {
  const [, uf] = townAndUf(valueAt(infNFSe, 'cLocIncid'));
  return compose([valueAt(infNFSe, 'xLocIncid'), uf, valueAt(ide, 'valores', 'trib', 'tribMun', 'cPaisResult')]);
};
const specialRegime = ofDps('prest', 'regTrib', 'regEspTrib');
const cuts: Reader = ({ infNFSe, ide }) => sumOf([textAt(infNFSe, 'valores', 'vCalcDR') ?? textAt(ide, 'valores', 'vDedRed', 'vDR'), textAt(infNFSe, 'IBSCBS', 'valores', 'vCalcReeRepRes')]);
const benefit: Reader = ({ infNFSe, ide }) => reais(textAt(infNFSe, 'valores', 'vCalcBM') ?? textAt(ide, 'valores', 'trib', 'tribMun', 'BM', 'vRedBCBM'));
const discount = moneyOfDps('valores', 'vDescCondIncond', 'vDescIncond');
const some =
  (...reads: readonly Reader[]) =>
  (nfse: Nfse): boolean =>
    reads.some((read) => read(nfse) !== '');
const MUNICIPAL: Block = {
  title: 'TRIBUTAÇÃO MUNICIPAL (ISSQN)',
  rows: [
    // 2.4.5 puts the first field over the title of the block: here both are placed as in the other blocks.
    { top: 14.43, height: 0.65, boxes: [box(1, 1, 'TIPO DE TRIBUTAÇÃO DO ISSQN', named(municipal('tribISSQN'), tributacaoName)), box(2, 2, 'MUNICÍPIO / SIGLA UF / PAÍS DA INCIDÊNCIA DO ISSQN', dueIn, { limit: 42 })] },
    {
      top: 15.08,
      height: 0.65,
      when: (n) => !['', '0'].includes(specialRegime(n)) || some(municipal('tpImunidade'), municipal('exigSusp', 'tpSusp'))(n),
      boxes: [
        box(0, 1, 'REGIME ESPECIAL DE TRIBUTAÇÃO DO ISSQN', named(specialRegime, regimeEspecialName)),
        box(1, 1, 'TIPO DE IMUNIDADE DO ISSQN', named(municipal('tpImunidade'), imunidadeName), {
          limit: 40,
        }),
        box(2, 1, 'SUSPENSÃO DA EXIGIBILIDADE DO ISSQN', named(municipal('exigSusp', 'tpSusp'), suspensaoName), { limit: 40 }),
        box(3, 1, 'NÚMERO PROCESSO SUSPENSÃO', municipal('exigSusp', 'nProcesso')),
      ],
    },
    { top: 15.73, height: 0.64, isOptional: true, boxes: [box(0, 1, 'BENEFÍCIO MUNICIPAL', named(ofNote('valores', 'tpBM'), beneficioName), { limit: 40 }), box(1, 1, 'CÁLCULO DO BM', benefit), box(2, 1, 'TOTAL DEDUÇÕES/REDUÇÕES', cuts), box(3, 1, 'DESCONTO INCONDICIONADO', discount)] },
    { top: 16.37, height: 0.65, boxes: [box(0, 1, 'BC ISSQN', moneyOfNote('valores', 'vBC')), box(1, 1, 'ALÍQUOTA APLICADA', rateOfNote('valores', 'pAliqAplic')), box(2, 1, 'RETENÇÃO DO ISSQN', named(municipal('tpRetISSQN'), retencaoIssName)), box(3, 1, 'ISSQN APURADO', moneyOfNote('valores', 'vISSQN'))] },
  ],
  absent: (nfse) => (code('cTribNac')(nfse).startsWith('99') ? 'TRIBUTAÇÃO MUNICIPAL (ISSQN) - OPERAÇÃO NÃO SUJEITA AO ISSQN' : null),
};

const federal = (...path: readonly string[]): Reader => moneyOfDps('valores', 'trib', 'tribFed', ...path);
const retained = ofDps('valores', 'trib', 'tribFed', 'piscofins', 'tpRetPisCofins');
const END_OF_PIS = String(changeOf('end-pis-cofins').production);
const FEDERAL: Block = {
  title: 'TRIBUTAÇÃO FEDERAL (EXCETO CBS)',
  rows: [
    { top: 17.02, height: 0.65, boxes: [box(1, 1, 'IRRF', federal('vRetIRRF')), box(2, 1, 'CONTRIBUIÇÃO PREVIDENCIÁRIA - RETIDA', federal('vRetCP')), box(3, 1, 'CONTRIBUIÇÕES SOCIAIS - RETIDAS', federal('vRetCSLL'))] },
    {
      top: 17.67,
      height: 0.65,
      when: ({ ide }) => valueAt(ide, 'dCompet') < END_OF_PIS,
      boxes: [
        box(0, 1, 'PIS - DÉBITO APURAÇÃO PRÓPRIA', federal('piscofins', 'vPis')),
        box(1, 1, 'COFINS - DÉBITO APURAÇÃO PRÓPRIA', federal('piscofins', 'vCofins')),
        box(
          2,
          2,
          'DESCRIÇÃO CONTRIB. SOCIAIS - RETIDAS',
          named(retained, (one) => `${one} - ${retencaoPisCofinsName(one)}`),
          { limit: 35 },
        ),
      ],
    },
  ],
};

const reform = (tag: string): Reader => ofDps('IBSCBS', 'valores', 'trib', 'gIBSCBS', tag);
const V = ['IBSCBS', 'valores'] as const;
const T = ['IBSCBS', 'totCIBS'] as const;
const operation: Reader = (n) => {
  const town = valueAt(n.infNFSe, 'IBSCBS', 'cLocalidadeIncid');
  return compose([ofDps('IBSCBS', 'cIndOp')(n), town, valueAt(n.infNFSe, 'IBSCBS', 'xLocalidadeIncid'), townAndUf(town)[1]]);
};
const exclusions: Reader = ({ infNFSe, ide }) =>
  child(infNFSe, 'IBSCBS') === undefined
    ? ''
    : sumOf([textAt(ide, 'valores', 'vDescCondIncond', 'vDescIncond'), textAt(infNFSe, ...V, 'vCalcReeRepRes'), textAt(infNFSe, 'valores', 'vISSQN'), textAt(ide, 'valores', 'trib', 'tribFed', 'piscofins', 'vPis'), textAt(ide, 'valores', 'trib', 'tribFed', 'piscofins', 'vCofins')]);
const REFORM: Block = {
  title: 'TRIBUTAÇÃO IBS / CBS',
  rows: [
    { top: 18.32, height: 0.64, boxes: [box(1, 1, 'CST / CCLASSTRIB', (n) => compose([reform('CST')(n), reform('cClassTrib')(n)])), box(2, 2, 'INDICADOR DE OPERAÇÃO / CÓDIGO IBGE INCIDÊNCIA / MUNICÍPIO INCIDÊNCIA / SIGLA UF', operation, { limit: 56 })] },
    {
      top: 18.96,
      height: 0.65,
      boxes: [
        box(0, 1, 'EXCLUSÕES E REDUÇÕES DA BASE DE CÁLCULO', exclusions),
        box(1, 1, 'BASE DE CÁLCULO APÓS EXCLUSÕES E REDUÇÕES', moneyOfNote(...V, 'vBC')),
        box(2, 1, 'RED. ALÍQUOTA IBS / RED. ALÍQUOTA CBS', ratesOfNote([...V, 'uf', 'pRedAliqUF'], [...V, 'mun', 'pRedAliqMun'], [...V, 'fed', 'pRedAliqCBS'])),
        box(3, 1, 'ALÍQUOTA - IBS UF / IBS MUN', ratesOfNote([...V, 'uf', 'pIBSUF'], [...V, 'mun', 'pIBSMun'])),
      ],
    },
    {
      top: 19.61,
      height: 0.65,
      boxes: [
        box(0, 1, 'ALÍQ. EFETIVA MUNICIPAL - IBS', rateOfNote(...V, 'mun', 'pAliqEfetMun')),
        box(1, 1, 'VALOR APURADO MUNICIPAL - IBS', moneyOfNote(...T, 'gIBS', 'gIBSMunTot', 'vIBSMun')),
        box(2, 1, 'ALÍQ. EFETIVA ESTADUAL - IBS', rateOfNote(...V, 'uf', 'pAliqEfetUF')),
        box(3, 1, 'VALOR APURADO ESTADUAL - IBS', moneyOfNote(...T, 'gIBS', 'gIBSUFTot', 'vIBSUF')),
      ],
    },
    { top: 20.26, height: 0.64, boxes: [box(0, 1, 'VALOR TOTAL APURADO - IBS', moneyOfNote(...T, 'gIBS', 'vIBSTot')), box(1, 1, 'ALÍQUOTA - CBS', rateOfNote(...V, 'fed', 'pCBS')), box(2, 1, 'ALÍQUOTA EFETIVA - CBS', rateOfNote(...V, 'fed', 'pAliqEfetCBS')), box(3, 1, 'VALOR TOTAL APURADO - CBS', moneyOfNote(...T, 'gCBS', 'vCBS'))] },
  ],
};

const TOTAL: Block = {
  title: 'VALOR TOTAL DA NFS-E',
  rows: [
    { top: 20.9, height: 0.69, boxes: [box(1, 1, 'VALOR DA OPERAÇÃO / SERVIÇO', moneyOfDps('valores', 'vServPrest', 'vServ')), box(2, 1, 'DESCONTO INCONDICIONADO', discount), box(3, 1, 'DESCONTO CONDICIONADO', moneyOfDps('valores', 'vDescCondIncond', 'vDescCond'))] },
    {
      top: 21.59,
      height: 0.68,
      boxes: [
        box(0, 1, 'TOTAL DAS RETENÇÕES (ISSQN / FEDERAIS)', moneyOfNote('valores', 'vTotalRet')),
        box(1, 1, 'VALOR LÍQUIDO DA NFS-e', moneyOfNote('valores', 'vLiq')),
        box(2, 1, 'TOTAL DO IBS/CBS', ({ infNFSe }) => sumOf([textAt(infNFSe, ...T, 'gIBS', 'vIBSTot'), textAt(infNFSe, ...T, 'gCBS', 'vCBS')])),
        box(3, 1, 'VALOR LÍQUIDO DA NFS-e + IBS/CBS', moneyOfNote(...T, 'vTotNF'), { isGray: true }),
      ],
    },
  ],
};

/** Blocks above the description of the service, and those below it. */
export const UPPER_BLOCKS: readonly Block[] = [PROVIDER, TAKER, RECIPIENT, AGENT, SERVICE];
export const LOWER_BLOCKS: readonly Block[] = [MUNICIPAL, FEDERAL, REFORM, TOTAL];
