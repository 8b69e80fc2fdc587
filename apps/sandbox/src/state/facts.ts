import type { Pool } from 'pg';

/** Facts that others put on record about a document, and the fisco's restrictions on a company; each makes some operations impossible. */
export const FACTS = {
  documento: [
    /** NFS-e: the município grants, or denies, the analysis that was asked for. */
    'analise-deferida',
    'analise-indeferida',
    /** The fisco lets the document be canceled after the deadline. */
    'cancelamento-liberado',
    'circulacao',
    /** CT-e: another one complements it. */
    'complementado',
    /** CT-e: its delivery is on record. */
    'comprovante-entrega',
    /** NFCom: a note of co-billing refers to it. */
    'cofaturamento',
    'confirmacao-destinatario',
    'cte',
    'mdfe',
    /** NFCom: a note of adjustment refers to it. */
    'nota-ajuste',
    'prorrogacao-icms',
    'registro-entrega',
    /** CT-e and NFCom: another one takes its place. */
    'substituido',
    'suframa',
  ],
  emitente: [
    /** NF-e: the UF of the company takes no EPEC. */
    'epec-nao-permitido',
    'irregular',
    'nao-habilitado',
  ],
} as const;
export type Fact = (typeof FACTS)['documento' | 'emitente'][number];

export const createFactStore = (pool: Pool) => ({
  /** Facts about a key or a company. */
  of: async (world: string, subjects: readonly string[]): Promise<ReadonlySet<string>> => {
    const { rows } = await pool.query<{ fact: string }>({
      name: 'facts',
      text: 'select fact from facts where world = $1 and subject = any($2)',
      values: [world, subjects],
    });
    return new Set(rows.map((row) => row.fact));
  },
  set: async (
    world: string,
    subject: string,
    { fact, present }: { readonly fact: Fact; readonly present: boolean },
  ) => {
    await pool.query(
      present
        ? 'insert into facts (world, subject, fact) values ($1, $2, $3) on conflict do nothing'
        : 'delete from facts where world = $1 and subject = $2 and fact = $3',
      [world, subject, fact],
    );
  },
});
