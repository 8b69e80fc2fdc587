import type { EndpointTable, ServiceUrls, SoapService } from '../../vocabulary/service.ts';
import { NOTE_EVENT_ROUTING } from './event-routing.ts';

const WSDL = 'http://www.portalfiscal.inf.br/nfe/wsdl';

/** A SOAP 1.2 service of the NF-e family; `operation` names its WSDL, `method` the action. */
export const nfeService = (
  operation: string,
  method: string,
  request: string,
  response: string,
  versao = '4.00',
  more: Partial<Pick<SoapService, 'resultElement' | 'requestWrapper'>> = {},
): SoapService => ({
  wsdlNamespace: `${WSDL}/${operation}`,
  soapAction: `${WSDL}/${operation}/${method}`,
  messageElement: 'nfeDadosMsg',
  resultElement: 'nfeResultMsg',
  payloadEncoding: 'xml',
  requestWrapper: null,
  requestRoot: request,
  responseRoot: response,
  versao,
  ...more,
});

/** Services that NF-e and NFC-e share. Source: WSDLs of the SVRS; MOC 7.0 §4. */
export const SHARED_SERVICES = {
  autorizacao: nfeService('NFeAutorizacao4', 'nfeAutorizacaoLote', 'enviNFe', 'retEnviNFe'),
  retAutorizacao: nfeService('NFeRetAutorizacao4', 'nfeRetAutorizacaoLote', 'consReciNFe', 'retConsReciNFe'),
  consultaProtocolo: nfeService('NFeConsultaProtocolo4', 'nfeConsultaNF', 'consSitNFe', 'retConsSitNFe'),
  statusServico: nfeService('NFeStatusServico4', 'nfeStatusServicoNF', 'consStatServ', 'retConsStatServ'),
  inutilizacao: nfeService('NFeInutilizacao4', 'nfeInutilizacaoNF', 'inutNFe', 'retInutNFe'),
  recepcaoEvento: nfeService('NFeRecepcaoEvento4', 'nfeRecepcaoEvento', 'envEvento', 'retEnvEvento', '1.00'),
} as const;

type Paths = Readonly<Record<keyof typeof SHARED_SERVICES, string>>;

/** Names of addresses of the installations: several authorizers share one shape. */
const AXIS: Paths = {
  autorizacao: 'NfeAutorizacao4',
  retAutorizacao: 'NfeRetAutorizacao4',
  consultaProtocolo: 'NfeConsulta4',
  statusServico: 'NfeStatusServico4',
  inutilizacao: 'NfeInutilizacao4',
  recepcaoEvento: 'RecepcaoEvento4',
};
const PLAIN: Paths = {
  autorizacao: 'NFeAutorizacao4',
  retAutorizacao: 'NFeRetAutorizacao4',
  consultaProtocolo: 'NFeConsultaProtocolo4',
  statusServico: 'NFeStatusServico4',
  inutilizacao: 'NFeInutilizacao4',
  recepcaoEvento: 'NFeRecepcaoEvento4',
};
const SVRS: Paths = {
  autorizacao: 'NfeAutorizacao/NFeAutorizacao4.asmx',
  retAutorizacao: 'NfeRetAutorizacao/NFeRetAutorizacao4.asmx',
  consultaProtocolo: 'NfeConsulta/NfeConsulta4.asmx',
  statusServico: 'NfeStatusServico/NfeStatusServico4.asmx',
  inutilizacao: 'nfeinutilizacao/nfeinutilizacao4.asmx',
  recepcaoEvento: 'recepcaoevento/recepcaoevento4.asmx',
};

type Shape = 'axis' | 'plain' | 'svrs' | 'asmx' | 'asmx-lower' | 'asmx-folder';

const mapPaths = (paths: Paths, change: (path: string) => string): Paths => ({
  autorizacao: change(paths.autorizacao),
  retAutorizacao: change(paths.retAutorizacao),
  consultaProtocolo: change(paths.consultaProtocolo),
  statusServico: change(paths.statusServico),
  inutilizacao: change(paths.inutilizacao),
  recepcaoEvento: change(paths.recepcaoEvento),
});

const SHAPES: Readonly<Record<Shape, Paths>> = {
  axis: AXIS,
  plain: PLAIN,
  svrs: SVRS,
  asmx: mapPaths(PLAIN, (path) => `${path}.asmx`),
  'asmx-lower': mapPaths(PLAIN, (path) => `${path.toLowerCase()}.asmx`),
  'asmx-folder': mapPaths(PLAIN, (path) => `${path}/${path}.asmx`),
};

/** The addresses of one authorizer: its base and shape, plus what it has besides. */
export const at = (base: string, shape: Shape, more: ServiceUrls = {}): ServiceUrls => ({
  ...mapPaths(SHAPES[shape], (path) => base + path),
  ...more,
});

