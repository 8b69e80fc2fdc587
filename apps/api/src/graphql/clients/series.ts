import type { ClientSeries } from '../../services/numbers/company-numbering.ts';
import { builder } from '../builder.ts';
import { EnvironmentEnum } from '../documents/document.ts';
import { TargetEnum } from '../documents/target.ts';

export const NumberSeries = builder.objectRef<ClientSeries>('NumberSeries').implement({
  description: 'A numeração de uma série.',
  fields: (t) => ({
    environment: t.expose('environment', { type: EnvironmentEnum }),
    target: t.expose('target', {
      type: TargetEnum,
      description: 'Para onde vão os documentos que ela numera: a de cada destino é outra.',
    }),
    mod: t.exposeString('mod', { description: 'Como em mod na emissão, p. ex. 55; 59 é a DC-e.' }),
    emitente: t.exposeString('emitente', { description: 'CNPJ ou CPF que emite.' }),
    serie: t.exposeInt('serie'),
    nextNumber: t.exposeInt('nextNumero', {
      description: 'Próximo número do contador; 1000000000 quando a série acabou.',
    }),
  }),
});
