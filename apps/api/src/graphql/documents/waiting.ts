import type { DocumentView } from '@fiscal/db/base/types';
import { builder } from '../builder.ts';
import { Document } from './document.ts';

const Waiting = builder.objectRef<NonNullable<DocumentView['waiting']>>('Waiting').implement({
  description: 'O que segura um documento, e quando há nova tentativa.',
  fields: (t) => ({
    reason: t.exposeString('reason'),
    cStat: t.exposeString('cStat', { nullable: true, description: 'O código da SEFAZ, quando houve um.' }),
    nextTryAt: t.expose('nextTryAt', { type: 'DateTime' }),
  }),
});

builder.interfaceField(Document, 'waiting', (t) =>
  t.field({
    type: Waiting,
    nullable: true,
    description: 'Por que um documento PENDENTE ainda espera; null quando nada o segura.',
    resolve: ({ view }) => view.waiting,
  }),
);
