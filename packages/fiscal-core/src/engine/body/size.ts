import type { Problem } from '../document/definition.ts';

const KIB = 1024;
/** The message element around the document. */
const AROUND_BYTES = KIB;

export interface SizeLimit {
  /** Maximum message size of an authority, KiB. */
  readonly kib: number;
  /** Field and tag of what makes a document large. */
  readonly field: string;
  readonly tag: string;
  /** pt-BR. */
  readonly fix: string;
  readonly source: string;
}

/** Faults of a document too large for any authority, reported before it is sent. */
export function sizeFaults({ kib, field, tag, fix }: SizeLimit, bytes: number): Problem[] {
  if (bytes <= kib * KIB - AROUND_BYTES) return [];
  const message = `O XML do documento tem ${Math.ceil(bytes / KIB)} KB; a SEFAZ aceita mensagens de até ${kib} KB.`;
  return [{ field, code: 'tamanho_invalido', message, tag, fix, cStat: '214' }];
}
