import { add, decimalOrZero, divide, format, percent, subtract } from '../decimal/decimal.ts';
import { floorAtZero, HUNDRED, percentOf, same } from './formulas.ts';
import { icmsSums } from './icms.ts';
import { has, type TaxItem, text } from './item.ts';
import {
  type Block,
  completeIfSent,
  completeLeaves,
  constant,
  determinedLeaf,
  type Formula,
  type Ledger,
  missing,
  type TaxFacts,
} from './leaf.ts';

/** Origins that carry 4 % across a border. Source: Resolução do Senado 13/2012; MOC 7.0 NA09-10 (697). */
const IMPORTED = new Set(['1', '2', '3', '8']);
/** UFs whose sales to the others carry 7 %. Source: Resolução do Senado 22/1989; MOC 7.0 NA09-20 (698). */
const RICH = new Set(['MG', 'PR', 'RJ', 'RS', 'SC', 'SP']);

/** Rate between two UFs for an origin of goods: 4.00, 7.00 or 12.00; undefined when it is not a sale between two known UFs. */
export function interstateRate(
  origem: string | undefined,
  { origin, destination }: Pick<TaxFacts, 'origin' | 'destination'>,
): string | undefined {
  if (origem === undefined || origin === undefined || destination === undefined) return undefined;
  if (origin === destination || destination === 'EX' || origin === 'EX') return undefined;
  if (IMPORTED.has(origem)) return '4.00';
  return RICH.has(origin) && !RICH.has(destination) ? '7.00' : '12.00';
}

const BASE = 'icms_base_calculo_uf_destino';
const INTER = 'icms_aliquota_interestadual';
const INTERNAL = 'icms_aliquota_interna_uf_destino';
const SHARE = 'icms_percentual_partilha';
const FCP_RATE = 'fcp_percentual_uf_destino';
const amount = (item: TaxItem, field: string) => decimalOrZero(text(item, field));

/** Own base of the item's ICMS, as far as its element has one. */
const ownBase = (item: TaxItem): string | undefined =>
  icmsSums(text(item, 'icms_situacao_tributaria')).includes('icms_base_calculo')
    ? text(item, 'icms_base_calculo')
    : undefined;

const RATE: Formula = {
  how: '4, 7 ou 12 % pela origem da mercadoria e pelas duas UFs',
  needs: ['icms_origem'],
  value: (item, facts) => interstateRate(text(item, 'icms_origem'), facts),
};
/** A single base unless the issuer's setting is double; then the tax of destination is part of its own base. */
const DESTINATION_BASE: Formula = {
  how: 'vBC do ICMS do item; com base dupla, (vBC − vBC × pICMSInter) ÷ (1 − pICMSUFDest − pFCPUFDest)',
  needs: ['icms_base_calculo'],
  value(item, { doubleBase }) {
    const base = ownBase(item);
    if (base === undefined || !doubleBase) return base;
    if (!has(item, INTER) || !has(item, INTERNAL)) return undefined;
    const remaining = subtract(HUNDRED, add(amount(item, INTERNAL), amount(item, FCP_RATE)));
    if (remaining.units <= 0n) return undefined;
    const net = percent(decimalOrZero(base), subtract(HUNDRED, amount(item, INTER)));
    return format(divide({ units: net.units * 100n, scale: net.scale }, remaining, 2), 2);
  },
};
const DESTINATION_VALUE: Formula = {
  how: '(vBCUFDest × pICMSUFDest − vBC × pICMSInter) × pICMSInterPart, nunca abaixo de zero',
  needs: [BASE, INTERNAL, INTER, SHARE, 'icms_base_calculo'],
  value(item) {
    const base = ownBase(item);
    if (base === undefined || ![BASE, INTERNAL, INTER, SHARE].every((field) => has(item, field)))
      return undefined;
    const due = subtract(
      percent(amount(item, BASE), amount(item, INTERNAL)),
      percent(decimalOrZero(base), amount(item, INTER)),
    );
    return floorAtZero(percent(due, amount(item, SHARE)));
  },
};

