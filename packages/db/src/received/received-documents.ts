import type { JsonObject } from '@fiscal/core/engine/events/definition';
import type { ReceivedEvent } from '@fiscal/core/sefaz/received';
import type { EarlierManifestation, ManifestedNote } from '@fiscal/core/vocabulary/manifestation';
import {
  isManifestation,
  MANIFESTATION_STATUS,
  MANIFESTATIONS,
  type ManifestationKind,
  type ManifestationStatus,
  type ManifestationTerm,
  RECEIVED_ACTS,
  type ReceivedEventKind,
  TERM_KINDS,
} from '@fiscal/core/vocabulary/manifestation';
import {
  DISTRIBUTED_TYPES,
  type DistributedType,
  RECEIVED_SITUATIONS,
  type ReceivedSituation,
} from '@fiscal/core/vocabulary/received/distribution';
import { RECEIVED_PROOFS, type ReceivedProof } from '@fiscal/core/vocabulary/received/proof';
import { TARGETS, type Target } from '@fiscal/core/vocabulary/target';
import type { Db } from '../base/client.ts';
import { isUuid } from '../base/ids.ts';
import { ambiente, dateOrNull, oneOf, type Unchecked } from '../base/parse.ts';
import { inAccount, queryInAccount } from '../base/transaction.ts';
import type { CompanyScope } from '../base/types.ts';
import type { KeyQueryView } from './key-queries.ts';
import { type KeyQueryRow, keyQueryOf, keyQueryView } from './key-query-rows.ts';
import { ENDS_SOON, JUDGED, type JudgedRow, judgedNote, situationOf } from './manifestation-rows.ts';
import { containing, type LookedUp, lookUp } from './received-lookups.ts';

/** A document that others issued, of which the company is a party. */
export interface ReceivedDocument {
  readonly id: string;
  readonly clientId: string;
  readonly target: Target;
  readonly type: DistributedType;
  readonly accessKey: string;
  /** CNPJ (14) or CPF (11) of the issuer. */
  readonly emitente: string;
  readonly nome: string | null;
  readonly dhEmi: string;
  /** 0 entry, 1 exit; null: the type has neither. */
  readonly tpNF: string | null;
  /** Decimal text with two places. */
  readonly valorTotal: string;
  readonly protocolNumber: string;
  /** Null: a summary named none. */
  readonly digestValue: string | null;
  readonly situacao: ReceivedSituation;
  /** The whole note is stored, not only its summary. */
  readonly whole: boolean;
  /** CNPJ or CPF of the addressee, of the taker of a CT-e; null: not known. */
  readonly destinatario: string | null;
  /** The one in force, requested here. */
  readonly manifestacao: ManifestationKind | null;
  readonly proof: ReceivedProof;
  /** Evidence against the file that was sent; null: there is none. */
  readonly proofReason: string | null;
  /** Term to manifest of which the company was warned, while it runs and lacks its manifestation. */
  readonly deadline: { readonly term: ManifestationTerm; readonly endsAt: Date } | null;
  readonly receivedAt: Date;
  readonly updatedAt: Date;
}

/**
 * Parts of the inbox, each note in one: without a manifestation, with ciência alone, with a conclusive one, out of
 * force. `prazo`: those of the first two whose term ends soon.
 */
export const RECEIVED_TABS = ['novas', 'a_manifestar', 'manifestadas', 'canceladas', 'prazo'] as const;
export type ReceivedTab = (typeof RECEIVED_TABS)[number];

export interface ReceivedFilter {
  readonly type?: DistributedType;
  readonly emitente?: string;
  readonly situacao?: ReceivedSituation;
  readonly whole?: boolean;
  readonly accessKey?: string;
  /** `nenhuma`: without one in force. */
  readonly manifestacao?: ManifestationKind | 'nenhuma';
  readonly tab?: ReceivedTab;
  /** Part of the issuer's name. */
  readonly nome?: string;
  readonly numero?: number;
  /** Decimal text. */
  readonly valor?: string;
  /** Id of the last document of the page before. */
  readonly cursor?: string;
  readonly limit: number;
}

type Row = Unchecked<
  Omit<ReceivedDocument, 'deadline'>,
  'target' | 'type' | 'situacao' | 'manifestacao' | 'proof'
> & {
  /** Null: no term of the note ends soon. */
  readonly warned: string | null;
  readonly warnedUntil: Date | null;
};

