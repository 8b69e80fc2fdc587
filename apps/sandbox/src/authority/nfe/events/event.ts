import { child, childText, parseXml, type XmlElement } from '@fiscal/core/xml/parse';
import type { EventFacts } from '../../events/register.ts';
import { need, text } from '../../xml.ts';
import { EVENT_KINDS, type EventKind } from './kinds.ts';

/** An `<evento>` that has passed the schema of the lot, as the rules read it. */
export interface NfeEvent extends EventFacts {
  readonly kind: EventKind | undefined;
}

/** Reads a schema-valid `<evento>`. */
export function readEvent(evento: XmlElement, xml: string): NfeEvent {
  const inf = need(evento, 'infEvento');
  const chave = text(inf, 'chNFe');
  const tpEvento = text(inf, 'tpEvento');
  return {
    id: inf.attributes['Id'] ?? '',
    chave,
    modelo: chave.slice(20, 22),
    tpEvento,
    kind: EVENT_KINDS.get(tpEvento),
    nSeqEvento: text(inf, 'nSeqEvento'),
    cOrgao: text(inf, 'cOrgao'),
    autor: text(inf, 'CNPJ') || text(inf, 'CPF'),
    dhEventoMs: Date.parse(text(inf, 'dhEvento')),
    inf,
    det: need(inf, 'detEvento'),
    xml,
  };
}

/** An event as it was put on record. */
export const eventOf = (xml: string): NfeEvent => readEvent(parseXml(xml).root, xml);

/** The `<evento>` elements of an `envEvento`, read leniently: the schema has not been asked yet. */
export const eventosIn = (payload: XmlElement): readonly XmlElement[] =>
  payload.children.filter((c) => c.name === 'evento');

/** A field of `infEvento`; `''` when there is none. */
export const fieldOf = (evento: XmlElement, name: string): string =>
  childText(child(evento, 'infEvento'), name) ?? '';

export const idOf = (evento: XmlElement): string => child(evento, 'infEvento')?.attributes['Id'] ?? '';
