import type { Faixa } from '@fiscal/core/inutilizacao/definition';
import { newId } from '../base/ids.ts';
import type { Sql } from '../base/transaction.ts';
import { type Principal, targetOfPrincipal } from '../base/types.ts';
import { spaceOf } from '../numbers/number-space.ts';
import { lockSeries } from '../numbers/series.ts';
import { auditPerson } from '../records/audit.ts';
import { type IdempotentRequest, keepAnswer, knownAnswer } from '../records/idempotency.ts';

export interface RangeRequest {
  readonly principal: Pick<
    Principal,
    'accountId' | 'clientId' | 'environment' | 'testTarget' | 'tokenId' | 'person'
  >;
  /** Document type whose authority takes it. */
  readonly type: string;
  readonly strict: boolean;
  readonly faixa: Faixa;
  readonly idempotency: IdempotentRequest | null;
}

export type RangeResult =
  | { readonly kind: 'aceita' | 'repetida'; readonly inutilizacaoId: string }
  | { readonly kind: 'chave_idempotencia_reutilizada' }
  /** Numbers of the range that a document holds or has used, lowest first, at most ten. */
  | { readonly kind: 'numeros_em_uso'; readonly numeros: readonly number[] }
  /** Another request for some of these numbers has no answer yet. */
  | { readonly kind: 'operacao_em_andamento' };

const PENDING = `
  select 1 from inutilizacoes
   where account_id = $1 and environment = $2 and emitente = $3 and modelo = $4 and serie = $5 and state = 'pendente'
     and inicio <= $7 and fim >= $6`;

const IN_USE = `
  select numero from numbers
   where series_id = $1 and numero between $2 and $3 and state in ('reservado', 'usado') order by numero limit 10`;

/** Reserves free numbers of the range until the answer comes. */
const HOLD = `update numbers set state = 'reservado' where series_id = $1 and numero between $2 and $3 and state = 'livre'`;

/** Stores the counter: numbers of the range that it passes from here on are free again when the range is refused. */
const STORE = `
  insert into inutilizacoes
         (id, account_id, client_id, environment, type, modelo, uf, emitente, ano, serie, inicio, fim, justificativa, strict, state, next_numero)
  select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, 'pendente', next_numero from number_series where id = $15`;

/** Takes one range, under the lock of its série: no number of it is given to a document from here on. */
export async function acceptRange(sql: Sql, asked: RangeRequest): Promise<RangeResult> {
  const { principal, faixa, idempotency } = asked;
  const { accountId, clientId, environment } = principal;
  const target = targetOfPrincipal(principal);
  const space = spaceOf(target);
  const { cnpj, modelo, serie, inicio, fim } = faixa;
  const seriesId = await lockSeries(sql, accountId, {
    clientId,
    target,
    emitente: cnpj,
    modelo,
    serie,
  });
  const known = idempotency && (await knownAnswer(sql, principal, idempotency));
  if (known?.kind === 'chave_idempotencia_reutilizada') return known;
  if (known) return { kind: 'repetida', inutilizacaoId: rangeIdOf(known.body) };

  const pending = await sql.query({
    name: 'range_pending',
    text: PENDING,
    values: [accountId, space, cnpj, modelo, serie, inicio, fim],
  });
  if (pending.rowCount !== 0) return { kind: 'operacao_em_andamento' };
  const inUse = await sql.query<{ numero: number }>({
    name: 'range_in_use',
    text: IN_USE,
    values: [seriesId, inicio, fim],
  });
  if (inUse.rows.length > 0) return { kind: 'numeros_em_uso', numeros: inUse.rows.map((row) => row.numero) };

  const inutilizacaoId = newId();
  await sql.query({ name: 'range_hold', text: HOLD, values: [seriesId, inicio, fim] });
  await sql.query({
    name: 'range_store',
    text: STORE,
    values: [
      inutilizacaoId,
      accountId,
      clientId,
      space,
      asked.type,
      modelo,
      faixa.uf,
      cnpj,
      faixa.ano,
      serie,
      inicio,
      fim,
      faixa.justificativa,
      asked.strict,
      seriesId,
    ],
  });
  await auditPerson(sql, principal, {
    action: 'numbers.void',
    subject: { type: 'client', id: clientId },
    details: {
      environment,
      target,
      tipo: asked.type,
      cnpj,
      serie,
      inicio,
      fim,
      justificativa: faixa.justificativa,
      inutilizacaoId,
    },
  });
  if (idempotency)
    await keepAnswer(sql, principal, {
      request: idempotency,
      answer: {
        documentId: null,
        status: 200,
        body: { inutilizacaoId },
      },
    });
  return { kind: 'aceita', inutilizacaoId };
}

/** Our own JSON, stored with the first answer. */
function rangeIdOf(body: unknown): string {
  if (typeof body === 'object' && body !== null && 'inutilizacaoId' in body)
    return String(body.inutilizacaoId);
  throw new Error('An answer is kept under this key that names no range');
}
