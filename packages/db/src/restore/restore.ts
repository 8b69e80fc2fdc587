import pg from 'pg';
import { inTransaction } from '../upkeep/in-transaction.ts';
import { OWNER_ROLE } from '../upkeep/roles.ts';
import { adoptImage } from './adopt.ts';
import { beginEpoch } from './epoch.ts';
import type { Image } from './images.ts';
import { askOnly, skipMargin, unsignedEmissions } from './margin.ts';

/** A send in the journal. */
export interface JournalledSend {
  readonly accountId: string;
  readonly subjectId: string;
  readonly image: Image;
}

export interface RestoreOptions {
  readonly ownerUrl: string;
  /** Age of a send from which an authority that does not know its key proves something. */
  readonly proofAfterMs: number;
  /** In order; null: there is no journal, and each série skips `margin` numbers. */
  readonly sends: AsyncIterable<JournalledSend> | null;
  readonly margin: number;
  /** Called with each row that a person has to check. */
  readonly suspect: (one: object) => void;
}

const OTHERS = `
  select count(*)::integer as count from pg_stat_activity
   where datname = current_database() and usename in ('emite_app', 'emite_worker')`;

/**
 * Prepares a database that was restored to an earlier moment: nothing later is numbered, named or sent again. A
 * second run with a journal adopts nothing twice.
 */
export async function restoreRows(
  options: RestoreOptions,
): Promise<Readonly<Record<string, number | string>>> {
  const client = new pg.Client({ connectionString: options.ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: number }>(OTHERS);
    if (rows[0]?.count !== 0)
      throw new Error(
        'APIs or workers are connected: stop them, or what they number now may be at the authority already',
      );
    await client.query(`set role ${OWNER_ROLE}`);
    const epoch = await inTransaction(client, () => beginEpoch(client));
    const counts = { adotado: 0, conhecido: 0, sem_empresa: 0, series: 0, perguntados: 0, sem_bytes: 0 };
    for await (const { image, ...send } of options.sends ?? []) {
      const adoption = await inTransaction(client, () => adoptImage(client, image));
      counts[adoption]++;
      if (adoption === 'sem_empresa') options.suspect({ kind: 'sem_empresa', ...send });
    }
    await inTransaction(client, async () => {
      const signed = options.sends === null;
      if (signed) {
        for (const series of await skipMargin(client, options.margin)) {
          counts.series++;
          options.suspect({ kind: 'numeros', ...series });
        }
        for (const document of await unsignedEmissions(client)) {
          counts.sem_bytes++;
          options.suspect({ kind: 'documento', ...document });
        }
      }
      const asked = await askOnly(client, { proofAfterMs: options.proofAfterMs, signed });
      counts.perguntados = asked.length;
      for (const one of asked) options.suspect({ kind: 'perguntado', ...one });
    });
    return { epoch: epoch.seq, ...counts };
  } finally {
    await client.end();
  }
}
