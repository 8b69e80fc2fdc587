import type { Ambiente } from '../../shell/ambiente-paths.ts';

/** Drafts, stored only in this browser by company and type. */
const PREFIX = 'emite:rascunho:';
const LAST = 'emite:emissao';

/** Drafts are separate for each environment. */
const keyOf = ({ clientId, type, environment }: DraftOf) =>
  `${PREFIX}${environment === 1 ? 'producao:' : ''}${clientId}:${type}`;

export interface DraftOf {
  readonly clientId: string;
  readonly type: string;
  readonly environment: Ambiente;
}

/** Runs storage access; null when the browser forbids it or has no room. */
export function quietly<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

export const readDraft = (of: DraftOf): string | null => quietly(() => localStorage.getItem(keyOf(of)));

/** Null forgets it. */
export function keepDraft(of: DraftOf, text: string | null): void {
  quietly(() => (text === null ? localStorage.removeItem(keyOf(of)) : localStorage.setItem(keyOf(of), text)));
}

/** The company and type of last time. */
export interface LastUsed {
  readonly clientId: string | null;
  readonly type: string | null;
}

export function readLast(): LastUsed {
  const [clientId, type] = quietly(() => localStorage.getItem(LAST))?.split(':') ?? [];
  return { clientId: clientId || null, type: type || null };
}

export function keepLast({ clientId, type }: LastUsed): void {
  quietly(() => localStorage.setItem(LAST, `${clientId ?? ''}:${type ?? ''}`));
}
