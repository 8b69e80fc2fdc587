import { presentArguments } from '../../base/present-arguments.ts';
import { parseInput } from '../../inputs/parse.ts';
import { conditionBody } from '../../inputs/sandbox/condition.ts';
import type { AcceptedCondition } from '../../services/sandbox/set-sandbox-condition.ts';
import { builder } from '../builder.ts';
import { resultUnion } from '../mutation.ts';
import { AuthorityUnavailable, attempt } from '../problem.ts';

export const SandboxCondition = builder.objectRef<AcceptedCondition>('SandboxCondition').implement({
  description: 'Como a SEFAZ emulada trata as próximas chamadas desta conta.',
  fields: (t) => ({
    id: t.exposeInt('id'),
    operation: t.exposeString('operation', { nullable: true, description: 'Todas quando null.' }),
    service: t.exposeString('service', { nullable: true }),
    uf: t.exposeString('uf', { nullable: true }),
    cnpj: t.exposeString('cnpj', {
      nullable: true,
      description: 'Da empresa atingida; todas quando null.',
    }),
    scenario: t.exposeString('scenario', {
      description: 'Como no marcador, p. ex. SANDBOX(indisponivel=3).',
    }),
    times: t.int({
      nullable: true,
      description: 'Quantas vezes ainda vale; null: até ser retirada.',
      resolve: ({ timesLeft }) => timesLeft,
    }),
  }),
});

const SandboxConditionInput = builder.inputType('SandboxConditionInput', {
  fields: (t) => ({
    scenario: t.string({ required: true, description: 'Como no marcador, p. ex. SANDBOX(indisponivel=3).' }),
    operation: t.string({ description: 'A operação atingida, p. ex. emit; todas quando ausente.' }),
    service: t.string({ description: 'O serviço da SEFAZ atingido.' }),
    uf: t.string({ description: 'Somente nesta UF.' }),
    cnpj: t.string({ description: 'Somente da empresa com este CNPJ ou CPF.' }),
    times: t.int({ description: 'Quantas vezes vale: 1 quando ausente; null: até ser retirada.' }),
  }),
});

builder.mutationField('setSandboxCondition', (t) =>
  t.field({
    type: resultUnion('SetSandboxCondition', SandboxCondition, [AuthorityUnavailable]),
    description: 'Provoca um comportamento da SEFAZ emulada; vale só para esta conta, no ambiente de teste.',
    authScopes: { caller: 'access', may: 'sandbox:write' },
    args: { input: t.arg({ type: SandboxConditionInput, required: true }) },
    resolve: (_root, { input }, context) =>
      attempt(context, async () => {
        const { times, ...rest } = input;
        const body = parseInput(conditionBody, {
          ...presentArguments(rest),
          ...(times === undefined ? {} : { times }),
        });
        return context.services.sandbox.setCondition(await context.account(), body);
      }),
  }),
);