const NA15 = 'NT 2020.005 NA15-10 (815)';
// biome-ignore format: a table reads as one leaf a line
export const DIFAL: Block = {
  leaves: [
    determinedLeaf(INTER, 'pICMSInter', RATE, 'MOC 7.0 NA09-10 (697), NA09-20 (698)'),
    missing(INTERNAL, 'pICMSUFDest', 'Informe icms_aliquota_interna_uf_destino, a alíquota interna do produto na UF de destino, sem o FCP.', NA15),
    constant(SHARE, 'pICMSInterPart', '100.00', 'EC 87/2015: 100 % ao destino desde 2019; MOC 7.0 NA11-10 (699)'),
    { ...determinedLeaf(BASE, 'vBCUFDest', DESTINATION_BASE, 'LC 87/1996 art. 13 (LC 190/2022)', 'Informe icms_base_calculo_uf_destino: o ICMS do item não tem base própria.'), uncertain: 'as UFs que exigem base dupla do não contribuinte' },
    determinedLeaf('icms_valor_uf_destino', 'vICMSUFDest', DESTINATION_VALUE, NA15, 'Informe icms_valor_uf_destino, ou a base e as alíquotas de que se calcula.'),
    constant('icms_valor_uf_remetente', 'vICMSUFRemet', '0.00', 'EC 87/2015: nada ao remetente desde 2019; MOC 7.0 NA17-10 (816)'),
  ],
};
export const FCP_DESTINATION: Block = {
  leaves: [
    missing(
      FCP_RATE,
      'pFCPUFDest',
      'Informe fcp_percentual_uf_destino, ou retire os campos do FCP da UF de destino.',
      'MOC 7.0 NA13-10 (793)',
    ),
    determinedLeaf(
      'fcp_base_calculo_uf_destino',
      'vBCFCPUFDest',
      same(BASE, 'vBCUFDest'),
      'MOC 7.0 NA13-10 (793)',
    ),
    determinedLeaf(
      'fcp_valor_uf_destino',
      'vFCPUFDest',
      percentOf('fcp_base_calculo_uf_destino', FCP_RATE, 'vBCFCPUFDest × pFCPUFDest'),
      'MOC 7.0 NA13-10 (793)',
    ),
  ],
};

/** Situations without anything to share. Source: MOC 7.0 NA01-20, exceptions. */
const UNTAXED = new Set(['40', '41', '41_st', '103', '300', '400']);
/**
 * CFOPs whose sale shares ICMS. Returns, remittances, 6552, 6922 and 6929 do not (NA01-20); of the annexes that list them
 * only these sales are certain to be outside [?].
 */
const SALE = /^6(?:1\d\d|40[1-4]|551|65[1-6])$/;
/** ANP codes of fuels that share the tax; no others do. Source: MOC 7.0 NA01-20, exception 6. */
const SHARED_FUELS = new Set([
  '220101001',
  '220101002',
  '220101003',
  '220101004',
  '220101005',
  '220101006',
  '560101001',
  '810101001',
  '810101002',
  '810101003',
  '810102001',
  '810102002',
  '810102003',
  '810102004',
  '820101001',
  '820101010',
]);

/** ICMS of the item is shared with the UF of destination: rule NA01-20 (694) asks for the group. */
export function difalIsDue(item: TaxItem, facts: TaxFacts): boolean {
  if (!facts.sharesDestination) return false;
  const situacao = text(item, 'icms_situacao_tributaria') ?? '';
  const fuel = text(item, 'combustivel_codigo_anp');
  return (
    !UNTAXED.has(situacao) &&
    !situacao.endsWith('_partilha') &&
    SALE.test(text(item, 'cfop') ?? '') &&
    (fuel === undefined || SHARED_FUELS.has(fuel))
  );
}

/** Completes the tax of the UF of destination of an item whose ICMS is complete: where it is due, or its base was sent. */
export function completeDifal(item: TaxItem, ledger: Ledger): void {
  if (!has(item, BASE) && !difalIsDue(item, ledger.facts)) return;
  completeLeaves(item, DIFAL.leaves, ledger);
  completeIfSent(item, FCP_DESTINATION, ledger);
}
