/** The arguments that are neither absent nor null. */
export function presentArguments<T extends object>(args: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const present: { [K in keyof T]?: NonNullable<T[K]> } = {};
  for (const name in args) {
    const value = args[name];
    if (value !== null && value !== undefined) present[name] = value;
  }
  return present;
}