const VIEW = `d.id, d.client_id as "clientId", d.target, d.type, d.access_key as "accessKey", d.emitente, d.nome, d.dh_emi as "dhEmi",
  d.tp_nf as "tpNF", d.valor_total::numeric(15, 2)::text as "valorTotal", d.protocol_number as "protocolNumber",
  d.digest_value as "digestValue", d.situacao, d.whole,
  d.destinatario, d.manifestacao, d.proof, d.proof_reason as "proofReason",
  case when ${ENDS_SOON} then d.warned end as warned, d.warned_until as "warnedUntil",
  d.received_at as "receivedAt", d.updated_at as "updatedAt"`;

const documentOf = ({ warned, warnedUntil, ...row }: Row): ReceivedDocument => ({
  ...row,
  deadline:
    warned === null || warnedUntil === null ? null : { term: oneOf(TERM_KINDS, warned), endsAt: warnedUntil },
  target: oneOf(TARGETS, row.target),
  type: oneOf(DISTRIBUTED_TYPES, row.type),
  situacao: situationOf(row.situacao),
  proof: oneOf(RECEIVED_PROOFS, row.proof),
  manifestacao: row.manifestacao === null ? null : oneOf(MANIFESTATIONS, row.manifestacao),
});

/** A newer release, rolled back since, may have written words that this one does not know: its rows wait for it. */
const KNOWN = [DISTRIBUTED_TYPES, RECEIVED_SITUATIONS] as const;

/** As in its index (received_documents_tab_idx). */
const TAB = `($11::text is null or $11 = case
       when d.type <> 'nfe' then null
       when d.situacao <> 'autorizada' then 'canceladas'
       when d.manifestacao is null then 'novas'
       when d.manifestacao = 'ciencia' then 'a_manifestar'
       else 'manifestadas' end)`;
/** Apart from the other tabs, so that its few notes are found by their index. */
const ENDING_TAB = `$11::text = 'prazo' and ${ENDS_SOON}`;

/** Digits of a number in an access key: 9, of an NFS-e 13. */
const NUMBER_DIGITS = [9, 13] as const;

const listOf = (tab: string) => `
  select ${VIEW} from received_documents d
   where d.account_id = $1 and d.environment = $2 and d.client_id = $3
     and d.type = any ($16) and d.situacao = any ($17)
     and ($4::uuid is null or d.id < $4) and ($5::text is null or d.emitente = $5) and ($6::text is null or d.situacao = $6)
     and ($7::boolean is null or d.whole = $7) and ($8::text is null or d.access_key = $8)
     and ($9::text is null or d.manifestacao = $9 or $9 = 'nenhuma' and d.manifestacao is null)
     and ($15::text is null or d.type = $15)
     and ${tab}
     and ($12::text is null or d.nome ilike $12) and ($18::text[] is null or d.nome = any ($18))
     and ($13::text[] is null or d.id = any (array(select n.id from find_received_number($3, $2, $13) n)))
     and ($14::numeric is null or d.valor_total = $14) and ($19::uuid[] is null or d.id = any ($19))
   order by d.id desc limit $10`;

/** Newest first; one more than `limit` is never returned. */
export async function listReceived(
  db: Db,
  scope: CompanyScope,
  filter: ReceivedFilter,
): Promise<{ readonly data: readonly ReceivedDocument[]; readonly next: string | null }> {
  const { nome, valor, limit } = filter;
  const { rows } =
    nome === undefined && valor === undefined
      ? await queryInAccount<Row>(
          db,
          { accountId: scope.accountId, plan: 'custom' },
          listQuery(scope, filter, { names: null, ids: null, more: false }),
        )
      : await inAccount(db, { accountId: scope.accountId, plan: 'custom' }, async (sql) => {
          const found = await lookUp(sql, scope, filter);
          if (found === null) return { rows: [] };
          const page = await sql.query<Row>(listQuery(scope, filter, found));
          // The other filters leave less than a page of the notes looked up: then the amount is compared as they are.
          return found.more && page.rows.length <= limit
            ? sql.query<Row>(listQuery(scope, filter, { ...found, ids: null }))
            : page;
        });
  const data = rows.slice(0, limit).map(documentOf);
  return { data, next: rows.length > limit ? (data.at(-1)?.id ?? null) : null };
}

