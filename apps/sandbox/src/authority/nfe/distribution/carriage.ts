import { isChave } from '@fiscal/core/chave-acesso/chave-acesso';
import { NFE } from '@fiscal/core/vocabulary/message-names';
import { parseXml } from '@fiscal/core/xml/parse';
import type { State } from '../../../state/state.ts';
import { tag } from '../../answers.ts';
import type { Distributed } from '../../distribution/portal-files.ts';
import { distribute } from '../../distribution/write.ts';
import type { PortalDocument } from '../../portal/type.ts';
import { partyIn } from '../../xml.ts';
import { readNfe } from '../document.ts';
import { actorsOf, interestedOf } from './actors.ts';

/** Events of a note that a CT-e or MDF-e carries. Codes and texts [?]. */
const CARRIAGE_EVENTS = {
  cte: {
    autorizado: { tpEvento: '610600', xEvento: 'CT-e Autorizado para NF-e' },
    cancelado: { tpEvento: '610601', xEvento: 'CT-e Cancelado para NF-e' },
  },
  mdfe: {
    autorizado: { tpEvento: '610610', xEvento: 'MDF-e Autorizado para NF-e' },
    cancelado: { tpEvento: '610611', xEvento: 'MDF-e Cancelado para NF-e' },
  },
} as const;

/** Organ of the events [?]. */
const ORGAN = '91';
const SCHEMA = 'resEvento_v1.01.xsd';

interface Carriage {
  readonly tpEvento: string;
  readonly xEvento: string;
  /** CNPJ or CPF of the carrier: the author of such events is not published [?]. */
  readonly author: string;
  readonly at: string;
  readonly nProt: string;
}

/** Source: resEvento_v1.01.xsd. */
const resEvento = (
  chave: string,
  { tpEvento, xEvento, author, at, nProt }: Carriage,
  sequence: number,
): string =>
  `<resEvento xmlns="${NFE.namespace}" versao="1.01">${tag('cOrgao', ORGAN)}${tag(author.length === 11 ? 'CPF' : 'CNPJ', author)}${tag('chNFe', chave)}${tag('dhEvento', at)}${tag('tpEvento', tpEvento)}${tag('nSeqEvento', String(sequence))}${tag('xEvento', xEvento)}${tag('dhRecbto', at)}${tag('nProt', nProt)}</resEvento>`;

/** Writes NSUs of a carriage for every party of the notes that it carries. Source: NT 2014.002, who receives what. */
async function distributeCarriage(
  deps: Pick<State, 'distribution' | 'documents' | 'events'>,
  { world, nowMs }: { readonly world: string; readonly nowMs: number },
  { notes, ...event }: Carriage & { readonly notes: readonly string[] },
): Promise<void> {
  for (const chave of new Set(notes.filter(isChave))) {
    const stored = await deps.documents.byChave(world, chave);
    if (stored === null || stored.xml === null || stored.situacao !== 'autorizado') continue;
    const document = readNfe(parseXml(stored.xml).root, stored.xml);
    const { addressee, carrier, authorised } = actorsOf(document);
    const interested = interestedOf(await deps.events.of(world, chave));
    const all = [partyIn(document.emit), addressee, carrier, ...authorised, ...interested];
    const of = { world, service: 'nfe' as const, nowMs };
    for (const party of new Set(all.filter((each) => each !== ''))) {
      const sequence = (await deps.distribution.count(of, party, { chave, holding: event.tpEvento })) + 1;
      const xml = resEvento(chave, event, sequence);
      await distribute(deps.distribution, of, [{ party, chave, schema: SCHEMA, xml }]);
    }
  }
}

/** @param notesOf keys of the NF-e that a document carries */
export const toCarriedNotes =
  (
    service: 'cte' | 'mdfe',
    notesOf: (document: PortalDocument) => readonly string[],
  ): Distributed['toOthers'] =>
  (deps, of, { document, situation, author, at, nProt }) =>
    distributeCarriage(deps, of, {
      ...CARRIAGE_EVENTS[service][situation],
      author,
      at,
      nProt,
      notes: notesOf(document),
    });
