import { env } from './env.ts';

/** Next calls it once, before the first request: a console that would be unsafe does not start, and says why. */
export function register(): void {
  try {
    env();
  } catch (error) {
    process.stderr.write(`${String(error)}\n`);
    process.exit(1);
  }
}
