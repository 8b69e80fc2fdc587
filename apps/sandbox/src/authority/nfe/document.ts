import { type Decimal, decimalOrZero } from '@fiscal/core/decimal/decimal';
import { child, childrenOf, childText, type XmlElement } from '@fiscal/core/xml/parse';

/** One `det` with the groups that rules look at. */
export interface NfeItem {
  readonly nItem: string;
  readonly det: XmlElement;
  readonly prod: XmlElement;
  readonly imposto: XmlElement;
  /** The one child of ICMS (`ICMS00`, `ICMSSN102`…). */
  readonly icms: XmlElement | null;
  readonly issqn: XmlElement | null;
  readonly ibsCbs: XmlElement | null;
}

/** An NF-e or NFC-e that has passed its schema, as the rules read it. */
export interface NfeDocument {
  readonly chave: string;
  readonly id: string;
  readonly modelo: string;
  readonly cUF: string;
  readonly serie: string;
  readonly nNF: string;
  /** CNPJ or CPF as the key has it: 14 characters. */
  readonly emitente: string;
  /** Milliseconds since the epoch. */
  readonly dhEmiMs: number;
  readonly inf: XmlElement;
  readonly ide: XmlElement;
  readonly emit: XmlElement;
  readonly dest: XmlElement | null;
  readonly itens: readonly NfeItem[];
  readonly total: XmlElement;
  readonly icmsTot: XmlElement;
  readonly transp: XmlElement;
  readonly pag: XmlElement;
  readonly supl: XmlElement | null;
  /** Signed `<NFe>` exactly as it came. */
  readonly xml: string;
}

/** A mandatory element: the schema has already seen it. */
export function need(element: XmlElement, name: string): XmlElement {
  const found = child(element, name);
  if (!found) throw new Error(`${element.name} without ${name} passed the schema`);
  return found;
}

/** Descends by local names; null when a step is missing. */
export function at(element: XmlElement | null, ...path: readonly string[]): XmlElement | null {
  let here = element;
  for (const name of path) here = here ? (child(here, name) ?? null) : null;
  return here;
}

/** Text of a descendant; `''` when absent. */
export function text(element: XmlElement | null, ...path: readonly string[]): string {
  const name = path.at(-1);
  const parent = at(element, ...path.slice(0, -1));
  return (parent && name !== undefined && childText(parent, name)) || '';
}

/** Amount of a descendant; zero when absent, as the totals read it. */
export const amount = (element: XmlElement | null, ...path: readonly string[]): Decimal =>
  decimalOrZero(text(element, ...path) || undefined);

export const has = (element: XmlElement | null, ...path: readonly string[]): boolean =>
  at(element, ...path) !== null;

export const all = (element: XmlElement | null, name: string): readonly XmlElement[] =>
  element ? childrenOf(element, name) : [];

function readItem(det: XmlElement): NfeItem {
  const imposto = need(det, 'imposto');
  return {
    nItem: det.attributes.nItem ?? '',
    det,
    prod: need(det, 'prod'),
    imposto,
    icms: child(imposto, 'ICMS')?.children[0] ?? null,
    issqn: child(imposto, 'ISSQN') ?? null,
    ibsCbs: child(imposto, 'IBSCBS') ?? null,
  };
}

/** Reads a schema-valid `<NFe>`. */
export function readNfe(nfe: XmlElement, xml: string): NfeDocument {
  const inf = need(nfe, 'infNFe');
  const ide = need(inf, 'ide');
  const emit = need(inf, 'emit');
  const total = need(inf, 'total');
  const id = inf.attributes.Id ?? '';
  return {
    chave: id.slice(3),
    id,
    modelo: text(ide, 'mod'),
    cUF: text(ide, 'cUF'),
    serie: text(ide, 'serie'),
    nNF: text(ide, 'nNF'),
    emitente: (text(emit, 'CNPJ') || text(emit, 'CPF')).padStart(14, '0'),
    dhEmiMs: Date.parse(text(ide, 'dhEmi')),
    inf,
    ide,
    emit,
    dest: child(inf, 'dest') ?? null,
    itens: childrenOf(inf, 'det').map(readItem),
    total,
    icmsTot: need(total, 'ICMSTot'),
    transp: need(inf, 'transp'),
    pag: need(inf, 'pag'),
    supl: child(nfe, 'infNFeSupl') ?? null,
    xml,
  };
}
