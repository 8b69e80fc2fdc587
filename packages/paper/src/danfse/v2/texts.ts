import { child } from '@fiscal/core/xml/parse';
import { quantity } from '../../format/number.ts';
import { textAt, valueAt } from '../../nfe/read.ts';
import type { Nfse } from '../../nfse/read.ts';
import { reais } from './contents.ts';

/** Longest texts on the page of the note. Source: NT SE/CGNFS-e 008, 2.4.5. */
export const DESCRIPTION_MAX = 1300;
export const ADDITIONAL_MAX = 2000;

export const description = ({ ide }: Nfse): string => valueAt(ide, 'serv', 'cServ', 'xDescServ');

const LEVELS = [
  ['Federais', 'TotTribFed'],
  ['Estaduais', 'TotTribEst'],
  ['Municipais', 'TotTribMun'],
] as const;
const share = (text: string | null): string => (text === null ? '-' : `${quantity(text, 2)} %`);

/** Approximate taxes, always printed. Source: Lei 12.741/2012. */
export function burden({ ide }: Nfse): string {
  const totals = ['valores', 'trib', 'totTrib'];
  const simples = textAt(ide, ...totals, 'pTotTribSN');
  const inMoney = (tag: string) => textAt(ide, ...totals, 'vTotTrib', `v${tag}`);
  const inPercent = (tag: string) => textAt(ide, ...totals, 'pTotTrib', `p${tag}`);
  const parts =
    simples === null
      ? LEVELS.map(([name, tag]) => `${name}: ${reais(inMoney(tag)) || share(inPercent(tag))}`)
      : [`Simples Nacional: ${share(simples)}`];
  return `Totais aproximados dos tributos (Lei 12.741/2012): ${parts.join(' | ')}`;
}

/** Additional information, in the order of the note, each part behind its label. */
export function additional(nfse: Nfse): string {
  const { infNFSe, ide } = nfse;
  const info = ['serv', 'infoCompl'] as const;
  const items = child(ide, 'serv');
  const group = items && child(items, 'infoCompl');
  const ordered = (group && child(group, 'gItemPed')?.children.map(({ text }) => text)) ?? [];
  const parts: readonly (readonly [label: string, text: string])[] = [
    ['Inf. Cont.', valueAt(ide, ...info, 'xInfComp')],
    ['NFS-e Subst.', valueAt(ide, 'subst', 'chSubstda')],
    ['Doc. Ref.', valueAt(ide, ...info, 'docRef')],
    ['Cod. Obra', valueAt(ide, 'serv', 'obra', 'cObra')],
    [
      'Insc. Imob.',
      valueAt(ide, 'serv', 'obra', 'inscImobFisc') || valueAt(ide, 'IBSCBS', 'imovel', 'inscImobFisc'),
    ],
    ['Cod. Evt.', valueAt(ide, 'serv', 'atvEvento', 'idAtvEvt')],
    ['Doc. Tec.', valueAt(ide, ...info, 'idDocTec')],
    ['Núm. Ped.', valueAt(ide, ...info, 'xPed')],
    ['Item Ped.', ordered.join(', ')],
    ['Inf. A. T. Mun.', valueAt(infNFSe, 'valores', 'xOutInf') || valueAt(infNFSe, 'xOutInf')],
  ];
  const written = parts.filter(([, text]) => text !== '').map(([label, text]) => `${label}: ${text}`);
  return written.join(' | ');
}