function listQuery(
  { accountId, clientId, environment }: CompanyScope,
  filter: ReceivedFilter,
  { names, ids }: LookedUp,
) {
  const { cursor, emitente, situacao, whole, accessKey, manifestacao, limit, tab, nome, numero } = filter;
  return {
    ...(tab === 'prazo'
      ? { name: 'list_received_ending', text: listOf(ENDING_TAB) }
      : { name: 'list_received', text: listOf(TAB) }),
    values: [
      accountId,
      environment,
      clientId,
      cursor ?? null,
      emitente ?? null,
      situacao ?? null,
      whole ?? null,
      accessKey ?? null,
      manifestacao ?? null,
      limit + 1,
      tab ?? null,
      nome === undefined || names !== null ? null : containing(nome),
      numero === undefined ? null : NUMBER_DIGITS.map((digits) => String(numero).padStart(digits, '0')),
      filter.valor ?? null,
      filter.type ?? null,
      ...KNOWN,
      names,
      ids,
    ],
  };
}

/** Company and environment of a note of the account; null: there is none. */
export async function receivedOwner(
  db: Db,
  accountId: string,
  id: string,
): Promise<Pick<CompanyScope, 'clientId' | 'environment'> | null> {
  if (!isUuid(id)) return null;
  const { rows } = await queryInAccount<{ client_id: string; environment: number }>(db, accountId, {
    name: 'received_owner',
    text: 'select client_id, environment from received_documents where account_id = $1 and id = $2',
    values: [accountId, id],
  });
  const [row] = rows;
  return row === undefined ? null : { clientId: row.client_id, environment: ambiente(row.environment) };
}

/** An event of a note, as the authority handed it out; of an unconfirmed one also as it was sent. */
export interface ReceivedEventView extends ReceivedEvent {
  readonly id: string;
  readonly receivedAt: Date;
}

/** A manifestation of the note, requested here. */
export interface ManifestationView {
  readonly id: string;
  readonly tipo: ManifestationKind;
  readonly status: ManifestationStatus;
  readonly sequence: number | null;
  readonly justificativa: string | null;
  /** False: the company's policy requested it. */
  readonly requested: boolean;
  /** Reference of the order that the note fulfills; null: no order asked for it. */
  readonly referencia: string | null;
  readonly cStat: string | null;
  readonly xMotivo: string | null;
  readonly protocolNumber: string | null;
  readonly registeredAt: Date | null;
  readonly hasXml: boolean;
  readonly createdAt: Date;
}

/** Another event of the note, requested here. */
export interface RequestedEventView
  extends Omit<ManifestationView, 'tipo' | 'justificativa' | 'requested' | 'referencia'> {
  readonly kind: ReceivedEventKind;
  readonly request: JsonObject;
}

export interface ReceivedDetail extends ReceivedDocument {
  /** Null: the authority was not asked for its access key. */
  readonly keyQuery: KeyQueryView | null;
  readonly events: readonly ReceivedEventView[];
  /** Oldest first. */
  readonly manifestations: readonly ManifestationView[];
  /** Oldest first. */
  readonly requestedEvents: readonly RequestedEventView[];
  /** Facts by which its next manifestation or event is judged. */
  readonly moment: {
    readonly note: ManifestedNote;
    readonly earlier: readonly EarlierManifestation[];
    readonly nowMs: number;
  };
}

const GET = `
  select ${VIEW},
         coalesce((select jsonb_agg(e.facts || jsonb_build_object('id', e.id, 'receivedAt', e.received_at) order by e.nsu nulls last, e.id)
                     from (
                       select f.id, f.nsu, f.facts, f.received_at from received_files f
                        where f.client_id = d.client_id and f.target = d.target and f.access_key = d.access_key and f.kind = 'evento'
                       union all
                       select u.id, null, u.facts, u.received_at from received_uploads u
                        where u.client_id = d.client_id and u.target = d.target and u.access_key = d.access_key and u.kind = 'evento'
                          and d.proof <> 'confirmed') e), '[]') as events,
         coalesce((select jsonb_agg(jsonb_build_object(
                     'id', m.id, 'tipo', m.tipo, 'status', m.status, 'sequence', m.sequence, 'justificativa', m.justificativa,
                     'requested', m.requested, 'referencia', m.referencia, 'cStat', m.c_stat, 'xMotivo', m.x_motivo, 'protocolNumber', m.protocol_number,
                     'request', m.request, 'cancels', m.request ->> 'numero_protocolo', 'doubtful', m.status = 'erro' and m.sent,
                     'registeredAt', m.registered_at, 'hasXml', m.proc is not null, 'createdAt', m.created_at) order by m.id)
                     from received_manifestations m where m.received_id = d.id), '[]') as manifestations,
         ${JUDGED}, ${keyQueryOf('d')}, account_now(d.account_id, d.target) as now
    from received_documents d join clients c on c.id = d.client_id
   where d.account_id = $1 and d.environment = $2 and d.client_id = $3 and d.id = any ($4)
     and d.type = any ($5) and d.situacao = any ($6)
   order by d.id desc`;

