import { child } from '@fiscal/core/xml/parse';
import { readPortal } from '../portal/read.ts';

/** A CT-e as it was authorized, by its groups. */
export type Cte = ReturnType<typeof readCte>;

/** Reads cteProc or CTe. */
export function readCte(xml: string | Uint8Array) {
  const { inf: infCte, ...groups } = readPortal(xml, 'CTe', 'de um CT-e');
  const norm = child(infCte, 'infCTeNorm');
  const infModal = norm && child(norm, 'infModal');
  return {
    ...groups,
    infCte,
    /** Present in a normal or a substitute CT-e; a complement has none. */
    norm,
    /** The modal's own body: `rodo`, `aereo`… */
    modal: infModal?.children[0],
  };
}
