import type { temporalConnection } from '@fiscal/core/settings/temporal';
import { Client, Connection } from '@temporalio/client';
import type { DataConverter } from '@temporalio/common';

/** Address and connection of the server. */
export type TemporalServer = ReturnType<typeof temporalConnection>;

export interface TemporalClient {
  readonly client: Client;
  readonly connection: Connection;
}

/** Connects at the first call, and again by itself whenever the server comes back. */
export function temporalClient(options: {
  readonly server: TemporalServer;
  readonly namespace: string;
  readonly dataConverter: DataConverter;
}): TemporalClient {
  const { server, namespace, dataConverter } = options;
  const connection = Connection.lazy(server);
  return { connection, client: new Client({ connection, namespace, dataConverter }) };
}
