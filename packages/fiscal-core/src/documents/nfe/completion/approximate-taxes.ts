import { factDay } from '../../../calendar/calendar.ts';
import { addMoney, type Cents, cents, formatCents, moneyProduct } from '../../../decimal/cents.ts';
import { calculatedBy, tellCalculated } from '../../../engine/body/calculated.ts';
import { textOf } from '../../../engine/layout/flat.ts';
import type { FlatInput } from '../../../engine/layout/types.ts';
import type { IbptRates, IbptTable } from '../../../tables/ibpt/ibpt.ts';
import type { Note } from '../model.ts';

/** Which federal rate each origin of goods takes. Source: orig, MOC 7.0 N11 (nacional, estrangeira). */
const FEDERAL_COLUMN: Readonly<Record<string, 'federal' | 'imported'>> = {
  '0': 'federal',
  '1': 'imported',
  '2': 'imported',
  '3': 'federal',
  '4': 'federal',
  '5': 'federal',
  '6': 'imported',
  '7': 'imported',
  '8': 'federal',
};
/** Words of natOp that mark operations other than a sale to a consumer. Source: practice of public APIs [?]. */
const NO_SALE = /REMESSA|EXPORTACAO|DEVOLUCAO|LANCAMENTO/;
/** Source: Anexo I of the layout, Z03. */
const INFCPL_MAX = 5000;

const isSaleToConsumer = ({ input }: Note): boolean =>
  input['consumidor_final'] === '1' &&
  input['finalidade_emissao'] === '1' &&
  !NO_SALE.test(
    (textOf(input, 'natureza_operacao') ?? '').normalize('NFD').replace(/\p{M}/gu, '').toUpperCase(),
  );

/** The table of the issuer's UF, where it holds on the day of emission. */
function tableOf({ context, input, dhEmi }: Note): IbptTable | undefined {
  const table = context.ibpt?.(textOf(input, 'uf_emitente') ?? context.issuer.uf);
  const day = factDay(dhEmi);
  return table !== undefined && table.from <= day && day <= table.to ? table : undefined;
}

/** In percent, of one item. */
type Rates = Pick<IbptRates, 'federal' | 'state' | 'municipal'>;

/** Services by their item of LC 116, goods by NCM, ex and origin; undefined where the table does not have them. */
function ratesOf(item: FlatInput, service: boolean, table: IbptTable): Rates | undefined {
  if (service) return table.ratesOf('2', textOf(item, 'issqn_item_lista_servico') ?? '', '');
  const column = FEDERAL_COLUMN[textOf(item, 'icms_origem') ?? ''];
  const rates = table.ratesOf('0', textOf(item, 'codigo_ncm') ?? '', textOf(item, 'codigo_ex_tipi') ?? '');
  return column && rates && { ...rates, federal: rates[column] };
}

const PARTS = ['federal', 'state', 'municipal'] as const;
type Sums = Readonly<Record<(typeof PARTS)[number], Cents>>;

/** Gives an item its amount, each part rounded before they are summed, and adds the parts to those of the note. */
function completeItem(
  item: FlatInput,
  service: boolean,
  { table, sums }: { readonly table: IbptTable; readonly sums: Sums },
): void {
  const gross = textOf(item, 'valor_bruto');
  // The consumer does not pay here for items outside the total.
  if (item['valor_total_tributos'] !== undefined || item['inclui_no_total'] === '0' || gross === undefined)
    return;
  const rates = ratesOf(item, service, table);
  if (rates === undefined) return;
  const own = cents();
  for (const part of PARTS) {
    const amount = moneyProduct(gross, rates[part], 100);
    addMoney(own, amount);
    addMoney(sums[part], amount);
  }
  item['valor_total_tributos'] = formatCents(own);
}

const reais = (sum: Cents): string => `R$ ${formatCents(sum).replace('.', ',')}`;

/** Names the table at the end of infCpl; the parts too, when they make up the whole total. */
function nameSource(note: Note, { source, version, key }: IbptTable, sums: Sums | null): void {
  const { input, notices } = note;
  const field = 'informacoes_adicionais_contribuinte';
  const amounts =
    sums === null
      ? ''
      : `: federais ${reais(sums.federal)}, estaduais ${reais(sums.state)}, municipais ${reais(sums.municipal)}`;
  const words = `Tributos aproximados (Lei 12.741/2012)${amounts}. Fonte: ${source}, versão ${version}, chave ${key}.`;
  const own = textOf(input, field);
  const text = own === undefined ? words : `${own} ${words}`;
  if (text.length > INFCPL_MAX) return;
  input[field] = text;
  notices.push({
    field,
    code: 'calculado',
    message: `${field} (infCpl) recebeu no fim a fonte dos tributos aproximados.`,
    suggestion: words,
  });
}

/**
 * vTotTrib of the items of a sale to a consumer, by the table of the IBPT that an operator has loaded, and its source in
 * infCpl. An item is left without where no table holds on the day of emission or the table does not have it; every item is,
 * where the note's total was sent. Source: Lei 12.741/2012, art. 1 and 2.
 */
export function completeApproximateTaxes(note: Note): void {
  const { input, items, services } = note;
  const table = tableOf(note);
  if (table === undefined || input['valor_total_tributos'] !== undefined || !isSaleToConsumer(note)) return;
  const sent = items.some((item) => item['valor_total_tributos'] !== undefined);
  const sums: Sums = { federal: cents(), state: cents(), municipal: cents() };
  const calculated = items.flatMap((item, i) =>
    calculatedBy(note, { entry: item, at: `itens[${i}].` }, () =>
      completeItem(item, services.has(item), { table, sums }),
    ),
  );
  if (calculated.length === 0) return;
  tellCalculated(note, calculated);
  nameSource(note, table, sent ? null : sums);
}
