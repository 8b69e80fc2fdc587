import { createHash } from 'node:crypto';
import type { ImportedState } from '@fiscal/core/vocabulary/imported';
import type { Ambiente } from '@fiscal/core/vocabulary/service';
import type { DocumentStatus } from '@fiscal/core/vocabulary/states';
import { idFloor } from '../base/ids.ts';
import type { Sql } from '../base/transaction.ts';

/** A way to search for documents of an account. */
export type DocumentSearch =
  | { readonly kind: 'chave'; readonly accessKey: string }
  /** Beginning of an access key; also as a reference. */
  | {
      readonly kind: 'parte';
      readonly beginning: string;
      readonly text: string;
      /** AAMM of all keys that begin so, which name their issuer behind it; absent where a key of NFS-e may begin so, too. */
      readonly aamm?: string | undefined;
    }
  /** End of an access key, of nine characters at least; also as a reference. */
  | { readonly kind: 'fim'; readonly end: string; readonly text: string }
  /** Also as a reference, when it was typed without a série, and as the code of a rejection. */
  | {
      readonly kind: 'numero';
      readonly serie: number | null;
      readonly numero: number;
      readonly text: string;
      readonly cStat?: string | undefined;
    }
  /** CNPJ or CPF of the other party, or of the company itself; also as a reference. */
  | { readonly kind: 'documento'; readonly documento: string; readonly text: string }
  /** In reais, a decimal text. */
  | { readonly kind: 'valor'; readonly valor: string }
  /** Part of the name of the recipient or of the company, or a whole reference. */
  | { readonly kind: 'texto'; readonly text: string };

export interface AccountDocumentFilter {
  readonly environment: Ambiente;
  /** Any of them; all when absent. */
  readonly types?: readonly string[] | undefined;
  readonly statuses?: readonly DocumentStatus[] | undefined;
  /** REJEITADA with this code; `statuses` is ignored. */
  readonly cStat?: string | undefined;
  readonly clientId?: string | undefined;
  /** Imported documents of this state alone. */
  readonly imported?: ImportedState | undefined;
  readonly ids?: readonly string[] | undefined;
  readonly search?: DocumentSearch | undefined;
  /** createdAt, inclusive. */
  readonly from?: Date | undefined;
  /** createdAt, exclusive. */
  readonly to?: Date | undefined;
  /** emittedAt, inclusive. */
  readonly emittedFrom?: Date | undefined;
  /** emittedAt, exclusive. */
  readonly emittedTo?: Date | undefined;
}

const DAY_MS = 86_400_000;

/** The earliest receipt of documents of a period: `emitted_at` is at most a day after the receipt (document_emission). */
export const receivedSince = ({
  emittedFrom,
}: Pick<AccountDocumentFilter, 'emittedFrom'>): Date | undefined =>
  emittedFrom && new Date(emittedFrom.getTime() - DAY_MS);

/** The result of a look-up before the list, which lets the list read few partitions, by an index. */
export interface Found {
  /** The only documents that match, or further ones that match too. */
  readonly ids: readonly string[];
  /** Companies of the account that the text means. */
  readonly clientIds: readonly string[];
  /** More documents match than were looked up. */
  readonly isWide?: boolean;
}

const HOUR_MS = 3_600_000;
/** A clock on Earth differs from UTC by this at most. */
const ZONE_MS = 14 * HOUR_MS;
/** Months begin with Brasília's midnight, but for the few documents of other clocks. */
const BRASILIA_MS = 3 * HOUR_MS;

/**
 * Moments between which documents of a month by their own clocks were emitted; one that was refused as dated more than
 * a day ahead may lie outside. `end`: when most of them have been received. @param aamm year and month, `2611`
 */
function monthOf(aamm: string) {
  const first = (later: number) =>
    Date.UTC(2000 + Number(aamm.slice(0, 2)), Number(aamm.slice(2)) - 1 + later);
  return {
    emittedFrom: new Date(first(0) - ZONE_MS),
    emittedTo: new Date(first(1) + ZONE_MS),
    end: new Date(first(1) + BRASILIA_MS),
  };
}

