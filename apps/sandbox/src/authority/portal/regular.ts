import { ufByCodigo } from '@fiscal/core/tables/uf';
import type { Situacao, Standing } from '../../state/documents.ts';
import { cUFOf } from '../authorizers.ts';
import { readDocument } from './document.ts';
import type { PortalCodes } from './messages.ts';
import { BY_MARKER, ENFORCED } from './rules/enforced.ts';
import { IDENTITY_RULES, RECORD_RULES } from './rules/events.ts';
import type { PortalType } from './type.ts';

const NOTHING: Standing = { rivals: [], oldest: null, awaiting: null };

const CODES: PortalCodes = {
  // [?] A CT-e's query may return more; no source settles it.
  announced: '217',
  root: '215',
  namespace: '598',
  edition: '599',
  unversioned: '239',
  statusElsewhere: '226',
  keyUf: '236',
  keyModel: '236',
  otherKey: '600',
  sameEvent: '631',
  undone: '222',
  notOfSvc: '530',
};

type Regular =
  | 'type'
  | 'codes'
  | 'read'
  | 'contextOf'
  | 'models'
  | 'wrapsDetail'
  | 'identity'
  | 'onRecord'
  | 'situationFault'
  | 'eventContextOf'
  | 'organOf'
  | 'listing';

interface Own extends Omit<PortalType, Regular> {
  /** Refusal of an event by a document in that situation; 218 where none is named. */
  readonly situationFaults: Readonly<Partial<Record<Situacao, string>>>;
}

/** The organ of the UF that was asked, else the authorizer's. */
export const organOf = (authorizer: string, asked: string): string =>
  ufByCodigo(asked)?.cUF ?? cUFOf(authorizer);

/** Type like CT-e, MDF-e, NFCom and DC-e: one document or event per message, answered at once. */
export const regularType = ({ situationFaults, ...own }: Own): PortalType => ({
  ...own,
  type: own.names.type,
  codes: CODES,
  read: (root, xml) => readDocument(root, xml, own),
  contextOf: async (document, base, { documents, events }) => {
    const replaced = own.replaces?.(document) ?? '';
    const scope = own.holds?.(document);
    return {
      ...base,
      standing:
        scope === undefined ? NOTHING : await documents.standing(base.world, document.emitente, scope),
      replaced: replaced === '' ? null : await documents.byChave(base.world, replaced),
      epec: own.events.some(({ goesBefore }) => goesBefore)
        ? await events.epecOf(base.world, document.chave)
        : null,
    };
  },
  models: [own.modelo],
  wrapsDetail: true,
  identity: IDENTITY_RULES,
  onRecord: RECORD_RULES,
  situationFault: (_, situacao) => situationFaults[situacao] ?? '218',
  eventContextOf: (_, base) => Promise.resolve(base),
  organOf,
  listing: {
    enforced: [...ENFORCED, [own.queries.refusal, 'consulta', `older than ${own.queries.months} months`]],
    byMarker: BY_MARKER,
  },
});
