import { NFSE_ENDPOINTS } from '../documents/nfse/endpoints.ts';
import type { Ambiente, RestService, RestTable, Service } from './service.ts';

/** Types whose authority is a REST service. */
const TABLES: Readonly<Record<string, RestTable>> = { nfse: NFSE_ENDPOINTS };

/** Types whose authority is a REST service → their table. */
export const restTable = (type: string): RestTable | null => TABLES[type] ?? null;

export interface RestEndpoint extends RestService {
  /** Base address of the real authority. */
  readonly base: string;
  /** The base's path: the sandbox answers below the same one. */
  readonly prefix: string;
}

/** Where a service of a REST authority is; null when the type has none, or not that service. */
export function resolveRestEndpoint(query: {
  readonly type: string;
  readonly ambiente: Ambiente;
  readonly service: Service;
}): RestEndpoint | null {
  const table = restTable(query.type);
  const service = table?.services[query.service];
  if (!table || !service) return null;
  const base = table.base[query.ambiente];
  return { ...service, base, prefix: new URL(base).pathname };
}