/** A statement that is prepared once for each of its texts; the server compares 63 characters of a name. */
export const prepareStatement = (name: string, text: string, values: readonly unknown[]) => ({
  name: `${name}_${createHash('sha256').update(text).digest('hex').slice(0, 24)}`,
  text,
  values: [...values],
});

/** The conditions of a filter. `lateFrom`: id of the first that may have been received after its month. */
export function conditionsOf(accountId: string, filter: AccountDocumentFilter, sought: Found | null) {
  const { types, search, cStat } = filter;
  const values: unknown[] = [accountId, filter.environment];
  const where = ['d.account_id = $1', 'd.environment = $2'];
  const put = (value: unknown) => `$${values.push(value)}`;
  // A single value is compared inside the index, several on the rows.
  const oneOf = (column: string, all: readonly string[], as = 'text') =>
    all.length === 1 ? `d.${column} = ${put(all[0])}::${as}` : `d.${column} = any (${put(all)}::${as}[])`;
  const and = (condition: (value: string) => string, value: unknown): void => {
    if (value !== undefined && value !== null) where.push(condition(put(value)));
  };
  and((id) => `d.id >= ${id}::uuid`, filter.from && idFloor(filter.from));
  and((id) => `d.id < ${id}::uuid`, filter.to && idFloor(filter.to));
  const boundEmission = (period: Pick<AccountDocumentFilter, 'emittedFrom' | 'emittedTo'>): void => {
    const earliest = receivedSince(period);
    and((id) => `d.id >= ${id}::uuid`, earliest && idFloor(earliest));
    and((at) => `d.emitted_at >= ${at}`, period.emittedFrom);
    and((at) => `d.emitted_at < ${at}`, period.emittedTo);
  };
  boundEmission(filter);
  and((code) => `d.status = 'REJEITADA' and d.c_stat = ${code}`, cStat);
  and((id) => `d.client_id = ${id}::uuid`, filter.clientId);
  and((state) => `d.import_state = ${state}`, filter.imported);
  and((ids) => `d.id = any (${ids}::uuid[])`, filter.ids);
  if (types !== undefined) where.push(oneOf('type', types));
  /** A condition that the found documents meet too, and all documents of the found companies. */
  const orFound = (condition: (value: string) => string, value: string) => {
    const any = [condition(put(value))];
    for (const [column, ids] of [
      ['id', sought?.ids ?? []],
      ['client_id', sought?.clientIds ?? []],
    ] as const)
      if (ids.length > 0) any.push(`d.${column} = any (${put(ids)}::uuid[])`);
    where.push(`(${any.join(' or ')})`);
  };
  let lateFrom: string | null = null;
  switch (search?.kind) {
    case 'texto':
      orFound((text) => `strpos(plain_text(d.destinatario), plain_text(${text})) > 0`, search.text);
      break;
    case 'documento':
      orFound((documento) => `d.documento_destinatario = ${documento}`, search.documento);
      break;
    case 'valor':
      and((valor) => `d.valor_total = ${valor}::numeric`, search.valor);
      break;
    case 'parte':
      if (sought?.isWide === true) {
        and(
          (key) => `d.access_key >= ${key} and d.access_key <= ${key} || repeat('Z', 50)`,
          search.beginning,
        );
        const month = search.aamm === undefined ? undefined : monthOf(search.aamm);
        if (month !== undefined) {
          boundEmission(month);
          lateFrom = put(idFloor(month.end));
        }
        if (sought.clientIds.length > 0) where.push(oneOf('client_id', sought.clientIds, 'uuid'));
      } else and((ids) => `d.id = any (${ids}::uuid[])`, sought?.ids);
      break;
    default:
      and((ids) => `d.id = any (${ids}::uuid[])`, sought?.ids);
  }
  return { where, values, put, oneOf, lateFrom };
}

/** A search without an index (by name or amount, in order of amount, or to count all) may read this long. */
const SCAN_MS = 5000;

export const limitScan = (sql: Sql) => sql.query(`set local statement_timeout = ${SCAN_MS}`);
