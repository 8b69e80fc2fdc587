import type { Pool, QueryResultRow } from 'pg';

/** Documents of one emitter looked at for one answer. */
const STANDING_MAX = 200;
const STANDS = `world = $1 and emitente = $2 and situacao = 'autorizado'`;

/** Store of documents in force, for types whose documents block others. */
export function standingOf<Row extends QueryResultRow>(pool: Pool, columns: string) {
  const oldest = async (world: string, emitente: string, limit: number) => {
    const { rows } = await pool.query<Row>({
      name: 'documents-standing',
      text: `select ${columns} from documents where ${STANDS} and holds is not null order by created_at limit $3`,
      values: [world, emitente, limit],
    });
    return rows;
  };
  const rivals = async (world: string, emitente: string, holds: string) => {
    const { rows } = await pool.query<Row>({
      name: 'documents-holding',
      text: `select ${columns} from documents where ${STANDS} and holds = $3 order by created_at limit $4`,
      values: [world, emitente, holds, STANDING_MAX],
    });
    return rows;
  };
  const awaiting = async (world: string, emitente: string) => {
    const { rows } = await pool.query<Row>({
      name: 'documents-awaiting',
      text: `select ${columns} from documents d
              where ${STANDS} and awaits is not null
                and not exists (select 1 from events e where e.world = d.world and e.chave = d.chave and e.tp_evento = d.awaits)
              order by created_at limit 1`,
      values: [world, emitente],
    });
    return rows[0] ?? null;
  };
  return {
    /** Authorized documents of an emitter with `holds` set, also to `''`, oldest first. */
    unclosed: (world: string, emitente: string) => oldest(world, emitente, STANDING_MAX),
    /** Documents of the emitter that may block a new one with the same resource; `''` has no rivals. */
    standing: async (world: string, emitente: string, holds: string) => {
      const [same, [first], waiting] = await Promise.all([
        holds === '' ? [] : rivals(world, emitente, holds),
        oldest(world, emitente, 1),
        awaiting(world, emitente),
      ]);
      return { rivals: same, oldest: first ?? null, awaiting: waiting };
    },
  };
}
