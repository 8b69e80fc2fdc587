import { ORDER_STATUS } from '@fiscal/core/vocabulary/manifestation';
import type { ReceivedOrder } from '@fiscal/db/received/received-orders';
import { presentArguments } from '../../base/present-arguments.ts';
import { parseInput } from '../../inputs/parse.ts';
import { orderBody } from '../../inputs/received/order.ts';
import { builder } from '../builder.ts';
import { knownUuid, toUuid } from '../global-id.ts';
import { resultUnion } from '../mutation.ts';
import { connectionOf, forwardPage, pageSize } from '../page.ts';
import { attempt } from '../problem.ts';
import { KeyQuery } from './key-query.ts';

const Status = builder.enumType('ReceivedOrderStatus', {
  description:
    'ABERTO espera a nota; ATENDIDO tem a confirmação de uma nota pedida; AMBIGUO: mais de uma nota servia quando foi anunciado, e nenhuma foi confirmada.',
  values: Object.fromEntries(ORDER_STATUS.map((value) => [value.toUpperCase(), { value }] as const)),
});

const Order = builder.objectRef<ReceivedOrder>('ReceivedOrder');
builder.node(Order, {
  description: 'Um pedido de compra que a empresa anunciou: a nota que o atende é confirmada.',
  id: { resolve: ({ id }) => id },
  async loadOne(id, context) {
    const [order] = await context.services.received.orders.some(await context.integrator(), [id]);
    return order ?? null;
  },
  fields: (t) => ({
    referencia: t.exposeString('referencia'),
    accessKey: t.exposeString('accessKey', { nullable: true }),
    emitente: t.exposeString('emitente', { nullable: true, description: 'CNPJ ou CPF do fornecedor.' }),
    serie: t.exposeInt('serie', { nullable: true }),
    numero: t.exposeInt('numero', { nullable: true }),
    valorTotal: t.exposeString('valorTotal', { nullable: true }),
    status: t.expose('status', { type: Status }),
    receivedId: t.exposeString('receivedId', {
      nullable: true,
      description: 'A nota que o atendeu, em receivedNote.',
    }),
    consulta: t.expose('keyQuery', {
      type: KeyQuery,
      nullable: true,
      description: 'A consulta da SEFAZ pela chave, quando a nota não vem pela sequência.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

builder.queryField('receivedOrder', (t) =>
  t.field({
    type: Order,
    nullable: true,
    description: 'Um pedido de compra da empresa do token; null quando não há nenhum com este id.',
    authScopes: { caller: 'token', may: 'documents:read' },
    args: { id: t.arg.id({ required: true, description: 'O campo id, ou o id de REST.' }) },
    async resolve(_root, { id }, context) {
      const uuid = toUuid(id);
      if (uuid === null) return null;
      const [order] = await context.services.received.orders.some(await context.integrator(), [uuid]);
      return order ?? null;
    },
  }),
);

const Filter = builder.inputType('ReceivedOrdersFilter', {
  description: 'Todas as condições valem juntas.',
  fields: (t) => ({
    status: t.field({ type: Status }),
    referencia: t.string(),
    emitente: t.field({ type: 'Cnpj', description: 'CNPJ ou CPF do fornecedor.' }),
  }),
});

builder.queryField('receivedOrders', (t) =>
  t.connection(
    {
      type: Order,
      description: 'Os pedidos de compra que a empresa do token anunciou, do mais novo ao mais antigo.',
      authScopes: { caller: 'token', may: 'documents:read' },
      args: { filter: t.arg({ type: Filter }) },
      complexity: (args) => ({ field: 5, multiplier: pageSize(args) }),
      async resolve(_root, args, context) {
        const page = forwardPage(args);
        const { data, next } = await context.services.received.orders.list(await context.integrator(), {
          ...page,
          ...presentArguments(args.filter ?? {}),
        });
        return connectionOf(page, { entries: data, more: next !== null }, ({ id }) => id);
      },
    },
    { name: 'ReceivedOrderConnection' },
    { name: 'ReceivedOrderEdge' },
  ),
);

const AnnounceReceivedOrderPayload = builder
  .objectRef<{ readonly order: ReceivedOrder }>('AnnounceReceivedOrderPayload')
  .implement({ fields: (t) => ({ order: t.expose('order', { type: Order }) }) });

builder.mutationField('announceReceivedOrder', (t) =>
  t.field({
    type: resultUnion('AnnounceReceivedOrder', AnnounceReceivedOrderPayload),
    description:
      'Anuncia um pedido de compra: a NF-e com todos os dados enviados é confirmada, uma vez só. Repetido com a mesma referência e os mesmos dados, devolve o pedido como está.',
    authScopes: { caller: 'token', may: 'documents:operate' },
    args: {
      referencia: t.arg.string({ required: true, description: 'O nome que a empresa dá ao pedido.' }),
      accessKey: t.arg({ type: 'ChaveAcesso', description: 'Sem emitente, serie e numero, que ela diz.' }),
      emitente: t.arg({ type: 'Cnpj', description: 'CNPJ ou CPF do fornecedor.' }),
      serie: t.arg.int({ description: 'Com numero.' }),
      numero: t.arg.int(),
      valorTotal: t.arg.string({ description: 'O valor total da nota.' }),
    },
    resolve: (_root, args, context) =>
      attempt(context, async () => {
        const body = parseInput(orderBody, presentArguments(args));
        const { order } = await context.services.received.orders.announce(await context.integrator(), body);
        return { order };
      }),
  }),
);

const DeleteReceivedOrderPayload = builder
  .objectRef<{ readonly orderId: string }>('DeleteReceivedOrderPayload')
  .implement({ fields: (t) => ({ orderId: t.exposeString('orderId') }) });

builder.mutationField('deleteReceivedOrder', (t) =>
  t.field({
    type: resultUnion('DeleteReceivedOrder', DeleteReceivedOrderPayload),
    description: 'Nenhuma nota é mais confirmada pelo pedido. Um pedido que uma nota atendeu não se exclui.',
    authScopes: { caller: 'token', may: 'documents:operate' },
    args: { id: t.arg.id({ required: true, description: 'O campo id, ou o id de REST.' }) },
    resolve: (_root, { id }, context) =>
      attempt(context, async () => {
        const orderId = knownUuid(id);
        await context.services.received.orders.remove(await context.integrator(), orderId);
        return { orderId };
      }),
  }),
);
