import type { Effect } from '@fiscal/core/engine/document/rule-switches';
import type { Db } from '../base/client.ts';
import { newId } from '../base/ids.ts';

/** An operator's word on a rule of a document type, for everyone or for a UF, a client or both. */
export interface SetSwitch {
  readonly type: string;
  readonly cStat: string;
  readonly uf: string | null;
  readonly clientId: string | null;
  readonly effect: Effect;
  readonly reason: string;
  readonly setBy: string;
  readonly setAt: Date;
}

/** The words in force, the weakest first: for all, for a UF, for a client, for a client in a UF. */
export async function listRuleSwitches(db: Db): Promise<readonly SetSwitch[]> {
  const { rows } = await db.pool.query<SetSwitch>(
    `select * from (
       select distinct on (type, c_stat, uf, client_id) type, c_stat as "cStat", uf, client_id::text as "clientId", effect, reason,
              set_by as "setBy", set_at as "setAt"
         from rule_switches order by type, c_stat, uf, client_id, set_at desc, id desc) newest
      where effect is not null
      order by "clientId" nulls first, uf nulls first, "cStat", type`,
  );
  return rows;
}

/** Switches that apply to a client, the weakest first. */
export async function listSwitchesOfClient(db: Db, clientId: string): Promise<readonly SetSwitch[]> {
  const all = await listRuleSwitches(db);
  return all.filter((one) => one.clientId === null || one.clientId === clientId);
}

/** Adds a word; earlier ones stay as history. `effect` null: the rule's own strength counts again. */
export async function setRuleSwitch(
  db: Db,
  {
    type,
    cStat,
    uf,
    clientId,
    effect,
    reason,
    setBy,
  }: Omit<SetSwitch, 'setAt' | 'effect'> & { readonly effect: Effect | null },
): Promise<void> {
  await db.pool.query(
    `insert into rule_switches (id, type, c_stat, uf, client_id, effect, reason, set_by) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [newId(), type, cStat, uf, clientId, effect, reason, setBy],
  );
}
