import type {
  ManifestationScope,
  ManifestationStore,
  ManifestationVerdict,
  ManifestationWork,
} from '@fiscal/core/activities/received/manifestation-ports';
import { RECEIVED_ACTS } from '@fiscal/core/vocabulary/manifestation';
import { TARGETS } from '@fiscal/core/vocabulary/target';
import type { Db } from '../base/client.ts';
import { ambiente, oneOf, type Unchecked } from '../base/parse.ts';
import { inScope, retryConflicts, type Sql } from '../base/transaction.ts';
import {
  EARLIER,
  type EarlierRow,
  earlierOf,
  JUDGED,
  type JudgedRow,
  judgedNote,
} from './manifestation-rows.ts';

/** Manifestations that are due, over all accounts; each is the caller's for `leaseMs`. Worker role. */
export async function claimManifestations(
  db: Db,
  { limit, leaseMs }: { readonly limit: number; readonly leaseMs: number },
): Promise<readonly ManifestationScope[]> {
  const { rows } = await retryConflicts(() =>
    db.pool.query<{ account_id: string; id: string }>({
      name: 'claim_manifestations',
      text: `select account_id, id from claim_manifestations($1, $2 * interval '1 millisecond')`,
      values: [limit, leaseMs],
    }),
  );
  return rows.map(({ account_id: accountId, id: manifestationId }) => ({ accountId, manifestationId }));
}

type Row = JudgedRow &
  Unchecked<
    Omit<ManifestationWork, keyof ManifestationScope | 'note' | 'earlier' | 'accountNowMs' | 'signed'>,
    'environment' | 'target' | 'tipo'
  > & {
    readonly earlier: readonly EarlierRow[];
    readonly accountNow: Date;
    readonly sequence: number | null;
    readonly signed: Buffer | null;
    readonly digestValue: string | null;
    readonly sent: boolean;
    readonly sends: number;
  };

const LOAD = `
  select m.client_id as "clientId", m.environment, m.target, c.uf, m.tipo, m.justificativa, coalesce(m.request, '{}') as request, ${JUDGED},
         d.dh_emi as "dhEmi", d.protocol_number as "protocolNumber",
         (${EARLIER} and e.id <> m.id) as earlier,
         (extract(epoch from now() - m.created_at) * 1000)::float8 as "ageMs", account_now(m.account_id, m.target) as "accountNow",
         m.deferrals, m.sequence, m.signed, m.digest_value as "digestValue", m.sent, m.sends
    from received_manifestations m join received_documents d on d.id = m.received_id join clients c on c.id = m.client_id
   where m.id = $1 and m.status = 'pendente'`;

async function load(sql: Sql, scope: ManifestationScope): Promise<ManifestationWork | null> {
  const { rows } = await sql.query<Row>({
    name: 'manifestation_load',
    text: LOAD,
    values: [scope.manifestationId],
  });
  const [row] = rows;
  if (row === undefined) return null;
  const { sequence, signed, digestValue, sent, sends } = row;
  return {
    ...scope,
    clientId: row.clientId,
    environment: ambiente(row.environment),
    target: oneOf(TARGETS, row.target),
    uf: row.uf,
    tipo: oneOf(RECEIVED_ACTS, row.tipo),
    justificativa: row.justificativa,
    request: row.request,
    accessKey: row.accessKey,
    dhEmi: row.dhEmi,
    protocolNumber: row.protocolNumber,
    note: judgedNote(row),
    earlier: row.earlier.map(earlierOf),
    ageMs: row.ageMs,
    accountNowMs: row.accountNow.getTime(),
    deferrals: row.deferrals,
    signed:
      sequence === null || signed === null || digestValue === null
        ? null
        : { sequence, xml: signed, digestValue, sent, sends },
  };
}

const SAVE = `
  update received_manifestations set sequence = $3, signed = $4, digest_value = $5, sent = false, sends = 0, updated_at = now()
   where id = $1 and status = 'pendente' and sequence is not distinct from $2::smallint`;

const SENDING = `
  update received_manifestations set sent = true, sends = sends + 1, updated_at = now()
   where id = $1 and status = 'pendente' and sequence = $2 and sends = $3`;

