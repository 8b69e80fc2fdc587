import { notFound } from '../../base/failure.ts';
import { presentArguments } from '../../base/present-arguments.ts';
import { parseInput } from '../../inputs/parse.ts';
import { outageBody } from '../../inputs/sandbox/outage.ts';
import { timeBody } from '../../inputs/sandbox/time.ts';
import { moveClock } from '../../services/sandbox/move-clock.ts';
import type { SandboxOutage } from '../../services/sandbox/sandbox-outages.ts';
import { SCENARIO_CATALOGUE } from '../../services/sandbox/scenario-catalogue.ts';
import { builder } from '../builder.ts';
import { DocumentStatusEnum, DocumentTypeEnum } from '../documents/document.ts';
import { resultUnion } from '../mutation.ts';
import { AuthorityUnavailable, attempt } from '../problem.ts';
import { SandboxCondition } from './condition.ts';

const scope = { caller: 'access', may: 'sandbox:write' } as const;

const Scenario = builder.objectRef<(typeof SCENARIO_CATALOGUE)[number]>('SandboxScenario').implement({
  description: 'O que a SEFAZ emulada pode ser levada a fazer.',
  fields: (t) => ({
    scenario: t.exposeString('scenario'),
    marker: t.exposeString('marker', {
      description: 'Num texto livre do documento, ou como scenario de uma condição.',
    }),
    effect: t.exposeString('effect'),
    result: t.expose('result', {
      type: DocumentStatusEnum,
      description: 'Como termina uma NF-e válida com o marcador do exemplo.',
    }),
  }),
});

interface Clock {
  readonly now: string;
  readonly offsetMs: number;
}
const SandboxClock = builder.objectRef<Clock>('SandboxClock').implement({
  description: 'A hora da SEFAZ emulada para esta conta.',
  fields: (t) => ({
    now: t.field({ type: 'DateTime', resolve: ({ now }) => new Date(now) }),
    offsetMs: t.float({
      description: 'Milissegundos à frente da hora real; negativo: atrás.',
      resolve: ({ offsetMs }) => offsetMs,
    }),
  }),
});

const Outage = builder.objectRef<SandboxOutage>('SandboxOutage').implement({
  description: 'Uma autoridade que esta conta encontra fora do ar no ambiente de teste.',
  fields: (t) => ({
    type: t.field({ type: DocumentTypeEnum, resolve: ({ type }) => type }),
    uf: t.exposeString('uf', { nullable: true, description: 'null: a autoridade nacional da NFS-e.' }),
    authorizer: t.exposeString('authorizer', { description: 'normal, ou svc.' }),
    state: t.exposeString('state', { description: 'Como em PUT /sandbox/outages.' }),
    delayMs: t.exposeInt('delayMs', { nullable: true }),
    calls: t.exposeInt('calls', { nullable: true }),
    until: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ untilMs }) => (untilMs === null ? null : new Date(untilMs)),
    }),
  }),
});

builder.queryFields((t) => ({
  sandboxScenarios: t.field({
    type: [Scenario],
    description: 'O que se pode provocar na SEFAZ emulada.',
    authScopes: scope,
    complexity: { field: 1, multiplier: 1 },
    resolve: () => [...SCENARIO_CATALOGUE],
  }),
  sandboxConditions: t.field({
    type: [SandboxCondition],
    description: 'As condições que ainda valem, na ordem em que são usadas.',
    authScopes: scope,
    resolve: async (_root, _args, context) => [
      ...(await context.services.sandbox.world.look(await context.account())).conditions,
    ],
  }),
  sandboxClock: t.field({
    type: SandboxClock,
    description: 'O relógio da SEFAZ emulada; cada conta tem o seu.',
    authScopes: scope,
    resolve: async (_root, _args, context) => context.services.sandbox.world.clock(await context.account()),
  }),
  sandboxOutages: t.field({
    type: [Outage],
    description: 'As quedas da SEFAZ emulada.',
    authScopes: scope,
    resolve: async (_root, _args, context) => [
      ...(await context.services.sandbox.outages.list(await context.account())),
    ],
  }),
}));

const Removed = builder.objectRef<{ readonly removed: number }>('SandboxRemoval').implement({
  fields: (t) => ({ removed: t.exposeInt('removed', { description: 'Quantas.' }) }),
});
const Outages = builder
  .objectRef<{ readonly outages: readonly SandboxOutage[] }>('SandboxOutages')
  .implement({
    fields: (t) => ({
      outages: t.field({
        type: [Outage],
        description: 'Todas as da conta, depois desta.',
        resolve: ({ outages }) => [...outages],
      }),
    }),
  });

const OutageInput = builder.inputType('SandboxOutageInput', {
  fields: (t) => ({
    type: t.field({ type: DocumentTypeEnum, required: true }),
    uf: t.string({ description: 'A UF; ausente: a autoridade nacional da NFS-e.' }),
    authorizer: t.string({ description: 'normal (padrão), ou svc.' }),
    state: t.string({ required: true, description: 'normal: a queda termina; os outros, como em REST.' }),
    delayMs: t.int({ description: 'lento: milissegundos até a resposta.' }),
    calls: t.int({ description: 'oscilante: a cada quantas chamadas muda.' }),
    until: t.string({ description: '113: até quando a SVC autoriza, no relógio da conta.' }),
  }),
});

const more = [AuthorityUnavailable];

builder.mutationFields((t) => ({
  removeSandboxCondition: t.field({
    type: resultUnion('RemoveSandboxCondition', Removed, more),
    description: 'Retira uma condição da SEFAZ emulada.',
    authScopes: scope,
    args: { conditionId: t.arg.int({ required: true }) },
    resolve: (_root, { conditionId }, context) =>
      attempt(context, async () => {
        const removed = await context.services.sandbox.world.removeConditions(
          await context.account(),
          conditionId,
        );
        if (removed === 0) throw notFound();
        return { removed };
      }),
  }),
  moveSandboxClock: t.field({
    type: resultUnion('MoveSandboxClock', SandboxClock, more),
    description: 'Move o relógio da SEFAZ emulada desta conta: por advance, ou para at.',
    authScopes: scope,
    args: {
      advance: t.arg.string({ description: 'Duração ISO 8601 de dias a segundos, p. ex. PT25H.' }),
      at: t.arg.string({ description: 'O instante em que fica; pode ser antes do atual.' }),
    },
    resolve: (_root, args, context) =>
      attempt(context, async () => {
        const body = parseInput(timeBody, presentArguments(args));
        return moveClock(context.services.sandbox.world, await context.account(), body);
      }),
  }),
  putSandboxOutage: t.field({
    type: resultUnion('PutSandboxOutage', Outages, more),
    description: 'Derruba ou restabelece uma SEFAZ emulada, só para esta conta.',
    authScopes: scope,
    args: { input: t.arg({ type: OutageInput, required: true }) },
    resolve: (_root, { input }, context) =>
      attempt(context, async () => {
        const outage = parseInput(outageBody, presentArguments(input));
        return { outages: await context.services.sandbox.outages.put(await context.account(), outage) };
      }),
  }),
  clearSandboxOutages: t.field({
    type: resultUnion('ClearSandboxOutages', Removed, more),
    description: 'Retira todas as quedas desta conta.',
    authScopes: scope,
    resolve: (_root, _args, context) =>
      attempt(context, async () => ({
        removed: await context.services.sandbox.outages.clear(await context.account()),
      })),
  }),
}));
