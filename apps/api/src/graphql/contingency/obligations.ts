import { OBLIGATION_STATES } from '@fiscal/core/vocabulary/obligation';
import type { DeadlineView } from '@fiscal/db/contingency/deadlines';
import type { ObligationView } from '@fiscal/db/contingency/obligations';
import { presentArguments } from '../../base/present-arguments.ts';
import { closingBody, deadlinesQuery, obligationsQuery } from '../../inputs/contingency.ts';
import { parseInput } from '../../inputs/parse.ts';
import { builder } from '../builder.ts';
import { DocumentTypeEnum, EnvironmentEnum } from '../documents/document.ts';
import { TargetEnum } from '../documents/target.ts';
import { knownUuid } from '../global-id.ts';
import { resultUnion } from '../mutation.ts';
import { attempt } from '../problem.ts';

const ObligationState = builder.enumType('ObligationState', {
  values: Object.fromEntries(OBLIGATION_STATES.map((state) => [state.toUpperCase(), { value: state }])),
});

const Obligation = builder.objectRef<ObligationView>('Obligation').implement({
  description: 'O que uma contingência deixou por fazer.',
  fields: (t) => ({
    id: t.exposeID('id'),
    clientId: t.exposeString('clientId'),
    documentId: t.exposeString('documentId'),
    target: t.expose('target', { type: TargetEnum }),
    type: t.field({ type: DocumentTypeEnum, resolve: ({ type }) => type }),
    serie: t.exposeInt('serie'),
    numero: t.exposeInt('numero'),
    accessKey: t.exposeString('accessKey', {
      description: 'A chave que falta regularizar; não é mais a do documento.',
    }),
    kind: t.exposeString('kind', {
      description: 'chave: pode estar na SEFAZ; numero: foi impresso, e a SEFAZ recusou o documento.',
    }),
    step: t.exposeString('step', { description: 'O que se faz agora.' }),
    state: t.field({ type: ObligationState, resolve: ({ state }) => state }),
    outcome: t.exposeString('outcome', { nullable: true, description: 'Como terminou.' }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'Por que espera, o que fazer, ou por que foi encerrada.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

const Deadline = builder.objectRef<DeadlineView>('Deadline').implement({
  description: 'Um prazo que uma contingência abriu.',
  fields: (t) => ({
    id: t.exposeID('id'),
    clientId: t.exposeString('clientId'),
    documentId: t.exposeString('documentId'),
    obligationId: t.exposeString('obligationId', { nullable: true, description: 'A pendência de que é.' }),
    target: t.expose('target', { type: TargetEnum }),
    type: t.field({ type: DocumentTypeEnum, resolve: ({ type }) => type }),
    serie: t.exposeInt('serie'),
    numero: t.exposeInt('numero'),
    kind: t.exposeString('kind', { description: 'transmissao, cancelamento ou inutilizacao.' }),
    beginsAt: t.expose('beginsAt', { type: 'DateTime', description: 'Desde quando corre.' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'Quando vence.' }),
    toldPercent: t.exposeInt('toldPercent', { description: 'O último aviso: 50, 80 ou 100 por cento.' }),
    toldAt: t.expose('toldAt', { type: 'DateTime', nullable: true }),
    settledAt: t.expose('settledAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Quando foi cumprido.',
    }),
  }),
});

const read = { caller: 'access', may: 'clients:read' } as const;

builder.queryFields((t) => ({
  obligations: t.field({
    type: [Obligation],
    description:
      'As pendências de contingências: sem state, as que não foram cumpridas. Tarefas primeiro; no máximo 200.',
    authScopes: read,
    args: {
      environment: t.arg({ type: EnvironmentEnum, required: true }),
      state: t.arg({ type: ObligationState }),
      company: t.arg.string({ description: 'Só as desta empresa, pelo id de REST.' }),
    },
    async resolve(_root, { environment, state, company }, context) {
      const asked = presentArguments({ environment, state, clientId: company });
      const filter = parseInput(obligationsQuery, asked);
      return [...(await context.services.contingency.obligations(await context.account(), filter))];
    },
  }),
  deadlines: t.field({
    type: [Deadline],
    description: 'Os prazos que contingências abriram; os que vencem primeiro vêm primeiro.',
    authScopes: read,
    args: {
      environment: t.arg({ type: EnvironmentEnum, required: true }),
      settled: t.arg.boolean({ description: 'true: os que já foram cumpridos.' }),
      company: t.arg.string({ description: 'Só os desta empresa, pelo id de REST.' }),
      limit: t.arg.int({ description: 'De 1 a 100; 20 quando ausente.' }),
      afterId: t.arg.string({ description: 'O id do último da página anterior.' }),
    },
    async resolve(_root, { environment, settled, company, limit, afterId }, context) {
      const state = settled === true ? 'cumprido' : 'aberto';
      const page = {
        limit: limit === null || limit === undefined ? undefined : String(limit),
        after: afterId,
      };
      const asked = presentArguments({ environment, state, clientId: company, ...page });
      const filter = parseInput(deadlinesQuery, asked);
      return [...(await context.services.contingency.deadlines(await context.account(), filter))];
    },
  }),
}));

const ObligationPayload = builder
  .objectRef<{ readonly obligation: ObligationView }>('ObligationPayload')
  .implement({ fields: (t) => ({ obligation: t.expose('obligation', { type: Obligation }) }) });

const write = { caller: 'access', may: 'clients:write' } as const;

builder.mutationFields((t) => ({
  closeObligation: t.field({
    type: resultUnion('CloseObligation', ObligationPayload),
    description: 'Encerra uma tarefa resolvida fora da Emite, com a razão, que fica guardada.',
    authScopes: write,
    args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: (_root, { id, reason }, context) =>
      attempt(context, async () => {
        const act = { kind: 'encerrar', ...parseInput(closingBody, { reason }) } as const;
        const caller = await context.account();
        return { obligation: await context.services.contingency.act(caller, knownUuid(id), act) };
      }),
  }),
  retryObligation: t.field({
    type: resultUnion('RetryObligation', ObligationPayload),
    description: 'A Emite tenta uma tarefa outra vez: consulta a chave, e cancela ou inutiliza.',
    authScopes: write,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, { id }, context) =>
      attempt(context, async () => {
        const caller = await context.account();
        return {
          obligation: await context.services.contingency.act(caller, knownUuid(id), { kind: 'repetir' }),
        };
      }),
  }),
}));
