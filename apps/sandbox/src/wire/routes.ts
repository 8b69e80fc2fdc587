import { endpointTable, soapOf } from '@fiscal/core/registry/endpoints';
import { SERVICES, type Service, type SoapService } from '@fiscal/core/vocabulary/service';
import type { Authority, ServiceHandler } from '../authority/authority.ts';

/** Service of an address. */
export interface Route {
  readonly type: string;
  readonly authorizer: string;
  readonly service: Service;
  readonly handler: ServiceHandler;
  readonly soap: SoapService;
  /** Largest message, in bytes. */
  readonly bytesMax: number;
}

/** `/ws/{type}/{authorizer}/{service}`; null for an address without a service, as at the real authorities. */
export function routeOf(path: string, authorities: readonly Authority[]): Route | null {
  const [, type = '', authorizer = '', name = ''] = /^\/ws\/([^/]+)\/([^/]+)\/([^/?]+)$/.exec(path) ?? [];
  const service = SERVICES.find((candidate) => candidate === name);
  const table = endpointTable(type);
  if (!service || !table?.urls[2][authorizer]?.[service]) return null;
  const authority = authorities.find((candidate) => candidate.type === type);
  const handler = authority?.services[service];
  const soap = soapOf(table, authorizer, service);
  return authority && handler && soap
    ? { type, authorizer, service, handler, soap, bytesMax: authority.bytesMax }
    : null;
}
