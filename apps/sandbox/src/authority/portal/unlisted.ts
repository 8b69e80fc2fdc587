import type { EventDefinition } from '@fiscal/core/engine/events/definition';
import type { DocumentModule } from '@fiscal/core/engine/module';
import type { MessageNames } from '@fiscal/core/vocabulary/message-names';
import { regularType } from './regular.ts';
import { byEmitter, isOver, notCancelled, portalEventRules, sameProtocol } from './rules/events.ts';
import type { PortalEventKind, PortalType } from './type.ts';

const { both } = portalEventRules;
const LEAVES = { CANCELADA: 'cancelado', ENCERRADA: 'encerrado' } as const;
const BYTES_MAX = 500 * 1024;
const QUERY = { months: 6, refusal: '478' } as const;

function kindOf(type: string, event: EventDefinition): PortalEventKind {
  const { kind, tpEvento, descEvento, sequenceMax, leaves, source } = event;
  return {
    tpEvento,
    descEvento,
    element: descEvento,
    operations: [kind, ...(kind === 'cancelamento' ? ['cancel'] : [])],
    sequenceMax,
    ...(leaves === null ? {} : { leaves: LEAVES[leaves] }),
    source,
    rules: [byEmitter, notCancelled, sameProtocol, both('220', `${source}: term`, isOver(type, kind))],
  };
}

/**
 * The authority of a portal document that has no rules of its own yet: signature, number and key on record, and of its events
 * author, protocol and term. No official schema is checked.
 */
export function unlistedType(module: DocumentModule, names: MessageNames): PortalType {
  const { type, modelo } = module.definition;
  return regularType({
    names,
    modelo,
    signed: `inf${names.documento}`,
    idPrefix: names.documento,
    codeAt: 35,
    protocolDigits: 15,
    bytesMax: BYTES_MAX,
    tellsMoment: false,
    before: [],
    after: [],
    events: module.events.map((event) => kindOf(type, event)),
    situationFaults: { cancelado: '218' },
    situations: {},
    queries: QUERY,
    isLate: () => false,
  });
}
