import { Client, Connection } from '@temporalio/client';
import type { DataConverter } from '@temporalio/common';

export interface TemporalClient {
  readonly client: Client;
  readonly connection: Connection;
}

/** Connects at the first call, and again by itself whenever the server comes back. */
export function temporalClient(options: {
  readonly address: string;
  readonly namespace: string;
  readonly dataConverter: DataConverter;
}): TemporalClient {
  const { address, namespace, dataConverter } = options;
  const connection = Connection.lazy({ address });
  return { connection, client: new Client({ connection, namespace, dataConverter }) };
}
