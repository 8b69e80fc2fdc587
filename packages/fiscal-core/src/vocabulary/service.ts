/** tpAmb: 1 production, 2 homologation. */
export type Ambiente = 1 | 2;
/** Web services as `endpoints` rows name them. */
export type Service =
  | 'autorizacao'
  | 'retAutorizacao'
  | 'consultaProtocolo'
  | 'statusServico'
  | 'inutilizacao'
  | 'recepcaoEvento'
  | 'cadastro'
  | 'distribuicaoDFe'
  | 'recepcaoEPEC'
  | 'statusEPEC'
  | 'cscNFCe'
  | 'listagemChaves'
  | 'downloadXML'
  | 'naoEncerrados'
  | 'consultaNFSe'
  | 'consultaEventos';

/** Where and how one service of one document type is reached. */
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

/** How one service of a document type is spoken to, wherever it is. */
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

/** How one service of a REST authority is reached: below the base address of the environment. */
export interface RestService {
  readonly method: 'GET' | 'HEAD' | 'POST';
  /** `{name}` stands for a parameter of the call. */
  readonly path: string;
}

/** Endpoint facts of one document type whose authority is a REST service, one for the whole country. */
export interface RestTable {
  readonly authorizer: string;
  readonly base: Readonly<Record<Ambiente, string>>;
  readonly services: Readonly<Partial<Record<Service, RestService>>>;
}

export type ServiceUrls = Readonly<Partial<Record<Service, string>>>;

/** Who receives an event type: an authorizer by name, or the UF's own. */
export interface EventRoute {
  readonly events: readonly string[];
  readonly authorizer: 'UF' | string;
  /** `cUF` = the UF code of the key. */
  readonly cOrgao: 'cUF' | string;
}

/** Endpoint facts of one document type, as data. */
export interface EndpointTable {
  readonly services: Readonly<Partial<Record<Service, SoapService>>>;
  readonly authorizerByUf: Readonly<Record<string, string>>;
  /** SVC of each UF; empty where the type has none. */
  readonly contingencyByUf: Readonly<Record<string, string>>;
  /** Services that not the UF's authorizer but another one answers: service → UF → authorizer. */
  readonly elsewhere: Readonly<Partial<Record<Service, Readonly<Record<string, string>>>>>;
  readonly urls: Readonly<Record<Ambiente, Readonly<Record<string, ServiceUrls>>>>;
  readonly eventRouting: readonly EventRoute[];
}
