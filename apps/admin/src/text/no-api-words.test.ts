import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { fixWords } from '../features/readiness/fix-words.ts';

const SRC = path.resolve(import.meta.dirname, '..');

/** Pages for people who write programs: routes and names of the API are their subject. */
const FOR_INTEGRATORS = /^features\/(?:keys|webhooks|requests)\//;

/** A JSON field, a route or an environment variable. */
const API_WORD =
  /\/v1\/|\b(?:GET|POST|PUT|PATCH|DELETE) \/|\b[a-z]+(?:_[a-z]+)+\b|\b[A-Z]{2,}(?:_[A-Z]+)+\b|\b[a-z]{2,}[A-Z][a-z]+[A-Za-z]*\b/g;

const TABLES = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /(?:messages|texts|words)\.ts$/.test(file) && !FOR_INTEGRATORS.test(file),
);

/** Every text in a value; of a function those of its source, without what it puts in. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function')
    return [...String(value).matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g)].map(([, one, two, three]) =>
      (one ?? two ?? three ?? '').replaceAll(/\$\{[^}]*\}/g, ''),
    );
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const loaded = await Promise.all(
  TABLES.map(async (file) => {
    const module: unknown = await import(path.join(SRC, file));
    return [file, textsIn(module)] as const;
  }),
);

it('reads the tables of the console', () => {
  expect(TABLES.length).toBeGreaterThan(40);
  expect(loaded.flatMap(([, texts]) => texts).length).toBeGreaterThan(2000);
});

it('names no JSON field, route or environment variable to people', () => {
  const found = loaded.flatMap(([file, texts]) =>
    texts.flatMap((text) =>
      (text.includes(' ') ? (text.match(API_WORD) ?? []) : []).map((word) => `${file}: ${word}: ${text}`),
    ),
  );
  expect(found).toEqual([]);
});

it('has a remedy in both languages for every check of the readiness that a setting or a route would mend', () => {
  for (const check of [
    'transmissao',
    'responsavel_tecnico',
    'csrt',
    'csc',
    'endereco',
    'a1',
    'a1_validade',
    'serie',
  ])
    expect(Object.values(fixWords(check)?.fix ?? {}), check).toHaveLength(2);
});
