import type { SeriesView } from '@fiscal/db/repositories/numbering';
import { builder } from '../builder.ts';
import { EnvironmentEnum } from '../documents/document.ts';

export const NumberSeries = builder.objectRef<SeriesView>('NumberSeries').implement({
  description: 'A numeração de uma série.',
  fields: (t) => ({
    environment: t.expose('environment', { type: EnvironmentEnum }),
    mod: t.exposeString('modelo', { description: 'Modelo do documento, p. ex. 55.' }),
    emitente: t.exposeString('emitente', { description: 'CNPJ ou CPF que emite.' }),
    serie: t.exposeInt('serie'),
    nextNumber: t.exposeInt('nextNumero', {
      description: 'Próximo número do contador; 1000000000 quando a série acabou.',
    }),
  }),
});
