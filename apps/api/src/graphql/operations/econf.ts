import { DOCUMENTS } from '@fiscal/core/registry/documents';
import { eventDefinition } from '@fiscal/core/registry/events';
import type { EconfState } from '../../services/events/get-econf.ts';
import { builder } from '../builder.ts';
import { toUuid } from '../global-id.ts';

const Econf = builder.objectRef<EconfState & { readonly protocol: string }>('Econf').implement({
  description:
    'Uma conciliação financeira, conferida com o que a SEFAZ tem sobre a chave quando ela responde.',
  fields: (t) => ({
    status: t.field({
      type: builder.enumType('EconfStatus', {
        values: { AUTORIZADO: { value: 'autorizado' }, CANCELADO: { value: 'cancelado' } } as const,
      }),
      resolve: ({ status }) => status,
    }),
    cStat: t.exposeString('cStat', { nullable: true, description: 'Do registro, ou do cancelamento.' }),
    xMotivo: t.exposeString('xMotivo', { nullable: true }),
    numeroProtocolo: t.exposeString('protocol'),
  }),
});

const TYPES = DOCUMENTS.map(({ type }) => type).filter(
  (type) => eventDefinition(type, 'econf') !== undefined,
);

builder.queryField('econf', (t) =>
  t.field({
    type: Econf,
    nullable: true,
    description: 'A situação de um e-CONF; null quando o documento não tem nenhum com este protocolo.',
    authScopes: { caller: 'token', may: 'documents:read' },
    args: {
      id: t.arg.id({ required: true, description: 'O campo id do documento, ou o invoiceId de REST.' }),
      numeroProtocolo: t.arg.string({ required: true, description: 'O protocolo do seu registro.' }),
    },
    async resolve(_root, { id, numeroProtocolo: protocol }, context) {
      const documentId = toUuid(id);
      if (documentId === null) return null;
      const on = { documentId, types: TYPES };
      const state = await context.services.events.getEconf(await context.principal(documentId), on, protocol);
      return state && { ...state, protocol };
    },
  }),
);
