import { child, find } from '@fiscal/core/xml/parse';
import { amount, type Block, field } from '../../blocks/paper-style.ts';
import { day } from '../../format/date.ts';
import { chaveGroups } from '../../format/identifiers.ts';
import { money, quantity } from '../../format/number.ts';
import { textAt, valueAt } from '../../nfe/read.ts';
import type { Nfse } from '../../nfse/read.ts';
import {
  imunidadeName,
  regimeEspecialName,
  retencaoIssName,
  retencaoPisCofinsName,
  serviceCode,
  tributacaoName,
} from '../../nfse/words.ts';

const percent = (text: string | null): string => (text === null ? '' : `${quantity(text, 2)}%`);

const codeAndName = (code: string, name: string): string => [code, name].filter(Boolean).join(' - ');

/** The service and its place. */
function serviceBlock({ infNFSe, ide }: Nfse): Block {
  const serv = child(ide, 'serv');
  const code = serv && child(serv, 'cServ');
  return {
    title: 'SERVIÇO PRESTADO',
    rows: [
      [
        field(
          'CÓDIGO DE TRIBUTAÇÃO NACIONAL',
          codeAndName(serviceCode(valueAt(code, 'cTribNac')), valueAt(infNFSe, 'xTribNac')),
        ),
      ],
      [
        field(
          'CÓDIGO DE TRIBUTAÇÃO MUNICIPAL',
          codeAndName(valueAt(code, 'cTribMun'), valueAt(infNFSe, 'xTribMun')),
          6,
        ),
        field('NBS', valueAt(code, 'cNBS'), 2),
        field('LOCAL DA PRESTAÇÃO', valueAt(infNFSe, 'xLocPrestacao'), 3),
        field('PAÍS DA PRESTAÇÃO', valueAt(serv, 'locPrest', 'cPaisPrestacao'), 2),
      ],
    ],
    text: `DESCRIÇÃO DO SERVIÇO: ${valueAt(code, 'xDescServ')}`,
  };
}

/** ISSQN: what the DPS declares and what the environment worked out. */
function municipalBlock({ infNFSe, ide }: Nfse): Block {
  const trib = find(ide, 'tribMun');
  const own = child(infNFSe, 'valores');
  const given = child(ide, 'valores');
  return {
    title: 'TRIBUTAÇÃO MUNICIPAL (ISSQN)',
    rows: [
      [
        field('TRIBUTAÇÃO DO ISSQN', tributacaoName(valueAt(trib, 'tribISSQN')), 3),
        field('MUNICÍPIO DE INCIDÊNCIA', valueAt(infNFSe, 'xLocIncid'), 3),
        field('REGIME ESPECIAL', regimeEspecialName(valueAt(ide, 'prest', 'regTrib', 'regEspTrib')), 3),
        field('RETENÇÃO DO ISSQN', retencaoIssName(valueAt(trib, 'tpRetISSQN')), 3),
      ],
      [
        field('TIPO DE IMUNIDADE', imunidadeName(valueAt(trib, 'tpImunidade')), 3),
        field('PROCESSO DE SUSPENSÃO DA EXIGIBILIDADE', valueAt(trib, 'exigSusp', 'nProcesso'), 3),
        field('BENEFÍCIO MUNICIPAL', valueAt(trib, 'BM', 'nBM'), 3),
        field('PAÍS DO RESULTADO', valueAt(trib, 'cPaisResult'), 3),
      ],
      [
        amount('VALOR DO SERVIÇO', money(textAt(given, 'vServPrest', 'vServ'))),
        amount('DESCONTO INCONDICIONADO', money(textAt(given, 'vDescCondIncond', 'vDescIncond'))),
        amount('DEDUÇÕES / REDUÇÕES', money(textAt(own, 'vCalcDR'))),
        amount('REDUÇÃO POR BENEFÍCIO', money(textAt(own, 'vCalcBM'))),
        amount('BASE DE CÁLCULO', money(textAt(own, 'vBC'))),
        amount('ALÍQUOTA APLICADA', percent(textAt(own, 'pAliqAplic'))),
        amount('ISSQN APURADO', money(textAt(own, 'vISSQN'))),
      ],
    ],
  };
}

function federalBlock({ ide }: Nfse): Block {
  const trib = find(ide, 'tribFed');
  const pisCofins = trib && child(trib, 'piscofins');
  return {
    title: 'TRIBUTAÇÃO FEDERAL',
    rows: [
      [
        amount('IRRF RETIDO', money(textAt(trib, 'vRetIRRF')), 0.8),
        amount('CONTRIB. PREVIDENCIÁRIA RETIDA', money(textAt(trib, 'vRetCP')), 1.2),
        amount('CONTRIB. SOCIAIS RETIDAS', money(textAt(trib, 'vRetCSLL'))),
        amount('PIS', money(textAt(pisCofins, 'vPis')), 0.8),
        amount('COFINS', money(textAt(pisCofins, 'vCofins')), 0.8),
        field(
          'RETENÇÃO DE PIS / COFINS / CSLL',
          retencaoPisCofinsName(valueAt(pisCofins, 'tpRetPisCofins')),
          2,
        ),
      ],
    ],
  };
}