type EventRow = ReceivedEvent & { readonly id: string; readonly receivedAt: string };
type ManifestationRow = Unchecked<
  Omit<ManifestationView, 'registeredAt' | 'createdAt'>,
  'tipo' | 'status'
> & {
  readonly request: JsonObject | null;
  readonly cancels: string | null;
  readonly doubtful: boolean;
  readonly registeredAt: string | null;
  readonly createdAt: string;
};
type DetailRow = Row &
  JudgedRow & {
    readonly events: readonly EventRow[];
    readonly manifestations: readonly ManifestationRow[];
    readonly keyQuery: KeyQueryRow;
    readonly now: Date;
  };

const actOf = ({ tipo, status, registeredAt, createdAt, ...row }: ManifestationRow) => ({
  ...row,
  tipo: oneOf(RECEIVED_ACTS, tipo),
  status: oneOf(MANIFESTATION_STATUS, status),
  registeredAt: dateOrNull(registeredAt),
  createdAt: new Date(createdAt),
});
type Act = ReturnType<typeof actOf>;

/** Answer to a request about the note. */
const answerOf = ({ id, status, sequence, cStat, xMotivo, ...act }: Act) => ({
  id,
  status,
  sequence,
  cStat,
  xMotivo,
  protocolNumber: act.protocolNumber,
  registeredAt: act.registeredAt,
  hasXml: act.hasXml,
  createdAt: act.createdAt,
});

const manifestationsOf = (acts: readonly Act[]): readonly ManifestationView[] =>
  acts.flatMap((act) => {
    const { tipo, justificativa, requested, referencia } = act;
    return isManifestation(tipo) ? [{ ...answerOf(act), tipo, justificativa, requested, referencia }] : [];
  });

const requestedOf = (acts: readonly Act[]): readonly RequestedEventView[] =>
  acts.flatMap((act) =>
    isManifestation(act.tipo) ? [] : [{ ...answerOf(act), kind: act.tipo, request: act.request ?? {} }],
  );

/** Documents of the company among these ids, the newest first. */
export async function someReceived(
  db: Db,
  { accountId, clientId, environment }: CompanyScope,
  ids: readonly string[],
): Promise<readonly ReceivedDetail[]> {
  const known = ids.filter(isUuid);
  if (known.length === 0) return [];
  const { rows } = await queryInAccount<DetailRow>(db, accountId, {
    name: 'get_received',
    text: GET,
    values: [accountId, environment, clientId, known, ...KNOWN],
  });
  return rows.map(detailOf);
}

/** Null: no such document of the company. */
export const getReceived = async (db: Db, scope: CompanyScope, id: string): Promise<ReceivedDetail | null> =>
  (await someReceived(db, scope, [id]))[0] ?? null;

function detailOf({ authorizedAt, company, facts, onRecord, now, ...row }: DetailRow): ReceivedDetail {
  const acts = row.manifestations.map(actOf);
  return {
    ...documentOf(row),
    keyQuery: keyQueryView(row.keyQuery),
    events: row.events.map((event) => ({ ...event, receivedAt: new Date(event.receivedAt) })),
    manifestations: manifestationsOf(acts),
    requestedEvents: requestedOf(acts),
    moment: {
      note: judgedNote({ ...row, authorizedAt, company, facts, onRecord }),
      earlier: acts.map(({ tipo, status, sequence, protocolNumber, cancels, doubtful }) => ({
        tipo,
        status,
        sequence,
        protocolNumber,
        cancels,
        doubtful,
      })),
      nowMs: now.getTime(),
    },
  };
}
