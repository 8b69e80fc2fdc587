import { moneyProduct } from '../../decimal/cents.ts';
import { compare, decimalOrZero, divide, formatBetween } from '../../decimal/decimal.ts';
import { fill } from '../../engine/body/draft.ts';
import { listOf, textOf } from '../../engine/layout/flat.ts';
import type { FlatInput } from '../../engine/layout/types.ts';
import { carriesContribution, completeContributions } from '../../tax/contributions.ts';
import { completeDifal } from '../../tax/difal.ts';
import { completeIbsCbs, completeIs } from '../../tax/ibs-cbs.ts';
import { completeIcms, icmsOutOfIbsCbs } from '../../tax/icms.ts';
import { completeIi, completeIpi, completeReturned } from '../../tax/ipi.ts';
import { completeIssqn } from '../../tax/issqn.ts';
import { type Ledger, missing } from '../../tax/leaf.ts';
import { completeSituation } from '../../tax/reform/reform.ts';
import type { Note } from './model.ts';
import { fillStandIns } from './stand-ins.ts';
import type { NoteTaxes } from './taxes.ts';

const NO_GTIN = 'SEM GTIN';
const SERVICE_NCM = '00';

/** Places that vUnTrib has at most, and is written with at least. Source: layout 4.00, I14a. */
const UNIT_PLACES = { min: 2, max: 10 } as const;
const UNIT_PRICE = { field: 'valor_unitario_tributavel', tag: 'vUnTrib' } as const;

const QUANTITY = missing(
  'quantidade_tributavel',
  'qTrib',
  'Informe quantidade_tributavel: quantas unidades tributáveis há na quantidade comercial.',
  'MOC 7.0 Anexo I, I11-20 (630)',
);

/** Quantity of the taxable unit: the commercial one of the same unit; no note states a conversion between units. */
function completeTaxableQuantity(item: FlatInput, ledger: Ledger): void {
  fill(item, 'unidade_tributavel', textOf(item, 'unidade_comercial'));
  const units = ['unidade_tributavel', 'unidade_comercial'].map((field) =>
    textOf(item, field)?.toUpperCase(),
  );
  if (item[QUANTITY.field] === undefined && units[0] !== units[1]) ledger.missing(item, QUANTITY);
  else fill(item, QUANTITY.field, textOf(item, 'quantidade_comercial'));
}

/** Price of the taxable unit: the commercial one for the same quantity, else what the gross value makes of the other (rule 630). */
function completeUnitPrice(item: FlatInput, ledger: Ledger): void {
  if (item[UNIT_PRICE.field] !== undefined) return;
  const quantity = decimalOrZero(textOf(item, QUANTITY.field));
  if (compare(quantity, decimalOrZero(textOf(item, 'quantidade_comercial'))) === 0) {
    fill(item, UNIT_PRICE.field, textOf(item, 'valor_unitario_comercial'));
    return;
  }
  const gross = textOf(item, 'valor_bruto');
  if (gross === undefined || quantity.units === 0n) return;
  const price = divide(decimalOrZero(gross), quantity, UNIT_PLACES.max);
  item[UNIT_PRICE.field] = formatBetween(price, UNIT_PLACES.min, UNIT_PLACES.max);
  ledger.determined(UNIT_PRICE, { how: 'vProd ÷ qTrib, com até 10 casas' });
}

/** Product data: the taxable unit from the trade unit, position, gross value. */
function completeProduct(item: FlatInput, index: number, ledger: Ledger): void {
  fill(item, 'numero_item', String(index + 1));
  fill(item, 'codigo_barras_comercial', NO_GTIN);
  fill(item, 'codigo_barras_tributavel', textOf(item, 'codigo_barras_comercial'));
  if (item['valor_bruto'] === undefined) {
    const quantity = textOf(item, 'quantidade_comercial');
    const price = textOf(item, 'valor_unitario_comercial');
    if (quantity !== undefined && price !== undefined) item['valor_bruto'] = moneyProduct(quantity, price, 1);
  }
  completeTaxableQuantity(item, ledger);
  completeUnitPrice(item, ledger);
  fill(item, 'inclui_no_total', '1');
  for (const declaration of listOf(item, 'documentos_importacao')) {
    fill(declaration, 'via_transporte', '1');
    fill(declaration, 'forma_intermedio', '1');
  }
}

/** Item fields of the taxes that leave the base of IBS and CBS. */
function outOfIbsCbs(item: FlatInput, service: boolean): string[] {
  const fields = service ? [] : [...icmsOutOfIbsCbs(textOf(item, 'icms_situacao_tributaria'))];
  for (const tax of ['pis', 'cofins'] as const)
    if (carriesContribution(item, tax)) fields.push(`${tax}_valor`);
  return fields;
}

/** Completes one item, in place: each tax after those that are part of its base. */
export function completeItem(
  note: Note,
  item: FlatInput,
  { index, taxes }: { readonly index: number; readonly taxes: NoteTaxes },
): void {
  const at = `itens[${index}].`;
  const ledger = taxes.of(item, at);
  completeProduct(item, index, ledger);
  const service = note.services.has(item);
  if (service) fill(item, 'codigo_ncm', SERVICE_NCM);
  completeSituation(item, note.reform);
  fillStandIns(note, 'item', { fields: item, at });
  completeIpi(item, ledger);
  if (service) completeIssqn(item, ledger);
  else {
    completeIi(item, ledger);
    completeIcms(item, ledger);
    completeDifal(item, ledger);
  }
  completeContributions(item, ledger);
  completeReturned(item, ledger);
  completeIs(item);
  completeIbsCbs(item, outOfIbsCbs(item, service), note.reform);
}
