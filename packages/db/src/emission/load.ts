import type { AttemptRow, EmissionWork, Scope } from '@fiscal/core/activities/ports';
import type { Completed, Problem, Tree } from '@fiscal/core/engine/document/definition';
import { CONTINGENCY_POLICIES, type Contingency } from '@fiscal/core/vocabulary/contingency';
import { ATTEMPT_STATES } from '@fiscal/core/vocabulary/states';
import { ambiente, documentStatus, oneOf } from '../base/parse.ts';
import type { Sql } from '../base/transaction.ts';
import { type IssuerColumns, issuerOf } from '../companies/issuer.ts';
import { type ConditionColumns, conditionOf } from '../contingency/conditions.ts';
import { targetOfRow } from '../numbers/number-space.ts';

interface Row extends IssuerColumns, ConditionColumns {
  readonly read_at: Date;
  readonly account_now: Date;
  readonly operation_id: string;
  readonly operation_created_at: Date;
  readonly deferrals: number;
  readonly contradictions: number;
  readonly abandoned: boolean;
  readonly prepared: string;
  readonly client_id: string;
  readonly type: string;
  readonly environment: number;
  readonly target: string | null;
  readonly status: string;
  readonly document_uf: string;
  readonly authorizer: string | null;
  readonly serie: number;
  readonly numero: number;
  readonly numero_given: boolean | null;
  readonly codigo_numerico: string;
  readonly access_key: string;
  readonly dh_emi: string;
  readonly redatable: boolean;
  readonly tp_emis: string;
  readonly strict: boolean;
  readonly completed: readonly Completed[] | null;
  readonly created_at: Date;
  readonly contingency: Contingency | null;
  readonly policy: string | null;
  readonly patience_ms: number;
  readonly forced: boolean;
  readonly renumbers: boolean;
  readonly contingency_serie: number | null;
}

interface AttemptColumns {
  readonly attempt_id: string | null;
  readonly attempt_key: string;
  readonly attempt_tp_emis: string;
  readonly attempt_state: string;
  readonly digest_value: string;
  readonly qr_code_url: string | null;
  readonly n_rec: string | null;
  readonly sends: number;
  readonly attempt_sent_at: Date | null;
  readonly said_c_stat: string | null;
  readonly said_x_motivo: string | null;
  readonly attempt_created_at: Date;
  readonly content: Buffer;
}

const LOAD = `
  select now() as read_at, account_now(d.account_id, coalesce(d.target, case d.environment when 2 then 'sandbox' end)) as account_now, o.id as operation_id, coalesce(p.created_at, o.created_at) as operation_created_at, coalesce(p.deferrals, 0) as deferrals,
         coalesce(p.contradictions, 0) as contradictions, coalesce(p.abandoned, false) as abandoned, o.prepared,
         d.client_id, d.type, d.environment, d.target, d.status, d.uf as document_uf, d.authorizer, d.serie, d.numero, d.numero_given, d.codigo_numerico, d.access_key,
         d.dh_emi, d.redatable, d.tp_emis, d.strict, d.completed, d.created_at, d.contingency,
         cs.policy, coalesce(cs.patience_ms, 0) as patience_ms, coalesce(cs.forced, false) as forced,
         coalesce(cs.renumbers, false) as renumbers, cs.serie as contingency_serie,
         sc.state, sc.failures, sc.first_failed_at, sc.last_failed_at, sc.cause, sc.mode,
         c.name, c.cnpj, c.ie, c.uf, c.csc_id, c.profile,
         a.id as attempt_id, a.access_key as attempt_key, a.tp_emis as attempt_tp_emis, a.state as attempt_state,
         a.digest_value, a.qr_code_url, a.n_rec, a.sends, a.created_at as attempt_created_at, x.content,
         case when a.state = 'enviando' then a.updated_at end as attempt_sent_at, a.c_stat as said_c_stat, a.x_motivo as said_x_motivo
    from operations o
    join documents d on d.id = o.document_id
    join clients c on c.id = d.client_id
    left join contingency_settings cs on cs.client_id = d.client_id and cs.environment = d.environment and cs.type = d.type
    left join service_conditions sc on sc.account_id = d.account_id and sc.type = d.type and sc.uf = d.uf
     and sc.target = coalesce(d.target, case d.environment when 1 then 'producao' else 'sandbox' end)
    left join pending_operations p on p.operation_id = o.id
    left join lateral (
      select * from attempts t where t.document_id = d.id and t.set_aside_at is null order by t.seq desc limit 1) a on true
    left join xml x on x.document_id = d.id and x.kind = 'assinado' and x.owner_id = a.id
   where o.document_id = $1 and o.kind = 'emit' and o.state = 'pendente'
   order by o.seq limit 1`;

/** All that the pending emission of a document needs; null when none is pending. */
export async function loadEmission(sql: Sql, scope: Scope): Promise<EmissionWork | null> {
  const { rows } = await sql.query<Row & AttemptColumns>({
    name: 'load_emission',
    text: LOAD,
    values: [scope.documentId],
  });
  const row = rows[0];
  if (!row) return null;
  // Our own JSON, written at acceptance.
  const prepared: { readonly tree: Tree; readonly problems: readonly Problem[] } = JSON.parse(row.prepared);
  return {
    readAtMs: row.read_at.getTime(),
    accountNowMs: row.account_now.getTime(),
    operationId: row.operation_id,
    operationCreatedAtMs: row.operation_created_at.getTime(),
    deferrals: row.deferrals,
    contradictions: row.contradictions,
    documentId: scope.documentId,
    accountId: scope.accountId,
    clientId: row.client_id,
    type: row.type,
    environment: ambiente(row.environment),
    target: targetOfRow(row),
    status: documentStatus(row.status),
    uf: row.document_uf,
    ...(row.authorizer === null ? {} : { authorizer: row.authorizer }),
    serie: row.serie,
    numero: row.numero,
    numeroGiven: row.numero_given ?? true,
    codigoNumerico: row.codigo_numerico,
    accessKey: row.access_key,
    dhEmi: row.dh_emi,
    redatable: row.redatable,
    tpEmis: row.tp_emis,
    tree: prepared.tree,
    problems: prepared.problems,
    completed: row.completed ?? [],
    strict: row.strict,
    issuer: issuerOf(row),
    createdAtMs: row.created_at.getTime(),
    abandoned: row.abandoned,
    contingency: {
      policy: row.policy === null ? 'desligada' : oneOf(CONTINGENCY_POLICIES, row.policy),
      patienceMs: row.patience_ms,
      forced: row.forced,
      renumbers: row.renumbers,
      serie: row.contingency_serie,
      service: conditionOf(row),
      issued: row.contingency,
    },
    attempt: attemptOf(row),
  };
}

function attemptOf(row: AttemptColumns): AttemptRow | null {
  if (row.attempt_id === null) return null;
  return {
    id: row.attempt_id,
    accessKey: row.attempt_key,
    tpEmis: row.attempt_tp_emis,
    state: oneOf(ATTEMPT_STATES, row.attempt_state),
    xml: row.content,
    digestValue: row.digest_value,
    qrCodeUrl: row.qr_code_url,
    nRec: row.n_rec,
    sends: row.sends,
    sentAtMs: row.attempt_sent_at?.getTime() ?? null,
    said: row.said_c_stat === null ? null : { cStat: row.said_c_stat, xMotivo: row.said_x_motivo ?? '' },
    createdAtMs: row.attempt_created_at.getTime(),
  };
}
