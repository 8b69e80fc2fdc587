import { UF_SIGLAS } from '../../tables/uf.ts';
import type { Service, ServiceUrls, SoapService } from '../../vocabulary/service.ts';

/** Authorizer by UF. */
type Authorizers = Readonly<Record<string, string>>;

interface Family {
  /** Last part of its namespaces, and the head of its elements. */
  readonly name: string;
  readonly versao: string;
  /** The result is named after the method, not after the family. */
  readonly resultOfMethod?: true;
}

/**
 * Builds the rows of a family's SOAP 1.2 services: `operation` names the WSDL, `method` the action, `request` the root of
 * the message; the root of the answer has `ret` before it.
 */
export const soapServices =
  ({ name, versao, resultOfMethod }: Family) =>
  (operation: string, method: string, request: string, more: Partial<SoapService> = {}): SoapService => {
    const wsdlNamespace = `http://www.portalfiscal.inf.br/${name}/wsdl/${operation}`;
    return {
      wsdlNamespace,
      soapAction: `${wsdlNamespace}/${method}`,
      messageElement: `${name}DadosMsg`,
      resultElement: resultOfMethod ? `${method}Result` : `${name}ResultMsg`,
      payloadEncoding: 'xml',
      requestWrapper: null,
      requestRoot: request,
      responseRoot: `ret${request.charAt(0).toUpperCase()}${request.slice(1)}`,
      versao,
      ...more,
    };
  };

/** Addresses of services, made of the operations that their WSDLs name. */
export const addressesOf = (
  services: Readonly<Partial<Record<Service, SoapService>>>,
  address: (operation: string) => string,
): ServiceUrls =>
  Object.fromEntries(
    Object.entries(services).map(([service, { wsdlNamespace }]) => [
      service,
      address(wsdlNamespace.slice(wsdlNamespace.lastIndexOf('/') + 1)),
    ]),
  );

/** `{ SVRS: 'AC AL' }, 'MG'` → `{ AC: 'SVRS', AL: 'SVRS', MG: 'MG' }`: the last are their own authorizers. */
export const byUf = (rows: Readonly<Record<string, string>>, own = ''): Authorizers =>
  Object.fromEntries([
    ...Object.entries(rows).flatMap(([authorizer, ufs]) => ufs.split(' ').map((uf) => [uf, authorizer])),
    ...(own.match(/\w+/g) ?? []).map((uf) => [uf, uf]),
  ]);

/** The same authorizer for the whole country. */
export const everyUf = (authorizer: string): Authorizers => byUf({ [authorizer]: UF_SIGLAS.join(' ') });
