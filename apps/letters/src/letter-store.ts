import pg from 'pg';
import type { Letter } from './read-letter.ts';

/** Reasons to refuse a letter: no such address, or a quota that is used up for now. */
const REFUSALS = ['desconhecida', 'cota_da_empresa', 'cota_do_remetente', 'fila_cheia'] as const;
const CHECKED = ['aceita', ...REFUSALS] as const;
const KEPT = ['guardada', 'repetida', ...REFUSALS] as const;
export type Refusal = (typeof REFUSALS)[number];

/** Reasons to refuse a letter that was read: for good, or `demorada` for now. */
export type Unread = 'grande_demais' | 'arquivos_demais' | 'ilegivel' | 'demorada';

export interface Envelope {
  /** Part before the `@` of the recipient. */
  readonly local: string;
  /** Empty: an automatic answer. */
  readonly sender: string;
}

export type LetterStore = ReturnType<typeof openLetterStore>;

function outcomeOf<Outcome extends string>(known: readonly Outcome[], found: string | undefined): Outcome {
  const outcome = known.find((value) => value === found);
  if (outcome === undefined) throw new Error(`Unknown outcome ${found}`);
  return outcome;
}

const ROLE = `
  select current_user::text as role, r.rolsuper or r.rolbypassrls or r.rolcreaterole as powerful,
         exists (select from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v')
                    and has_table_privilege(c.oid, 'select, insert, update, delete')) as reads
    from pg_roles r where r.rolname = current_user`;

/** Stores letters as the role emite_letters, which executes three functions and reads no table. */
export function openLetterStore(options: {
  readonly url: string;
  readonly onIdleError: (error: Error) => void;
}) {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: 4,
    application_name: 'emite_letters',
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    query_timeout: 40_000,
    keepAlive: true,
  });
  pool.on('error', options.onIdleError);

  async function outcome(text: string, values: readonly unknown[]): Promise<string | undefined> {
    const { rows } = await pool.query<{ outcome: string }>(text, [...values]);
    return rows[0]?.outcome;
  }

  return {
    async check({ local, sender }: Envelope) {
      return outcomeOf(CHECKED, await outcome('select check_letter($1, $2) as outcome', [local, sender]));
    },
    /** Durable when it resolves. */
    async keep({ local, sender }: Envelope, { files, ignored, digest }: Letter) {
      const [names, contents] = [files.map(({ name }) => name), files.map(({ content }) => content)];
      const values = [local, sender, digest, ignored, names, contents];
      return outcomeOf(KEPT, await outcome('select keep_letter($1, $2, $3, $4, $5, $6) as outcome', values));
    },
    /** Counts a letter that was refused after its last byte, as the quotas do. */
    async refuse({ local, sender }: Envelope, reason: Unread): Promise<void> {
      await pool.query('select refuse_letter($1, $2, $3)', [local, sender, reason]);
    },
    /** @throws when the role could do more than store letters. */
    async assertRole(): Promise<void> {
      const { rows } = await pool.query<{ role: string; powerful: boolean; reads: boolean }>(ROLE);
      const [found] = rows;
      if (found?.role === 'emite_letters' && !found.powerful && !found.reads) return;
      throw new Error(
        `Refusing to start: database role "${found?.role}" may do more than store letters. Use the url that \`migrate\` prints for emite_letters.`,
      );
    },
    close: () => pool.end(),
  };
}
