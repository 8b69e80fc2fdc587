import pg from 'pg';
import { databaseUrls, type TestTenant } from './test-database.ts';

/** Stores letters that came to a company’s test address before now, behind the walls. */
export async function storeEarlierLetters(
  { accountId, clientId }: Pick<TestTenant, 'accountId' | 'clientId'>,
  of: { readonly count: number; readonly domain: string; readonly bytes: number; readonly age: string },
  ownerUrl = databaseUrls().ownerUrl,
): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  try {
    await owner.query(
      `with made as (
         insert into imports (id, account_id, client_id, target, state, actor_kind, actor_id, kind, created_at, updated_at)
         select gen_random_uuid(), $1, $2, 'sandbox', 'concluida', 'system', 'letter', 'recebidos', now(), now()
           from generate_series(1, $3::integer)
         returning id
       ) insert into received_letters (id, account_id, client_id, environment, sender, sender_domain, digest, bytes, ignored, import_id, created_at)
         select gen_random_uuid(), $1, $2, 2, 's@' || $4, $4, sha256(id::text::bytea), $5, '{}', id, now() - $6::interval from made`,
      [accountId, clientId, of.count, of.domain, of.bytes, of.age],
    );
  } finally {
    await owner.end();
  }
}
