import type { Pool } from 'pg';
import { standingOf } from './standing.ts';

/** `encerrado` is of MDF-e, `substituido` of NFCom. */
export type Situacao = 'autorizado' | 'cancelado' | 'denegado' | 'encerrado' | 'substituido';

/** Unique key of a number at the authority. */
export interface NumberKey {
  readonly cUF: string;
  /** CNPJ or CPF as the key has it (14 characters). */
  readonly emitente: string;
  readonly modelo: string;
  readonly serie: number;
  readonly numero: number;
  /** Book of numbers (`bookOf`): the same number in another book is no clash. Absent = the book of the UF's authority. */
  readonly book?: string;
}

export interface StoredDocument extends NumberKey {
  readonly chave: string;
  readonly situacao: Situacao;
  readonly cStat: string;
  readonly xMotivo: string;
  readonly nProt: string;
  readonly dhRecbto: string;
  readonly digVal: string;
  /** `<protNFe>` as it was answered. */
  readonly prot: string;
  /** Signed document; null when only a scenario put it on record. */
  readonly xml: string | null;
  /** Resource that the document blocks while it is authorized: the plate of an MDF-e, `''` without one; absent for types that block nothing. */
  readonly holds?: string | null;
  /** tpEvento that completes the document: the inclusion of an MDF-e whose cargo comes by event. */
  readonly awaits?: string | null;
  /** Key of the replaced document, which is `substituido` from then on. */
  readonly replaces?: string | null;
}

/** Authorized documents of one emitter, neither canceled nor closed. */
export interface Standing {
  /** Documents with the same `holds`, oldest first. */
  readonly rivals: readonly StoredDocument[];
  readonly oldest: StoredDocument | null;
  /** The oldest that still waits for an event (`awaits`). */
  readonly awaiting: StoredDocument | null;
}

/** Why a number or key cannot be used again. */
export type Clash =
  | { readonly kind: 'mesma-chave'; readonly document: StoredDocument }
  | { readonly kind: 'outra-chave'; readonly document: StoredDocument }
  | { readonly kind: 'inutilizado'; readonly nProt: string };

export interface AuditedDocument {
  readonly chave: string;
  readonly situacao: Situacao;
  readonly cStat: string;
  readonly nProt: string;
  readonly dhRecbto: string;
  readonly digVal: string;
  readonly modelo: string;
  readonly serie: number;
  readonly numero: number;
  /** False when only a scenario put it on record. */
  readonly transmitted: boolean;
}

const COLUMNS = `chave, situacao, c_stat as "cStat", x_motivo as "xMotivo", n_prot as "nProt", dh_recbto as "dhRecbto",
  dig_val as "digVal", prot, xml, c_uf as "cUF", emitente, modelo, serie, numero`;
const NUMBER = 'world = $1 and c_uf = $2 and emitente = $3 and modelo = $4 and serie = $5';

const numberValues = (n: NumberKey) => [n.cUF, n.emitente, n.modelo, n.serie, n.numero];

export function createDocumentStore(pool: Pool) {
  const byChave = async (world: string, chave: string): Promise<StoredDocument | null> => {
    const { rows } = await pool.query<StoredDocument>({
      name: 'document-by-chave',
      text: `select ${COLUMNS} from documents where world = $1 and chave = $2`,
      values: [world, chave],
    });
    return rows[0] ?? null;
  };
  const byNumber = async (world: string, number: NumberKey): Promise<StoredDocument | null> => {
    const { rows } = await pool.query<StoredDocument>({
      name: 'document-by-number',
      text: `select ${COLUMNS} from documents where ${NUMBER} and numero = $6 and svc = $7`,
      values: [world, ...numberValues(number), number.book ?? ''],
    });
    return rows[0] ?? null;
  };
  const clash = async (world: string, chave: string, number: NumberKey): Promise<Clash | null> => {
    const document = (await byChave(world, chave)) ?? (await byNumber(world, number));
    if (document) return { kind: document.chave === chave ? 'mesma-chave' : 'outra-chave', document };
    const { rows } = await pool.query<{ nProt: string }>({
      name: 'voided-number',
      text: `select n_prot as "nProt" from voided_numbers where ${NUMBER} and $6 between numero_inicial and numero_final`,
      values: [world, ...numberValues(number)],
    });
    return rows[0] ? { kind: 'inutilizado', nProt: rows[0].nProt } : null;
  };
  return {
    byChave,
    byNumber,
    clash,
    ...standingOf<StoredDocument>(pool, COLUMNS),
    /** Records the document, or returns the clash with an earlier one. A single statement: of any number of rivals exactly one wins. */
    record: async (world: string, document: StoredDocument): Promise<Clash | null> => {
      const { rowCount } = await pool.query({
        name: 'record-document',
        text: `with recorded as (
                 insert into documents (world, c_uf, emitente, modelo, serie, numero, chave, situacao, c_stat, x_motivo, n_prot, dh_recbto, dig_val, prot, xml, holds, awaits, svc)
                 select $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $19
                  where not exists (select 1 from voided_numbers where ${NUMBER} and $6 between numero_inicial and numero_final)
                 on conflict do nothing returning chave
               ), replaced as (
                 update documents set situacao = 'substituido'
                  where world = $1 and chave = $18 and situacao = 'autorizado' and exists (select 1 from recorded)
               )
               select chave from recorded`,
        values: [world, ...numberValues(document), ...verdictValues(document), document.book ?? ''],
      });
      return rowCount === 1 ? null : clash(world, document.chave, document);
    },
    /** Cancels without an event, as if another system had done it long ago. */
    cancel: async (world: string, chave: string): Promise<void> => {
      await pool.query(`update documents set situacao = 'cancelado' where world = $1 and chave = $2`, [
        world,
        chave,
      ]);
    },
    /** For auditors: everything on record, newest first. */
    list: async (
      world: string,
      { chave, limit }: { readonly chave: string | null; readonly limit: number },
    ): Promise<AuditedDocument[]> => {
      const { rows } = await pool.query<AuditedDocument>(
        `select chave, situacao, c_stat as "cStat", n_prot as "nProt", dh_recbto as "dhRecbto", dig_val as "digVal",
                modelo, serie, numero, xml is not null as transmitted
           from documents where world = $1 and ($2::text is null or chave = $2) order by created_at desc limit $3`,
        [world, chave, limit],
      );
      return rows;
    },
    counts: async (world: string): Promise<Readonly<Record<Situacao, number>>> => {
      const { rows } = await pool.query<{ situacao: Situacao; count: number }>(
        'select situacao, count(*)::int as count from documents where world = $1 group by situacao',
        [world],
      );
      const counted = Object.fromEntries(rows.map(({ situacao, count }) => [situacao, count]));
      return { autorizado: 0, cancelado: 0, denegado: 0, encerrado: 0, substituido: 0, ...counted };
    },
  };
}

const verdictValues = (d: StoredDocument) => [
  d.chave,
  d.situacao,
  d.cStat,
  d.xMotivo,
  d.nProt,
  d.dhRecbto,
  d.digVal,
  d.prot,
  d.xml,
  d.holds ?? null,
  d.awaits ?? null,
  d.replaces ?? null,
];
