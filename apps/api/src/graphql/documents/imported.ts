import type { ImportedProof } from '@fiscal/db/base/types';
import {
  IMPORTED_CHECKED_AT,
  IMPORTED_REASON,
  IMPORTED_STATES_EXPLAINED,
} from '../../services/documents/imported-texts.ts';
import { builder } from '../builder.ts';
import { Document } from './document.ts';

export const ImportedStateEnum = builder.enumType('ImportedState', {
  description: 'Se a SEFAZ confirma o que o arquivo de um documento importado diz.',
  values: {
    UNCONFIRMED: { value: 'unconfirmed', description: IMPORTED_STATES_EXPLAINED.unconfirmed },
    CONFIRMED: { value: 'confirmed', description: IMPORTED_STATES_EXPLAINED.confirmed },
    CONTRADICTED: { value: 'contradicted', description: IMPORTED_STATES_EXPLAINED.contradicted },
    UNCONFIRMABLE: { value: 'unconfirmable', description: IMPORTED_STATES_EXPLAINED.unconfirmable },
  } as const,
});

const Imported = builder.objectRef<ImportedProof>('Imported').implement({
  description: 'Um documento que outro sistema emitiu, e o que a SEFAZ diz dele.',
  fields: (t) => ({
    state: t.expose('state', { type: ImportedStateEnum }),
    reason: t.exposeString('reason', { nullable: true, description: IMPORTED_REASON }),
    checkedAt: t.expose('checkedAt', { type: 'DateTime', nullable: true, description: IMPORTED_CHECKED_AT }),
  }),
});

builder.interfaceField(Document, 'imported', (t) =>
  t.field({
    type: Imported,
    nullable: true,
    description: 'Só de um documento importado; null quando foi emitido aqui.',
    // It comes with the document.
    complexity: { field: 0, multiplier: 0 },
    resolve: ({ view }) => view.imported,
  }),
);
