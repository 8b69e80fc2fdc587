import { type ConnectionOptions, parse } from 'pg-connection-string';
import { z } from 'zod';
import { isThisMachine } from './this-machine.ts';

/** Modes in which the driver checks the server's certificate, where nothing else of the address takes that back. */
const CHECKED = new Set(['require', 'verify-ca', 'verify-full']);
const RELAXED = ['rejectUnauthorized', 'checkServerIdentity'];

/** The driver checks the certificate of the server, and that it has the server's name. */
const isChecked = ({ ssl, sslmode = '' }: ConnectionOptions & { readonly sslmode?: string }): boolean =>
  CHECKED.has(sslmode) && typeof ssl === 'object' && !RELAXED.some((name) => Object.hasOwn(ssl, name));

/** Judges an address as the driver reads it: the last `host` and the last `sslmode` count. */
function isSafe(address: string): boolean {
  try {
    const read = parse(address);
    return Boolean(read.host) && (isThisMachine(read.host ?? '') || isChecked(read));
  } catch {
    return false;
  }
}

/** Address of PostgreSQL; beyond this machine by TLS alone. */
export const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ }).refine(isSafe, {
  error:
    'must name its host, and end in ?sslmode=verify-full: PostgreSQL beyond this machine is reached by TLS alone, its certificate checked',
});