const DEFER = `
  update received_manifestations
     set due_at = now() + $2 * interval '1 millisecond', leased_until = null, deferrals = deferrals + 1, c_stat = $3, x_motivo = $4,
         sent = sent and not $5, updated_at = now()
   where id = $1 and status = 'pendente'`;

const SETTLE = `
  with settled as (
    update received_manifestations
       set status = $2, c_stat = $3, x_motivo = $4, protocol_number = $5, proc = $7, updated_at = now(),
           registered_at = case when $2 = 'registrada' then coalesce($6::timestamptz, account_now(account_id, target)) end
     where id = $1 and status = 'pendente'
    returning *
  ), noted as (
    update received_documents d set manifestacao = s.tipo, updated_at = now()
      from settled s where d.id = s.received_id and s.status = 'registrada' and s.request is null
  ), told as (
    insert into document_changes (account_id, client_id, environment, type, kind, subject_id, details)
    select account_id, client_id, environment, type, case when request is null then 'received.manifested' else 'received.requested' end, id,
           jsonb_strip_nulls(jsonb_build_object(
             'receivedId', received_id, 'accessKey', access_key, 'tipo', tipo, 'status', status, 'referencia', referencia))
      from settled
  )
  select received_id as "receivedId" from settled`;

/** Before the manifestation itself: an order that is announced now waits for its end. */
const LOCK_RECEIVING = `
  select s.client_id as "clientId", s.environment from received_settings s join received_manifestations m on m.client_id = s.client_id
     and m.environment = s.environment
   where m.id = $1 and s.policy = 'pedido' for update of s`;

/** The note is free for an order that named it meanwhile. */
const MATCH = 'select match_received_orders($1, $2, array[$3::uuid], $4)';

const settledValues = (verdict: ManifestationVerdict): readonly unknown[] => {
  if (verdict.kind === 'erro') return ['erro', null, verdict.xMotivo, null, null, null];
  if (verdict.kind === 'recusada') return ['recusada', verdict.cStat, verdict.xMotivo, null, null, null];
  const { cStat, xMotivo, nProt, dhRegEvento, proc } = verdict;
  const at = Date.parse(dhRegEvento ?? '');
  return ['registrada', cStat, xMotivo, nProt, Number.isNaN(at) ? null : new Date(at), proc];
};

/** @param options.onCommit called after a verdict, which other processes want to hear of */
export function createManifestationStore(
  db: Db,
  options: { readonly onCommit?: () => void } = {},
): ManifestationStore {
  /** Runs a statement on the row; false: it matched none. */
  const update = async (
    scope: ManifestationScope,
    statement: { readonly name: string; readonly text: string },
    values: readonly unknown[],
  ): Promise<boolean> => {
    const { rowCount } = await inScope(db, scope, (sql) =>
      sql.query({ ...statement, values: [scope.manifestationId, ...values] }),
    );
    return rowCount === 1;
  };
  return {
    load: (scope) => inScope(db, scope, (sql) => load(sql, scope)),
    saveBytes: (scope, { replaces, sequence, xml, digestValue }) =>
      update(scope, { name: 'manifestation_save', text: SAVE }, [replaces, sequence, xml, digestValue]),
    markSending: (scope, { sequence, sends }) =>
      update(scope, { name: 'manifestation_sending', text: SENDING }, [sequence, sends]),
    async defer(scope, { waitMs, cStat, reason, unsent }) {
      await update(scope, { name: 'manifestation_defer', text: DEFER }, [waitMs, cStat, reason, unsent]);
    },
    async settle(scope, verdict) {
      await inScope(db, scope, async (sql) => {
        const { manifestationId: id } = scope;
        const locked = await sql.query<{ clientId: string; environment: number }>({
          name: 'manifestation_receiving',
          text: LOCK_RECEIVING,
          values: [id],
        });
        const settled = await sql.query<{ receivedId: string }>({
          name: 'manifestation_settle',
          text: SETTLE,
          values: [id, ...settledValues(verdict)],
        });
        const [[of], [note]] = [locked.rows, settled.rows];
        if (of === undefined || note === undefined) return;
        const values = [of.clientId, of.environment, note.receivedId, []];
        await sql.query({ name: 'manifestation_orders', text: MATCH, values });
      });
      options.onCommit?.();
    },
  };
}
