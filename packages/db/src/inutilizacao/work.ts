import type { RangeScope, RangeStore, RangeWork } from '@fiscal/core/activities/inutilizacao-ports';
import { VOIDABLE_MODELS } from '@fiscal/core/vocabulary/voidable';
import { ambiente, oneOf, type Unchecked } from '../base/parse.ts';
import type { Sql } from '../base/transaction.ts';
import { targetOfSpace } from '../numbers/number-space.ts';

type Row = Unchecked<RangeWork['faixa'], 'environment' | 'modelo'> &
  Pick<RangeWork, 'deferrals' | 'clientId' | 'type' | 'strict'> & {
    readonly readAt: Date;
    readonly createdAt: Date;
    readonly attemptState: string | null;
    readonly xml: Buffer | null;
    readonly sends: number;
  };

const LOAD = `
  select now() as "readAt", created_at as "createdAt", deferrals, client_id as "clientId", type, strict, attempt_state as "attemptState",
         signed as xml, sends, environment, uf, emitente as cnpj, modelo, ano, serie, inicio, fim, justificativa
    from inutilizacoes where id = $1 and state = 'pendente'`;

const SAVE = `
  update inutilizacoes set signed = $2, attempt_state = 'assinado' where id = $1 and state = 'pendente' and signed is null`;

const SENDING = `
  update inutilizacoes set attempt_state = 'enviando', sends = sends + 1
   where id = $1 and state = 'pendente' and signed is not null and sends = $2`;

const DEFER = `
  update inutilizacoes
     set due_at = now() + $2 * interval '1 millisecond', deferrals = deferrals + 1, wait_c_stat = $3, wait_reason = $4,
         attempt_state = case when $5 and attempt_state = 'enviando' then 'assinado' else attempt_state end
   where id = $1 and state = 'pendente'`;

export async function loadRange(sql: Sql, scope: RangeScope): Promise<RangeWork | null> {
  const { rows } = await sql.query<Row>({ name: 'range_load', text: LOAD, values: [scope.inutilizacaoId] });
  const row = rows[0];
  if (!row) return null;
  const { readAt, createdAt, attemptState, xml, sends, deferrals, clientId, type, strict, ...faixa } = row;
  return {
    ...scope,
    readAtMs: readAt.getTime(),
    createdAtMs: createdAt.getTime(),
    deferrals,
    clientId,
    type,
    strict,
    target: targetOfSpace(row.environment),
    faixa: {
      ...faixa,
      environment: ambiente(row.environment),
      modelo: oneOf(VOIDABLE_MODELS, row.modelo),
    },
    signed: xml && { state: attemptState === 'enviando' ? 'enviando' : 'assinado', xml, sends },
  };
}

export async function saveRangeBytes(
  sql: Sql,
  { inutilizacaoId }: RangeScope,
  xml: Buffer,
): Promise<boolean> {
  const { rowCount } = await sql.query({ name: 'range_save', text: SAVE, values: [inutilizacaoId, xml] });
  return rowCount === 1;
}

export async function markRangeSending(
  sql: Sql,
  { inutilizacaoId }: RangeScope,
  expectedSends: number,
): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'range_sending',
    text: SENDING,
    values: [inutilizacaoId, expectedSends],
  });
  return rowCount === 1;
}

export async function deferRange(
  sql: Sql,
  { inutilizacaoId }: RangeScope,
  wait: Parameters<RangeStore['deferRange']>[1],
): Promise<void> {
  await sql.query({
    name: 'range_defer',
    text: DEFER,
    values: [inutilizacaoId, wait.waitMs, wait.cStat, wait.reason, wait.unsent],
  });
}
