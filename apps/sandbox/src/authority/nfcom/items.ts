import { isChave } from '@fiscal/core/chave-acesso/chave-acesso';
import { add, type Decimal, multiply, roundHalfUp, subtract } from '@fiscal/core/decimal/decimal';
import { isCnpj } from '@fiscal/core/identity/cnpj';
import { ITEM_CLASSES } from '@fiscal/core/tables/item-classes';
import { LINKED_MEANS } from '@fiscal/core/tables/payment-means';
import { differs, share } from '../nfe/rules/amounts.ts';
import type { PortalRule } from '../portal/type.ts';
import { all, amount, at, has, text } from '../xml.ts';
import { group, type Item, itemRule, itemsOf, rule, strictRule } from './document.ts';

/** Unit value × quantity, less the discount, plus other expenses. */
const itemValue = ({ prod }: Item): Decimal => {
  const product = roundHalfUp(multiply(amount(prod, 'vItem'), amount(prod, 'qFaturada')), 2);
  return add(subtract(product, amount(prod, 'vDesc')), amount(prod, 'vOutro'));
};

/** True when a tax is not its base × rate; an absent tax passes. */
const wrongTax =
  (tag: 'PIS' | 'COFINS' | 'FUST' | 'FUNTTEL') =>
  ({ imposto }: Item): boolean => {
    const tax = at(imposto, tag);
    return tax !== null && differs(share(amount(tax, 'vBC'), amount(tax, `p${tag}`)), amount(tax, `v${tag}`));
  };
const wrongIcms = ({ icms }: Item): boolean =>
  has(icms, 'vICMS') && differs(share(amount(icms, 'vBC'), amount(icms, 'pICMS')), amount(icms, 'vICMS'));

/** Communication: second digit 3, of returns 2. */
const isOfAnotherService = (cfop: string): boolean =>
  cfop !== '' && (!'123567'.includes(cfop.charAt(0)) || !'23'.includes(cfop.charAt(1)));

const shares = ({ imposto }: Item): boolean => has(imposto, 'ICMSUFDest');

// biome-ignore format: a table reads as one rule a row
export const ITEM_RULES: readonly PortalRule[] = [
  strictRule('276', 'G83: the table cClass', (d) => itemsOf(d).some(({ prod }) => !ITEM_CLASSES.has(text(prod, 'cClass')))),
  itemRule('435', 'G86: tolerance 0.01', (item) => differs(itemValue(item), amount(item.prod, 'vProd'))),
  itemRule('444', 'G99 G100: tolerance 0.01', wrongIcms),
  itemRule('443', 'G101: tolerance 0.01', wrongTax('PIS')),
  itemRule('445', 'G102: tolerance 0.01', wrongTax('COFINS')),
  itemRule('446', 'G103: tolerance 0.01', wrongTax('FUST')),
  itemRule('476', 'G104: tolerance 0.01', wrongTax('FUNTTEL')),
  itemRule('497', 'G105', (item, d) => shares(item) && text(d.emit, 'IEUFDest') === ''),
  strictRule('433', 'G84: CFOP of communication', (d) => itemsOf(d).some(({ prod }) => isOfAnotherService(text(prod, 'CFOP')))),
  itemRule('540', 'G105a', ({ icms, prod }) => icms !== null && text(prod, 'CFOP') === ''),
  itemRule('541', 'G105b', ({ icms, prod }) => icms === null && text(prod, 'CFOP') !== ''),
  itemRule('264', 'G98', ({ prod }) => text(prod, 'CNPJLD') !== '' && !isCnpj(text(prod, 'CNPJLD'))),
  itemRule('242', 'G59', ({ before }) => before !== '' && !isChave(before)),
  { ...rule('1003', '', (d) => all(group(d, 'pgtoVinc'), 'pgto').some((one) => !LINKED_MEANS.has(text(one, 'tpMeioPgto')))), source: 'IT 2026.001 v1.01: tpMeioPgto', since: 'tab-pag' },
];
