/**
 * Compiles source text generated from a layout table into a function of `scope`. The text is made of the table's own names and of
 * numbers, never of a caller's data; unrolled access to known keys is what makes writing and validating as fast as they are.
 */
export function generate<Scope extends object, Made>(scope: Scope, source: string): Made {
  const names = Object.keys(scope);
  // oxlint-disable-next-line typescript/no-implied-eval -- the point of this file; the source is the table's, see above
  const made: unknown = new Function(...names, `'use strict';\n${source}`)(...Object.values(scope));
  // oxlint-disable-next-line typescript/consistent-type-assertions -- the type of generated code is what its generator says
  return made as Made;
}

/** A property access in generated source. */
export const access = (object: string, key: string): string => `${object}[${JSON.stringify(key)}]`;
