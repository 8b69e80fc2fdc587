import type { Ambiente } from '../../../vocabulary/service.ts';

/**
 * QR Code and key-query addresses: production (QR, key), homologation (QR, key), source.
 * Sources: E ENCAT table (2026-09-26) · S nfephp-org/sped-nfe (2026-06). Some entries are printed without protocol.
 */
// biome-ignore format: a table reads as one row a line
const CONSULTA: Readonly<Record<string, readonly [string, string, string, string, 'E' | 'S']>> = {
  AC: ['http://www.sefaznet.ac.gov.br/nfce/qrcode', 'www.sefaznet.ac.gov.br/nfce/consulta', 'http://www.hml.sefaznet.ac.gov.br/nfce/qrcode', 'www.sefaznet.ac.gov.br/nfce/consulta', 'E'],
  AL: ['http://nfce.sefaz.al.gov.br/QRCode/consultarNFCe.jsp', 'www.sefaz.al.gov.br/nfce/consulta', 'http://nfce.sefaz.al.gov.br/QRCode/consultarNFCe.jsp', 'www.sefaz.al.gov.br/nfce/consulta', 'E'],
  AM: ['https://sistemas.sefaz.am.gov.br/nfceweb/consultarNFCe.jsp', 'www.sefaz.am.gov.br/nfce/consulta', 'https://homnfce.sefaz.am.gov.br/nfceweb/consultarNFCe.jsp', 'www.sefaz.am.gov.br/nfce/consulta', 'E'],
  AP: ['https://www.sefaz.ap.gov.br/nfce/nfcep.php', 'www.sefaz.ap.gov.br/nfce/consulta', 'https://www.sefaz.ap.gov.br/nfcehml/nfce.php', 'www.sefaz.ap.gov.br/nfce/consulta', 'E'],
  BA: ['http://nfe.sefaz.ba.gov.br/servicos/nfce/qrcode.aspx', 'http://www.sefaz.ba.gov.br/nfce/consulta', 'http://hnfe.sefaz.ba.gov.br/servicos/nfce/qrcode.aspx', 'http://hinternet.sefaz.ba.gov.br/nfce/consulta', 'S'],
  CE: ['http://nfce.sefaz.ce.gov.br/pages/ShowNFCe.html', 'www.sefaz.ce.gov.br/nfce/consulta', 'http://nfceh.sefaz.ce.gov.br/pages/ShowNFCe.html', 'www.sefaz.ce.gov.br/nfce/consulta', 'S'],
  DF: ['http://www.fazenda.df.gov.br/nfce/qrcode', 'www.fazenda.df.gov.br/nfce/consulta', 'http://www.fazenda.df.gov.br/nfce/qrcode', 'www.fazenda.df.gov.br/nfce/consulta', 'E'],
  ES: ['http://app.sefaz.es.gov.br/ConsultaNFCe/', 'www.sefaz.es.gov.br/nfce/consulta', 'http://homologacao.sefaz.es.gov.br/ConsultaNFCe/', 'www.sefaz.es.gov.br/nfce/consulta', 'E'],
  GO: ['https://nfeweb.sefaz.go.gov.br/nfeweb/sites/nfce/danfeNFCe', 'www.sefaz.go.gov.br/nfce/consulta', 'https://nfewebhomolog.sefaz.go.gov.br/nfeweb/sites/nfce/danfeNFCe', 'www.nfce.go.gov.br/post/ver/214413/consulta-nfc-e-homologacao', 'E'],
  MA: ['http://www.nfce.sefaz.ma.gov.br/portal/consultarNFCe.jsp', 'www.sefaz.ma.gov.br/nfce/consulta', 'http://www.hom.nfce.sefaz.ma.gov.br/portal/consultarNFCe.jsp', 'www.sefaz.ma.gov.br/nfce/consulta', 'S'],
  MG: ['https://portalsped.fazenda.mg.gov.br/portalnfce/sistema/qrcode.xhtml', 'https://portalsped.fazenda.mg.gov.br/portalnfce', 'https://portalsped.fazenda.mg.gov.br/portalnfce/sistema/qrcode.xhtml', 'https://hportalsped.fazenda.mg.gov.br/portalnfce', 'S'],
  MS: ['http://www.dfe.ms.gov.br/nfce/qrcode', 'http://www.dfe.ms.gov.br/nfce/consulta', 'http://www.dfe.ms.gov.br/nfce/qrcode', 'http://www.dfe.ms.gov.br/nfce/consulta', 'S'],
  MT: ['http://www.sefaz.mt.gov.br/nfce/consultanfce', 'http://www.sefaz.mt.gov.br/nfce/consultanfce', 'http://homologacao.sefaz.mt.gov.br/nfce/consultanfce', 'http://homologacao.sefaz.mt.gov.br/nfce/consultanfce', 'S'],
  PA: ['https://appnfc.sefa.pa.gov.br/portal/view/consultas/nfce/nfceForm.seam', 'www.sefa.pa.gov.br/nfce/consulta', 'https://appnfc.sefa.pa.gov.br/portal-homologacao/view/consultas/nfce/nfceForm.seam', 'www.sefa.pa.gov.br/nfce/consulta', 'S'],
  PB: ['http://www.sefaz.pb.gov.br/nfce', 'www.receita.pb.gov.br/nfce/consulta', 'http://www.sefaz.pb.gov.br/nfcehom', 'www.receita.pb.gov.br/nfcehom', 'S'],
  PE: ['http://nfce.sefaz.pe.gov.br/nfce/consulta', 'nfce.sefaz.pe.gov.br/nfce/consulta', 'http://nfcehomolog.sefaz.pe.gov.br/nfce/consulta', 'nfce.sefaz.pe.gov.br/nfce/consulta', 'S'],
  PI: ['http://www.sefaz.pi.gov.br/nfce/qrcode', 'www.sefaz.pi.gov.br/nfce/consulta', 'http://www.sefaz.pi.gov.br/nfce/qrcode', 'www.sefaz.pi.gov.br/nfce/consulta', 'S'],
  PR: ['http://www.fazenda.pr.gov.br/nfce/qrcode', 'http://www.fazenda.pr.gov.br/nfce/consulta', 'http://www.fazenda.pr.gov.br/nfce/qrcode', 'http://www.fazenda.pr.gov.br/nfce/consulta', 'S'],
  RJ: ['https://consultadfe.fazenda.rj.gov.br/consultaNFCe/QRCode', 'www.fazenda.rj.gov.br/nfce/consulta', 'https://consultadfe.fazenda.rj.gov.br/consultaNFCe/QRCode', 'www.fazenda.rj.gov.br/nfce/consulta', 'E'],
  RN: ['https://nfce.sefaz.rn.gov.br/consultarNFCe.aspx', 'www.set.rn.gov.br/nfce/consulta', 'https://hom.nfce.sefaz.rn.gov.br/consultarNFCe.aspx', 'www.set.rn.gov.br/nfce/consulta', 'E'],
  RO: ['http://www.nfce.sefin.ro.gov.br/consultanfce/consulta.jsp', 'www.sefin.ro.gov.br/nfce/consulta', 'http://www.nfce.sefin.ro.gov.br/consultanfce/consulta.jsp', 'www.sefin.ro.gov.br/nfce/consulta', 'S'],
  RR: ['https://www.sefaz.rr.gov.br/nfce/servlet/qrcode', 'www.sefaz.rr.gov.br/nfce/consulta', 'http://200.174.88.103:8080/nfce/servlet/qrcode', 'www.sefaz.rr.gov.br/nfce/consulta', 'E'],
  RS: ['https://www.sefaz.rs.gov.br/NFCE/NFCE-COM.aspx', 'www.sefaz.rs.gov.br/nfce/consulta', 'https://www.sefaz.rs.gov.br/NFCE/NFCE-COM.aspx', 'www.sefaz.rs.gov.br/nfce/consulta', 'S'],
  SC: ['https://sat.sef.sc.gov.br/nfce/consulta', 'https://sat.sef.sc.gov.br/nfce/consulta', 'https://hom.sat.sef.sc.gov.br/nfce/consulta', 'https://hom.sat.sef.sc.gov.br/nfce/consulta', 'S'],
  SE: ['http://www.nfce.se.gov.br/nfce/qrcode', 'http://www.nfce.se.gov.br/nfce/consulta', 'http://www.hom.nfe.se.gov.br/nfce/qrcode', 'http://www.hom.nfe.se.gov.br/nfce/consulta', 'S'],
  SP: ['https://www.nfce.fazenda.sp.gov.br/NFCeConsultaPublica/Paginas/ConsultaQRCode.aspx', 'https://www.nfce.fazenda.sp.gov.br/consulta', 'https://www.homologacao.nfce.fazenda.sp.gov.br/NFCeConsultaPublica/Paginas/ConsultaQRCode.aspx', 'https://www.homologacao.nfce.fazenda.sp.gov.br/consulta', 'E'],
  TO: ['http://www.sefaz.to.gov.br/nfce/qrcode', 'www.sefaz.to.gov.br/nfce/consulta', 'http://homologacao.sefaz.to.gov.br/nfce/qrcode', 'http://homologacao.sefaz.to.gov.br/nfce/consulta.jsf', 'S'],
};

