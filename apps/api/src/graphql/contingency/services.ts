import type { KnownService } from '@fiscal/db/contingency/conditions';
import { builder } from '../builder.ts';
import { DocumentTypeEnum, EnvironmentEnum } from '../documents/document.ts';
import { TargetEnum } from '../documents/target.ts';

const Move = builder.objectRef<KnownService['history'][number]>('ContingencyMove').implement({
  description: 'Uma mudança de um serviço.',
  fields: (t) => ({
    state: t.exposeString('state'),
    mode: t.exposeString('mode', { nullable: true }),
    cause: t.exposeString('cause', { nullable: true, description: 'O que a moveu; null: uma resposta.' }),
    at: t.expose('at', { type: 'DateTime' }),
  }),
});

const Service = builder.objectRef<KnownService>('ContingencyService').implement({
  description: 'Um serviço de autorização com que a conta já teve falhas.',
  fields: (t) => ({
    target: t.expose('target', { type: TargetEnum }),
    type: t.field({ type: DocumentTypeEnum, resolve: ({ type }) => type }),
    uf: t.exposeString('uf'),
    state: t.exposeString('state', {
      description:
        'suspeita: falhas bastantes para crer nelas; contingencia: documentos são emitidos sem o serviço; retornando: respondeu uma vez, e os novos voltam a ele; normal.',
    }),
    mode: t.exposeString('mode', { nullable: true }),
    cause: t.exposeString('cause', { nullable: true, description: 'A última falha.' }),
    failures: t.exposeInt('failures', { description: 'Falhas desde a última resposta.' }),
    since: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'A primeira delas.',
      resolve: ({ firstFailedAtMs }) => (firstFailedAtMs === null ? null : new Date(firstFailedAtMs)),
    }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    history: t.field({
      type: [Move],
      description: 'Até 20 mudanças, a mais nova primeiro.',
      resolve: ({ history }) => [...history],
    }),
  }),
});

builder.queryField('contingencyServices', (t) =>
  t.field({
    type: [Service],
    description:
      'Como estão os serviços que autorizam, pelo que as trocas da própria conta e as consultas de status disseram.',
    authScopes: { caller: 'access', may: 'clients:read' },
    args: { environment: t.arg({ type: EnvironmentEnum, required: true }) },
    resolve: async (_root, { environment }, context) => [
      ...(await context.services.contingency.services(await context.account(), environment)),
    ],
  }),
);
