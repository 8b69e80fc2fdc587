import { z } from 'zod';
import { isThisMachine } from './this-machine.ts';

const optional = z
  .string()
  .optional()
  .transform((text) => text || undefined);

/** Address and connection of Temporal. */
export const temporalSettings = {
  TEMPORAL_ADDRESS: z.string().min(1).default('127.0.0.1:7233'),
  TEMPORAL_NAMESPACE: z.string().min(1).default('default'),
  /** on: by TLS, checked against the roots of Node or TEMPORAL_TLS_CA. */
  TEMPORAL_TLS: z.enum(['on', 'off']).default('off'),
  /** PEM files. */
  TEMPORAL_TLS_CA: optional,
  TEMPORAL_TLS_CERT: optional,
  TEMPORAL_TLS_KEY: optional,
  /** Name that its certificate has, where that is not its address. */
  TEMPORAL_TLS_SERVER_NAME: optional,
  TEMPORAL_API_KEY: optional,
};

export type TemporalSettings = z.infer<z.ZodObject<typeof temporalSettings>>;

/** Reports unsafe and inconsistent settings, in the form of zod's `superRefine`. */
export function checkTemporal(env: TemporalSettings, context: z.RefinementCtx): void {
  const fault = (path: keyof TemporalSettings, message: string) =>
    context.addIssue({ code: 'custom', path: [path], message });
  const host = env.TEMPORAL_ADDRESS.replace(/:\d+$/, '');
  if (env.TEMPORAL_TLS === 'off' && !isThisMachine(host))
    fault('TEMPORAL_TLS', 'must be on: Temporal beyond this machine is reached by TLS alone');
  if (env.TEMPORAL_TLS === 'off' && env.TEMPORAL_API_KEY !== undefined)
    fault('TEMPORAL_TLS', 'must be on where TEMPORAL_API_KEY is set: the key would travel in clear');
  if ((env.TEMPORAL_TLS_CERT === undefined) !== (env.TEMPORAL_TLS_KEY === undefined))
    fault('TEMPORAL_TLS_KEY', 'goes with TEMPORAL_TLS_CERT: both or neither');
}

/** Connection options of Temporal's clients. @param read reads the file of that name */
export function temporalConnection(env: TemporalSettings, read: (file: string) => Buffer) {
  const { TEMPORAL_ADDRESS: address, TEMPORAL_API_KEY: apiKey, TEMPORAL_TLS_SERVER_NAME: name } = env;
  if (env.TEMPORAL_TLS === 'off') return { address };
  const { TEMPORAL_TLS_CA: ca, TEMPORAL_TLS_CERT: cert, TEMPORAL_TLS_KEY: key } = env;
  return {
    address,
    tls: {
      ...(ca === undefined ? {} : { serverRootCACertificate: read(ca) }),
      ...(cert === undefined || key === undefined
        ? {}
        : { clientCertPair: { crt: read(cert), key: read(key) } }),
      ...(name === undefined ? {} : { serverNameOverride: name }),
    },
    ...(apiKey === undefined ? {} : { apiKey }),
  };
}
