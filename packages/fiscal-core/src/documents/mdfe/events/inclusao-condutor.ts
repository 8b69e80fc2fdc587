import { definePortalEvent } from '../../../engine/events/portal/define.ts';
import { text } from '../../../engine/layout/facets.ts';
import { group, leaf } from '../../../engine/layout/rows.ts';
import { TCpf } from '../layout/simple-types.ts';
import { MDFE_EVENTS } from './family.ts';

/** Another driver takes the wheel. */
export const inclusaoCondutor = definePortalEvent(MDFE_EVENTS, {
  kind: 'inclusao-condutor',
  tpEvento: '110114',
  descEvento: 'Inclusao Condutor',
  element: 'evIncCondutorMDFe',
  sequenceMax: 99,
  source: 'MOC MDF-e 3.00b §6; evIncCondutorMDFe_v3.00.xsd',
  rows: [
    group('condutor', '1-1', 'Condutor incluído', [
      leaf('xNome', '1-1', text(2, 60), 'nome', 'Nome completo do condutor'),
      leaf('CPF', '1-1', { ...TCpf, patterns: ['[0-9]{11}'] }, 'cpf', 'CPF do condutor'),
    ]),
  ],
  required: ['nome', 'cpf'],
});
