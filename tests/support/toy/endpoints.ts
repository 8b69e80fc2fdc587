import { UF_SIGLAS } from '../../../packages/fiscal-core/src/tables/uf.ts';
import type { EndpointTable, SoapService } from '../../../packages/fiscal-core/src/vocabulary/service.ts';

const WSDL = 'http://www.portalfiscal.inf.br/toy/wsdl';
const service = (operation: string, requestRoot: string, responseRoot: string): SoapService => ({
  wsdlNamespace: `${WSDL}/${operation}`,
  soapAction: `${WSDL}/${operation}/executar`,
  messageElement: 'toyDadosMsg',
  resultElement: 'toyResultMsg',
  payloadEncoding: 'xml',
  requestWrapper: null,
  requestRoot,
  responseRoot,
  versao: '1.00',
});
const SERVICES = {
  autorizacao: service('ToyRecepcao', 'Toy', 'retToy'),
  consultaProtocolo: service('ToyConsulta', 'consSitToy', 'retConsSitToy'),
  statusServico: service('ToyStatusServico', 'consStatServToy', 'retConsStatServToy'),
  recepcaoEvento: service('ToyRecepcaoEvento', 'eventoToy', 'retEventoToy'),
};
const URLS = {
  SVRS: Object.fromEntries(
    Object.keys(SERVICES).map((name) => [name, `https://toy.svrs.exemplo.invalid/${name}`]),
  ),
};

export const TOY_ENDPOINTS: EndpointTable = {
  services: SERVICES,
  authorizerByUf: Object.fromEntries(UF_SIGLAS.map((uf) => [uf, 'SVRS'])),
  elsewhere: {},
  urls: { 1: URLS, 2: URLS },
  eventRouting: [{ events: ['110111'], authorizer: 'UF', cOrgao: 'cUF' }],
};
