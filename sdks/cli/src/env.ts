/** A variable of the process; null when it is not set, or empty. */
export const variable = (name: string): string | null => process.env[name] || null;
