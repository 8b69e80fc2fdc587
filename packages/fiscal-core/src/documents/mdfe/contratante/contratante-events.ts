import type { EventDefinition } from '../../../engine/events/definition.ts';
import { definePortalEvent } from '../../../engine/events/portal/define.ts';
import { leaf } from '../../../engine/layout/rows.ts';
import { MDFE_EVENTS } from '../events/family.ts';

/** Events of the contratante of an MDF-e, who hired the carriage. */
export const CONTRATANTE_EVENTS: readonly EventDefinition[] = [
  definePortalEvent(MDFE_EVENTS, {
    kind: 'confirmacao-servico',
    tpEvento: '110117',
    descEvento: 'Confirmação Serviço Transporte',
    descricoes: ['Confirmacao Servico Transporte'],
    element: 'evConfirmaServMDFe',
    sequenceMax: 99,
    source: 'MOC MDF-e 3.00b §6; evConfirmaServMDFe_v3.00.xsd',
    rows: [leaf('nProt', '1-1', MDFE_EVENTS.protocolo, 'engine', 'Protocolo de autorização do MDF-e')],
  }),
];
