/** What somebody was writing, kept in this browser alone: by company and type. */
const PREFIX = 'emite:rascunho:';
const LAST = 'emite:emissao';

const keyOf = (clientId: string, type: string) => `${PREFIX}${clientId}:${type}`;

/** A browser may forbid it, or have no room left: then nothing is kept. */
function quietly<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}

export const readDraft = (clientId: string, type: string): string | null =>
  quietly(() => localStorage.getItem(keyOf(clientId, type)));

/** Null forgets it. */
export function keepDraft(clientId: string, type: string, text: string | null): void {
  quietly(() =>
    text === null
      ? localStorage.removeItem(keyOf(clientId, type))
      : localStorage.setItem(keyOf(clientId, type), text),
  );
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
