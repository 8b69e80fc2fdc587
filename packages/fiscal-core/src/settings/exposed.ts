import type { z } from 'zod';
import { isThisMachine } from './this-machine.ts';

/** Settings that are unsafe in a process that others reach or that transmits live; each is looked at where a process has it. */
interface Exposed {
  readonly SANDBOX_ADMIN_TOKEN?: string | undefined;
  readonly CLOCK_OFFSET_MS?: number | undefined;
  readonly GRAPHIQL?: 'on' | 'off' | undefined;
}

/** Master keys by the name of their setting. */
type Keys = Readonly<Record<string, string | undefined>>;

/** A key of 32 random bytes has as many different ones, but for one key in 10^30. */
const DIFFERENT_BYTES_MIN = 16;
/** Judges whether a key looks random; a key in a file or a KMS is not looked at. */
const isRandom = (key: string): boolean =>
  key.includes(':') || new Set(Buffer.from(key, 'base64')).size >= DIFFERENT_BYTES_MIN;

const WHERE = 'where others reach this process, and with LIVE_TRANSMISSION=on';

/** Refuses what a process must not have that is reached from beyond this machine or transmits live, as zod wants it of `superRefine`. */
export function checkExposed(env: Exposed, keys: Keys, context: z.RefinementCtx): void {
  const fault = (path: string, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  for (const [name, key] of Object.entries(keys))
    if (key !== undefined && !isRandom(key)) fault(name, 'must be random: openssl rand -base64 32');
  if ((env.SANDBOX_ADMIN_TOKEN?.length ?? Infinity) < 16)
    fault('SANDBOX_ADMIN_TOKEN', 'must have 16 characters or more');
  if ((env.CLOCK_OFFSET_MS ?? 0) !== 0) fault('CLOCK_OFFSET_MS', `must be 0 ${WHERE}`);
  if (env.GRAPHIQL === 'on') fault('GRAPHIQL', `must be off ${WHERE}`);
}

/** True for a URL that is called by TLS, or that leads to this machine. */
export const isPrivateCall = (url: string): boolean =>
  url.startsWith('https:') || isThisMachine(new URL(url).hostname);

interface TraceAddresses {
  readonly OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  readonly OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?: string | undefined;
}

/** Refuses to send traces in clear beyond this machine. */
export function checkTraces(env: TraceAddresses, context: z.RefinementCtx): void {
  for (const name of ['OTEL_EXPORTER_OTLP_ENDPOINT', 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] as const)
    if (env[name] !== undefined && !isPrivateCall(env[name]))
      context.addIssue({ code: 'custom', path: [name], message: 'must be https beyond this machine' });
}
