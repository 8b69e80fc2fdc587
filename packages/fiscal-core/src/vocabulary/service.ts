/** tpAmb: 1 production, 2 homologation. */
export type Ambiente = 1 | 2;
/** Web services as `endpoints` rows name them. */
export const SERVICES = [
  'autorizacao',
  'retAutorizacao',
  'consultaProtocolo',
  'statusServico',
  'inutilizacao',
  'recepcaoEvento',
  'cadastro',
  'consultaGTIN',
  'distribuicaoDFe',
  'recepcaoEPEC',
  'statusEPEC',
  'cscNFCe',
  'listagemChaves',
  'downloadXML',
  'naoEncerrados',
  'consultaNFSe',
  'consultaEventos',
  'municipioConvenio',
  'municipioAliquota',
  'municipioRegimes',
  'municipioRetencoes',
  'municipioBeneficio',
] as const;
export type Service = (typeof SERVICES)[number];

/** Address and settings of a document type's service. */
export interface Endpoint {
  readonly authorizer: string;
  readonly url: string;
  readonly soapAction: string;
  readonly wsdlNamespace: string;
  readonly messageElement: string;
  readonly resultElement: string;
  readonly payloadEncoding: 'xml' | 'gzip+base64';
  /** Element of the operation's name around the message element, for the few services that want one. */
  readonly requestWrapper: string | null;
  readonly service: Service;
}

/** SOAP settings of a document type's service, at any address. */
export interface SoapService {
  readonly wsdlNamespace: string;
  readonly soapAction: string;
  readonly messageElement: string;
  readonly resultElement: string;
  readonly payloadEncoding: 'xml' | 'gzip+base64';
  readonly requestWrapper: string | null;
  readonly requestRoot: string;
  readonly responseRoot: string;
  readonly versao: string;
}

/** Request to a REST authority's service, below the base address of the environment. */
export interface RestService {
  readonly method: 'GET' | 'HEAD' | 'POST';
  /** `{name}` is replaced by a parameter of the call. */
  readonly path: string;
  /** Parameters that follow the path as its query, when the call has them. */
  readonly query?: readonly string[];
  /** Base address, when it differs from the table's. */
  readonly base?: Readonly<Record<Ambiente, string>>;
}

/** Endpoint facts of one document type whose authority is a REST service, one for the whole country. */
export interface RestTable {
  readonly authorizer: string;
  readonly base: Readonly<Record<Ambiente, string>>;
  readonly services: Readonly<Partial<Record<Service, RestService>>>;
}

export type ServiceUrls = Readonly<Partial<Record<Service, string>>>;

/** Receiver of an event type: an authorizer by name, or the UF's own. */
export interface EventRoute {
  readonly events: readonly string[];
  readonly authorizer: 'UF' | string;
  /** `cUF` = the UF code of the key. */
  readonly cOrgao: 'cUF' | string;
  /** Code of the receiver for the UFs where it differs from `cOrgao`. */
  readonly cOrgaoByUf?: Readonly<Record<string, string>>;
}

/** SEFAZ Virtual de Contingência of one document type. */
export interface SvcTable {
  /** SVC of each UF. */
  readonly byUf: Readonly<Record<string, string>>;
  /** SVC that the document names in its tpEmis. */
  readonly byTpEmis: Readonly<Record<string, string>>;
  /** Events that it takes of documents that it authorized; all others are the UF's. */
  readonly events: readonly string[];
}

/** Endpoint facts of one document type, as data. */
export interface EndpointTable {
  readonly services: Readonly<Partial<Record<Service, SoapService>>>;
  /** Exceptions of an authorizer: service → authorizer → differences. */
  readonly otherwise?: Readonly<Partial<Record<Service, Readonly<Record<string, Partial<SoapService>>>>>>;
  readonly authorizerByUf: Readonly<Record<string, string>>;
  /** SVC authorities while the UF's own is away; absent when the type has none. */
  readonly svc?: SvcTable;
  /** Services that not the UF's authorizer but another one answers: service → UF → authorizer. */
  readonly elsewhere: Readonly<Partial<Record<Service, Readonly<Record<string, string>>>>>;
  readonly urls: Readonly<Record<Ambiente, Readonly<Record<string, ServiceUrls>>>>;
  readonly eventRouting: readonly EventRoute[];
}
