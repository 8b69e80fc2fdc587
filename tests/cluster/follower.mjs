import { call } from '../../scripts/base/http.mjs';
import { waitFor } from '../../scripts/base/wait.mjs';
import { ask } from '../crash/database.mjs';

const FEED = `
  select 'msg_' || rtrim(translate(encode('\\x01'::bytea || int8send(c.xid::text::bigint) || int8send(c.seq), 'base64'), '+/', '-_'), '=') as id
    from document_changes c where c.account_id = $1 order by c.xid, c.seq`;

/**
 * Follows the change feed of a company's account by its cursor, from any API, as the documentation tells integrators
 * to: an unanswered request is repeated from the same cursor.
 * @type {(apiUrl: string, company: import('../crash/companies.mjs').Company) => Promise<{ seen: string[], stop: () =>
 *   Promise<void> }>}
 */
export async function followChanges(apiUrl, company) {
  const headers = { 'x-access-key': company.headersOf(2)['X-Access-Key'] ?? '' };
  /** @type {(query: string) => Promise<any>} */
  const page = async (query) =>
    (await call(`${apiUrl}/v1/changes?${query}`, { headers, expect: [200] })).body;
  /** @type {string[]} */
  const seen = [];
  let { nextCursor } = await page('');
  let going = true;
  const life = (async () => {
    while (going) {
      const body = await page(`after=${nextCursor}&wait=1`).catch(() => null);
      if (body === null) continue;
      seen.push(...body.data.map((/** @type {{ message: { id: string } }} */ { message }) => message.id));
      nextCursor = body.nextCursor;
    }
  })();
  return {
    seen,
    async stop() {
      going = false;
      await life;
    },
  };
}

/**
 * Faults of the follower against the rows: missed, repeated or out of order.
 * @type {(given: { cluster: { databases: import('../../scripts/stack/database.mjs').Databases }, company:
 *   import('../crash/companies.mjs').Company, seen: string[] }) => Promise<string[]>}
 */
export async function auditFeed({ cluster, company, seen }) {
  const rows = await ask(cluster, FEED, [company.accountId]);
  const ids = rows.map(({ id }) => id);
  // Permanently missed changes are reported below.
  await waitFor('the follower', () => seen.length >= ids.length, { timeoutMs: 30_000 }).catch(() => {});
  const known = new Set(seen);
  const missed = ids.filter((id) => !known.has(id));
  const faults = missed.length > 0 ? [`the feed skipped ${missed.length} of ${ids.length} changes`] : [];
  if (known.size < seen.length) faults.push(`the feed told ${seen.length - known.size} changes twice`);
  const inOrder = seen.filter((id, index) => ids[index] === id).length;
  if (missed.length === 0 && inOrder !== ids.length) faults.push('the feed told changes out of order');
  return faults;
}
