import { addressesOf, byUf, everyUf, soapServices } from '../../engine/portal/endpoints.ts';
import type { EndpointTable, ServiceUrls } from '../../vocabulary/service.ts';
import { NOTE_EVENT_ROUTING } from './event-routing.ts';

/** A service of NF-e or NFC-e. */
export const nfeService = soapServices({ name: 'nfe', versao: '4.00' });

/** Services that NF-e and NFC-e share. Source: WSDLs of the SVRS; MOC 7.0 §4. */
export const SHARED_SERVICES = {
  autorizacao: nfeService('NFeAutorizacao4', 'nfeAutorizacaoLote', 'enviNFe'),
  retAutorizacao: nfeService('NFeRetAutorizacao4', 'nfeRetAutorizacaoLote', 'consReciNFe'),
  consultaProtocolo: nfeService('NFeConsultaProtocolo4', 'nfeConsultaNF', 'consSitNFe'),
  statusServico: nfeService('NFeStatusServico4', 'nfeStatusServicoNF', 'consStatServ'),
  inutilizacao: nfeService('NFeInutilizacao4', 'nfeInutilizacaoNF', 'inutNFe'),
  recepcaoEvento: nfeService('NFeRecepcaoEvento4', 'nfeRecepcaoEvento', 'envEvento', { versao: '1.00' }),
};

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
const SVRS: Paths = {
  autorizacao: 'NfeAutorizacao/NFeAutorizacao4.asmx',
  retAutorizacao: 'NfeRetAutorizacao/NFeRetAutorizacao4.asmx',
  consultaProtocolo: 'NfeConsulta/NfeConsulta4.asmx',
  statusServico: 'NfeStatusServico/NfeStatusServico4.asmx',
  inutilizacao: 'nfeinutilizacao/nfeinutilizacao4.asmx',
  recepcaoEvento: 'recepcaoevento/recepcaoevento4.asmx',
};

const SHAPES = {
  axis: AXIS,
  svrs: SVRS,
  plain: addressesOf(SHARED_SERVICES, (operation) => operation),
  asmx: addressesOf(SHARED_SERVICES, (operation) => `${operation}.asmx`),
  'asmx-lower': addressesOf(SHARED_SERVICES, (operation) => `${operation.toLowerCase()}.asmx`),
  'asmx-folder': addressesOf(SHARED_SERVICES, (operation) => `${operation}/${operation}.asmx`),
} satisfies Record<string, ServiceUrls>;

/** The addresses of one authorizer: its base and shape, plus what it has besides, below that base or elsewhere. */
export const at = (base: string, shape: keyof typeof SHAPES, more: ServiceUrls = {}): ServiceUrls =>
  Object.fromEntries(
    Object.entries({ ...SHAPES[shape], ...more }).map(([service, path]) => [
      service,
      new URL(path, base).href,
    ]),
  );

/** SVC does no inutilização (NT 2013.007). */
function svc(base: string, shape: keyof typeof SHAPES): ServiceUrls {
  const { inutilizacao: _none, ...urls } = at(base, shape);
  return urls;
}

/** Addresses of the register of taxpayers. */
const CAD: ServiceUrls = { cadastro: 'CadConsultaCadastro4' };
const CAD_FOLDER: ServiceUrls = { cadastro: 'CadConsultaCadastro4/CadConsultaCadastro4.asmx' };
const CAD_LOWER: ServiceUrls = { cadastro: 'cadconsultacadastro4.asmx' };
const CAD_SVRS: ServiceUrls = {
  cadastro: 'https://cad.svrs.rs.gov.br/ws/cadconsultacadastro/cadconsultacadastro4.asmx',
};
const CAD_SVRS_TEST: ServiceUrls = {
  cadastro: 'https://cad-homologacao.svrs.rs.gov.br/ws/cadconsultacadastro/cadconsultacadastro4.asmx',
};

/** The register of GTINs: one address, of both environments. Source: DFe.NET and ACBr, checked 2026-06. */
const GTIN: ServiceUrls = {
  consultaGTIN: 'https://dfe-servico.svrs.rs.gov.br/ws/ccgConsGTIN/ccgConsGTIN.asmx',
};

/** Address of the national environment for events, for either model. */
export const NATIONAL_EVENTS = {
  1: 'https://www.nfe.fazenda.gov.br/NFeRecepcaoEvento4/NFeRecepcaoEvento4.asmx',
  2: 'https://hom1.nfe.fazenda.gov.br/NFeRecepcaoEvento4/NFeRecepcaoEvento4.asmx',
} as const;

/** UFs that authorize their own NF-e; each has a register of taxpayers, too. */
const OWN = 'AM BA GO MG MS MT PE PR RS SP';

