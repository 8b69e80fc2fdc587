import { distributedFile } from '@fiscal/core/sefaz/messages';
import type { MessageNames } from '@fiscal/core/vocabulary/message-names';
import type { StoredEvent } from '../../state/events.ts';
import { CARRIAGE_EVENTS, distributeCarriage } from '../nfe/distribution/carriage.ts';
import type { PortalDocument, PortalType } from '../portal/type.ts';
import { partyIn } from '../xml.ts';
import { distribute } from './write.ts';

const CANCELLATION = '110111';

/** Differences between types that distribute whole documents to their parties. */
interface Distributed {
  readonly service: 'cte' | 'mdfe';
  readonly names: MessageNames;
  /** Parties of a document, by CNPJ or CPF; its emitter is none of them. */
  readonly partiesOf: (document: PortalDocument) => readonly string[];
  /** Keys of the NF-e that a document carries. */
  readonly notesOf: (document: PortalDocument) => readonly string[];
  /** File of the document as the party gets it. */
  readonly shownTo?: (document: PortalDocument, party: string, xml: string) => string;
}

/** The hooks by which an authority writes NSUs of its documents and their events. */
export function distributes({
  service,
  names,
  partiesOf,
  notesOf,
  shownTo,
}: Distributed): Pick<PortalType, 'recorded' | 'eventRecorded'> {
  const fileOf = (root: string, versao: string, signed: string, answer: string): string =>
    distributedFile({ root, versao, signed: Buffer.from(signed), answer }, names.namespace).toString();
  const eventFile = ({ evento, retEvento }: StoredEvent): string =>
    fileOf(names.procEvento, names.versaoEvento, evento, retEvento);
  return {
    async recorded(document, stored, { world, nowMs }, deps) {
      const { distribution } = deps;
      if (stored.situacao !== 'autorizado') return;
      const rows = partiesOf(document).map((party) => ({
        party,
        chave: document.chave,
        schema: `proc${names.documento}_v${names.versao}.xsd`,
        xml: fileOf(
          names.proc,
          names.versao,
          shownTo?.(document, party, document.xml) ?? document.xml,
          stored.prot,
        ),
      }));
      await distribute(distribution, { world, service, nowMs }, rows);
      const told = { ...CARRIAGE_EVENTS[service].autorizado, at: stored.dhRecbto, nProt: stored.nProt };
      const about = { ...told, author: partyIn(document.emit), notes: notesOf(document) };
      await distributeCarriage(deps, { world, nowMs }, about);
    },
    /** All parties get an event but its author. */
    async eventRecorded({ chave, autor, tpEvento }, stored, { subject }, { world, nowMs }, deps) {
      const { distribution } = deps;
      const document = subject?.document ?? null;
      if (document === null) return;
      const xml = eventFile(stored);
      const schema = `${names.procEvento}_v${names.versaoEvento}.xsd`;
      const parties = new Set([partyIn(document.emit), ...partiesOf(document)]);
      const rows = [...parties]
        .filter((party) => party !== autor)
        .map((party) => ({ party, chave, schema, xml }));
      await distribute(distribution, { world, service, nowMs }, rows);
      if (tpEvento !== CANCELLATION) return;
      const told = { ...CARRIAGE_EVENTS[service].cancelado, at: stored.dhRegEvento, nProt: stored.nProt };
      await distributeCarriage(deps, { world, nowMs }, { ...told, author: autor, notes: notesOf(document) });
    },
  };
}
