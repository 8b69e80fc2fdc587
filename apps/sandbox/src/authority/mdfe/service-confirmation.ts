import { notCancelled, portalEventRules, sameProtocol } from '../portal/rules/events.ts';
import type { PortalEventContext, PortalEventKind } from '../portal/type.ts';
import { all, at, partyIn, text } from '../xml.ts';
import { ROAD, subjectInf } from './document.ts';

const { both } = portalEventRules;
const MOC = 'MOC MDF-e 3.00b §6; public copy of the SVRS validators';

const contratantesOf = (c: PortalEventContext): readonly string[] =>
  all(at(subjectInf(c), 'infModal', 'rodo', 'infANTT'), 'infContratante').map(partyIn);

/** Confirmation of the service by who hired it; a closed MDF-e takes it. */
export const SERVICE_CONFIRMATION: PortalEventKind = {
  tpEvento: '110117',
  descEvento: 'Confirmação Serviço Transporte',
  element: 'evConfirmaServMDFe',
  operations: ['confirmacao-servico'],
  rules: [
    both(
      '748',
      `${MOC}: the author is a contratante, by all digits`,
      (e, c) => subjectInf(c) !== null && !contratantesOf(c).includes(e.autor),
    ),
    notCancelled,
    sameProtocol,
    both(
      '747',
      `${MOC}: by road`,
      (_, c) => subjectInf(c) !== null && text(subjectInf(c), 'ide', 'modal') !== ROAD,
    ),
  ],
  source: MOC,
};
