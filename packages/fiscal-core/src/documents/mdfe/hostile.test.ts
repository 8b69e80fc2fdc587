import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileValue } from '../../testing/hostile.ts';
import { parseXml } from '../../xml/parse.ts';
import { CARRIER, STRICT } from './fixtures/emit.ts';
import { mdfe } from './mdfe.ts';

type Body = Record<string, unknown>;
type Path = readonly string[];

const NAMES = ['completo', 'contrato', 'aereo', 'aquaviario', 'ferroviario', 'carregamento-posterior'];
const fixture = (name: string): Body =>
  JSON.parse(readFileSync(new URL(`./fixtures/${name}.input.json`, import.meta.url), 'utf8'));

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

const body = fc
  .constantFrom(...NAMES.map(fixture))
  .chain((known) => {
    const places = placesOf(known).slice(1);
    const change = fc.tuple(fc.constantFrom(...places), hostileValue);
    return fc.tuple(fc.constant(known), fc.array(change, { minLength: 1, maxLength: 12 }));
  })
  .map(([known, changes]) =>
    changes.reduce<Body>((sent, [path, value]) => {
      const next = withValue(sent, path, value);
      return isNode(next) ? next : sent;
    }, known),
  );

describe('hostile bodies', () => {
  it.each([
    ['strict', STRICT],
    ['completed', CARRIER],
  ])('never throw and never yield broken XML: %s', (_, context) => {
    fc.assert(
      fc.property(body, (sent) => {
        for (const { field, message } of mdfe.check(sent, context)) {
          expect(typeof field).toBe('string');
          expect(message).not.toBe('');
        }
        const { tree, dhEmi, problems } = mdfe.prepare(sent, context);
        expect(dhEmi).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:00$/);
        expect(Array.isArray(problems)).toBe(true);
        mdfe.validate(tree);
        const xml = mdfe.write(tree).toString();
        expect(parseXml(xml).root.name).toBe('MDFe');
        expect(Array.from(xml).every((character) => character >= ' ')).toBe(true);
        mdfe.read(xml);
      }),
      { numRuns: 400 },
    );
  });

  it('never throws on what is not a body at all', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 8 })), (sent) => {
        expect(mdfe.check(sent, STRICT).length).toBeGreaterThan(0);
        parseXml(mdfe.write(mdfe.prepare(sent, CARRIER).tree).toString());
      }),
      { numRuns: 300 },
    );
  });
});
