import { compare, decimalOrZero } from '../../../decimal/decimal.ts';
import type { JsonObject } from '../../../engine/events/definition.ts';
import type { ReceivedEventKind } from '../../../vocabulary/manifestation.ts';
import { child, childrenOf, childText, find, parseXml, type XmlElement } from '../../../xml/parse.ts';

/** Refusal that the authority would give for an item of an event. */
export interface ItemFault {
  readonly cStat: string;
  readonly field: string;
  /** pt-BR. */
  readonly message: string;
  /** pt-BR. */
  readonly fix: string;
}

/** Rules of NT 2025.002-RTC v1.52 §8.6 to §8.8 beyond 1096, by event. */
const LIMITS: Readonly<
  Partial<Record<ReceivedEventKind, { readonly taxes: true; readonly quantity: string | null }>>
> = {
  'imobilizacao-item': { taxes: true, quantity: '1100' },
  'credito-combustivel': { taxes: true, quantity: '1101' },
  'credito-bens-servicos': { taxes: true, quantity: null },
};
/** Events whose rules name 1096. */
const NAMES_ITEMS: ReadonlySet<ReceivedEventKind> = new Set([
  'credito-presumido',
  'imobilizacao-item',
  'credito-combustivel',
  'credito-bens-servicos',
]);

interface NoteItem {
  /** Null: the note has no such tax, and nothing to compare. */
  readonly ibs: string | null;
  readonly cbs: string | null;
  readonly quantity: string | null;
  readonly unit: string | null;
}

function readItem(det: XmlElement): NoteItem {
  const prod = child(det, 'prod');
  const taxed = find(det, 'gIBSCBS');
  const cbs = taxed && child(taxed, 'gCBS');
  return {
    ibs: childText(taxed, 'vIBS'),
    cbs: childText(cbs, 'vCBS'),
    quantity: childText(prod, 'qCom'),
    unit: childText(prod, 'uCom'),
  };
}

const isMore = (sent: unknown, limit: string | null): boolean =>
  typeof sent === 'string' &&
  limit !== null &&
  compare(decimalOrZero(sent.replace(',', '.')), decimalOrZero(limit)) > 0;

/** Item of an event's body. */
type Sent = Readonly<Record<string, unknown>>;
const isSent = (value: unknown): value is Sent => typeof value === 'object' && value !== null;

function faultOf(
  kind: ReceivedEventKind,
  sent: Sent,
  item: NoteItem | undefined,
): (Omit<ItemFault, 'field'> & { readonly name: string }) | null {
  if (item === undefined)
    return {
      cStat: '1096',
      name: 'numero_item',
      message: 'A nota não tem este item.',
      fix: 'Envie em numero_item o número de um item da nota (nItem no XML).',
    };
  const limits = LIMITS[kind];
  if (limits === undefined) return null;
  const tax = (cStat: string, name: string, label: string, limit: string | null) =>
    isMore(sent[name], limit)
      ? {
          cStat,
          name,
          message: `O valor de ${label} do evento é maior que o do item na nota (${limit}).`,
          fix: `Envie em ${name} no máximo ${limit}.`,
        }
      : null;
  const sameUnit = sent['unidade'] === item.unit;
  return (
    tax('1097', 'ibs_valor', 'IBS', item.ibs) ??
    tax('1098', 'cbs_valor', 'CBS', item.cbs) ??
    (limits.quantity !== null && sameUnit && isMore(sent['quantidade'], item.quantity)
      ? {
          cStat: limits.quantity,
          name: 'quantidade',
          message: `A quantidade do evento é maior que a do item na nota (${item.quantity}).`,
          fix: `Envie em quantidade no máximo ${item.quantity}.`,
        }
      : null)
  );
}

/** First item of an event that the authority would refuse by the note's own items; null: none. */
export function itemFault(
  xml: Buffer,
  { kind, request }: { readonly kind: ReceivedEventKind; readonly request: JsonObject },
): ItemFault | null {
  if (!NAMES_ITEMS.has(kind)) return null;
  const itens: unknown = request['itens'];
  if (!Array.isArray(itens)) return null;
  const inf = find(parseXml(xml).root, 'infNFe');
  if (inf === undefined) return null;
  const items = new Map(childrenOf(inf, 'det').map((det) => [det.attributes['nItem'] ?? '', readItem(det)]));
  for (const [at, sent] of itens.entries()) {
    if (!isSent(sent)) continue;
    const found = faultOf(kind, sent, items.get(`${String(sent['numero_item'])}`));
    if (found !== null) {
      const { name, ...fault } = found;
      return { ...fault, field: `itens[${at}].${name}` };
    }
  }
  return null;
}