/** SVC does no inutilização (NT 2013.007). */
function svc(base: string, shape: Shape): ServiceUrls {
  const { inutilizacao: _none, ...urls } = at(base, shape);
  return urls;
}

/** `{ SVRS: 'AC AL' }` → `{ AC: 'SVRS', AL: 'SVRS' }`. */
export const byUf = (rows: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(rows).flatMap(([who, ufs]) => ufs.split(' ').map((uf) => [uf, who])));

const ALL_UFS = 'RO AC AM RR PA AP TO MA PI CE RN PB PE AL SE BA MG ES RJ SP PR SC RS MS MT GO DF';

const cad = (base: string, path = 'CadConsultaCadastro4'): ServiceUrls => ({ cadastro: base + path });
const CAD_SVRS = 'ws/cadconsultacadastro/cadconsultacadastro4.asmx';
const CAD_FOLDER = 'CadConsultaCadastro4/CadConsultaCadastro4.asmx';

/** The register of GTINs: one address, of both environments. Source: DFe.NET and ACBr, checked 2026-06. */
const GTIN: ServiceUrls = {
  consultaGTIN: 'https://dfe-servico.svrs.rs.gov.br/ws/ccgConsGTIN/ccgConsGTIN.asmx',
};

/** Address of the national environment for events, for either model. */
export const NATIONAL_EVENTS = {
  1: 'https://www.nfe.fazenda.gov.br/NFeRecepcaoEvento4/NFeRecepcaoEvento4.asmx',
  2: 'https://hom1.nfe.fazenda.gov.br/NFeRecepcaoEvento4/NFeRecepcaoEvento4.asmx',
} as const;

