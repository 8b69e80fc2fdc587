import { byUf } from '../../engine/portal/endpoints.ts';
import type { EndpointTable } from '../../vocabulary/service.ts';
import { at, NATIONAL_EVENTS, nfeService, SHARED_SERVICES } from '../nfe/endpoints.ts';
import { NFCE_SVRS_UFS, NOTE_EVENT_ROUTING } from '../nfe/event-routing.ts';

const EPEC_SP = 'nfce.epec.fazenda.sp.gov.br/EPECws/';

/** Sources: nfephp-org/sped-nfe wsnfe_4.00_mod65, wsae_nfce and autorizadores (2026-06); official portal's list (2026-11). */
export const NFCE_ENDPOINTS: EndpointTable = {
  services: {
    ...SHARED_SERVICES,
    recepcaoEPEC: nfeService('RecepcaoEPEC', 'nfeRecepcaoEvento', 'envEvento', { versao: '1.00' }),
    statusEPEC: nfeService('EPECStatusServico', 'nfeStatusServicoNF', 'consStatServ'),
    cscNFCe: nfeService('CscNFCe', 'admCscNFCe', 'admCscNFCe', {
      resultElement: 'admCscNFCeResult',
      versao: '1.00',
    }),
    listagemChaves: nfeService('NFCeListagemChaves', 'nfceListagemChaves', 'nfceListagemChaves', {
      versao: '1.00',
    }),
    downloadXML: nfeService('NFCeDownloadXML', 'nfceDownloadXML', 'nfceDownloadXML', { versao: '1.00' }),
  },
  authorizerByUf: byUf({ SVRS: NFCE_SVRS_UFS }, 'AM GO MG MS MT PR RS SP'),
  // NFC-e has no SVC: offline (tpEmis 9) is its contingency, and EPEC only in SP.
  elsewhere: {},
  urls: {
    1: {
      AN: { recepcaoEvento: NATIONAL_EVENTS[1] },
      AM: at('https://nfce.sefaz.am.gov.br/nfce-services/services/', 'axis', { cscNFCe: 'CscNFCe' }),
      GO: at('https://nfe.sefaz.go.gov.br/nfe/services/', 'plain', { cscNFCe: 'v2/CscNFCe' }),
      MG: at('https://nfce.fazenda.mg.gov.br/nfce/services/', 'plain'),
      MS: at('https://nfce.sefaz.ms.gov.br/ws/', 'plain'),
      MT: at('https://nfce.sefaz.mt.gov.br/nfcews/services/', 'axis'),
      PR: at('https://nfce.sefa.pr.gov.br/nfce/', 'plain'),
      RS: at('https://nfce.sefazrs.rs.gov.br/ws/', 'svrs'),
      SP: at('https://nfce.fazenda.sp.gov.br/ws/', 'asmx', {
        recepcaoEPEC: `https://${EPEC_SP}RecepcaoEPEC.asmx`,
        statusEPEC: `https://${EPEC_SP}EPECStatusServico.asmx`,
        listagemChaves: 'NFCeListagemChaves.asmx',
        downloadXML: 'NFCeDownloadXML.asmx',
      }),
      SVRS: at('https://nfce.svrs.rs.gov.br/ws/', 'svrs'),
    },
    2: {
      AN: { recepcaoEvento: NATIONAL_EVENTS[2] },
      AM: at('https://homnfce.sefaz.am.gov.br/nfce-services/services/', 'axis', { cscNFCe: 'CscNFCe' }),
      GO: at('https://homolog.sefaz.go.gov.br/nfe/services/', 'plain', { cscNFCe: 'v2/CscNFCe' }),
      MG: at('https://hnfce.fazenda.mg.gov.br/nfce/services/', 'plain'),
      MS: at('https://hom.nfce.sefaz.ms.gov.br/ws/', 'plain'),
      MT: at('https://homologacao.sefaz.mt.gov.br/nfcews/services/', 'axis'),
      PR: at('https://homologacao.nfce.sefa.pr.gov.br/nfce/', 'plain'),
      RS: at('https://nfce-homologacao.sefazrs.rs.gov.br/ws/', 'svrs'),
      SP: at('https://homologacao.nfce.fazenda.sp.gov.br/ws/', 'asmx', {
        recepcaoEPEC: `https://homologacao.${EPEC_SP}RecepcaoEPEC.asmx`,
        statusEPEC: `https://homologacao.${EPEC_SP}EPECStatusServico.asmx`,
        listagemChaves: 'NFCeListagemChaves.asmx',
        downloadXML: 'NFCeDownloadXML.asmx',
      }),
      SVRS: at('https://nfce-homologacao.svrs.rs.gov.br/ws/', 'svrs'),
    },
  },
  eventRouting: NOTE_EVENT_ROUTING.nfce,
};
