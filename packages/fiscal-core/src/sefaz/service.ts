/** tpAmb: 1 production, 2 homologation. */
export type Ambiente = 1 | 2;
/** Web services as `endpoints` rows name them. */
export type Service =
  | 'autorizacao'
  | 'retAutorizacao'
  | 'consultaProtocolo'
  | 'statusServico'
  | 'inutilizacao'
  | 'recepcaoEvento';

/** Where and how one service of one document type is reached. */
export interface Endpoint {
  readonly authorizer: string;
  readonly url: string;
  readonly soapAction: string;
  readonly wsdlNamespace: string;
  readonly messageElement: string;
  readonly payloadEncoding: 'xml' | 'gzip+base64';
}
