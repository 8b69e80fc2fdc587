import { MANIFESTATION_TERMS } from '@fiscal/core/vocabulary/manifestation';
import type { Db } from '@fiscal/db/base/client';
import { type TermWarnings, warnManifestations } from '@fiscal/db/received/deadline-warnings';

const PIECE = 500;

/** Warns of every received NF-e whose term to manifest ends soon. `onWarned` is called after each commit. */
export async function warnOfTerms(
  db: Db,
  onWarned: (warned: readonly TermWarnings[]) => void,
): Promise<void> {
  for (const rule of MANIFESTATION_TERMS)
    for (;;) {
      const warned = await warnManifestations(db, rule, PIECE);
      if (warned.length === 0) break;
      onWarned(warned);
    }
}
