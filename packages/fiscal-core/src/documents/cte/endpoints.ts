import { addressesOf, byUf, everyUf, soapServices } from '../../engine/portal/endpoints.ts';
import type { Ambiente, EndpointTable, ServiceUrls } from '../../vocabulary/service.ts';

const service = soapServices({ name: 'cte', versao: '4.00', resultOfMethod: true });

/** Services that every authorizer has. */
const SERVICES = {
  autorizacao: service('CTeRecepcaoSincV4', 'cteRecepcao', 'CTe', { payloadEncoding: 'gzip+base64' }),
  consultaProtocolo: service('CTeConsultaV4', 'cteConsultaCT', 'consSitCTe'),
  statusServico: service('CTeStatusServicoV4', 'cteStatusServicoCT', 'consStatServCTe'),
  recepcaoEvento: service('CTeRecepcaoEventoV4', 'cteRecepcaoEvento', 'eventoCTe'),
};

type Shape = 'plain' | 'asmx' | 'asmx-folder';
const SHAPES: Readonly<Record<Shape, (operation: string) => string>> = {
  plain: (operation) => operation,
  asmx: (operation) => `${operation}.asmx`,
  'asmx-folder': (operation) => `${operation}/${operation}.asmx`,
};

const at = (base: string, shape: Shape): ServiceUrls =>
  addressesOf(SERVICES, (operation) => base + SHAPES[shape](operation));

const SVRS = {
  1: 'https://cte.svrs.rs.gov.br/ws/',
  2: 'https://cte-homologacao.svrs.rs.gov.br/ws/',
} as const;
const SVSP = {
  1: 'https://nfe.fazenda.sp.gov.br/CTeWS/WS/',
  2: 'https://homologacao.nfe.fazenda.sp.gov.br/CTeWS/WS/',
} as const;

/** RS and SP serve other UFs, and each is the contingency of those the other serves. */
const sharedUrls = (ambiente: Ambiente): Readonly<Record<string, ServiceUrls>> => ({
  RS: at(SVRS[ambiente], 'asmx-folder'),
  SVRS: at(SVRS[ambiente], 'asmx-folder'),
  'SVC-RS': at(SVRS[ambiente], 'asmx-folder'),
  SP: at(SVSP[ambiente], 'asmx'),
  SVSP: at(SVSP[ambiente], 'asmx'),
  'SVC-SP': at(SVSP[ambiente], 'asmx'),
});

/** Source: nfephp-org/sped-cte wscte_4.00_mod57 and autorizadores (2026-06); WSDLs of the SVRS. */
export const CTE_ENDPOINTS: EndpointTable = {
  services: {
    ...SERVICES,
    // Source: NT 2015.002 v1.04.
    distribuicaoDFe: service('CTeDistribuicaoDFe', 'cteDistDFeInteresse', 'distDFeInt', {
      requestWrapper: 'cteDistDFeInteresse',
      versao: '1.00',
    }),
  },
  authorizerByUf: byUf(
    { SVRS: 'AC AL AM BA CE DF ES GO MA PA PB PI RJ RN RO SC SE TO', SVSP: 'AP PE RR' },
    'MG MS MT PR RS SP',
  ),
  // Source: MOC CT-e 4.00 Visão Geral, SVC; rule 530.
  svc: {
    byUf: byUf({
      'SVC-SP': 'AC AL AM BA CE DF ES GO MA MG PA PB PI PR RJ RN RO RS SC SE TO',
      'SVC-RS': 'AP MS MT PE RR SP',
    }),
    byTpEmis: { '7': 'SVC-RS', '8': 'SVC-SP' },
    events: ['110111', '110113'],
  },
  elsewhere: { distribuicaoDFe: everyUf('AN') },
  urls: {
    1: {
      AN: { distribuicaoDFe: 'https://www1.cte.fazenda.gov.br/CTeDistribuicaoDFe/CTeDistribuicaoDFe.asmx' },
      MG: at('https://cte.fazenda.mg.gov.br/cte/services/', 'plain'),
      MS: at('https://producao.cte.ms.gov.br/ws/', 'plain'),
      MT: at('https://cte.sefaz.mt.gov.br/ctews2/services/', 'plain'),
      PR: at('https://cte.fazenda.pr.gov.br/cte4/', 'plain'),
      ...sharedUrls(1),
    },
    2: {
      AN: { distribuicaoDFe: 'https://hom1.cte.fazenda.gov.br/CTeDistribuicaoDFe/CTeDistribuicaoDFe.asmx' },
      MG: at('https://hcte.fazenda.mg.gov.br/cte/services/', 'plain'),
      MS: at('https://homologacao.cte.ms.gov.br/ws/', 'plain'),
      MT: at('https://homologacao.sefaz.mt.gov.br/ctews2/services/', 'plain'),
      PR: at('https://homologacao.cte.fazenda.pr.gov.br/cte4/', 'plain'),
      ...sharedUrls(2),
    },
  },
  eventRouting: [
    {
      events: [
        '110110',
        '110111',
        '110160',
        '110180',
        '110181',
        '110190',
        '110191',
        '110300',
        '110301',
        '610110',
        '610111',
      ],
      authorizer: 'UF',
      cOrgao: 'cUF',
    },
  ],
};

/** Address of the DACTE's QR Code, by authorizer: production, homologation. Source: portals of the authorizers, 2026-11. */
const QR_CODE: Readonly<Record<string, Readonly<Record<Ambiente, string>>>> = {
  MG: {
    1: 'https://portalcte.fazenda.mg.gov.br/portalcte/sistema/qrcode.xhtml',
    2: 'https://portalcte.fazenda.mg.gov.br/portalcte/sistema/qrcode.xhtml',
  },
  MS: { 1: 'http://www.dfe.ms.gov.br/cte/qrcode', 2: 'http://www.dfe.ms.gov.br/cte/qrcode' },
  MT: {
    1: 'https://www.sefaz.mt.gov.br/cte/qrcode',
    2: 'https://homologacao.sefaz.mt.gov.br/cte/qrcode',
  },
  PR: { 1: 'http://www.fazenda.pr.gov.br/cte/qrcode', 2: 'http://www.fazenda.pr.gov.br/cte/qrcode' },
  SVRS: {
    1: 'https://dfe-portal.svrs.rs.gov.br/cte/qrCode',
    2: 'https://dfe-portal.svrs.rs.gov.br/cte/qrCode',
  },
  SVSP: {
    1: 'https://nfe.fazenda.sp.gov.br/CTeConsulta/qrCode',
    2: 'https://homologacao.nfe.fazenda.sp.gov.br/CTeConsulta/qrCode',
  },
};
/** These answer their own CT-e at the addresses of the virtual authorizer they run. */
const SAME_AS: Readonly<Record<string, string>> = { RS: 'SVRS', SP: 'SVSP' };

/** Address that the QR Code of a UF leads to; null for a UF that is none. */
export function cteConsulta(uf: string, ambiente: Ambiente): string | null {
  const authorizer = CTE_ENDPOINTS.authorizerByUf[uf];
  return authorizer === undefined ? null : (QR_CODE[SAME_AS[authorizer] ?? authorizer]?.[ambiente] ?? null);
}
