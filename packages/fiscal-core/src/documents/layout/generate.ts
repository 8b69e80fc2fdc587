/**
 * Compiles source text generated from a layout table into a function of `scope`. The text is made of the table's own names and of
 * numbers, never of a caller's data; unrolled access to known keys is what makes writing and validating as fast as they are.
 */
export function generate<Scope extends object, Made>(scope: Scope, source: string): Made {
  const names = Object.keys(scope);
  const make: unknown = new Function(...names, `'use strict';\n${source}`)(...Object.values(scope));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type of generated code is what its generator says
  return make as Made;
}

/** A property access in generated source. */
export const access = (object: string, key: string): string => `${object}[${JSON.stringify(key)}]`;
