import { distributedFile } from '@fiscal/core/sefaz/messages';
import type { MessageNames } from '@fiscal/core/vocabulary/message-names';
import type { StoredEvent } from '../../state/events.ts';
import type { RegisterDeps } from '../events/register.ts';
import type { PortalDocument, PortalType } from '../portal/type.ts';
import { partyIn } from '../xml.ts';
import { distribute } from './write.ts';

const CANCELLATION = '110111';

/** Differences between types that distribute whole documents to their parties. */
export interface Distributed {
  readonly service: 'cte' | 'mdfe';
  readonly names: MessageNames;
  /** Parties of a document, by CNPJ or CPF; its emitter is none of them. */
  readonly partiesOf: (document: PortalDocument) => readonly string[];
  /** Distributes what a document's authorization or cancellation means to others' documents. */
  readonly toOthers: (
    deps: Pick<RegisterDeps, 'distribution' | 'documents' | 'events'>,
    of: { world: string; nowMs: number },
    change: Change,
  ) => Promise<void>;
  /** File of the document as the party gets it. */
  readonly shownTo?: (document: PortalDocument, party: string, xml: string) => string;
}

/** An authorized document, or its cancellation; `at` and `nProt` are those of its registration. */
export interface Change {
  readonly document: PortalDocument;
  readonly situation: 'autorizado' | 'cancelado';
  /** CNPJ or CPF. */
  readonly author: string;
  readonly at: string;
  readonly nProt: string;
}

/** The hooks by which an authority writes NSUs of its documents and their events. */
export function distributes({
  service,
  names,
  partiesOf,
  toOthers,
  shownTo,
}: Distributed): Pick<PortalType, 'recorded' | 'eventRecorded'> {
  const fileOf = (
    root: string,
    versao: string,
    { signed, answer }: { readonly signed: string; readonly answer: string },
  ): string =>
    distributedFile({ root, versao, signed: Buffer.from(signed), answer }, names.namespace).toString();
  const eventFile = ({ evento, retEvento }: StoredEvent): string =>
    fileOf(names.procEvento, names.versaoEvento, { signed: evento, answer: retEvento });
  return {
    async recorded(document, stored, { context: { world, nowMs }, deps }) {
      const { distribution } = deps;
      if (stored.situacao !== 'autorizado') return;
      const rows = partiesOf(document).map((party) => ({
        party,
        chave: document.chave,
        schema: `proc${names.documento}_v${names.versao}.xsd`,
        xml: fileOf(names.proc, names.versao, {
          signed: shownTo?.(document, party, document.xml) ?? document.xml,
          answer: stored.prot,
        }),
      }));
      await distribute(distribution, { world, service, nowMs }, rows);
      const author = partyIn(document.emit);
      const { dhRecbto: at, nProt } = stored;
      await toOthers(deps, { world, nowMs }, { document, situation: 'autorizado', author, at, nProt });
    },
    /** All parties get an event but its author. */
    async eventRecorded({ event, stored, context: { subject } }, { world, nowMs }, deps) {
      const { chave, autor, tpEvento } = event;
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
      const { dhRegEvento: at, nProt } = stored;
      await toOthers(deps, { world, nowMs }, { document, situation: 'cancelado', author: autor, at, nProt });
    },
  };
}
