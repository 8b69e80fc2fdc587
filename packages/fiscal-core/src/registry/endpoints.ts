import { chaveParts, isChave } from '../chave-acesso/chave-acesso.ts';
import { isRest } from '../engine/module.ts';
import { UF_SIGLAS } from '../tables/uf.ts';
import type {
  Ambiente,
  Endpoint,
  EndpointTable,
  EventRoute,
  Service,
  SoapService,
} from '../vocabulary/service.ts';
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
  /** Queries a given authorizer for any UF (events of the national environment, documents of an SVC). */
  readonly authorizer?: string;
}

/** Authorizer of a service for a UF; null if there is none. */
export function authorizerOf(query: Omit<EndpointQuery, 'ambiente'>): string | null {
  const table = endpointTable(query.type);
  if (!table) return null;
  if (query.authorizer) return query.authorizer;
  const elsewhere = table.elsewhere[query.service];
  return (elsewhere ?? table.authorizerByUf)[query.uf] ?? null;
}

/** The SVC that a document with this tpEmis is of; null when it is the UF's own, as most are. */
export const svcOf = (type: string, tpEmis: string): string | null =>
  endpointTable(type)?.svc?.byTpEmis[tpEmis] ?? null;

/** The same of a key, and as what a question is sent by. */
export function atSvc(type: string, chave: string): { readonly authorizer?: string } {
  const svc = isChave(chave) ? svcOf(type, chaveParts(chave).tpEmis) : null;
  return svc === null ? {} : { authorizer: svc };
}

/** SOAP settings of an authorizer's service; null when the type has no such service. */
export function soapOf(table: EndpointTable, authorizer: string, service: Service): SoapService | null {
  const soap = table.services[service];
  return soap === undefined ? null : { ...soap, ...table.otherwise?.[service]?.[authorizer] };
}

/** UFs with a register or another service in an environment, in the order of their codes. */
export const ufsWith = (query: Omit<EndpointQuery, 'uf'>): readonly string[] =>
  UF_SIGLAS.filter((uf) => resolveEndpoint({ ...query, uf }) !== null);

/** Address and SOAP facts of a service; null when it is offered nowhere for that UF and environment. */
export function resolveEndpoint(query: EndpointQuery): Endpoint | null {
  const table = endpointTable(query.type);
  const authorizer = authorizerOf(query);
  const soap = table && authorizer ? soapOf(table, authorizer, query.service) : null;
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

/** Route of an event type; null when the table has no row for it. */
export const eventRoute = (type: string, tpEvento: string): EventRoute | null =>
  endpointTable(type)?.eventRouting.find((route) => route.events.includes(tpEvento)) ?? null;
