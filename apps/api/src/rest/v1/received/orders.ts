import { ORDER_STATUS } from '@fiscal/core/vocabulary/manifestation';
import type { ReceivedOrder } from '@fiscal/db/received/received-orders';
import { z } from 'zod';
import { idParams } from '../../../inputs/fields.ts';
import { orderBody, ordersQuery } from '../../../inputs/received/order.ts';
import { defineOperation } from '../../operation.ts';
import { type Route, route } from '../../route.ts';
import { RECEIVED_TAG } from '../../unknown-resource.ts';
import { deletedSchema } from '../webhooks/schema.ts';
import { keyQueryBody, keyQuerySchema } from './key-query.ts';

const tag = RECEIVED_TAG;

export const orderSchema = z
  .strictObject({
    id: z.uuid(),
    referencia: z.string(),
    accessKey: z.string().nullable(),
    emitente: z.string().nullable().meta({ description: 'CNPJ ou CPF do fornecedor.' }),
    serie: z.int().nullable(),
    numero: z.int().nullable(),
    valorTotal: z.string().nullable(),
    status: z.enum(ORDER_STATUS).meta({
      description:
        'aberto: espera a nota; atendido: a confirmação da nota receivedId foi pedida; ambiguo: mais de uma nota servia quando foi anunciado, e nenhuma foi confirmada.',
    }),
    receivedId: z.uuid().nullable().meta({ description: 'A nota que o atendeu.' }),
    consulta: keyQuerySchema.nullable().meta({
      description: 'A consulta da SEFAZ pela chave, quando a nota não vem pela sequência; null: não houve.',
    }),
    createdAt: z.iso.datetime({ precision: 3 }).meta({ description: 'Quando foi anunciado.' }),
    updatedAt: z.iso.datetime({ precision: 3 }).meta({ description: 'A última mudança.' }),
  })
  .meta({ id: 'PedidoDeCompra' });

export const ordersSchema = z
  .strictObject({ data: z.array(orderSchema), nextCursor: z.string().nullable() })
  .meta({ id: 'PedidosDeCompra' });

const bodyOf = ({
  keyQuery,
  createdAt,
  updatedAt,
  ...order
}: ReceivedOrder): z.infer<typeof orderSchema> => ({
  ...order,
  consulta: keyQueryBody(keyQuery),
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

/** POST /v1/received/orders. */
const announceOrder = defineOperation({
  scope: 'token',
  doc: {
    id: 'announce_received_order',
    tag,
    summary: 'Anunciar um pedido de compra',
    description:
      'Com "manifestacaoAutomatica": "pedido", a Emite pede a confirmação da NF-e que atende o pedido, uma vez só: quando ela chega, ou já, se chegou antes. Todos os campos enviados têm de ser os da nota. Repetido com a mesma referencia e os mesmos dados, devolve o pedido como está (200).',
    bodyExamples: {
      chave: {
        summary: 'A chave da nota',
        value: { referencia: 'PC-1001', accessKey: '35261199888777000161550010000012341487301950' },
      },
      numero: {
        summary: 'O número e o valor',
        value: { referencia: 'PC-1002', emitente: '11222333000181', numero: 1234, valorTotal: '129.90' },
      },
      valor: {
        summary: 'Só o valor',
        value: { referencia: 'PC-1003', emitente: '11222333000181', valorTotal: '129.90' },
      },
    },
    answers: {
      201: { description: 'O pedido foi anunciado.', schema: orderSchema },
      200: { description: 'O pedido já estava anunciado.', schema: orderSchema },
    },
    errors: ['referencia_duplicada', 'operacao_nao_permitida', 'cota_atingida'],
  },
  schemas: { body: orderBody },
  async handle({ caller, body }, services) {
    const { order, known } = await services.received.orders.announce(caller, body);
    return {
      status: known ? 200 : 201,
      body: bodyOf(order),
      headers: { location: `/v1/received/orders/${order.id}` },
    };
  },
});

/** GET /v1/received/orders: newest first, keyset pages. */
const listOrders = defineOperation({
  scope: 'token',
  doc: {
    id: 'list_received_orders',
    tag,
    summary: 'Listar os pedidos de compra anunciados',
    description: 'Os da empresa e do ambiente do token, do mais novo ao mais antigo.',
    answers: { 200: { description: 'Uma página.', schema: ordersSchema } },
  },
  schemas: { query: ordersQuery },
  async handle({ caller, query }, services) {
    const { data, next } = await services.received.orders.list(caller, query);
    return { status: 200, body: { data: data.map(bodyOf), nextCursor: next } };
  },
});

/** GET /v1/received/orders/{id}. */
const getOrder = defineOperation({
  scope: 'token',
  doc: {
    id: 'get_received_order',
    tag,
    summary: 'Consultar um pedido de compra anunciado',
    description: 'O pedido, com a nota que o atendeu.',
    answers: { 200: { description: 'O pedido.', schema: orderSchema } },
    errors: ['nao_encontrado'],
  },
  schemas: { params: idParams },
  async handle({ caller, params: { id } }, services) {
    return { status: 200, body: bodyOf(await services.received.orders.get(caller, id)) };
  },
});

/** DELETE /v1/received/orders/{id}. */
const deleteOrder = defineOperation({
  scope: 'token',
  doc: {
    id: 'delete_received_order',
    tag,
    summary: 'Excluir um pedido de compra anunciado',
    description: 'Nenhuma nota é mais confirmada por ele. Um pedido que uma nota atendeu não se exclui.',
    answers: { 200: { description: 'Excluído.', schema: deletedSchema } },
    errors: ['nao_encontrado', 'operacao_nao_permitida'],
  },
  schemas: { params: idParams },
  async handle({ caller, params: { id } }, services) {
    await services.received.orders.remove(caller, id);
    return { status: 200, body: { id, deleted: true } };
  },
});

/** Routes of the orders that a company announces. */
export const receivedOrderRoutes: readonly Route[] = [
  route('POST', '/v1/received/orders', 'token', 'write', announceOrder),
  route('GET', '/v1/received/orders', 'token', 'read', listOrders),
  route('GET', '/v1/received/orders/:id', 'token', 'read', getOrder),
  route('DELETE', '/v1/received/orders/:id', 'token', 'write', deleteOrder),
];
