import type pg from 'pg';

/** `bare`: a bare account id is believed beside a proof, because processes of a release before need it. */
export type WallsState = 'proven' | 'bare';

/** Processes that prove accounts carry it in their name (`processName`). */
const CLOSE = `
  update _wall_rollout set bare_ids = false
   where bare_ids and exists (select from _wall_keys)
     and not exists (
       select from pg_stat_activity
        where datname = current_database() and usename in ('emite_app', 'emite_worker')
          and application_name ~ '^emite_(app|worker)( keys=|$)')`;

/** Ends the time in which bare ids are believed: once some process has given a key and none of the release before is connected. */
export async function proveWalls(client: pg.Client): Promise<WallsState> {
  await client.query(CLOSE);
  const { rows } = await client.query<{ bare_ids: boolean }>('select bare_ids from _wall_rollout');
  return rows[0]?.bare_ids === false ? 'proven' : 'bare';
}
