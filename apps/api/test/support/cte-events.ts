import { isoAt, type Payload } from '@fiscal/core/testing/builders';
import { expect } from 'vitest';
import type { DocumentBody } from '../../src/rest/v1/document-view.ts';
import { queuedAnswer } from '../../src/rest/v1/events/queued-answer.ts';
import {
  type Account,
  bodyOf,
  type Company,
  emitAuthorized,
  newCompany,
  send,
  settleEvents,
  testOf,
} from './api.ts';
import { exampleOf, SOUTHERN } from './portal-examples.ts';

/** The fields that the contract requires. */
export const minimal = (own: Payload = {}): Payload => ({
  mod: '57',
  cfop: '5352',
  natureza_operacao: 'PRESTACAO DE SERVICO DE TRANSPORTE',
  ...own,
});
export const complete = (of: Company): Payload => exampleOf('cte', 'rodoviario-completo', of);

export const REASON = 'Carga não embarcada pelo remetente';
/** The CT-e after its cancellation was decided. */
export const cancel = async (of: Company, id: string, own: Payload = {}) => {
  const body = { reason: REASON, ...own };
  bodyOf(await send('POST', `/v1/cte/${id}/cancel`, testOf(of), body), 202, queuedAnswer);
  return settleEvents(testOf(of), id, 'cte');
};
/** The CT-e after its correction was decided. */
export const correct = async (of: Company, id: string, body: Payload) => {
  bodyOf(await send('POST', `/v1/cte/${id}/correct`, testOf(of), body), 202, queuedAnswer);
  return settleEvents(testOf(of), id, 'cte');
};
export const NOTE = { campo_corrigido: 'observacao', valor_corrigido: 'Entregar no portão 3' };
export const RECORD = { registro: 'Carga transbordada no porto de Santos' };

export const receipt = (own: Payload = {}): Payload => ({
  data_entrega: isoAt(Date.now()),
  documento_recebedor: '123456789',
  nome_recebedor: 'Ana',
  hash_entrega: 'foto da porta',
  ...own,
});
export const failure = (own: Payload = {}): Payload => ({
  data_tentativa_entrega: isoAt(Date.now()),
  motivo_insucesso: 1,
  ...own,
});

/** The CT-e after an event of the table. */
export const register = async (
  of: Company,
  id: string,
  kind: string,
  body: Payload,
): Promise<DocumentBody> => {
  const reply = await send('POST', `/v1/cte/${id}/eventos/${kind}`, testOf(of), body);
  expect(reply.status, reply.text).toBe(200);
  return settleEvents(testOf(of), id, 'cte');
};

/** Keys of the NF-e that a CT-e carries. */
export const notesOf = async (of: Company, id: string): Promise<readonly Payload[]> => {
  const { text } = await send('GET', `/v1/cte/${id}/xml`, testOf(of));
  const [, keys = ''] = /<infDoc>(.*)<\/infDoc>/s.exec(text) ?? [];
  return [...keys.matchAll(/<chave>(\w{44})/g)].map(([, chave_nfe]) => ({ chave_nfe }));
};

/** A CT-e with a receipt in force. */
export async function issueDelivery(from: Account) {
  const of = await newCompany(from, SOUTHERN);
  const { id } = await emitAuthorized(testOf(of), complete(of));
  const view = await register(of, id, 'comprovante-entrega', receipt({ notas: await notesOf(of, id) }));
  expect(view.events).toMatchObject([{ type: 'comprovante-entrega', status: 'autorizado' }]);
  return { of, id };
}
