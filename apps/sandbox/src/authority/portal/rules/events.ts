import { isChave } from '@fiscal/core/chave-acesso/chave-acesso';
import { type EventDeadline, termEndMs } from '@fiscal/core/engine/events/term';
import { cnpjBase, isCnpj } from '@fiscal/core/identity/cnpj';
import { isCpf } from '@fiscal/core/identity/cpf';
import { ufByCodigo } from '@fiscal/core/tables/uf';
import { rowsOf } from '../../../rules/rule.ts';
import type { EventFacts } from '../../events/register.ts';
import { text } from '../../xml.ts';
import type { PortalEventContext, PortalEventRule } from '../type.ts';
import { CLOCK_TOLERANCE_MS } from './document.ts';

/** Makers of rows over an event of the portal. */
export const portalEventRules = rowsOf<EventFacts, PortalEventContext>('evento');

const { both } = portalEventRules;
const MOC = 'MOC CT-e 4.00, MDF-e 3.00b and NFCom 1.00a, registro de evento';

const cpfAuthor = (e: EventFacts): boolean => e.autor.length === 11;
const ahead = (laterMs: number, earlierMs: number): boolean => laterMs - earlierMs > CLOCK_TOLERANCE_MS;
const idsOf = (e: EventFacts): readonly string[] =>
  [2, 3].map((digits) => `ID${e.tpEvento}${e.chave}${e.nSeqEvento.padStart(digits, '0')}`);

/** What an event must be in itself, whatever is on record. */
// biome-ignore format: a table reads as one rule a row
export const IDENTITY_RULES: readonly PortalEventRule[] = [
  both('627', MOC, (e) => !cpfAuthor(e) && !isCnpj(e.autor)),
  both('905', MOC, (e) => cpfAuthor(e) && !isCpf(e.autor)),
  both('628', `${MOC}: sequence of two or three digits`, (e) => !idsOf(e).includes(e.id)),
  both('629', MOC, (e) => e.kind === undefined),
  both('630', 'official schema of the event type', (_, c) => c.schemaErrors.length > 0),
  both('236', `${MOC}: key`, (e) => !isChave(e.chave) || !ufByCodigo(e.chave.slice(0, 2))),
  both('213', `${MOC}: signer and author`, (e, c) => c.signerBase !== (cpfAuthor(e) ? e.autor : cnpjBase(e.autor))),
  both('635', `${MOC}: 5 minutes ahead at most`, (e, c) => ahead(e.dhEventoMs, c.nowMs)),
];

const earlierOf = (e: EventFacts, c: PortalEventContext) =>
  c.earlier.find((event) => event.tpEvento === e.tpEvento && event.nSeqEvento === Number(e.nSeqEvento));

/** What is on record about the document and its events. */
// biome-ignore format: a table reads as one rule a row
export const RECORD_RULES: readonly PortalEventRule[] = [
  both('631', `${MOC}: same tpEvento, key and nSeqEvento`, (e, c) => {
    const event = earlierOf(e, c);
    return event !== undefined && { nProt: event.nProt, dhRegEvento: event.dhRegEvento };
  }),
  both('217', MOC, (_, c) => c.subject === null),
  both('634', MOC, (e, c) => c.subject !== null && ahead(c.subject.dhEmiMs, e.dhEventoMs)),
  both('637', `${MOC}: but for contingency`, (e, c) => c.subject !== null && e.chave.slice(34, 35) === '1' && ahead(c.subject.authorizedAtMs, e.dhEventoMs)),
  both('636', `${MOC}: by type of event`, (e) => Number(e.nSeqEvento) > (e.kind?.sequenceMax ?? 1)),
];

/** The author is the emitter of the key. */
export const byEmitter: PortalEventRule = both(
  '632',
  MOC,
  (e) => e.autor.padStart(14, '0') !== e.chave.slice(6, 20),
);

/** The fisco thinks ill of the emitter. */
export const goodStanding: readonly PortalEventRule[] = [
  both(
    '203',
    `${MOC}: fact nao-habilitado, in strict mode also the register of the world`,
    (_, c) => c.facts.has('nao-habilitado') || c.register?.enabled === false,
  ),
  both('240', `${MOC}: fact irregular`, (_, c) => c.facts.has('irregular')),
];

/** The document is cancelled already. */
export const notCancelled: PortalEventRule = both(
  '218',
  MOC,
  (_, c) => c.subject?.stored.situacao === 'cancelado' && { nProt: c.subject.stored.nProt },
);

/** The protocol is that of the authorisation. */
export const sameProtocol: PortalEventRule = both(
  '222',
  MOC,
  (e, c) => c.subject !== null && text(e.det, 'nProt') !== c.subject.stored.nProt,
);

/** True once the term of a document on record has passed and the fisco has not let it be. */
export function isOver(deadline: EventDeadline | null, c: PortalEventContext): boolean {
  if (deadline === null || c.subject === null || c.facts.has('cancelamento-liberado')) return false;
  const from = deadline.from === 'emissao' ? c.subject.dhEmiMs : c.subject.authorizedAtMs;
  return c.nowMs > termEndMs(deadline, from);
}
