import type { Issuer } from '@fiscal/core/engine/document/definition';
import { ambienteOf, type Target, targetOf } from '@fiscal/core/vocabulary/target';
import type { Db } from '../base/client.ts';
import { idFloor, isUuid } from '../base/ids.ts';
import { queryInAccount } from '../base/transaction.ts';
import { type IssuerColumns, issuerOf } from '../companies/issuer.ts';

/** Body that a document of ours was asked for with. */
export interface EmissionBody {
  readonly id: string;
  readonly type: string;
  /** Nothing was filled in by the sandbox. */
  readonly strict: boolean;
  /** JSON, as it was received. */
  readonly body: string;
}

/** A company as its bodies are judged by. */
export interface ReplayedCompany {
  readonly issuer: Issuer;
  /** Lead of the account's clock at the emulated authorities, in ms. */
  readonly sandboxClockAheadMs: number;
}

/** Null for another account's company, or none. */
export async function replayedCompany(
  db: Db,
  accountId: string,
  clientId: string,
): Promise<ReplayedCompany | null> {
  if (!isUuid(clientId)) return null;
  const { rows } = await queryInAccount<IssuerColumns & { readonly aheadMs: number }>(db, accountId, {
    name: 'replayed_company',
    text: `select c.name, c.cnpj, c.ie, c.uf, c.csc_id, c.profile, coalesce(k.offset_ms, 0)::double precision as "aheadMs"
             from clients c left join account_clocks k on k.account_id = c.account_id
            where c.account_id = $1 and c.id = $2`,
    values: [accountId, clientId],
  });
  const [row] = rows;
  return row === undefined ? null : { issuer: issuerOf(row), sandboxClockAheadMs: row.aheadMs };
}

export interface EmissionBodiesQuery {
  readonly clientId: string;
  readonly target: Target;
  /** Documents accepted from then on. */
  readonly since: Date;
  /** Id of the last one read; null = begin with the newest. */
  readonly before: string | null;
  readonly limit: number;
  /** Bytes of the bodies, beyond which a page has only its first. */
  readonly bytes: number;
}

/** A page of the bodies of a company's own emissions, newest first; those of imports and those deleted by retention have none. */
export async function listEmissionBodies(
  db: Db,
  accountId: string,
  { clientId, target, since, before, limit, bytes }: EmissionBodiesQuery,
): Promise<EmissionBody[]> {
  const environment = ambienteOf(target);
  const { rows } = await queryInAccount<EmissionBody>(
    db,
    { accountId, plan: 'custom' },
    {
      name: 'emission_bodies',
      text: `select p.id, p.type, p.strict, p.body
               from (
                 select l.*, row_number() over pages as place, sum(octet_length(l.body)) over pages as bytes
                   from (
                     select d.id, d.type, d.strict, o.request as body
                       from documents d
                       join operations o on o.document_id = d.id and o.seq = 1 and o.kind = 'emit' and o.request is not null
                      where d.account_id = $1 and d.client_id = $2 and d.environment = $3 and coalesce(d.target, $4) = $5
                        and d.import_id is null and d.id >= $6 and ($7::uuid is null or d.id < $7)
                      order by d.id desc limit $8
                   ) l
                 window pages as (order by l.id desc)
               ) p
              where p.place = 1 or p.bytes <= $9
              order by p.id desc`,
      values: [
        accountId,
        clientId,
        environment,
        targetOf({ environment }),
        target,
        idFloor(since),
        before,
        limit,
        bytes,
      ],
    },
  );
  return rows;
}
