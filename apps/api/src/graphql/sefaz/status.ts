import { AUTHORITY_STATES, STATE_ROWS, UNSEEN_NAME } from '@fiscal/core/lifecycle/authority-state';
import { documentOf } from '@fiscal/core/registry/documents';
import type { SefazStatusView } from '@fiscal/db/authority/sefaz-status';
import type { StatusView } from '../../services/authority/query-status.ts';
import { builder } from '../builder.ts';
import { DocumentTypeEnum, EnvironmentEnum } from '../documents/document.ts';

const SefazAvailability = builder.objectRef<StatusView>('SefazAvailability').implement({
  description: 'Se o serviço da SEFAZ responde agora.',
  fields: (t) => ({
    online: t.exposeBoolean('online', { description: 'true quando o serviço está em operação.' }),
    message: t.exposeString('message', {
      description: 'O que a SEFAZ respondeu, ou por que não respondeu.',
    }),
  }),
});

builder.queryField('sefazStatus', (t) =>
  t.field({
    type: SefazAvailability,
    description: 'Consulta o serviço da SEFAZ para a UF da empresa e o ambiente do token.',
    authScopes: { caller: 'token', may: 'documents:read' },
    args: { type: t.arg({ type: DocumentTypeEnum, required: true }) },
    complexity: 10,
    resolve: async (_root, { type }, context) =>
      context.services.authority.queryStatus(await context.principal(), documentOf(type)),
  }),
);

export const AuthorityStateEnum = builder.enumType('SefazState', {
  description: 'Estado de um serviço da SEFAZ.',
  values: Object.fromEntries(
    AUTHORITY_STATES.map((state) => [
      state.toUpperCase(),
      { value: state, description: STATE_ROWS[state].meaning },
    ]),
  ),
});

export const SefazStatus = builder.objectRef<SefazStatusView>('SefazStatus').implement({
  description: 'O que a conta viu por último de um serviço da SEFAZ.',
  fields: (t) => ({
    type: t.expose('type', { type: DocumentTypeEnum }),
    environment: t.expose('environment', { type: EnvironmentEnum }),
    uf: t.exposeString('uf'),
    online: t.exposeBoolean('online'),
    cStat: t.exposeString('cStat', { nullable: true, description: 'null quando não respondeu.' }),
    xMotivo: t.exposeString('xMotivo'),
    latencyMs: t.exposeInt('latencyMs', { nullable: true, description: 'Milissegundos até a resposta.' }),
    checkedAt: t.expose('checkedAt', { type: 'DateTime' }),
    state: t.field({
      type: AuthorityStateEnum,
      nullable: true,
      description: 'O estado do serviço; null quando a resposta nada disse dele (recusou quem perguntou).',
      resolve: ({ state }) => state,
    }),
    stateName: t.string({
      description: 'O estado em palavras.',
      resolve: ({ state }) => (state === null ? UNSEEN_NAME : STATE_ROWS[state].name),
    }),
    since: t.expose('since', { type: 'DateTime', description: 'Desde quando está assim.' }),
    backAt: t.expose('backAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Quando a SEFAZ disse que o serviço volta.',
    }),
  }),
});

builder.queryField('sefazStatuses', (t) =>
  t.field({
    type: [SefazStatus],
    description: 'O que a conta viu por último de cada serviço que consultou; a SEFAZ não é chamada.',
    authScopes: { caller: 'access', may: 'documents:read' },
    resolve: async (_root, _args, context) => [
      ...(await context.services.authority.listStatus((await context.account()).accountId)),
    ],
  }),
);
