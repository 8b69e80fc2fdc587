import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { DocumentDefinition, EmissionContext } from '../engine/document/definition.ts';
import { holds, manyOf } from '../testing/holds.ts';
import { hostileValue } from '../testing/hostile.ts';
import { refusalsOf } from '../testing/taken.ts';
import { parseXml } from '../xml/parse.ts';
import { DOCUMENTS } from './documents.ts';

type Body = Record<string, unknown>;
type Path = readonly string[];

const STRICT: EmissionContext = {
  ambiente: 2,
  issuer: { cnpj: '11222333000181', name: 'FORJA TESTE LTDA', ie: '110042490114', uf: 'SP' },
  nowMs: Date.parse('2026-11-21T10:00:00-03:00'),
  completeInSandbox: false,
  verProc: 'emite 1.0',
};
const LENIENT = { ...STRICT, completeInSandbox: true };

function fixturesOf(type: string): Body[] {
  const folder = new URL(`../documents/${type}/fixtures/`, import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.input.json'))
    .map((file): Body => JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
}

const isNode = (value: unknown): value is Body => typeof value === 'object' && value !== null;
/** Every place of a body, of groups and lists as well as of what they hold. */
const placesOf = (value: unknown, path: Path = []): readonly Path[] =>
  isNode(value)
    ? [path, ...Object.keys(value).flatMap((key) => placesOf(value[key], [...path, key]))]
    : [path];

/** The same body with another value at a place. */
function withValue(body: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(body))
    return body.map((one, i) => (String(i) === key ? withValue(one, rest, value) : one));
  return isNode(body) ? { ...body, [key]: withValue(body[key], rest, value) } : body;
}

const damagedBodies = (bodies: readonly Body[]) =>
  fc
    .constantFrom(...bodies)
    .chain((known) => {
      const change = fc.tuple(fc.constantFrom(...placesOf(known).slice(1)), hostileValue);
      return fc.tuple(fc.constant(known), fc.array(change, { minLength: 1, maxLength: 12 }));
    })
    .map(([known, changes]) =>
      changes.reduce<Body>((sent, [path, value]) => {
        const next = withValue(sent, path, value);
        return isNode(next) ? next : sent;
      }, known),
    );

/** Any input is refused in words or becomes a document that can be judged, written and read. */
function survive(definition: DocumentDefinition, sent: Body, context: EmissionContext): void {
  const taken = definition.take(sent, context);
  if ('refused' in taken) {
    expect(taken.refused.length).toBeGreaterThan(0);
    for (const { field, message } of [...taken.refused, ...taken.further()]) {
      expect(typeof field).toBe('string');
      expect(message).not.toBe('');
    }
    return;
  }
  const { tree, dhEmi, serie, numero } = taken;
  expect(dhEmi).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:00$/);
  const identity = { serie: serie ?? 1, numero: numero ?? 1, codigoNumerico: '48271935', dhEmi };
  const key = definition.finalize(tree, identity);
  expect(key).toMatch(/^[0-9A-Z]{44,45}$/);
  definition.validate(tree);
  const xml = definition.write(tree).toString();
  parseXml(xml);
  expect(Array.from(xml).every((character) => character >= ' ' || character === '\n')).toBe(true);
  definition.read(xml);
  definition.judgeAgain(tree, context);
}

/** Every field at the top of a type's documented body. */
const fieldsOf = ({ inputSchema }: DocumentDefinition): readonly string[] =>
  inputSchema instanceof z.ZodObject ? Object.keys(inputSchema.shape) : [];

describe.each(DOCUMENTS.map((definition) => [definition.nome, definition] as const))(
  'hostile bodies of %s',
  (_, definition) => {
    it.each([
      ['strict', STRICT],
      ['completed', LENIENT],
    ])('never throw, get a key and never yield broken XML: %s', (_mode, context) => {
      holds(
        fc.property(damagedBodies(fixturesOf(definition.type)), (sent) => survive(definition, sent, context)),
        60,
      );
    });

    it('find nothing under the names that every object has', () => {
      const fields = fieldsOf(definition);
      expect(fields.length).toBeGreaterThan(20);
      // One body is representative: each run is a whole document.
      for (const body of fixturesOf(definition.type).slice(0, manyOf(1)))
        for (const field of fields) survive(definition, { ...body, [field]: 'constructor' }, LENIENT);
    });

    it('never throw when they are no body at all', () => {
      holds(
        fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 8 })), (sent) => {
          expect(refusalsOf(definition, sent, STRICT)).not.toEqual([]);
          expect(refusalsOf(definition, sent, LENIENT)).not.toEqual([]);
        }),
        60,
      );
    });
  },
);
