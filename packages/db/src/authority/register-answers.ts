import type { AnswerKey, AnswerStore, StoredAnswer } from '@fiscal/core/activities/registers/answer-store';
import type { Db } from '../base/client.ts';
import { queryInAccount } from '../base/transaction.ts';
import { provenRows } from '../base/walls.ts';

const FIND = `
  select subject, message, (extract(epoch from asked_at) * 1000)::float8 as "askedAtMs"
    from register_answers
   where environment = $1 and service = $2 and subject = any($3)
   order by asked_at desc`;

const KEEP = `
  insert into register_answers (account_id, environment, service, subject, message, asked_at, keep_until)
  values ($1, $2, $3, $4, $5, $6, $7)
  on conflict (account_id, environment, service, subject) do update
     set message = excluded.message, asked_at = excluded.asked_at, keep_until = excluded.keep_until`;

const FIND_TOWN = `
  select subject, message, (extract(epoch from asked_at) * 1000)::float8 as "askedAtMs"
    from town_parameters
   where environment = $1 and subject = any($2)
   order by asked_at desc`;

/**
 * Answers of a real município are public; sandbox answers belong to their account. A refusal belongs to the company
 * that asked.
 */
const isPublic = ({ service, environment }: AnswerKey): boolean =>
  service === 'municipio' && environment === 1;

/** Answers of registers, by account: a party's registration is private to the account that asked. */
export const createRegisterAnswers = (db: Db): AnswerStore => ({
  async find(key, subjects) {
    const { accountId, environment, service } = key;
    if (isPublic(key)) {
      const stored = await db.pool.query<StoredAnswer>({
        name: 'find_town_parameters',
        text: FIND_TOWN,
        values: [environment, subjects],
      });
      return stored.rows;
    }
    const { rows } = await queryInAccount<{ subject: string; message: string; askedAtMs: number }>(
      db,
      accountId,
      { name: 'find_register_answers', text: FIND, values: [environment, service, subjects] },
    );
    return rows;
  },
  async keep(key, { subject, message, askedAtMs }, keepMs) {
    const { accountId, environment, service } = key;
    const times = [new Date(askedAtMs), new Date(askedAtMs + keepMs)] as const;
    if (isPublic(key)) {
      const [asked_at, keep_until] = times;
      const row = { environment, subject, message, asked_at, keep_until };
      await db.pool.query({
        name: 'keep_town_parameters',
        text: 'select keep_town_parameters($1, $2)',
        values: await provenRows(db.walls, 'town_parameters', row),
      });
      return;
    }
    await queryInAccount(db, accountId, {
      name: 'keep_register_answer',
      text: KEEP,
      values: [accountId, environment, service, subject, message, ...times],
    });
  },
});
