import { isChave } from '@fiscal/core/chave-acesso/chave-acesso';
import { cnpjBase, isCnpj } from '@fiscal/core/identity/cnpj';
import { isCpf } from '@fiscal/core/identity/cpf';
import { ufByCodigo } from '@fiscal/core/tables/uf';
import type { EventKind } from '@fiscal/core/vocabulary/states';
import { rowsOf } from '../../../rules/rule.ts';
import type { StoredEvent } from '../../../state/events.ts';
import type { EventFacts } from '../../events/register.ts';
import { text } from '../../xml.ts';
import type { PortalEventContext, PortalEventRule } from '../type.ts';
import {
  beforeAuthorization,
  beforeEmission,
  beyondSequence,
  deadlineOf,
  isAhead,
  isPast,
  sameEvent,
} from './record.ts';

/** Makers of rows over an event of the portal. */
export const portalEventRules = rowsOf<EventFacts, PortalEventContext>('evento');

const { both } = portalEventRules;
const MOC = 'MOC CT-e 4.00, MDF-e 3.00b and NFCom 1.00a, registro de evento';

const cpfAuthor = (e: EventFacts): boolean => e.autor.length === 11;
const idsOf = (e: EventFacts): readonly string[] =>
  [2, 3].map((digits) => `ID${e.tpEvento}${e.chave}${e.nSeqEvento.padStart(digits, '0')}`);

/** Rules over the event alone. */
// biome-ignore format: a table reads as one rule a row
export const IDENTITY_RULES: readonly PortalEventRule[] = [
  both('627', MOC, (e) => !cpfAuthor(e) && !isCnpj(e.autor)),
  both('905', MOC, (e) => cpfAuthor(e) && !isCpf(e.autor)),
  both('628', `${MOC}: sequence of two or three digits`, (e) => !idsOf(e).includes(e.id)),
  both('629', MOC, (e) => e.kind === undefined),
  both('630', 'official schema of the event type', (_, c) => c.schemaErrors.length > 0),
  both('236', `${MOC}: key`, (e) => !isChave(e.chave) || !ufByCodigo(e.chave.slice(0, 2))),
  both('213', `${MOC}: signer and author`, (e, c) => c.signerBase !== (cpfAuthor(e) ? e.autor : cnpjBase(e.autor))),
  both('635', `${MOC}: 5 minutes ahead at most`, (e, c) => isAhead(e.dhEventoMs, c.nowMs)),
];

/** Rules over the document and its events on record. */
// biome-ignore format: a table reads as one rule a row
export const RECORD_RULES: readonly PortalEventRule[] = [
  both('631', `${MOC}: same tpEvento, key and nSeqEvento`, sameEvent),
  both('217', MOC, (e, c) => c.subject === null && !e.kind?.goesBefore),
  both('634', MOC, beforeEmission),
  both('637', `${MOC}: but for contingency`, beforeAuthorization),
  both('636', `${MOC}: by type of event`, beyondSequence),
];

/** The author is the emitter of the key. */
export const byEmitter: PortalEventRule = both(
  '632',
  MOC,
  (e) => e.autor.padStart(14, '0') !== e.chave.slice(6, 20),
);

export const enabledIssuer: PortalEventRule = both(
  '203',
  `${MOC}: fact nao-habilitado, in strict mode also the register of the world`,
  (_, c) => c.facts.has('nao-habilitado') || c.register?.enabled === false,
);

/** Restrictions of the fisco on the emitter. */
export const issuerRules: readonly PortalEventRule[] = [
  enabledIssuer,
  both('240', `${MOC}: fact irregular`, (_, c) => c.facts.has('irregular')),
];

/** The document is canceled already. */
export const notCancelled: PortalEventRule = both(
  '218',
  MOC,
  (_, c) => c.subject?.stored.situacao === 'cancelado' && { nProt: c.subject.stored.nProt },
);

/** The protocol is that of the authorization. */
export const sameProtocol: PortalEventRule = both(
  '222',
  MOC,
  (e, c) => c.subject !== null && text(e.det, 'nProt') !== c.subject.stored.nProt,
);

/** Events of a type that no other one has canceled, oldest first. */
export const inForce = (c: PortalEventContext, tpEvento: string): readonly StoredEvent[] =>
  c.earlier.filter(
    (event) => event.tpEvento === tpEvento && !c.earlier.some((other) => other.cancels === event.nProt),
  );

/** True after the term of the event of a document on record, unless the fisco released it. */
export const isOver = (type: string, kind: EventKind) => (e: EventFacts, c: PortalEventContext) =>
  !c.facts.has('cancelamento-liberado') && isPast(deadlineOf(e, type, kind), c);
