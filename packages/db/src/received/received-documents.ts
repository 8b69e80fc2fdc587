import type { ReceivedEvent } from '@fiscal/core/sefaz/received';
import type { Ambiente } from '@fiscal/core/vocabulary/service';
import { TARGETS, type Target } from '@fiscal/core/vocabulary/target';
import type { Db } from '../base/client.ts';
import { isUuid } from '../base/ids.ts';
import { oneOf } from '../base/parse.ts';
import { queryInAccount } from '../base/transaction.ts';

export const RECEIVED_SITUATIONS = ['autorizada', 'denegada', 'cancelada'] as const;
export type ReceivedSituation = (typeof RECEIVED_SITUATIONS)[number];

/** A note that others issued to a company. */
export interface ReceivedDocument {
  readonly id: string;
  readonly clientId: string;
  readonly target: Target;
  readonly type: string;
  readonly accessKey: string;
  /** CNPJ (14) or CPF (11) of the issuer. */
  readonly emitente: string;
  readonly nome: string | null;
  readonly dhEmi: string;
  /** 0 entry, 1 exit. */
  readonly tpNF: string;
  /** Decimal text with two places. */
  readonly valorTotal: string;
  readonly protocolNumber: string;
  readonly situacao: ReceivedSituation;
  /** The whole note is stored, not only its summary. */
  readonly whole: boolean;
  readonly receivedAt: Date;
  readonly updatedAt: Date;
}

/** A company in one environment, as its token names it. */
export interface ReceivedScope {
  readonly accountId: string;
  readonly clientId: string;
  readonly environment: Ambiente;
}

export interface ReceivedFilter {
  readonly emitente?: string;
  readonly situacao?: ReceivedSituation;
  readonly whole?: boolean;
  readonly accessKey?: string;
  /** Id of the last document of the page before. */
  readonly cursor?: string;
  readonly limit: number;
}

type Row = Omit<ReceivedDocument, 'target' | 'situacao'> & {
  readonly target: string;
  readonly situacao: string;
};

const VIEW = `d.id, d.client_id as "clientId", d.target, d.type, d.access_key as "accessKey", d.emitente, d.nome, d.dh_emi as "dhEmi",
  d.tp_nf as "tpNF", d.valor_total::numeric(15, 2)::text as "valorTotal", d.protocol_number as "protocolNumber", d.situacao, d.whole,
  d.received_at as "receivedAt", d.updated_at as "updatedAt"`;

const documentOf = (row: Row): ReceivedDocument => ({
  ...row,
  target: oneOf(TARGETS, row.target),
  situacao: oneOf(RECEIVED_SITUATIONS, row.situacao),
});

const LIST = `
  select ${VIEW} from received_documents d
   where d.account_id = $1 and d.environment = $2 and d.client_id = $3
     and ($4::uuid is null or d.id < $4) and ($5::text is null or d.emitente = $5) and ($6::text is null or d.situacao = $6)
     and ($7::boolean is null or d.whole = $7) and ($8::text is null or d.access_key = $8)
   order by d.id desc limit $9`;

/** Newest first; one more than `limit` is never returned. */
export async function listReceived(
  db: Db,
  { accountId, clientId, environment }: ReceivedScope,
  { cursor, emitente, situacao, whole, accessKey, limit }: ReceivedFilter,
): Promise<{ readonly data: readonly ReceivedDocument[]; readonly next: string | null }> {
  const { rows } = await queryInAccount<Row>(
    db,
    accountId,
    {
      name: 'list_received',
      text: LIST,
      values: [
        accountId,
        environment,
        clientId,
        cursor ?? null,
        emitente ?? null,
        situacao ?? null,
        whole ?? null,
        accessKey ?? null,
        limit + 1,
      ],
    },
    'custom',
  );
  const data = rows.slice(0, limit).map(documentOf);
  return { data, next: rows.length > limit ? (data.at(-1)?.id ?? null) : null };
}

/** An event of a note, as the authority handed it out. */
export interface ReceivedEventView extends ReceivedEvent {
  readonly id: string;
  readonly nsu: number;
  readonly receivedAt: Date;
}

export interface ReceivedDetail extends ReceivedDocument {
  readonly events: readonly ReceivedEventView[];
}

const GET = `
  select ${VIEW},
         coalesce((select jsonb_agg(e.facts || jsonb_build_object('id', e.id, 'nsu', e.nsu, 'receivedAt', e.received_at) order by e.nsu)
                     from received_files e
                    where e.client_id = d.client_id and e.target = d.target and e.access_key = d.access_key and e.kind = 'evento'), '[]') as events
    from received_documents d
   where d.account_id = $1 and d.environment = $2 and d.client_id = $3 and d.id = $4`;

type EventRow = ReceivedEvent & { readonly id: string; readonly nsu: number; readonly receivedAt: string };

/** Null: no such document of the company. */
export async function getReceived(
  db: Db,
  { accountId, clientId, environment }: ReceivedScope,
  id: string,
): Promise<ReceivedDetail | null> {
  if (!isUuid(id)) return null;
  const { rows } = await queryInAccount<Row & { readonly events: readonly EventRow[] }>(db, accountId, {
    name: 'get_received',
    text: GET,
    values: [accountId, environment, clientId, id],
  });
  const [row] = rows;
  if (row === undefined) return null;
  const events = row.events.map((event) => ({ ...event, receivedAt: new Date(event.receivedAt) }));
  return { ...documentOf(row), events };
}

const CONTENT = `
  select f.kind, f.content from received_documents d
    join received_files f on f.client_id = d.client_id and f.target = d.target and f.access_key = d.access_key
   where d.account_id = $1 and d.environment = $2 and d.client_id = $3 and d.id = $4 and f.kind in ('nota', 'resumo')
   order by f.kind = 'nota' desc, f.nsu desc limit 1`;

/** The whole note, or its summary while there is no more; gzip. Null: no such document of the company. */
export async function readReceivedXml(
  db: Db,
  { accountId, clientId, environment }: ReceivedScope,
  id: string,
): Promise<{ readonly kind: 'nota' | 'resumo'; readonly zipped: Buffer } | null> {
  if (!isUuid(id)) return null;
  const { rows } = await queryInAccount<{ kind: string; content: Buffer }>(db, accountId, {
    name: 'read_received_xml',
    text: CONTENT,
    values: [accountId, environment, clientId, id],
  });
  const [row] = rows;
  return row === undefined
    ? null
    : { kind: oneOf(['nota', 'resumo'] as const, row.kind), zipped: row.content };
}