/** Sources: nfephp-org/sped-nfe wsnfe_4.00_mod55 and autorizadores (2026-06); official portal's list (2026-11). */
export const NFE_ENDPOINTS: EndpointTable = {
  services: {
    ...SHARED_SERVICES,
    cadastro: nfeService('CadConsultaCadastro4', 'consultaCadastro', 'ConsCad', { versao: '2.00' }),
    consultaGTIN: nfeService('ccgConsGtin', 'ccgConsGTIN', 'consGTIN', {
      requestWrapper: 'ccgConsGTIN',
      versao: '1.00',
    }),
    distribuicaoDFe: nfeService('NFeDistribuicaoDFe', 'nfeDistDFeInteresse', 'distDFeInt', {
      requestWrapper: 'nfeDistDFeInteresse',
      resultElement: 'nfeDistDFeInteresseResult',
      versao: '1.01',
    }),
  },
  // Source: WSDL of MT.
  otherwise: {
    cadastro: { MT: { requestWrapper: 'consultaCadastro', resultElement: 'consultaCadastroResult' } },
  },
  authorizerByUf: byUf({ SVRS: 'RO AC RR PA AP TO PI CE RN PB AL SE ES RJ SC DF', SVAN: 'MA' }, OWN),
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
    cadastro: byUf({ SVRS: 'AC RN PB ES SC' }, OWN),
    consultaGTIN: everyUf('SVRS'),
    distribuicaoDFe: everyUf('AN'),
  },
  urls: {
    1: {
      AM: at('https://nfe.sefaz.am.gov.br/services2/services/', 'axis', CAD),
      AN: {
        recepcaoEvento: NATIONAL_EVENTS[1],
        distribuicaoDFe: 'https://www1.nfe.fazenda.gov.br/NFeDistribuicaoDFe/NFeDistribuicaoDFe.asmx',
      },
      BA: at('https://nfe.sefaz.ba.gov.br/webservices/', 'asmx-folder', CAD_FOLDER),
      GO: at('https://nfe.sefaz.go.gov.br/nfe/services/', 'plain', CAD),
      MG: at('https://nfe.fazenda.mg.gov.br/nfe2/services/', 'plain', CAD),
      MS: at('https://nfe.sefaz.ms.gov.br/ws/', 'plain', CAD),
      MT: at('https://nfe.sefaz.mt.gov.br/nfews/v2/services/', 'axis', CAD),
      PE: at('https://nfe.sefaz.pe.gov.br/nfe-service/services/', 'plain', CAD),
      PR: at('https://nfe.sefa.pr.gov.br/nfe/', 'plain', CAD),
      RS: at('https://nfe.sefazrs.rs.gov.br/ws/', 'svrs', CAD_SVRS),
      SP: at('https://nfe.fazenda.sp.gov.br/ws/', 'asmx-lower', CAD_LOWER),
      SVAN: at('https://www.sefazvirtual.fazenda.gov.br/', 'asmx-folder'),
      'SVC-AN': svc('https://www.sefazvirtual.fazenda.gov.br/', 'asmx-folder'),
      'SVC-RS': svc('https://nfe.svrs.rs.gov.br/ws/', 'svrs'),
      SVRS: at('https://nfe.svrs.rs.gov.br/ws/', 'svrs', { ...CAD_SVRS, ...GTIN }),
    },
    2: {
      AM: at('https://homnfe.sefaz.am.gov.br/services2/services/', 'axis'),
      AN: {
        recepcaoEvento: NATIONAL_EVENTS[2],
        distribuicaoDFe: 'https://hom1.nfe.fazenda.gov.br/NFeDistribuicaoDFe/NFeDistribuicaoDFe.asmx',
      },
      BA: at('https://hnfe.sefaz.ba.gov.br/webservices/', 'asmx-folder', CAD_FOLDER),
      GO: at('https://homolog.sefaz.go.gov.br/nfe/services/', 'plain', CAD),
      MG: at('https://hnfe.fazenda.mg.gov.br/nfe2/services/', 'plain', CAD),
      MS: at('https://hom.nfe.sefaz.ms.gov.br/ws/', 'plain', CAD),
      MT: at('https://homologacao.sefaz.mt.gov.br/nfews/v2/services/', 'axis', CAD),
      PE: at('https://nfehomolog.sefaz.pe.gov.br/nfe-service/services/', 'plain', CAD),
      PR: at('https://homologacao.nfe.sefa.pr.gov.br/nfe/', 'plain', CAD),
      RS: at('https://nfe-homologacao.sefazrs.rs.gov.br/ws/', 'svrs', CAD_SVRS),
      SP: at('https://homologacao.nfe.fazenda.sp.gov.br/ws/', 'asmx-lower', CAD_LOWER),
      SVAN: at('https://hom.sefazvirtual.fazenda.gov.br/', 'asmx-folder'),
      'SVC-AN': svc('https://hom.sefazvirtual.fazenda.gov.br/', 'asmx-folder'),
      'SVC-RS': svc('https://nfe-homologacao.svrs.rs.gov.br/ws/', 'svrs'),
      SVRS: at('https://nfe-homologacao.svrs.rs.gov.br/ws/', 'svrs', { ...CAD_SVRS_TEST, ...GTIN }),
    },
  },
  eventRouting: NOTE_EVENT_ROUTING.nfe,
};
