import { withValue } from './editor/json-edit.ts';
import { nodeAt } from './editor/json-path.ts';
import { type JsonObject, listNode, textNode } from './editor/json-tree.ts';

/** Sandbox scenarios that a text of the document can request. */
export const MARKERS = [
  { id: 'refuse', marker: 'SANDBOX(cStat=539)' },
  { id: 'queue', marker: 'SANDBOX(assincrono=2)' },
  { id: 'lostBefore', marker: 'SANDBOX(timeout=antes)' },
  { id: 'lostAfter', marker: 'SANDBOX(timeout=depois)' },
  { id: 'away', marker: 'SANDBOX(indisponivel=3)' },
  { id: 'http', marker: 'SANDBOX(http=503)' },
  { id: 'slow', marker: 'SANDBOX(lento=3000)' },
  { id: 'garbage', marker: 'SANDBOX(lixo)' },
  { id: 'halt', marker: 'SANDBOX(parado)' },
] as const;

const MARKER = /SANDBOX\([^)]*\)\s*/g;

/** The body with a marker in a field of free text, instead of the one that was there; null takes it out. */
export function setMarker(tree: JsonObject, field: string, marker: string | null): JsonObject {
  const found = nodeAt(tree, [field]);
  const texts = found?.kind === 'list' ? found.entries : found === undefined ? [] : [found];
  const [first, ...others] = texts;
  const before = first?.kind === 'text' || first?.kind === 'number' ? first.text : '';
  const rest = before.replace(MARKER, '').trim();
  const text = marker === null ? rest : `${marker} ${rest}`.trim();
  if (text === '' && others.length === 0) return withValue(tree, [field], undefined);
  const value = textNode(text);
  return withValue(tree, [field], found?.kind === 'list' ? listNode([value, ...others]) : value);
}

/** The marker a body has, if any. */
export const markerIn = (text: string): string | null => /SANDBOX\([^)]*\)/.exec(text)?.[0] ?? null;
