import { child, childrenOf, type XmlElement } from '@fiscal/core/xml/parse';
import { need, text } from '../xml.ts';

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
