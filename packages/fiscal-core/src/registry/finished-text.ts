import type { OnRecord } from '../engine/document/definition.ts';
import { xMotivoOf } from './cstat.ts';

/** A template's placeholder: `[chNFe: 9999…][nRec:999…]`; of some tables the end is cut. */
const PLACEHOLDER = /\s*\[(\w+)\s*:?[^\]]*(?:\]|$)/g;

/** A placeholder as the authority fills it, or nothing where that is not known. */
function fillPlaceholder(name: string, onRecord: OnRecord | undefined): string {
  if (onRecord === undefined) return '';
  if (/^ch[A-Z]/.test(name)) return ` [${name}:${onRecord.chave}]`;
  if (name === 'nProt' && onRecord.protocolo !== undefined) return ` [nProt:${onRecord.protocolo}]`;
  return '';
}

/** The official text of a code as an authority would send it: what its template leaves open is filled in, or left out. */
export const finishedText = (type: string, code: string, onRecord?: OnRecord): string =>
  xMotivoOf(type, code)
    .replace(PLACEHOLDER, (_, name: string) => fillPlaceholder(name, onRecord))
    .replace(/\s+\.$/, '.')
    .trim() || `Rejeição ${code}`;
