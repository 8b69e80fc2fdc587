import { leaf } from '../../layout/rows.ts';
import type { EventDefinition } from '../definition.ts';
import { PROTOCOL_FIELD, undoing } from '../undo.ts';
import { definePortalEvent } from './define.ts';
import type { EventFamily } from './family.ts';

/** Unlinks a payment. */
export const portalCancelamentoVinculacaoPagamento = (family: EventFamily): EventDefinition =>
  definePortalEvent(family, {
    kind: 'cancelamento-vinculacao-pagamento',
    tpEvento: '110301',
    descEvento: 'Cancelamento da vinculação do pagamento',
    descricoes: ['Cancelamento da vinculacao do pagamento'],
    element: 'evCancVincPgto',
    sequenceMax: 99,
    source: 'IT 2026.001 v1.01; evCancVincPgto XSD of the package of RTC',
    rows: [
      leaf('nProt', '1-1', family.protocolo, 'engine', 'Protocolo de autorização do documento'),
      leaf('nProtVincPgto', '1-1', family.protocolo, 'engine', 'Protocolo do evento a cancelar'),
    ],
    extras: [PROTOCOL_FIELD],
    ...undoing('vinculacao-pagamento', 'cancelamento-vinculacao-pagamento', 'vinculação de pagamento'),
  });