/** Sources: nfephp-org/sped-nfe wsnfe_4.00_mod55 and autorizadores (2026-06); official portal's list (2026-11). */
export const NFE_ENDPOINTS: EndpointTable = {
  services: {
    ...SHARED_SERVICES,
    cadastro: nfeService('CadConsultaCadastro4', 'consultaCadastro', 'ConsCad', 'retConsCad', '2.00'),
    consultaGTIN: nfeService('ccgConsGtin', 'ccgConsGTIN', 'consGTIN', 'retConsGTIN', '1.00', {
      requestWrapper: 'ccgConsGTIN',
    }),
    distribuicaoDFe: nfeService(
      'NFeDistribuicaoDFe',
      'nfeDistDFeInteresse',
      'distDFeInt',
      'retDistDFeInt',
      '1.01',
      {
        requestWrapper: 'nfeDistDFeInteresse',
        resultElement: 'nfeDistDFeInteresseResult',
      },
    ),
  },
  // Source: WSDL of MT.
  otherwise: {
    cadastro: { MT: { requestWrapper: 'consultaCadastro', resultElement: 'consultaCadastroResult' } },
  },
  authorizerByUf: byUf({
    SVRS: 'RO AC RR PA AP TO PI CE RN PB AL SE ES RJ SC DF',
    SVAN: 'MA',
    AM: 'AM',
    BA: 'BA',
    GO: 'GO',
    MG: 'MG',
    MS: 'MS',
    MT: 'MT',
    PE: 'PE',
    PR: 'PR',
    RS: 'RS',
    SP: 'SP',
  }),
  // Source: MOC 7.0 Anexo III; NT 2013.007. Its other events and inutilização are the UF's.
  svc: {
    byUf: byUf({
      'SVC-AN': 'RO AC RR PA AP TO PI CE RN PB AL SE MG ES RJ SP SC RS DF',
      'SVC-RS': 'AM MA PE BA PR MS MT GO',
    }),
    byTpEmis: { '6': 'SVC-AN', '7': 'SVC-RS' },
    events: ['110111'],
  },
  elsewhere: {
    cadastro: byUf({
      SVRS: 'AC RN PB ES SC',
      AM: 'AM',
      BA: 'BA',
      GO: 'GO',
      MG: 'MG',
      MS: 'MS',
      MT: 'MT',
      PE: 'PE',
      PR: 'PR',
      RS: 'RS',
      SP: 'SP',
    }),
    consultaGTIN: byUf({ SVRS: ALL_UFS }),
    distribuicaoDFe: byUf({ AN: ALL_UFS }),
  },
  urls: {
    1: {
      AM: at(
        'https://nfe.sefaz.am.gov.br/services2/services/',
        'axis',
        cad('https://nfe.sefaz.am.gov.br/services2/services/'),
      ),
      AN: {
        recepcaoEvento: NATIONAL_EVENTS[1],
        distribuicaoDFe: 'https://www1.nfe.fazenda.gov.br/NFeDistribuicaoDFe/NFeDistribuicaoDFe.asmx',
      },
      BA: at(
        'https://nfe.sefaz.ba.gov.br/webservices/',
        'asmx-folder',
        cad('https://nfe.sefaz.ba.gov.br/webservices/', CAD_FOLDER),
      ),
      GO: at(
        'https://nfe.sefaz.go.gov.br/nfe/services/',
        'plain',
        cad('https://nfe.sefaz.go.gov.br/nfe/services/'),
      ),
      MG: at(
        'https://nfe.fazenda.mg.gov.br/nfe2/services/',
        'plain',
        cad('https://nfe.fazenda.mg.gov.br/nfe2/services/'),
      ),
      MS: at('https://nfe.sefaz.ms.gov.br/ws/', 'plain', cad('https://nfe.sefaz.ms.gov.br/ws/')),
      MT: at(
        'https://nfe.sefaz.mt.gov.br/nfews/v2/services/',
        'axis',
        cad('https://nfe.sefaz.mt.gov.br/nfews/v2/services/'),
      ),
      PE: at(
        'https://nfe.sefaz.pe.gov.br/nfe-service/services/',
        'plain',
        cad('https://nfe.sefaz.pe.gov.br/nfe-service/services/'),
      ),
      PR: at('https://nfe.sefa.pr.gov.br/nfe/', 'plain', cad('https://nfe.sefa.pr.gov.br/nfe/')),
      RS: at('https://nfe.sefazrs.rs.gov.br/ws/', 'svrs', cad('https://cad.svrs.rs.gov.br/', CAD_SVRS)),
      SP: at(
        'https://nfe.fazenda.sp.gov.br/ws/',
        'asmx-lower',
        cad('https://nfe.fazenda.sp.gov.br/ws/', 'cadconsultacadastro4.asmx'),
      ),
      SVAN: at('https://www.sefazvirtual.fazenda.gov.br/', 'asmx-folder'),
      'SVC-AN': svc('https://www.sefazvirtual.fazenda.gov.br/', 'asmx-folder'),
      'SVC-RS': svc('https://nfe.svrs.rs.gov.br/ws/', 'svrs'),
      SVRS: at('https://nfe.svrs.rs.gov.br/ws/', 'svrs', {
        ...cad('https://cad.svrs.rs.gov.br/', CAD_SVRS),
        ...GTIN,
      }),
    },
    2: {
      AM: at('https://homnfe.sefaz.am.gov.br/services2/services/', 'axis'),
      AN: {
        recepcaoEvento: NATIONAL_EVENTS[2],
        distribuicaoDFe: 'https://hom1.nfe.fazenda.gov.br/NFeDistribuicaoDFe/NFeDistribuicaoDFe.asmx',
      },
      BA: at(
        'https://hnfe.sefaz.ba.gov.br/webservices/',
        'asmx-folder',
        cad('https://hnfe.sefaz.ba.gov.br/webservices/', CAD_FOLDER),
      ),
      GO: at(
        'https://homolog.sefaz.go.gov.br/nfe/services/',
        'plain',
        cad('https://homolog.sefaz.go.gov.br/nfe/services/'),
      ),
      MG: at(
        'https://hnfe.fazenda.mg.gov.br/nfe2/services/',
        'plain',
        cad('https://hnfe.fazenda.mg.gov.br/nfe2/services/'),
      ),
      MS: at('https://hom.nfe.sefaz.ms.gov.br/ws/', 'plain', cad('https://hom.nfe.sefaz.ms.gov.br/ws/')),
      MT: at(
        'https://homologacao.sefaz.mt.gov.br/nfews/v2/services/',
        'axis',
        cad('https://homologacao.sefaz.mt.gov.br/nfews/v2/services/'),
      ),
      PE: at(
        'https://nfehomolog.sefaz.pe.gov.br/nfe-service/services/',
        'plain',
        cad('https://nfehomolog.sefaz.pe.gov.br/nfe-service/services/'),
      ),
      PR: at(
        'https://homologacao.nfe.sefa.pr.gov.br/nfe/',
        'plain',
        cad('https://homologacao.nfe.sefa.pr.gov.br/nfe/'),
      ),
      RS: at(
        'https://nfe-homologacao.sefazrs.rs.gov.br/ws/',
        'svrs',
        cad('https://cad.svrs.rs.gov.br/', CAD_SVRS),
      ),
      SP: at(
        'https://homologacao.nfe.fazenda.sp.gov.br/ws/',
        'asmx-lower',
        cad('https://homologacao.nfe.fazenda.sp.gov.br/ws/', 'cadconsultacadastro4.asmx'),
      ),
      SVAN: at('https://hom.sefazvirtual.fazenda.gov.br/', 'asmx-folder'),
      'SVC-AN': svc('https://hom.sefazvirtual.fazenda.gov.br/', 'asmx-folder'),
      'SVC-RS': svc('https://nfe-homologacao.svrs.rs.gov.br/ws/', 'svrs'),
      SVRS: at('https://nfe-homologacao.svrs.rs.gov.br/ws/', 'svrs', {
        ...cad('https://cad-homologacao.svrs.rs.gov.br/', CAD_SVRS),
        ...GTIN,
      }),
    },
  },
  eventRouting: NOTE_EVENT_ROUTING.nfe,
};
