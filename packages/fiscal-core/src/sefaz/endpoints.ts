import { CTE_ENDPOINTS } from '../documents/cte/endpoints.ts';
import { DCE_ENDPOINTS } from '../documents/dce/endpoints.ts';
import { MDFE_ENDPOINTS } from '../documents/mdfe/endpoints.ts';
import { NFCE_ENDPOINTS } from '../documents/nfce/endpoints.ts';
import { NFCOM_ENDPOINTS } from '../documents/nfcom/endpoints.ts';
import { NFE_ENDPOINTS } from '../documents/nfe/endpoints.ts';
import type { Ambiente, Endpoint, EndpointTable, EventRoute, Service } from './service.ts';

/** One table per document type; a new type is one line. */
const TABLES: Readonly<Record<string, EndpointTable>> = {
  nfe: NFE_ENDPOINTS,
  nfce: NFCE_ENDPOINTS,
  cte: CTE_ENDPOINTS,
  nfcom: NFCOM_ENDPOINTS,
  mdfe: MDFE_ENDPOINTS,
  dce: DCE_ENDPOINTS,
};

export const endpointTable = (type: string): EndpointTable | null => TABLES[type] ?? null;

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
  const table = TABLES[query.type];
  if (!table) return null;
  if (query.authorizer) return query.authorizer;
  if (query.contingencia) return table.contingencyByUf[query.uf] ?? null;
  const elsewhere = table.elsewhere[query.service];
  return (elsewhere ?? table.authorizerByUf)[query.uf] ?? null;
}

/** Address and SOAP facts of a service; null when it is offered nowhere for that UF and environment. */
export function resolveEndpoint(query: EndpointQuery): Endpoint | null {
  const table = TABLES[query.type];
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
  TABLES[type]?.eventRouting.find((route) => route.events.includes(tpEvento)) ?? null;
