import { UF_SIGLAS } from '../../tables/uf.ts';
import type { EndpointTable, Service, ServiceUrls, SoapService } from '../../vocabulary/service.ts';

const WSDL = 'http://www.portalfiscal.inf.br/dce/wsdl';

/** A SOAP 1.2 service of DC-e. */
const service = (operation: string, method: string, request: string, response: string): SoapService => ({
  wsdlNamespace: `${WSDL}/${operation}`,
  soapAction: `${WSDL}/${operation}/${method}`,
  messageElement: 'dceDadosMsg',
  resultElement: 'dceResultMsg',
  payloadEncoding: 'xml',
  requestWrapper: null,
  requestRoot: request,
  responseRoot: response,
  versao: '1.00',
});

/** Source: Manual DC-e 1.0. The zipped reception (DCeAutorizacaoZip) takes the same document. */
const SERVICES = {
  autorizacao: service('DCeAutorizacao', 'dceAutorizacao', 'DCe', 'retDCe'),
  consultaProtocolo: service('DCeConsulta', 'dceConsulta', 'consSitDCe', 'retConsSitDCe'),
  statusServico: service('DCeStatusServico', 'dceStatusServico', 'consStatServDCe', 'retConsStatServDCe'),
  recepcaoEvento: service('DCeRecepcaoEvento', 'dceRecepcaoEvento', 'eventoDCe', 'retEventoDCe'),
} as const satisfies Partial<Record<Service, SoapService>>;

const at = (base: string): ServiceUrls => ({
  autorizacao: `${base}DCeAutorizacao`,
  consultaProtocolo: `${base}DCeConsulta`,
  statusServico: `${base}DCeStatusServico`,
  recepcaoEvento: `${base}DCeRecepcaoEvento`,
});

/** The national environment; the SEFA of Paraná runs it for every UF. */
const NATIONAL = 'AN-PR';

export const DCE_ENDPOINTS: EndpointTable = {
  services: SERVICES,
  authorizerByUf: Object.fromEntries(UF_SIGLAS.map((uf) => [uf, NATIONAL])),
  // There is no SVC: offline (tpEmis 2) is its contingency.
  elsewhere: {},
  urls: {
    1: { [NATIONAL]: at('https://dce.fazenda.pr.gov.br/dce/') },
    2: { [NATIONAL]: at('https://homologacao.dce.fazenda.pr.gov.br/dce/') },
  },
  eventRouting: [{ events: ['110111'], authorizer: 'UF', cOrgao: 'cUF' }],
};

/** Address of the QR Code in both environments; also used for queries by key, as the only public one. */
export const DCE_QR_CODE = 'https://www.fazenda.pr.gov.br/dce/qrcode';
