import { CONTINGENCY_POLICIES } from '@fiscal/core/vocabulary/contingency';
import type { ContingencySetting } from '@fiscal/db/contingency/settings';
import { presentArguments } from '../../base/present-arguments.ts';
import { contingencyBody, settingsIn } from '../../inputs/contingency.ts';
import { parseInput } from '../../inputs/parse.ts';
import type { ContingencySettings } from '../../services/contingency/contingency-services.ts';
import { builder } from '../builder.ts';
import { settingsMutation, settingsQuery } from '../company-settings.ts';

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

settingsQuery('contingencySettings', {
  type: Settings,
  description: 'O que uma empresa quer quando a SEFAZ não responde; null quando não há nenhuma com este id.',
  read: ({ services, caller, of }) => services.contingency.settings(caller, of),
});

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

settingsMutation('setContingencySettings', {
  type: Settings,
  description: 'Muda o que uma empresa quer quando a SEFAZ não responde.',
  args: builder.args((t) => ({ input: t.field({ type: SettingsInput, required: true }) })),
  write: ({ services, caller, of }, { input }) => {
    const asked = Object.entries(presentArguments(Object(input))).map(
      ([type, setting]) => [type, presentArguments(Object(setting))] as const,
    );
    return services.contingency.set(
      caller,
      of,
      settingsIn(parseInput(contingencyBody, Object.fromEntries(asked))),
    );
  },
});
