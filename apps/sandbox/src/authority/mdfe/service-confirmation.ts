import { notCancelled, portalEventRules, sameProtocol } from '../portal/rules/events.ts';
import type { PortalEventContext, PortalEventKind } from '../portal/type.ts';
import { all, at, partyIn, text } from '../xml.ts';
import { ROAD } from './document.ts';

const { both } = portalEventRules;
const MOC = 'MOC MDF-e 3.00b §6; public copy of the SVRS validators';

const infOf = (c: PortalEventContext) => c.subject?.document?.inf ?? null;
const contratantesOf = (c: PortalEventContext): readonly string[] =>
  all(at(infOf(c), 'infModal', 'rodo', 'infANTT'), 'infContratante').map(partyIn);

/** Confirmation of the service by who hired it; a closed MDF-e takes it. */
export const SERVICE_CONFIRMATION: PortalEventKind = {
  tpEvento: '110117',
  descEvento: 'Confirmação Serviço Transporte',
  element: 'evConfirmaServMDFe',
  operations: ['confirmacao-servico'],
  sequenceMax: 99,
  rules: [
    both(
      '748',
      `${MOC}: the author is a contratante, by all digits`,
      (e, c) => infOf(c) !== null && !contratantesOf(c).includes(e.autor),
    ),
    notCancelled,
    sameProtocol,
    both('747', `${MOC}: by road`, (_, c) => infOf(c) !== null && text(infOf(c), 'ide', 'modal') !== ROAD),
  ],
  source: MOC,
};
