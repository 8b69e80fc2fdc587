import type { RangeScope, RangeStore, RangeWork } from '@fiscal/core/activities/inutilizacao-ports';
import { VOIDABLE_MODELS } from '@fiscal/core/vocabulary/voidable';
import { ambiente, oneOf } from '../base/parse.ts';
import type { Sql } from '../base/transaction.ts';
import { targetOfSpace } from '../numbers/number-space.ts';

interface Row {
  readonly read_at: Date;
  readonly created_at: Date;
  readonly deferrals: number;
  readonly client_id: string;
  readonly environment: number;
  readonly type: string;
  readonly modelo: string;
  readonly uf: string;
  readonly emitente: string;
  readonly ano: number;
  readonly serie: number;
  readonly inicio: number;
  readonly fim: number;
  readonly justificativa: string;
  readonly strict: boolean;
  readonly attempt_state: string | null;
  readonly signed: Buffer | null;
  readonly sends: number;
}

const LOAD = `
  select now() as read_at, created_at, deferrals, client_id, environment, type, modelo, uf, emitente, ano, serie, inicio, fim, justificativa, strict,
         attempt_state, signed, sends
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
  const { ano, serie, inicio, fim, justificativa, uf } = row;
  return {
    ...scope,
    readAtMs: row.read_at.getTime(),
    createdAtMs: row.created_at.getTime(),
    deferrals: row.deferrals,
    clientId: row.client_id,
    type: row.type,
    strict: row.strict,
    target: targetOfSpace(row.environment),
    faixa: {
      environment: ambiente(row.environment),
      uf,
      cnpj: row.emitente,
      modelo: oneOf(VOIDABLE_MODELS, row.modelo),
      ano,
      serie,
      inicio,
      fim,
      justificativa,
    },
    signed: row.signed && {
      state: row.attempt_state === 'enviando' ? 'enviando' : 'assinado',
      xml: row.signed,
      sends: row.sends,
    },
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
