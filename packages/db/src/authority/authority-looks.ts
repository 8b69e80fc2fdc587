import type { Db } from '../base/client.ts';
import { oneOf, type Unchecked } from '../base/parse.ts';

/** A company that may query an authority; `uf`: a UF in which any account has a company. */
export interface Asker {
  readonly kind: 'real' | 'sandbox' | 'uf';
  readonly accountId: string;
  readonly clientId: string;
  readonly uf: string;
}

const DAY_MS = 86_400_000;
/** Days after its last use for which an account's sandbox is still polled. */
const IN_USE_DAYS = 7;
const PER_UF = 5;
const ACCOUNTS_MAX = 2_000;

/**
 * Companies that may query the authorities, over all accounts; `turn` changes which companies with an A1 are chosen.
 * Worker role.
 */
export async function authorityAskers(db: Db, at: Date, turn: string): Promise<readonly Asker[]> {
  const { rows } = await db.pool.query<Unchecked<Asker, 'kind'>>({
    name: 'authority_askers',
    text: `select kind, account_id as "accountId", client_id as "clientId", uf from authority_askers($1, $2, $3, $4, $5)`,
    values: [at, new Date(at.getTime() - IN_USE_DAYS * DAY_MS), turn, PER_UF, ACCOUNTS_MAX],
  });
  return rows.map((row) => ({ ...row, kind: oneOf(['real', 'sandbox', 'uf'] as const, row.kind) }));
}

export interface LookKey {
  /** `producao`, or the account whose sandbox it is. */
  readonly world: string;
  readonly type: string;
  /** The authority; in a sandbox the UF. */
  readonly place: string;
}

const CLAIM = `
  insert into authority_looks as l (world, type, place, looked_at)
  select w.world, w.type, w.place, $4::timestamptz from unnest($1::text[], $2::text[], $3::text[]) as w (world, type, place)
  on conflict (world, type, place) do update set looked_at = excluded.looked_at
   where l.looked_at <= $4::timestamptz - $5 * interval '1 millisecond'
  returning l.world, l.type, l.place`;

/** Claims the keys that no process claimed within `everyMs`. Worker role. */
export async function claimLooks(
  db: Db,
  wanted: readonly LookKey[],
  { at, everyMs }: { readonly at: Date; readonly everyMs: number },
): Promise<readonly LookKey[]> {
  if (wanted.length === 0) return [];
  const of = (name: keyof LookKey) => wanted.map((key) => key[name]);
  const { rows } = await db.pool.query<LookKey>({
    name: 'claim_looks',
    text: CLAIM,
    values: [of('world'), of('type'), of('place'), at, everyMs],
  });
  return rows;
}

/** Removes claims of services that are no longer polled. Worker role. */
export async function forgetLooks(db: Db, at: Date): Promise<void> {
  await db.pool.query({
    name: 'forget_looks',
    text: `delete from authority_looks where looked_at < $1::timestamptz - interval '1 day'`,
    values: [at],
  });
}
