import { addressesOf, everyUf, soapServices } from '../../engine/portal/endpoints.ts';
import type { Ambiente, EndpointTable, ServiceUrls } from '../../vocabulary/service.ts';

const service = soapServices({ name: 'nfcom', versao: '1.00' });

/** Source: WSDLs of the SVRS; MOC NFCom 1.00a §4. */
const SERVICES = {
  autorizacao: service('NFComRecepcao', 'nfcomRecepcao', 'NFCom', { payloadEncoding: 'gzip+base64' }),
  consultaProtocolo: service('NFComConsulta', 'nfcomConsultaNF', 'consSitNFCom'),
  statusServico: service('NFComStatusServico', 'nfcomStatusServicoNF', 'consStatServNFCom'),
  recepcaoEvento: service('NFComRecepcaoEvento', 'nfcomRecepcaoEvento', 'eventoNFCom'),
};

const plain = (base: string): ServiceUrls => addressesOf(SERVICES, (operation) => base + operation);
const svrs = (base: string): ServiceUrls =>
  addressesOf(SERVICES, (operation) => `${base}${operation}/${operation}.asmx`);

/** Sources: nfephp-org/sped-nfcom wsnfcom_1.00_mod62 (2026-01); Unimake/DFe for the hosts of MG, MS and MT. */
export const NFCOM_ENDPOINTS: EndpointTable = {
  services: SERVICES,
  authorizerByUf: { ...everyUf('SVRS'), MG: 'MG', MS: 'MS', MT: 'MT' },
  // There is no SVC: offline (tpEmis 2) is its contingency.
  elsewhere: {},
  urls: {
    1: {
      MG: plain('https://nfcom.fazenda.mg.gov.br/nfcom/services/'),
      MS: plain('https://nfcom.sefaz.ms.gov.br/ws/'),
      MT: plain('https://www.sefaz.mt.gov.br/nfcom/services/'),
      SVRS: svrs('https://nfcom.svrs.rs.gov.br/WS/'),
    },
    2: {
      MG: plain('https://hnfcom.fazenda.mg.gov.br/nfcom/services/'),
      MS: plain('https://hom.nfcom.sefaz.ms.gov.br/ws/'),
      MT: plain('https://homologacao.sefaz.mt.gov.br/nfcom/services/'),
      SVRS: svrs('https://nfcom-homologacao.svrs.rs.gov.br/WS/'),
    },
  },
  eventRouting: [{ events: ['110111', '110300', '110301'], authorizer: 'UF', cOrgao: 'cUF' }],
};

const QR_SVRS = 'https://dfe-portal.svrs.rs.gov.br/NFCom/QRCode';
/** Addresses of the QR Code in production and homologation. The one of MG in homologation is not confirmed: production's serves. */
const QR_CODE: Readonly<Record<string, readonly [producao: string, homologacao: string]>> = {
  MG: ['https://portalnfcom.fazenda.mg.gov.br/qrcode', 'https://portalnfcom.fazenda.mg.gov.br/qrcode'],
  MS: ['https://www.dfe.ms.gov.br/nfcom/qrcode', 'https://www.dfe.ms.gov.br/nfcom/qrcode'],
  MT: [
    'https://www.sefaz.mt.gov.br/nfcom-ext-fe/qrcode',
    'https://homologacao.sefaz.mt.gov.br/nfcom-ext-fe/qrcode',
  ],
};

/** Address of the QR Code of a UF and environment, without parameters. */
export function nfcomQrCode(uf: string, ambiente: Ambiente): string {
  const row = QR_CODE[uf];
  if (row === undefined) return QR_SVRS;
  return ambiente === 1 ? row[0] : row[1];
}
