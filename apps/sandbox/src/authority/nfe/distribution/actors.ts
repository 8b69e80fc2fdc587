import { find, parseXml } from '@fiscal/core/xml/parse';
import type { StoredEvent } from '../../../state/events.ts';
import type { EventFacts } from '../../events/register.ts';
import { all, at, partyIn } from '../../xml.ts';
import { addresseeOf, type NfeDocument } from '../document.ts';

/** Parties of a note that receive it, by CNPJ or CPF; the emitter is none of them. */
export interface Actors {
  /** `''` when the note names none with a CNPJ or CPF, or the emitter itself. */
  readonly addressee: string;
  readonly carrier: string;
  readonly authorised: readonly string[];
}

/** Source: NT 2014.002, who receives what. */
export function actorsOf({ dest, transp, inf, emit }: NfeDocument): Actors {
  const emitter = partyIn(emit);
  const other = (id: string): string => (id === emitter ? '' : id);
  return {
    addressee: other(addresseeOf({ dest })),
    carrier: other(partyIn(at(transp, 'transporta'))),
    authorised: all(inf, 'autXML')
      .map((one) => other(partyIn(one)))
      .filter((id) => id !== ''),
  };
}

/** Parties to whom events of type 110150 gave access. */
export const interestedOf = (
  events: readonly Pick<StoredEvent, 'tpEvento' | 'evento'>[],
): readonly string[] =>
  events.flatMap(({ tpEvento, evento }) => {
    const named = tpEvento === '110150' ? find(parseXml(evento).root, 'autXML') : undefined;
    return named === undefined ? [] : [partyIn(named)];
  });

type Role = 'emitter' | 'addressee' | 'carrier' | 'authorised' | 'interested';

/** Receivers of each event in full. Source: NT 2014.002 v1.30; 110150 to the addressee [?]. */
const RECEIVERS: Readonly<Record<string, readonly Role[]>> = {
  110110: ['addressee', 'carrier', 'authorised', 'interested'],
  110111: ['addressee', 'carrier', 'authorised', 'interested'],
  110140: ['addressee'],
  110130: ['addressee', 'carrier', 'authorised'],
  110131: ['addressee', 'carrier', 'authorised'],
  110192: ['addressee', 'carrier', 'authorised'],
  110193: ['addressee', 'carrier', 'authorised'],
  110150: ['addressee'],
  210200: ['emitter', 'authorised'],
  210210: ['emitter', 'authorised'],
  210220: ['emitter', 'authorised'],
  210240: ['emitter', 'authorised'],
};

/** Parties that receive an event; its author is none of them. */
export function receiversOf(
  { tpEvento, autor, det }: Pick<EventFacts, 'tpEvento' | 'autor' | 'det'>,
  document: NfeDocument | null,
  interested: readonly string[],
): readonly string[] {
  const actors = document && actorsOf(document);
  const byRole: Readonly<Record<Role, readonly string[]>> = {
    emitter: document ? [partyIn(document.emit)] : [],
    addressee: [actors ? actors.addressee : partyIn(at(det, 'dest'))],
    carrier: actors ? [actors.carrier] : [],
    authorised: actors?.authorised ?? [],
    interested,
  };
  const parties = (RECEIVERS[tpEvento] ?? []).flatMap((role) => byRole[role]);
  return [...new Set(parties)].filter((party) => party !== '' && party !== autor);
}
