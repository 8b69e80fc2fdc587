import { randomInt } from 'node:crypto';
import type { Prepared } from '@fiscal/core/engine/document/definition';
import type { AcceptRequest, Identify, Principal } from '../base/types.ts';
import type { LoggedRequest } from '../records/request-log.ts';

/** An emission as the API would hand it over. */
export function acceptRequest(
  principal: Principal,
  changes: Partial<Omit<AcceptRequest, 'prepared' | 'principal'>> & {
    readonly prepared?: Partial<Prepared>;
  } = {},
): AcceptRequest {
  const { prepared, ...rest } = changes;
  const tree = { infNFe: { ide: { natOp: 'Venda' } } };
  return {
    principal,
    type: 'nfe',
    modelo: '55',
    payload: '{"natureza_operacao":"Venda"}',
    creditsMilli: 1000,
    strict: false,
    refuseFaults: false,
    referencia: null,
    idempotency: null,
    ...rest,
    prepared: {
      tree,
      dhEmi: '2026-11-21T10:00:00-03:00',
      redatable: true,
      emitente: principal.issuer.cnpj,
      uf: principal.issuer.uf,
      defaultSerie: 1,
      tpEmis: '1',
      numberTerms: {
        field: 'numero',
        tag: 'nNF',
        taken: { numero: '539', chave: '204', inutilizado: '206' },
      },
      problems: [],
      completed: [],
      notices: [],
      totals: () => ({}),
      summary: { destinatario: null, documentoDestinatario: null, valorTotal: null, operacao: null },
      ...prepared,
    },
  };
}

export const randomCodigo = (): string => String(randomInt(1e7, 1e8 - 1));

/** A key of the right shape; its check digit is of no matter here. */
export const identify: Identify = ({ principal, prepared }, { documentId, serie, numero }) => {
  const { codigoNumerico = randomCodigo() } = prepared;
  const accessKey = `352611${principal.issuer.cnpj}55${String(serie).padStart(3, '0')}${String(numero).padStart(9, '0')}1${codigoNumerico}0`;
  const body = { message: 'Documento na fila', invoiceId: documentId, accessKey };
  return { codigoNumerico, accessKey, answer: { status: 202, body } };
};

/** A refused emission, as the API would put it down. */
export const loggedRequest = (
  { test }: { readonly test: Principal },
  changes: Partial<LoggedRequest> = {},
): LoggedRequest => ({
  accountId: test.accountId,
  requestId: 'req_teste',
  at: new Date(),
  method: 'POST',
  route: '/v1/nfe/emit',
  operation: null,
  status: 400,
  code: 'requisicao_invalida',
  errors: [{ field: 'itens', code: 'campo_obrigatorio', message: 'O campo itens é obrigatório.' }],
  ms: 12,
  clientId: test.clientId,
  environment: 2,
  credential: 'token',
  credentialId: test.tokenId,
  documentId: null,
  ...changes,
});
