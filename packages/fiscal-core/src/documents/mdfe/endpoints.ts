import { addressesOf, everyUf, soapServices } from '../../engine/portal/endpoints.ts';
import type { EndpointTable, ServiceUrls } from '../../vocabulary/service.ts';

const service = soapServices({ name: 'mdfe', versao: '3.00', resultOfMethod: true });

const SERVICES = {
  autorizacao: service('MDFeRecepcaoSinc', 'mdfeRecepcao', 'MDFe', { payloadEncoding: 'gzip+base64' }),
  consultaProtocolo: service('MDFeConsulta', 'mdfeConsultaMDF', 'consSitMDFe'),
  statusServico: service('MDFeStatusServico', 'mdfeStatusServicoMDF', 'consStatServMDFe'),
  recepcaoEvento: service('MDFeRecepcaoEvento', 'mdfeRecepcaoEvento', 'eventoMDFe'),
  naoEncerrados: service('MDFeConsNaoEnc', 'mdfeConsNaoEnc', 'consMDFeNaoEnc'),
  // Sources: NT 2015.002 v1.01; the WSDL, which has no element of the operation's name.
  distribuicaoDFe: service('MDFeDistribuicaoDFe', 'mdfeDistDFeInteresse', 'distDFeInt', { versao: '1.00' }),
};

const urls = (host: string): ServiceUrls =>
  addressesOf(SERVICES, (operation) => `https://${host}/ws/${operation}/${operation}.asmx`);

/** The SVRS authorizes for every UF. Sources: WSDLs of the SVRS; MOC MDF-e 3.00b; nfephp-org/sped-mdfe (2026-06). */
export const MDFE_ENDPOINTS: EndpointTable = {
  services: SERVICES,
  authorizerByUf: everyUf('SVRS'),
  elsewhere: {},
  urls: {
    1: { SVRS: urls('mdfe.svrs.rs.gov.br') },
    2: { SVRS: urls('mdfe-homologacao.svrs.rs.gov.br') },
  },
  eventRouting: [
    {
      events: ['110111', '110112', '110114', '110115', '110116', '110117', '110118'],
      authorizer: 'UF',
      cOrgao: 'cUF',
    },
  ],
};
