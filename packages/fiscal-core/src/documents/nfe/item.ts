import { moneyProduct } from '../../decimal/cents.ts';
import { fill } from '../../engine/body/draft.ts';
import { listOf, textOf } from '../../engine/layout/flat.ts';
import type { FlatInput } from '../../engine/layout/types.ts';
import { carriesContribution, completeContributions } from '../../tax/contributions.ts';
import { completeDifal } from '../../tax/difal.ts';
import { completeIbsCbs, completeIs } from '../../tax/ibs-cbs.ts';
import { completeIcms, icmsOutOfIbsCbs } from '../../tax/icms.ts';
import { completeIi, completeIpi, completeReturned } from '../../tax/ipi.ts';
import { completeIssqn } from '../../tax/issqn.ts';
import { completeSituation } from '../../tax/reform/reform.ts';
import type { Note } from './model.ts';
import { lend } from './stand-ins.ts';
import type { NoteTaxes } from './taxes.ts';

const NO_GTIN = 'SEM GTIN';
const SERVICE_NCM = '00';

/** Product data: what the trade unit tells of the taxable one, position, gross value. */
function completeProduct(item: FlatInput, index: number): void {
  fill(item, 'numero_item', String(index + 1));
  fill(item, 'codigo_barras_comercial', NO_GTIN);
  fill(item, 'codigo_barras_tributavel', textOf(item, 'codigo_barras_comercial'));
  if (item['valor_bruto'] === undefined) {
    const quantity = textOf(item, 'quantidade_comercial');
    const price = textOf(item, 'valor_unitario_comercial');
    if (quantity !== undefined && price !== undefined) item['valor_bruto'] = moneyProduct(quantity, price, 1);
  }
  fill(item, 'unidade_tributavel', textOf(item, 'unidade_comercial'));
  fill(item, 'quantidade_tributavel', textOf(item, 'quantidade_comercial'));
  fill(item, 'valor_unitario_tributavel', textOf(item, 'valor_unitario_comercial'));
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
export function completeItem(note: Note, item: FlatInput, index: number, taxes: NoteTaxes): void {
  const at = `itens[${index}].`;
  completeProduct(item, index);
  const service = note.services.has(item);
  if (service) fill(item, 'codigo_ncm', SERVICE_NCM);
  completeSituation(item, note.reform);
  lend(note, 'item', { fields: item, at });
  const ledger = taxes.of(item, at);
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
