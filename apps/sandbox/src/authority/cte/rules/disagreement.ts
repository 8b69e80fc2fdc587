import { cteTaker } from '@fiscal/core/sefaz/received';
import type { EventFacts } from '../../events/register.ts';
import { inForce, notCancelled, portalEventRules } from '../../portal/rules/events.ts';
import { deadlineOf, isPast } from '../../portal/rules/record.ts';
import type { PortalEventContext, PortalEventKind, PortalEventRule } from '../../portal/type.ts';
import { text } from '../../xml.ts';

const { both } = portalEventRules;
const MOC = 'MOC CT-e 4.00 Visão Geral, prestação do serviço em desacordo';
const DISAGREEMENT = '610110';

const takerOf = (c: PortalEventContext): string | null => {
  const inf = c.subject?.document?.inf ?? null;
  return inf && cteTaker(inf);
};
const isOthers = (e: EventFacts, c: PortalEventContext): boolean => {
  const taker = takerOf(c);
  return taker !== null && taker !== e.autor;
};
const isOver = (e: EventFacts, c: PortalEventContext): boolean =>
  isPast(deadlineOf(e, 'cte', 'prestacao-desacordo'), c);

const COMMON: readonly PortalEventRule[] = [
  both('755', `${MOC}: the author is the taker`, isOthers),
  notCancelled,
  both('664', `${MOC}: fact substituido`, (_, c) => c.facts.has('substituido')),
];

/** Events of the taker of a CT-e. */
export const DISAGREEMENT_EVENTS: readonly PortalEventKind[] = [
  {
    tpEvento: DISAGREEMENT,
    descEvento: 'Prestação do Serviço em Desacordo',
    element: 'evPrestDesacordo',
    operations: ['prestacao-desacordo'],
    sequenceMax: 20,
    rules: [...COMMON, both('787', `${MOC}: 45 days from the authorization`, isOver)],
    source: MOC,
  },
  {
    tpEvento: '610111',
    descEvento: 'Cancelamento Prestação do Serviço em Desacordo',
    element: 'evCancPrestDesacordo',
    operations: ['cancelamento-prestacao-desacordo'],
    sequenceMax: 20,
    cancels: DISAGREEMENT,
    cancelTag: 'nProtEvPrestDes',
    rules: [
      ...COMMON,
      both('866', `${MOC}: a disagreement in force`, (e, c) =>
        inForce(c, DISAGREEMENT).every(({ nProt }) => nProt !== text(e.det, 'nProtEvPrestDes')),
      ),
    ],
    source: MOC,
  },
];