/** IBS and CBS: none before the environment works them out. */
function ibsCbsBlocks({ infNFSe, ide }: Nfse): Block[] {
  const declared = find(ide, 'gIBSCBS');
  const worked = child(infNFSe, 'IBSCBS');
  if (!declared && !worked) return [];
  const totals = worked && child(worked, 'totCIBS');
  return [
    {
      title: 'TRIBUTAÇÃO IBS / CBS',
      rows: [
        [
          field('CST', valueAt(declared, 'CST')),
          field('CLASSIFICAÇÃO TRIBUTÁRIA', valueAt(declared, 'cClassTrib'), 2),
          field('INDICADOR DA OPERAÇÃO', valueAt(ide, 'IBSCBS', 'cIndOp'), 2),
          amount('BASE DE CÁLCULO', money(textAt(worked, 'valores', 'vBC')), 2),
          amount('IBS', money(textAt(totals, 'gIBS', 'vIBSTot')), 2),
          amount('CBS', money(textAt(totals, 'gCBS', 'vCBS')), 2),
          amount('TOTAL DA NFS-e', money(textAt(totals, 'vTotNF')), 2),
        ],
      ],
    },
  ];
}

function totalBlock({ infNFSe, ide }: Nfse): Block {
  const given = child(ide, 'valores');
  const own = child(infNFSe, 'valores');
  return {
    title: 'VALOR TOTAL DA NFS-e',
    rows: [
      [
        amount('VALOR DO SERVIÇO', money(textAt(given, 'vServPrest', 'vServ'))),
        amount('DESCONTO CONDICIONADO', money(textAt(given, 'vDescCondIncond', 'vDescCond'))),
        amount('DESCONTO INCONDICIONADO', money(textAt(given, 'vDescCondIncond', 'vDescIncond'))),
        amount('TOTAL DAS RETENÇÕES', money(textAt(own, 'vTotalRet'))),
        { ...amount('VALOR LÍQUIDO DA NFS-e', money(textAt(own, 'vLiq')), 1.5), bold: true },
      ],
    ],
  };
}

/** Law 12.741/2012: in money, in percent, or as one percentage of the Simples Nacional. */
function burdenBlocks({ ide }: Nfse): Block[] {
  const tot = find(ide, 'totTrib');
  const [inMoney, inPercent] = [tot && child(tot, 'vTotTrib'), tot && child(tot, 'pTotTrib')];
  const simples = textAt(tot, 'pTotTribSN');
  const sums = (
    [
      ['FEDERAIS', 'TotTribFed'],
      ['ESTADUAIS', 'TotTribEst'],
      ['MUNICIPAIS', 'TotTribMun'],
    ] as const
  ).map(([label, tag]) =>
    amount(label, inMoney ? money(textAt(inMoney, `v${tag}`)) : percent(textAt(inPercent, `p${tag}`))),
  );
  const fields = inMoney || inPercent ? sums : simples ? [amount('SIMPLES NACIONAL', percent(simples))] : [];
  return fields.length === 0 ? [] : [{ title: 'TOTAIS APROXIMADOS DOS TRIBUTOS', rows: [fields] }];
}

function furtherBlocks({ infNFSe, ide }: Nfse): Block[] {
  const serv = child(ide, 'serv');
  const info = serv && child(serv, 'infoCompl');
  const substituted = valueAt(ide, 'subst', 'chSubstda');
  const event = serv && child(serv, 'atvEvento');
  const dates = ['dtIni', 'dtFim'].map((tag) => day(valueAt(event, tag))).filter(Boolean);
  const items = (info && child(info, 'gItemPed')?.children.map(({ text }) => text)) ?? [];
  const texts: readonly (readonly [label: string, text: string])[] = [
    ['NFS-e substituída', chaveGroups(substituted)],
    ['Documento técnico', valueAt(info, 'idDocTec')],
    ['Documento de referência', valueAt(info, 'docRef')],
    [
      'Pedido',
      [valueAt(info, 'xPed'), items.length > 0 ? `itens ${items.join(', ')}` : ''].filter(Boolean).join(', '),
    ],
    [
      'Obra',
      ['cObra', 'cCIB']
        .map((tag) => valueAt(serv, 'obra', tag))
        .filter(Boolean)
        .join(' '),
    ],
    [
      'Evento',
      [valueAt(event, 'xNome') || valueAt(event, 'idAtvEvt'), dates.join(' a ')].filter(Boolean).join(', '),
    ],
    ['', valueAt(info, 'xInfComp')],
    ['', valueAt(infNFSe, 'xOutInf')],
  ];
  const text = texts
    .filter(([, value]) => value !== '')
    .map(([label, value]) => (label === '' ? value : `${label}: ${value}`))
    .join('\n');
  return text === '' ? [] : [{ title: 'INFORMAÇÕES COMPLEMENTARES', rows: [], text }];
}

/** Everything below the parties, in the order of the paper. */
export const valueBlocks = (nfse: Nfse): Block[] => [
  serviceBlock(nfse),
  municipalBlock(nfse),
  federalBlock(nfse),
  ...ibsCbsBlocks(nfse),
  totalBlock(nfse),
  ...burdenBlocks(nfse),
  ...furtherBlocks(nfse),
];