/** Other values seen for a UF and environment; an authority may compare with any of them (395, 878). */
// biome-ignore format: a table reads as one row a line
const ALSO: Readonly<Record<string, readonly string[]>> = {
  'AM2': ['https://sistemas.sefaz.am.gov.br/nfceweb-hom/consultarNFCe.jsp'],
  'DF2': ['http://dec.fazenda.df.gov.br/ConsultarNFCe.aspx'],
  'ES1': ['http://app.sefaz.es.gov.br/ConsultaNFCe/qrcode.aspx'],
  'ES2': ['http://homologacao.sefaz.es.gov.br/ConsultaNFCe/qrcode.aspx'],
  'MA1': ['http://nfce.sefaz.ma.gov.br/portal/consultarNFCe.jsp'],
  'MA2': ['http://homologacao.sefaz.ma.gov.br/portal/consultarNFCe.jsp'],
  'PB1': ['www.sefaz.pb.gov.br/nfce/consulta'],
  'PB2': ['www.sefaz.pb.gov.br/nfcehom'],
  'RJ2': ['http://www4.fazenda.rj.gov.br/consultaNFCe/QRCode'],
  'RN1': ['http://nfce.set.rn.gov.br/consultarNFCe.aspx'],
  'RN2': ['http://hom.nfce.set.rn.gov.br/consultarNFCe.aspx'],
  'RR1': ['https://www.sefaz.rr.gov.br/servlet/qrcode'],
  'SP1': ['https://www.nfce.fazenda.sp.gov.br/qrcode', 'https://www.nfce.fazenda.sp.gov.br/NFCeConsultaPublica'],
  'SP2': ['https://www.homologacao.nfce.fazenda.sp.gov.br/qrcode', 'https://www.homologacao.nfce.fazenda.sp.gov.br/NFCeConsultaPublica'],
};

export interface NfceConsulta {
  /** Address of the QR Code, without parameters. */
  readonly urlQRCode: string;
  /** infNFeSupl/urlChave. */
  readonly urlChave: string;
  /** Other addresses in use there. */
  readonly also: readonly string[];
}

/** Addresses that a coupon of a UF and environment prints; null for an unknown UF. Those of NF-e are the same (NT 2026.002, ZX02-20). */
export function nfceConsulta(uf: string, ambiente: Ambiente): NfceConsulta | null {
  const row = CONSULTA[uf];
  if (!row) return null;
  const also = ALSO[`${uf}${ambiente}`] ?? [];
  return ambiente === 1
    ? { urlQRCode: row[0], urlChave: row[1], also }
    : { urlQRCode: row[2], urlChave: row[3], also };
}
