import { LINE_AREAS, LINE_STATES, type ReadinessLine } from '../../services/companies/readiness/line.ts';
import type { Readiness } from '../../services/companies/readiness/readiness.ts';
import { builder } from '../builder.ts';
import { DocumentTypeEnum } from '../documents/document.ts';
import { TargetEnum } from '../documents/target.ts';
import { toUuid } from '../global-id.ts';
import { nullIfMissing } from '../null-if-missing.ts';

const valuesOf = <T extends string>(values: readonly T[]) =>
  Object.fromEntries(values.map((value) => [value.toUpperCase(), { value }] as const));

const Area = builder.enumType('ReadinessArea', { values: valuesOf(LINE_AREAS) });
const State = builder.enumType('ReadinessState', {
  description: 'AVISO não impede de emitir, mas alguém deve olhar; PROBLEMA impede.',
  values: valuesOf(LINE_STATES),
});

const Line = builder.objectRef<ReadinessLine>('ReadinessLine').implement({
  description: 'Algo que foi verificado antes do primeiro documento em produção.',
  fields: (t) => ({
    area: t.field({ type: Area, resolve: ({ area }) => area }),
    check: t.exposeString('check', { description: 'O que foi verificado; um nome estável.' }),
    type: t.field({
      type: DocumentTypeEnum,
      nullable: true,
      description: 'O tipo de documento, quando é de um só.',
      resolve: ({ type }) => type,
    }),
    state: t.field({ type: State, resolve: ({ state }) => state }),
    message: t.exposeString('message'),
    fix: t.exposeString('fix', { nullable: true, description: 'O que fazer; null quando não há.' }),
  }),
});

const ReadinessType = builder.objectRef<Readiness>('Readiness').implement({
  description: 'O que falta a uma empresa para produção.',
  fields: (t) => ({
    ready: t.exposeBoolean('ready', { description: 'Nenhum problema.' }),
    against: t.exposeString('against', {
      description:
        'Com quem o caminho foi verificado: sefaz, ou sandbox enquanto a transmissão está desligada.',
    }),
    target: t.expose('target', { type: TargetEnum }),
    types: t.field({ type: [DocumentTypeEnum], resolve: ({ types }) => [...types] }),
    lines: t.field({ type: [Line], resolve: ({ lines }) => [...lines] }),
  }),
});

builder.queryField('readiness', (t) =>
  t.field({
    type: ReadinessType,
    nullable: true,
    description:
      'Verifica certificado, cadastro, numeração e o caminho até a SEFAZ, sem emitir nada; leva segundos. null quando não há nenhuma empresa com este id.',
    authScopes: { caller: 'access', may: 'clients:write' },
    args: {
      clientId: t.arg.id({ required: true }),
      types: t.arg({
        type: [DocumentTypeEnum],
        description: 'Ausente: os tipos que a empresa numera, ou a NF-e.',
      }),
      target: t.arg({
        type: TargetEnum,
        description:
          'Com quem verificar o caminho enquanto a transmissão está ligada; ausente: homologação se a empresa testa nela, senão produção.',
      }),
    },
    complexity: { field: 100, multiplier: 1 },
    resolve: async (_root, { clientId, types, target }, context) => {
      const caller = await context.account();
      const uuid = toUuid(clientId) ?? '';
      return nullIfMissing(
        context.services.companies.checkReadiness(caller, uuid, {
          types: types ?? null,
          target: target ?? null,
        }),
      );
    },
  }),
);
