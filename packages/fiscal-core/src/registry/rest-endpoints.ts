import { isRest } from '../engine/module.ts';
import type { Ambiente, RestService, RestTable, Service } from '../vocabulary/service.ts';
import { moduleOf } from './documents.ts';

/** The table of a type whose authority is a REST service; null for any other. */
export function restTable(type: string): RestTable | null {
  const endpoints = moduleOf(type)?.endpoints;
  return endpoints !== undefined && isRest(endpoints) ? endpoints : null;
}

export interface RestEndpoint extends Pick<RestService, 'method' | 'path' | 'query'> {
  /** Base address of the real authority. */
  readonly base: string;
  /** The base's path: the sandbox answers below the same one. */
  readonly prefix: string;
}

/** Address of a REST authority's service; null when the type has none, or not that service. */
export function resolveRestEndpoint(query: {
  readonly type: string;
  readonly ambiente: Ambiente;
  readonly service: Service;
}): RestEndpoint | null {
  const table = restTable(query.type);
  const service = table?.services[query.service];
  if (!table || !service) return null;
  const base = (service.base ?? table.base)[query.ambiente];
  const { method, path, query: inQuery = [] } = service;
  return { method, path, query: inQuery, base, prefix: new URL(base).pathname };
}
