import { isRest } from '../engine/module.ts';
import type { Ambiente, Endpoint, EndpointTable, EventRoute, Service } from '../vocabulary/service.ts';
import { moduleOf } from './documents.ts';

/** The SOAP services of a type; null when there is no such type, or its authority is a REST service. */
export function endpointTable(type: string): EndpointTable | null {
  const endpoints = moduleOf(type)?.endpoints;
  return endpoints === undefined || isRest(endpoints) ? null : endpoints;
}

export interface EndpointQuery {
  readonly type: string;
  readonly uf: string;
  readonly ambiente: Ambiente;
  readonly service: Service;
  /** Take the SVC of the UF instead of its authorizer. */
  readonly contingencia?: boolean;
  /** Ask a given authorizer, whatever the UF (events of the national environment). */
  readonly authorizer?: string;
}

/** Who answers a service for a UF; null when nobody does. */
export function authorizerOf(query: Omit<EndpointQuery, 'ambiente'>): string | null {
  const table = endpointTable(query.type);
  if (!table) return null;
  if (query.authorizer) return query.authorizer;
  if (query.contingencia) return table.contingencyByUf[query.uf] ?? null;
  const elsewhere = table.elsewhere[query.service];
  return (elsewhere ?? table.authorizerByUf)[query.uf] ?? null;
}

/** Address and SOAP facts of a service; null when it is offered nowhere for that UF and environment. */
export function resolveEndpoint(query: EndpointQuery): Endpoint | null {
  const table = endpointTable(query.type);
  const authorizer = authorizerOf(query);
  const soap = table?.services[query.service];
  if (!table || !authorizer || !soap) return null;
  const url = table.urls[query.ambiente][authorizer]?.[query.service];
  if (!url) return null;
  const { wsdlNamespace, soapAction, messageElement, resultElement, payloadEncoding, requestWrapper } = soap;
  return {
    authorizer,
    url,
    soapAction,
    wsdlNamespace,
    messageElement,
    resultElement,
    payloadEncoding,
    requestWrapper,
    service: query.service,
  };
}

/** The sandbox's address of the same endpoint row. */
export const sandboxUrl = (
  baseUrl: string,
  type: string,
  endpoint: Pick<Endpoint, 'authorizer' | 'service'>,
): string => `${baseUrl.replace(/\/+$/, '')}/ws/${type}/${endpoint.authorizer}/${endpoint.service}`;

/** Who receives an event type; null when the table has no row for it. */
export const eventRoute = (type: string, tpEvento: string): EventRoute | null =>
  endpointTable(type)?.eventRouting.find((route) => route.events.includes(tpEvento)) ?? null;
