import type pg from 'pg';

const PIECE = 5_000;

/**
 * Gives documents that an earlier release wrote their moment of emission and their kind of operation, a short transaction for each
 * piece. Owner or worker role.
 *
 * @returns rows filled
 */
export async function fillEmissions(client: Pick<pg.Client, 'query'> | pg.Pool): Promise<number> {
  let filled = 0;
  for (;;) {
    const { rows } = await client.query<{ count: number }>('select fill_emissions($1) as count', [PIECE]);
    const count = rows[0]?.count ?? 0;
    filled += count;
    if (count < PIECE) return filled;
  }
}
