import type { EventDefinition } from '../../../engine/events/definition.ts';
import { definePortalEvent } from '../../../engine/events/portal/define.ts';
import { PROTOCOL_FIELD, undoing } from '../../../engine/events/undo.ts';
import { oneOf, text } from '../../../engine/layout/facets.ts';
import { leaf } from '../../../engine/layout/rows.ts';
import { CTE_EVENTS } from '../events/family.ts';

const MOC = 'MOC CT-e 4.00 Visão Geral, prestação do serviço em desacordo';
const KIND = 'prestacao-desacordo';
const CANCELING = 'cancelamento-prestacao-desacordo';

/** Events of the taker of a CT-e, about the service that it was charged for. */
export const TAKER_EVENTS: readonly EventDefinition[] = [
  definePortalEvent(CTE_EVENTS, {
    kind: KIND,
    tpEvento: '610110',
    descEvento: 'Prestação do Serviço em Desacordo',
    descricoes: ['Prestacao do Servico em Desacordo'],
    element: 'evPrestDesacordo',
    sequenceMax: 20,
    source: `${MOC}; evPrestDesacordo_v4.00.xsd`,
    rows: [
      leaf('indDesacordoOper', '1-1', oneOf({ '1': 'em desacordo' }), 'engine', 'Operação em desacordo'),
      leaf('xObs', '1-1', text(15, 255), 'observacoes', 'Em que o serviço está em desacordo'),
    ],
    required: ['observacoes'],
    complete({ written }) {
      written['indDesacordoOper'] = '1';
    },
  }),
  definePortalEvent(CTE_EVENTS, {
    kind: CANCELING,
    tpEvento: '610111',
    descEvento: 'Cancelamento Prestação do Serviço em Desacordo',
    descricoes: ['Cancelamento Prestacao do Servico em Desacordo'],
    element: 'evCancPrestDesacordo',
    sequenceMax: 20,
    source: `${MOC}; evCancPrestDesacordo_v4.00.xsd`,
    rows: [leaf('nProtEvPrestDes', '1-1', CTE_EVENTS.protocolo, 'engine', 'Protocolo do evento a cancelar')],
    extras: [PROTOCOL_FIELD],
    required: ['numero_protocolo'],
    ...undoing(KIND, CANCELING, 'desacordo'),
  }),
];
