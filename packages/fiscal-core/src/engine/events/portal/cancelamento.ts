import { leaf } from '../../layout/rows.ts';
import { xJust } from '../define/rows.ts';
import type { EventDefinition } from '../definition.ts';
import { definePortalEvent } from './define.ts';
import type { EventFamily } from './family.ts';

/** Makes a document void: the same event in CT-e, MDF-e, NFCom and DC-e. */
export const portalCancelamento = (
  family: EventFamily,
  source: string,
  own: Pick<Partial<EventDefinition>, 'refusal'> = {},
): EventDefinition =>
  definePortalEvent(family, {
    kind: 'cancelamento',
    tpEvento: '110111',
    descEvento: 'Cancelamento',
    element: `evCanc${family.names.documento}`,
    sequenceMax: 1,
    synchronous: false,
    duplicate: 'adotar',
    leaves: 'CANCELADA',
    source,
    rows: [leaf('nProt', '1-1', family.protocolo, 'engine', 'Protocolo de autorização do documento'), xJust],
    synonyms: { justificativa: 'reason' },
    required: ['reason'],
    ...own,
  });
