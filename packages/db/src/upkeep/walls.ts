import type pg from 'pg';

/** `bare`: bare account ids are believed, or something else needs no proof yet, because processes of a release before have none. */
export type WallsState = 'proven' | 'bare';

/** Processes carry in their name what they prove (`processName`). */
const CLOSE = `
  update _wall_rollout r
     set bare_ids = bare_ids and before.bare, open_people = open_people and before.open,
         open_attempts = open_attempts and before.attempts, open_powers = open_powers and before.powers,
         open_tables = open_tables and before.tables
    from (select coalesce(bool_or(a.application_name ~ '^emite_(app|worker)( keys=|$)'), false) as bare,
                 coalesce(bool_or(a.application_name ~ '^emite_app( proofs)?( keys=|$)'), false) as open,
                 coalesce(bool_or(a.application_name ~ '^emite_app( proofs( people)?)?( keys=|$)'), false) as attempts,
                 coalesce(bool_or(a.application_name ~ '^emite_(app|worker)( proofs( people| attempts)?)?( keys=|$)'), false) as powers,
                 coalesce(bool_or(a.application_name ~ '^emite_(app|worker)( proofs( people| attempts| powers)?)?( keys=|$)'), false) as tables
            from pg_stat_activity a
           where a.datname = current_database() and a.usename in ('emite_app', 'emite_worker')) before
   where (r.bare_ids or r.open_people or r.open_attempts or r.open_powers or r.open_tables) and exists (select from _wall_keys)`;

/** Ends the time of less proof: once some process has given a key and none of the release before is connected. */
export async function proveWalls(client: pg.Client): Promise<WallsState> {
  await client.query(CLOSE);
  const { rows } = await client.query<{ open: boolean }>(
    'select bare_ids or open_people or open_attempts or open_powers or open_tables as open from _wall_rollout',
  );
  return rows[0]?.open === false ? 'proven' : 'bare';
}
