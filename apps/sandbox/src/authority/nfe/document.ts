import { child, childrenOf, type XmlElement } from '@fiscal/core/xml/parse';
import { readDocument } from '../portal/document.ts';
import type { PortalDocument } from '../portal/type.ts';
import { need, text } from '../xml.ts';

export const IDENTITY = { signed: 'infNFe', idPrefix: 'NFe' } as const;

/** `det` with the groups that rules read. */
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
export interface NfeDocument extends PortalDocument {
  readonly dest: XmlElement | null;
  readonly itens: readonly NfeItem[];
  readonly total: XmlElement;
  readonly icmsTot: XmlElement;
  readonly transp: XmlElement;
  readonly pag: XmlElement;
  readonly supl: XmlElement | null;
}

/** tpImp of the «DANFE Simplificado Tipo 2». Source: NT 2026.002. */
const SIMPLIFICADO_TIPO_2 = '6';
export const isTipo2 = ({ modelo, ide }: Pick<NfeDocument, 'modelo' | 'ide'>): boolean =>
  modelo === '55' && text(ide, 'tpImp') === SIMPLIFICADO_TIPO_2;
/** NFC-e, and NF-e printed like an NFC-e. */
export const isCoupon = (document: Pick<NfeDocument, 'modelo' | 'ide'>): boolean =>
  document.modelo === '65' || isTipo2(document);

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

/** Reads a schema-valid `<NFe>`. Number and emitter come from the fields; a rule compares them with the key (502). */
export function readNfe(root: XmlElement, xml: string): NfeDocument {
  const document = readDocument(root, xml, IDENTITY);
  const { inf, ide, emit } = document;
  const total = need(inf, 'total');
  return {
    ...document,
    modelo: text(ide, 'mod'),
    cUF: text(ide, 'cUF'),
    serie: Number(text(ide, 'serie')),
    numero: Number(text(ide, 'nNF')),
    emitente: (text(emit, 'CNPJ') || text(emit, 'CPF')).padStart(14, '0'),
    dest: child(inf, 'dest') ?? null,
    itens: childrenOf(inf, 'det').map(readItem),
    total,
    icmsTot: need(total, 'ICMSTot'),
    transp: need(inf, 'transp'),
    pag: need(inf, 'pag'),
    supl: child(root, 'infNFeSupl') ?? null,
  };
}

/** CNPJ or CPF of the addressee; `''` when the document names none. */
export const addresseeOf = ({ dest }: Pick<NfeDocument, 'dest'>): string =>
  text(dest, 'CNPJ') || text(dest, 'CPF');
