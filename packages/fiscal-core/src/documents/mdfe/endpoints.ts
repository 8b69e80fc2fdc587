import { UFS } from '../../tables/uf.ts';
import type { EndpointTable, ServiceUrls, SoapService } from '../../vocabulary/service.ts';

const WSDL = 'http://www.portalfiscal.inf.br/mdfe/wsdl';

const service = (
  operation: string,
  method: string,
  [requestRoot, responseRoot]: readonly [string, string],
  payloadEncoding: SoapService['payloadEncoding'] = 'xml',
): SoapService => ({
  wsdlNamespace: `${WSDL}/${operation}`,
  soapAction: `${WSDL}/${operation}/${method}`,
  messageElement: 'mdfeDadosMsg',
  resultElement: `${method}Result`,
  payloadEncoding,
  requestWrapper: null,
  requestRoot,
  responseRoot,
  versao: '3.00',
});

const urls = (host: string): ServiceUrls => {
  const at = (operation: string) => `https://${host}/ws/${operation}/${operation}.asmx`;
  return {
    autorizacao: at('MDFeRecepcaoSinc'),
    consultaProtocolo: at('MDFeConsulta'),
    statusServico: at('MDFeStatusServico'),
    recepcaoEvento: at('MDFeRecepcaoEvento'),
    naoEncerrados: at('MDFeConsNaoEnc'),
    distribuicaoDFe: at('MDFeDistribuicaoDFe'),
  };
};

/** The SVRS authorizes for every UF. Sources: WSDLs of the SVRS; MOC MDF-e 3.00b; nfephp-org/sped-mdfe (2026-06). */
export const MDFE_ENDPOINTS: EndpointTable = {
  services: {
    autorizacao: service('MDFeRecepcaoSinc', 'mdfeRecepcao', ['MDFe', 'retMDFe'], 'gzip+base64'),
    consultaProtocolo: service('MDFeConsulta', 'mdfeConsultaMDF', ['consSitMDFe', 'retConsSitMDFe']),
    statusServico: service('MDFeStatusServico', 'mdfeStatusServicoMDF', [
      'consStatServMDFe',
      'retConsStatServMDFe',
    ]),
    recepcaoEvento: service('MDFeRecepcaoEvento', 'mdfeRecepcaoEvento', ['eventoMDFe', 'retEventoMDFe']),
    naoEncerrados: service('MDFeConsNaoEnc', 'mdfeConsNaoEnc', ['consMDFeNaoEnc', 'retConsMDFeNaoEnc']),
    // Sources: NT 2015.002 v1.01; the WSDL, which has no element of the operation's name.
    distribuicaoDFe: {
      ...service('MDFeDistribuicaoDFe', 'mdfeDistDFeInteresse', ['distDFeInt', 'retDistDFeInt']),
      versao: '1.00',
    },
  },
  authorizerByUf: Object.fromEntries(UFS.map(({ sigla }) => [sigla, 'SVRS'])),
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
