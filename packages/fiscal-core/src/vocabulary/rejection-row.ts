/** Cause of a refusal with a code, and its fix. Source of the code's meaning: its row in the type's cStat table. */
export interface RejectionRow {
  readonly cStat: string;
  /** JSON field of the emission body to look at, `itens[].codigo_ncm`; absent when no one field is to blame. */
  readonly field?: string;
  /** XML tag it feeds; `NFref`, an element with children, when the code is about a whole group. */
  readonly tag?: string;
  /** pt-BR: why the authority refuses. */
  readonly cause: string;
  /** pt-BR: what to send or where to look, in the terms of /v1. */
  readonly fix: string;
  /** Manual, note and place of the rule, where the cStat table names none. */
  readonly source?: string;
}

/** A row that several document types share. */
export interface SharedRow extends Omit<RejectionRow, 'source'> {
  readonly types: readonly string[];
}

/** Explanations of the codes with which a document type's authority refuses. */
export interface Rejections {
  /** Types whose rows of `SharedRow` it reads: itself, and one that it specializes. */
  readonly types: readonly string[];
  /** Rows of the type; the first one of a code wins, and precedes a shared one. */
  readonly rows: readonly RejectionRow[];
  /** Title of its table of codes, and the manuals by the letters of that table. Source: the head of the table. */
  readonly table: string;
  readonly manuals: Readonly<Record<string, string>>;
}
