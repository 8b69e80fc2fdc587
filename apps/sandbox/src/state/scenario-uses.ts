import type { Pool } from 'pg';

export function createScenarioUses(pool: Pool) {
  return {
    /** Counts one more use of a scenario for a document and returns how many there were, this one included. */
    count: async (world: string, chave: string, scenario: string): Promise<number> => {
      const { rows } = await pool.query<{ uses: number }>(
        `insert into scenario_uses (world, chave, scenario, uses) values ($1, $2, $3, 1)
         on conflict (world, chave, scenario) do update set uses = scenario_uses.uses + 1 returning uses`,
        [world, chave, scenario],
      );
      return rows[0]?.uses ?? 1;
    },
    /** True for the first query of a document under `parado`. */
    refusesConsult: async (world: string, chave: string): Promise<boolean> => {
      const { rowCount } = await pool.query({
        name: 'scenario-refuses-consult',
        text: `insert into scenario_uses (world, chave, scenario, uses)
               select world, chave, 'parado: consulta', 1 from scenario_uses where world = $1 and chave = $2 and scenario = 'parado'
               on conflict do nothing`,
        values: [world, chave],
      });
      return rowCount === 1;
    },
  };
}

export type ScenarioUses = ReturnType<typeof createScenarioUses>;
