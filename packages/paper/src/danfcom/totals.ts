import { child } from '@fiscal/core/xml/parse';
import { amount, type Place } from '../blocks/paper-style.ts';
import { money } from '../format/number.ts';
import type { Nfcom } from '../nfcom/read.ts';
import { textAt } from '../nfe/read.ts';
import type { Page } from '../page/page.ts';
import { blockTitle, ROW_HEIGHT, rows, TITLE_HEIGHT } from './style.ts';

const hasIbsCbs = ({ total }: Nfcom): boolean => (total && child(total, 'IBSCBSTot')) !== undefined;

export const totalsHeight = (note: Nfcom): number => TITLE_HEIGHT + (hasIbsCbs(note) ? 4 : 3) * ROW_HEIGHT;

/** Totals of the note and of each tax. Returns the y below. */
export function totals(page: Page, place: Place, note: Nfcom): number {
  const { total } = note;
  const at = (...path: string[]): string => money(textAt(total, ...path));
  const y = blockTitle(page, place, 'TOTAIS');
  const ibsCbs = [
    amount('BASE DO IBS E DA CBS', at('IBSCBSTot', 'vBCIBSCBS')),
    amount('IBS DA UF', at('IBSCBSTot', 'gIBS', 'gIBSUF', 'vIBSUF')),
    amount('IBS DO MUNICÍPIO', at('IBSCBSTot', 'gIBS', 'gIBSMun', 'vIBSMun')),
    amount('IBS', at('IBSCBSTot', 'gIBS', 'vIBS')),
    amount('CBS', at('IBSCBSTot', 'gCBS', 'vCBS')),
    amount('TOTAL COM IBS E CBS', at('vTotDFe')),
  ];
  return rows(
    page,
    { ...place, y },
    [
      amount('VALOR DOS PRODUTOS E SERVIÇOS', at('vProd')),
      amount('DESCONTOS', at('vDesc')),
      amount('OUTRAS DESPESAS', at('vOutro')),
      amount('BASE DE CÁLCULO DO ICMS', at('ICMSTot', 'vBC')),
      amount('VALOR DO ICMS', at('ICMSTot', 'vICMS')),
      amount('ICMS DESONERADO', at('ICMSTot', 'vICMSDeson')),
    ],
    [
      amount('FCP', at('ICMSTot', 'vFCP')),
      amount('PIS', at('vPIS')),
      amount('COFINS', at('vCOFINS')),
      amount('FUST', at('vFUST')),
      amount('FUNTTEL', at('vFUNTTEL')),
      { ...amount('VALOR TOTAL DA NOTA', at('vNF')), bold: true },
    ],
    [
      amount('PIS RETIDO', at('vRetTribTot', 'vRetPIS')),
      amount('COFINS RETIDA', at('vRetTribTot', 'vRetCofins')),
      amount('CSLL RETIDA', at('vRetTribTot', 'vRetCSLL')),
      amount('IRRF RETIDO', at('vRetTribTot', 'vIRRF')),
    ],
    ...(hasIbsCbs(note) ? [ibsCbs] : []),
  );
}
