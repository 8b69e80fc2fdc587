import { moduleOf } from '../registry/documents.ts';
import type { EventKind } from '../vocabulary/states.ts';
import { childText, find, parseXml, type XmlElement } from '../xml/parse.ts';
import { eventOnRecord } from './nfse-event-answers.ts';

/** An event that a key query showed to be on record and that never passed through us. */
export interface RecordedEvent {
  /** Null for events of the authority that we do not support as operations. */
  readonly kind: EventKind | null;
  /** Distributed file. */
  readonly xml: string;
  /** Facts of an event whose tags differ from those of the portal's events. */
  readonly told?: {
    readonly tpEvento: string;
    readonly sequence: number;
    readonly cStat: string;
    readonly xMotivo: string;
    readonly nProt: string | null;
    readonly dhRegEvento: string;
  };
}

/** Our event for one on record: the same tpEvento means different things on different documents. */
export function recordedEvent(type: string, xml: string): RecordedEvent {
  if (type === 'nfse') return recordedNfseEvent(xml);
  const { root } = parseXml(xml);
  const tpEvento = find(root, 'tpEvento')?.text.trim();
  const known = moduleOf(type)?.events.find((event) => event.tpEvento === tpEvento);
  return { kind: known !== undefined && !isForeign(root) ? known.kind : null, xml };
}

/**
 * NF-e and NFC-e: a recipient registers events under codes of the issuer's (110001, 211110). Keys deeper in an event name notes that
 * a CT-e or MDF-e carries.
 */
function isForeign(root: XmlElement): boolean {
  const facts = find(root, 'infEvento') ?? root;
  const issuer = childText(facts, 'chNFe')?.slice(6, 20);
  const cnpj = childText(facts, 'CNPJ');
  const author = cnpj?.slice(0, 8) ?? childText(facts, 'CPF')?.padStart(14, '0');
  return issuer !== undefined && author !== undefined && !issuer.startsWith(author);
}

function recordedNfseEvent(xml: string): RecordedEvent {
  const event = eventOnRecord(xml);
  if (event === null) return { kind: null, xml };
  const { tpEvento, sequence, registered } = event;
  const known = moduleOf('nfse')?.events.find((each) => each.tpEvento === tpEvento);
  const { cStat, xMotivo, nProt, dhRegEvento } = registered;
  return { kind: known?.kind ?? null, xml, told: { tpEvento, sequence, cStat, xMotivo, nProt, dhRegEvento } };
}
