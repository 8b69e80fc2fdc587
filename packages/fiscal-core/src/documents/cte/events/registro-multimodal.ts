import { definePortalEvent } from '../../../engine/events/portal/define.ts';
import { digits, text } from '../../../engine/layout/facets.ts';
import { leaf } from '../../../engine/layout/rows.ts';
import { CTE_EVENTS } from './family.ts';

/** Links what happened on a leg of a multimodal transport; only of modal 06 (679). */
export const registroMultimodal = definePortalEvent(CTE_EVENTS, {
  kind: 'registro-multimodal',
  tpEvento: '110160',
  descEvento: 'Registro Multimodal',
  element: 'evRegMultimodal',
  sequenceMax: 20,
  source: 'MOC CT-e 4.00 Visão Geral, registro multimodal; evRegMultimodal_v4.00.xsd',
  rows: [
    leaf('xRegistro', '1-1', text(15, 1000), 'registro', 'Ocorrência, de 15 a 1000 caracteres'),
    leaf(
      'nDoc',
      '0-1',
      { ...digits(1, 44), minLength: 1, maxLength: 44 },
      'numero_documento',
      'Número do documento do trecho',
    ),
  ],
  required: ['registro'],
});
