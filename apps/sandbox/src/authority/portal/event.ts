import type { MessageNames } from '@fiscal/core/vocabulary/message-names';
import { child, childrenOf, childText, type XmlElement } from '@fiscal/core/xml/parse';
import type { EventFacts, KindFacts } from '../events/register.ts';
import { need, text } from '../xml.ts';
import type { PortalMessages } from './messages.ts';

/** Settings for reading the events of a type. */
export interface EventShape {
  readonly names: MessageNames;
  readonly events: readonly KindFacts[];
  /** True when the specific fields have their own element inside `detEvento`. */
  readonly wrapsDetail: boolean;
}

/** Events of a message, read leniently, before the schema check. */
export const eventsIn = (payload: XmlElement, { names, lot }: PortalMessages): readonly XmlElement[] =>
  lot ? childrenOf(payload, names.evento) : [payload];

/** A field of `infEvento`; `''` when there is none. */
export const fieldOf = (evento: XmlElement | undefined, name: string): string =>
  childText(evento && child(evento, 'infEvento'), name) ?? '';

export const idOf = (evento: XmlElement | undefined): string =>
  (evento && child(evento, 'infEvento')?.attributes['Id']) ?? '';

/** Accepted type of event by its tpEvento. */
export const kindOf = <K extends KindFacts>(events: readonly K[], tpEvento: string): K | undefined =>
  events.find((kind) => kind.tpEvento === tpEvento);

/** Reads an event that has passed the schema of its message. */
export function readEvent(
  evento: XmlElement,
  xml: string,
  { names, events, wrapsDetail }: EventShape,
): EventFacts {
  const inf = need(evento, 'infEvento');
  const chave = text(inf, names.chave);
  const tpEvento = text(inf, 'tpEvento');
  const detEvento = need(inf, 'detEvento');
  return {
    id: inf.attributes['Id'] ?? '',
    chave,
    modelo: chave.slice(20, 22),
    tpEvento,
    kind: kindOf(events, tpEvento),
    nSeqEvento: text(inf, 'nSeqEvento'),
    cOrgao: text(inf, 'cOrgao'),
    autor: text(inf, 'CNPJ') || text(inf, 'CPF') || text(inf, 'CNPJAutor'),
    dhEventoMs: Date.parse(text(inf, 'dhEvento')),
    inf,
    det: (wrapsDetail && detEvento.children[0]) || detEvento,
    xml,
  };
}
