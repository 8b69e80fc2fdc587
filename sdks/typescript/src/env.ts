/** A variable of the process; undefined in a browser. */
export const environmentOf = (name: string): string | undefined => globalThis.process?.env[name];
