import type { Pool } from 'pg';

export interface ScenarioUses {
  /** Counts one more use of a scenario for a document and returns how many there were, this one included. */
  count(world: string, chave: string, scenario: string): Promise<number>;
  /** True for the first query of a document under `parado`. */
  refusesConsult(world: string, chave: string): Promise<boolean>;
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
    refusesConsult: async (world, chave) => {
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
