import { CONTINGENCY_POLICIES } from '@fiscal/core/vocabulary/contingency';
import type { ContingencySetting } from '@fiscal/db/contingency/settings';
import { presentArguments } from '../../base/present-arguments.ts';
import { contingencyBody, settingsIn } from '../../inputs/contingency.ts';
import { parseInput } from '../../inputs/parse.ts';
import type { ContingencySettings } from '../../services/contingency/contingency-services.ts';
import { builder } from '../builder.ts';
import { EnvironmentEnum } from '../documents/document.ts';
import { knownUuid, toUuid } from '../global-id.ts';
import { resultUnion } from '../mutation.ts';
import { nullIfMissing } from '../null-if-missing.ts';
import { attempt } from '../problem.ts';

const Policy = builder.enumType('ContingencyPolicy', {
  description:
    'AUTOMATICA: o documento segue em contingência quando a SEFAZ não responde; MANUAL: só com forced; DESLIGADA: espera, sempre.',
  values: Object.fromEntries(CONTINGENCY_POLICIES.map((value) => [value.toUpperCase(), { value }] as const)),
});

const Setting = builder.objectRef<ContingencySetting>('ContingencySetting').implement({
  description: 'O que a empresa quer de um tipo de documento quando a SEFAZ não responde.',
  fields: (t) => ({
    policy: t.field({ type: Policy, resolve: ({ policy }) => policy }),
    patienceSeconds: t.int({
      description: 'Por quanto tempo se tenta o caminho normal.',
      resolve: ({ patienceMs }) => Math.round(patienceMs / 1_000),
    }),
    forced: t.exposeBoolean('forced', {
      description: 'Em contingência, qualquer que seja a situação da SEFAZ.',
    }),
    renumbers: t.boolean({
      nullable: true,
      description:
        'true: o que pode ter chegado à SEFAZ, e ela não responde, é emitido com outro número. null: o tipo nunca muda de número.',
      resolve: ({ type, renumbers }) => (type === 'mdfe' ? null : renumbers),
    }),
    serie: t.exposeInt('serie', { nullable: true, description: 'Série de onde vem o outro número.' }),
  }),
});

const Settings = builder.objectRef<ContingencySettings>('ContingencySettings').implement({
  description: 'Por tipo de documento; sem ter sido mudada, desligada: os documentos esperam.',
  fields: (t) => ({
    nfe: t.expose('nfe', { type: Setting }),
    nfce: t.expose('nfce', { type: Setting }),
    cte: t.expose('cte', { type: Setting }),
    mdfe: t.expose('mdfe', { type: Setting }),
  }),
});

builder.queryField('contingencySettings', (t) =>
  t.field({
    type: Settings,
    nullable: true,
    description:
      'O que uma empresa quer quando a SEFAZ não responde; null quando não há nenhuma com este id.',
    authScopes: { caller: 'access', may: 'clients:read' },
    args: {
      clientId: t.arg.id({ required: true }),
      environment: t.arg({ type: EnvironmentEnum, required: true }),
    },
    resolve: async (_root, { clientId: id, environment }, context) => {
      const clientId = toUuid(id) ?? '';
      return nullIfMissing(
        context.services.contingency.settings(await context.account(), { clientId, environment }),
      );
    },
  }),
);

const OwnNumberInput = builder.inputType('ContingencyOwnNumberInput', {
  description: 'Os campos ausentes voltam ao padrão.',
  fields: (t) => ({
    policy: t.field({ type: Policy, required: true }),
    patienceSeconds: t.int({ description: 'De 1 a 60 segundos; 8 quando ausente.' }),
    forced: t.boolean({ description: 'false quando ausente.' }),
  }),
});
const SettingInput = builder.inputType('ContingencySettingInput', {
  description: 'Os campos ausentes voltam ao padrão.',
  fields: (t) => ({
    policy: t.field({ type: Policy, required: true }),
    patienceSeconds: t.int({ description: 'De 1 a 60 segundos; 8 quando ausente.' }),
    forced: t.boolean({ description: 'false quando ausente.' }),
    renumbers: t.boolean({ description: 'true quando ausente.' }),
    serie: t.int({ description: 'A do documento quando ausente.' }),
  }),
});
const SettingsInput = builder.inputType('ContingencySettingsInput', {
  description: 'O tipo ausente fica como está.',
  fields: (t) => ({
    nfe: t.field({ type: SettingInput }),
    nfce: t.field({ type: SettingInput }),
    cte: t.field({ type: SettingInput }),
    mdfe: t.field({ type: OwnNumberInput }),
  }),
});

const SetContingencySettingsPayload = builder
  .objectRef<{ readonly settings: ContingencySettings }>('SetContingencySettingsPayload')
  .implement({ fields: (t) => ({ settings: t.expose('settings', { type: Settings }) }) });

builder.mutationField('setContingencySettings', (t) =>
  t.field({
    type: resultUnion('SetContingencySettings', SetContingencySettingsPayload),
    description: 'Muda o que uma empresa quer quando a SEFAZ não responde.',
    authScopes: { caller: 'access', may: 'clients:write' },
    args: {
      clientId: t.arg.id({ required: true }),
      environment: t.arg({ type: EnvironmentEnum, required: true }),
      input: t.arg({ type: SettingsInput, required: true }),
    },
    resolve: (_root, { clientId: id, environment, input }, context) =>
      attempt(context, async () => {
        const clientId = knownUuid(id);
        const asked = Object.entries(presentArguments(input)).map(
          ([type, setting]) => [type, presentArguments(setting)] as const,
        );
        const wanted = settingsIn(parseInput(contingencyBody, Object.fromEntries(asked)));
        const caller = await context.account();
        return {
          settings: await context.services.contingency.set(caller, { clientId, environment }, wanted),
        };
      }),
  }),
);
