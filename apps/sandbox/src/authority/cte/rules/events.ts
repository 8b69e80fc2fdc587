import { isBlocked, isCorrectable } from '@fiscal/core/documents/cte/events/correctable';
import type { EventFacts } from '../../events/register.ts';
import {
  byEmitter,
  inForce,
  isOver,
  issuerRules,
  notCancelled,
  portalEventRules,
  sameProtocol,
} from '../../portal/rules/events.ts';
import type { PortalEventContext, PortalEventRule } from '../../portal/type.ts';
import { all, text } from '../../xml.ts';

const { both } = portalEventRules;
const CANCEL = 'MOC CT-e 4.00 Visão Geral, evento de cancelamento';
const LETTER = 'MOC CT-e 4.00 Visão Geral, carta de correção';

const fact = (name: string) => (_: EventFacts, c: PortalEventContext) => c.facts.has(name);
const hasEvent = (tpEvento: string) => (_: EventFacts, c: PortalEventContext) =>
  c.earlier.some((event) => event.tpEvento === tpEvento);

// biome-ignore format: a table reads as one rule a row
export const CANCEL_RULES: readonly PortalEventRule[] = [
  byEmitter,
  ...issuerRules,
  notCancelled,
  both('220', `${CANCEL}: 168 h, unless the fisco lets it`, isOver('cte', 'cancelamento')),
  sameProtocol,
  both('219', `${CANCEL}: fact circulacao`, fact('circulacao')),
  both('574', `${CANCEL}: of a substitution`, (_, c) => text(c.subject?.document?.ide ?? null, 'tpCTe') === '3'),
  both('576', `${CANCEL}: fact substituido`, fact('substituido')),
  both('660', `${CANCEL}: fact complementado`, fact('complementado')),
  both('523', `${CANCEL}: a letter of correction is on record`, hasEvent('110110')),
  both('528', `${CANCEL}: fact mdfe`, fact('mdfe')),
  both('862', `${CANCEL}: a 110180 in force, or fact comprovante-entrega`, (_, c) => c.facts.has('comprovante-entrega') || inForce(c, '110180').length > 0),
];

const corrections = (e: EventFacts) =>
  all(e.det, 'infCorrecao').map((one) => ({
    group: text(one, 'grupoAlterado'),
    tag: text(one, 'campoAlterado'),
  }));

// biome-ignore format: a table reads as one rule a row
export const LETTER_RULES: readonly PortalEventRule[] = [
  byEmitter,
  ...issuerRules,
  notCancelled,
  both('664', `${LETTER}: fact substituido`, fact('substituido')),
  both('681', `${LETTER}: a field that may not be corrected`, (e) => {
    const blocked = corrections(e).find(({ group, tag }) => isBlocked(group, tag));
    return blocked !== undefined && { Campo: blocked.tag };
  }),
  both('525', `${LETTER}: a field that the layout does not have`, (e) => corrections(e).some(({ group, tag }) => !isCorrectable(group, tag))),
];
