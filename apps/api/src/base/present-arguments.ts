/** The arguments that are neither absent nor null. */
export function presentArguments<T extends object>(args: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const kept: { [K in keyof T]?: NonNullable<T[K]> } = {};
  for (const name in args) {
    const value = args[name];
    if (value !== null && value !== undefined) kept[name] = value;
  }
  return kept;
}
