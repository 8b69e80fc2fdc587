import type { Pool } from 'pg';

export interface ScenarioUses {
  /** Counts one more use of a scenario for a document and returns how many there were, this one included. */
  count(world: string, chave: string, scenario: string): Promise<number>;
}

export function createScenarioUses(pool: Pool): ScenarioUses {
  return {
    count: async (world, chave, scenario) => {
      const { rows } = await pool.query<{ uses: number }>(
        `insert into scenario_uses (world, chave, scenario, uses) values ($1, $2, $3, 1)
         on conflict (world, chave, scenario) do update set uses = scenario_uses.uses + 1 returning uses`,
        [world, chave, scenario],
      );
      return rows[0]?.uses ?? 1;
    },
  };
}
