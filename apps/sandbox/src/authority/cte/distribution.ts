import { cteTaker } from '@fiscal/core/sefaz/received';
import { CTE } from '@fiscal/core/vocabulary/message-names';
import { distributes } from '../distribution/portal-files.ts';
import { toCarriedNotes } from '../nfe/distribution/carriage.ts';
import type { PortalDocument } from '../portal/type.ts';
import { all, at, partyIn, text } from '../xml.ts';

const NAMED = ['rem', 'exped', 'receb', 'dest'] as const;

/** Parties with a part in the carriage; each gets the whole CT-e. */
const carriageOf = ({ inf }: PortalDocument): readonly string[] => [
  ...NAMED.map((name) => partyIn(at(inf, name))),
  cteTaker(inf) ?? '',
];

/** A party that is only authorized to read the CT-e gets no keys of related documents. Source: NT 2015.002 v1.04. */
export const withoutKeys = (xml: string): string =>
  xml.replace(/<(chave|chCTe|refCTe|refNFe|chNFe)>[0-9A-Z]{44}</g, `<$1>${'9'.repeat(44)}<`);

/** Source: NT 2015.002 v1.04: remetente, destinatário, expedidor, recebedor, tomador, autXML. */
export const CTE_DISTRIBUTION = distributes({
  service: 'cte',
  names: CTE,
  partiesOf: (document) => {
    const readers = all(document.inf, 'autXML').map(partyIn);
    const emitter = partyIn(document.emit);
    return [...new Set([...carriageOf(document), ...readers])].filter(
      (party) => party !== '' && party !== emitter,
    );
  },
  toOthers: toCarriedNotes('cte', ({ inf }) =>
    all(at(inf, 'infCTeNorm', 'infDoc'), 'infNFe').map((note) => text(note, 'chave')),
  ),
  shownTo: (document, party, xml) => (carriageOf(document).includes(party) ? xml : withoutKeys(xml)),
});
