import type { Principal } from '@fiscal/db/base/types';
import {
  announceOrder,
  deleteOrder,
  listOrders,
  OPEN_ORDERS_MAX,
  type OrderFilter,
  type ReceivedOrder,
  someOrders,
} from '@fiscal/db/received/received-orders';
import { Failure, type FailureCode, notFound } from '../../base/failure.ts';
import type { OrderBody } from '../../inputs/received/order.ts';
import type { Dependencies } from '../dependencies.ts';

/** Orders that a company announces, so that the notes which fulfill them are confirmed. */
export interface OrderServices {
  /**
   * Stores the order, once for each reference; durable when it resolves. `known`: it was announced before.
   *
   * @throws {Failure} referencia_duplicada, operacao_nao_permitida, cota_atingida
   */
  announce(
    principal: Principal,
    order: OrderBody,
  ): Promise<{ readonly order: ReceivedOrder; readonly known: boolean }>;
  /** The newest first. */
  list(
    principal: Principal,
    filter: OrderFilter,
  ): Promise<{ readonly data: readonly ReceivedOrder[]; readonly next: string | null }>;
  /** Orders of the company among these ids, the newest first. */
  some(principal: Principal, ids: readonly string[]): Promise<readonly ReceivedOrder[]>;
  /** @throws {Failure} nao_encontrado */
  get(principal: Principal, id: string): Promise<ReceivedOrder>;
  /** @throws {Failure} nao_encontrado, operacao_nao_permitida (a note fulfills it) */
  remove(principal: Principal, id: string): Promise<void>;
}

const refusal = (
  code: FailureCode,
  field: string,
  { message, fix }: { readonly message: string; readonly fix: string },
): Failure => new Failure(code, message, { errors: [{ field, code, message, fix }] });

export const createOrderServices = ({ db, changed }: Pick<Dependencies, 'db' | 'changed'>): OrderServices => {
  const some: OrderServices['some'] = (principal, ids) => someOrders(db, principal, ids);
  return {
    async announce(principal, { referencia, ...order }) {
      const { accessKey = null, emitente = null, serie = null, numero = null, valorTotal = null } = order;
      const told = { referencia, accessKey, emitente, serie, numero, valorTotal };
      const result = await announceOrder(db, principal, told);
      switch (result.kind) {
        case 'outro':
          throw refusal('referencia_duplicada', 'referencia', {
            message: 'Esta referencia já é de um pedido com outros dados.',
            fix: `Use outra referencia, ou exclua antes o pedido ${result.order.id}, se nenhuma nota o atendeu.`,
          });
        case 'sem-politica':
          throw refusal('operacao_nao_permitida', 'manifestacaoAutomatica', {
            message:
              'A empresa não confirma notas por pedido neste ambiente: nenhuma nota atenderia o anúncio.',
            fix: 'Envie antes PUT /v1/clients/{id}/received/{environment} com "manifestacaoAutomatica": "pedido".',
          });
        case 'cheio':
          throw refusal('cota_atingida', 'referencia', {
            message: `A empresa já tem ${OPEN_ORDERS_MAX} pedidos que nenhuma nota atendeu, o máximo.`,
            fix: 'Exclua os que não esperam mais nota, em DELETE /v1/received/orders/{id}.',
          });
        default:
          if (result.order.receivedId !== null) changed();
          return { order: result.order, known: result.kind === 'repetido' };
      }
    },
    list: (principal, filter) => listOrders(db, principal, filter),
    some,
    async get(principal, id) {
      const [order] = await some(principal, [id]);
      if (order === undefined) throw notFound();
      return order;
    },
    async remove(principal, id) {
      const result = await deleteOrder(db, principal, id);
      if (result === null) throw notFound();
      if (result === 'atendido')
        throw refusal('operacao_nao_permitida', 'id', {
          message: 'Uma nota já atendeu este pedido: ele fica como a razão da confirmação.',
          fix: 'Nada a fazer; a nota está em receivedId.',
        });
    },
  };
};
