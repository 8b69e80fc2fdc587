import { type Alternatives, alternatives, completeAlternatives, completeIfBrought } from './alternatives.ts';
import { type TaxItem, text } from './item.ts';
import { type Block, constant, type Ledger } from './leaf.ts';

interface Contribution {
  readonly situation: string;
  /** 01 and 02. */
  readonly own: Alternatives;
  /** 49 to 99, of which nothing but zeros was sent. */
  readonly nothing: { readonly byRate: Block; readonly byUnit: Block };
  readonly st: Alternatives;
}

const RULE = { PIS: 'Leis 9.718/1998 e 10.637/2002', COFINS: 'Leis 9.718/1998 e 10.833/2003' } as const;
/** The element of 49 to 99 asks for amounts even where none is due. */
const NOTHING_DUE = 'CST 49 a 99: sem valores informados, nada é devido';

function contribution(tag: 'PIS' | 'COFINS'): Contribution {
  const name = tag.toLowerCase();
  const value = [`${name}_valor`, `v${tag}`] as const;
  const zeros = (
    first: readonly [string, string, string],
    second: readonly [string, string, string],
  ): Block => ({
    leaves: [
      constant(...first, NOTHING_DUE),
      constant(...second, NOTHING_DUE),
      constant(...value, '0.00', NOTHING_DUE),
    ],
  });
  return {
    situation: `${name}_situacao_tributaria`,
    own: alternatives({
      value,
      base: [`${name}_base_calculo`, 'vBC'],
      rate: [`${name}_aliquota_porcentual`, `p${tag}`],
      quantity: [`${name}_quantidade_vendida`, 'qBCProd'],
      each: [`${name}_aliquota_valor`, 'vAliqProd'],
      baseIsOperation: true,
      source: RULE[tag],
    }),
    nothing: {
      byRate: zeros(
        [`${name}_base_calculo`, 'vBC', '0.00'],
        [`${name}_aliquota_porcentual`, `p${tag}`, '0.00'],
      ),
      byUnit: zeros(
        [`${name}_quantidade_vendida`, 'qBCProd', '0'],
        [`${name}_aliquota_valor`, 'vAliqProd', '0'],
      ),
    },
    st: alternatives({
      value: [`${name}_valor_st`, `v${tag}`],
      base: [`${name}_base_calculo_st`, 'vBC'],
      rate: [`${name}_aliquota_porcentual_st`, `p${tag}`],
      quantity: [`${name}_quantidade_vendida_st`, 'qBCProd'],
      each: [`${name}_aliquota_valor_st`, 'vAliqProd'],
      baseIsOperation: false,
      source: RULE[tag],
    }),
  };
}
export const CONTRIBUTIONS = [contribution('PIS'), contribution('COFINS')];

/**
 * PIS and COFINS. 01 and 02 by percentage, 03 by quantity, 04 to 09 the code alone, 49 to 99 either way or nothing.
 * Source: layout PL_010f, groups Q and S.
 */
export function completeContributions(item: TaxItem, ledger: Ledger): void {
  for (const { situation, own, nothing, st } of CONTRIBUTIONS) {
    const code = text(item, situation);
    if (code === '01' || code === '02') completeAlternatives(item, { both: own, ledger }, { only: 'byRate' });
    else if (code === '03') completeAlternatives(item, { both: own, ledger }, { only: 'byUnit' });
    else if (code !== undefined && code >= '49')
      completeAlternatives(item, { both: own, ledger }, { nothing });
    completeIfBrought(item, st, ledger);
  }
}

/** True when the item's PIS (or COFINS) element carries a value. */
export function carriesContribution(item: TaxItem, name: 'pis' | 'cofins'): boolean {
  const code = text(item, name === 'pis' ? 'pis_situacao_tributaria' : 'cofins_situacao_tributaria');
  return code !== undefined && (code < '04' || code >= '49');
}
