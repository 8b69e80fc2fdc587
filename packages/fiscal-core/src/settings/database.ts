import { z } from 'zod';
import { isThisMachine } from './this-machine.ts';

/** Modes in which the driver checks the server's certificate. */
const CHECKED = new Set(['require', 'verify-ca', 'verify-full']);

const hostOf = ({ searchParams, hostname }: URL): string => searchParams.get('host') ?? hostname;

/** Address of PostgreSQL; beyond this machine by TLS alone. */
export const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ }).refine(
  (text) => {
    const url = new URL(text);
    return isThisMachine(hostOf(url)) || CHECKED.has(url.searchParams.get('sslmode') ?? '');
  },
  { error: 'must end in ?sslmode=verify-full: PostgreSQL beyond this machine is reached by TLS alone' },
);
