import type { ConsultedKey } from '../../services/authority/consult-key.ts';
import { builder } from '../builder.ts';
import { DocumentTypeEnum } from '../documents/document.ts';

const ConsultedEvent = builder.objectRef<ConsultedKey['events'][number]>('ConsultedEvent').implement({
  description: 'Um evento que a SEFAZ contou.',
  fields: (t) => ({
    eventCode: t.exposeString('eventCode', { description: 'tpEvento.' }),
    sequence: t.exposeInt('sequence'),
    protocolNumber: t.exposeString('protocolNumber', { nullable: true }),
    registeredAt: t.exposeString('registeredAt', { nullable: true }),
    xMotivo: t.exposeString('xMotivo'),
  }),
});

const Consulted = builder.objectRef<ConsultedKey>('ConsultedKey').implement({
  description: 'O que a SEFAZ tem sob uma chave.',
  fields: (t) => ({
    accessKey: t.exposeString('accessKey'),
    type: t.field({ type: DocumentTypeEnum, resolve: ({ type }) => type }),
    situation: t.exposeString('situation', {
      description:
        'autorizada, cancelada, denegada; desconhecida: a SEFAZ não tem o documento; recusada: ela não respondeu à pergunta, veja cStat.',
    }),
    cStat: t.exposeString('cStat'),
    xMotivo: t.exposeString('xMotivo'),
    protocolNumber: t.exposeString('protocolNumber', { nullable: true }),
    registeredAt: t.exposeString('registeredAt', {
      nullable: true,
      description: 'Data e hora da autorização.',
    }),
    digestValue: t.exposeString('digestValue', {
      nullable: true,
      description: 'Resumo do documento autorizado, para comparar com o de um arquivo.',
    }),
    events: t.field({ type: [ConsultedEvent], resolve: ({ events }) => [...events] }),
    checkedAt: t.field({
      type: 'DateTime',
      description: 'Quando a SEFAZ foi consultada.',
      resolve: ({ checkedAt }) => new Date(checkedAt),
    }),
  }),
});

builder.queryField('consultedKey', (t) =>
  t.field({
    type: Consulted,
    description:
      'Consulta na SEFAZ qualquer documento do portal pela chave, da empresa ou de terceiros: situação, protocolo e eventos, sem o XML.',
    authScopes: { caller: 'token', may: 'documents:read' },
    args: { chave: t.arg.string({ required: true, description: 'A chave, com ou sem espaços.' }) },
    complexity: 10,
    resolve: async (_root, { chave }, context) =>
      context.services.authority.consultKey(await context.integrator(), chave),
  }),
);
