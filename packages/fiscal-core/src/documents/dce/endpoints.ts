import { addressesOf, everyUf, soapServices } from '../../engine/portal/endpoints.ts';
import type { EndpointTable, ServiceUrls } from '../../vocabulary/service.ts';

const service = soapServices({ name: 'dce', versao: '1.00' });

/** Source: Manual DC-e 1.0. The zipped reception (DCeAutorizacaoZip) takes the same document. */
const SERVICES = {
  autorizacao: service('DCeAutorizacao', 'dceAutorizacao', 'DCe'),
  consultaProtocolo: service('DCeConsulta', 'dceConsulta', 'consSitDCe'),
  statusServico: service('DCeStatusServico', 'dceStatusServico', 'consStatServDCe'),
  recepcaoEvento: service('DCeRecepcaoEvento', 'dceRecepcaoEvento', 'eventoDCe'),
};

const at = (base: string): ServiceUrls => addressesOf(SERVICES, (operation) => base + operation);

/** The national environment; the SEFA of Paraná runs it for every UF. */
const NATIONAL = 'AN-PR';

export const DCE_ENDPOINTS: EndpointTable = {
  services: SERVICES,
  authorizerByUf: everyUf(NATIONAL),
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
