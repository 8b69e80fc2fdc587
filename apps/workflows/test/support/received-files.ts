import { buildChave } from '@fiscal/core/chave-acesso/chave-acesso';
import { buildChaveNfse } from '@fiscal/core/chave-acesso/chave-nfse';
import type { DistributedType, PortalDistributed } from '@fiscal/core/vocabulary/received/distribution';

const MODELS: Readonly<Record<PortalDistributed, '55' | '57' | '58'>> = { nfe: '55', cte: '57', mdfe: '58' };
export function keyOf(cnpj: string, n: number, type: DistributedType = 'nfe'): string {
  if (type === 'nfse')
    return buildChaveNfse({
      cMun: '3550308',
      ambGer: '2',
      inscricao: cnpj,
      nNFSe: n,
      AAMM: '2611',
      codigo: '7',
    });
  return buildChave({
    cUF: '35',
    AAMM: '2611',
    cnpj,
    mod: MODELS[type],
    serie: 1,
    nNF: n,
    tpEmis: '1',
    cNF: '48730195',
  });
}
export const summary = (chave: string, cnpj: string): string =>
  `<resNFe xmlns="http://www.portalfiscal.inf.br/nfe" versao="1.01"><chNFe>${chave}</chNFe><CNPJ>${cnpj}</CNPJ><xNome>FORNECEDOR</xNome><IE>110042490114</IE><dhEmi>2026-11-21T10:00:00-03:00</dhEmi><tpNF>1</tpNF><vNF>10.50</vNF><dhRecbto>2026-11-21T10:00:05-03:00</dhRecbto><nProt>135260000000001</nProt><cSitNFe>1</cSitNFe></resNFe>`;
export const cancellation = (chave: string, cnpj: string): string =>
  `<procEventoNFe xmlns="http://www.portalfiscal.inf.br/nfe" versao="1.00"><evento><infEvento><cOrgao>35</cOrgao><CNPJ>${cnpj}</CNPJ><chNFe>${chave}</chNFe><dhEvento>2026-11-21T11:00:00-03:00</dhEvento><tpEvento>110111</tpEvento><nSeqEvento>1</nSeqEvento><detEvento><descEvento>Cancelamento</descEvento></detEvento></infEvento></evento><retEvento><infEvento><nProt>135260000000002</nProt></infEvento></retEvento></procEventoNFe>`;

/** A CT-e or MDF-e, as far as it is read. */
export const whole = (type: 'cte' | 'mdfe', chave: string, cnpj: string): string => {
  const [inf, key] = type === 'cte' ? ['infCte', 'chCTe'] : ['infMDFe', 'chMDFe'];
  return `<${type}Proc><doc><${inf}><ide><dhEmi>2026-11-21T10:00:00-03:00</dhEmi></ide><emit><CNPJ>${cnpj}</CNPJ><xNome>TRANSPORTADOR</xNome></emit><vPrest><vTPrest>10.50</vTPrest></vPrest><tot><vCarga>10.50</vCarga></tot></${inf}></doc><prot><infProt><${key}>${chave}</${key}><dhRecbto>2026-11-21T10:00:05-03:00</dhRecbto><nProt>135260000000001</nProt><cStat>100</cStat></infProt></prot></${type}Proc>`;
};
export const closing = (chave: string, cnpj: string): string =>
  `<procEventoMDFe><eventoMDFe><infEvento><cOrgao>35</cOrgao><CNPJ>${cnpj}</CNPJ><chMDFe>${chave}</chMDFe><dhEvento>2026-11-21T11:00:00-03:00</dhEvento><tpEvento>110112</tpEvento><nSeqEvento>1</nSeqEvento></infEvento></eventoMDFe></procEventoMDFe>`;

/** An NFS-e and the event that cancels it, as far as they are read. */
export const service = (chave: string, cnpj: string): string =>
  `<NFSe><infNFSe Id="NFS${chave}"><nNFSe>1</nNFSe><cStat>100</cStat><dhProc>2026-11-21T10:00:05-03:00</dhProc><emit><CNPJ>${cnpj}</CNPJ><xNome>PRESTADOR</xNome></emit><DPS><infDPS><dhEmi>2026-11-21T10:00:00-03:00</dhEmi><valores><vServPrest><vServ>10.50</vServ></vServPrest></valores></infDPS></DPS></infNFSe></NFSe>`;
export const serviceCancellation = (chave: string, cnpj: string): string =>
  `<evento><infEvento><nSeqEvento>001</nSeqEvento><dhProc>2026-11-21T11:00:00-03:00</dhProc><nDFSe>9</nDFSe><pedRegEvento><infPedReg><dhEvento>2026-11-21T11:00:00-03:00</dhEvento><CNPJAutor>${cnpj}</CNPJAutor><chNFSe>${chave}</chNFSe><e101101><xDesc>Cancelamento de NFS-e</xDesc></e101101></infPedReg></pedRegEvento></infEvento></evento>`;

/** File of a document as its distribution first hands it out. */
export function fileOf(type: DistributedType, chave: string, cnpj: string): string {
  if (type === 'nfe') return summary(chave, cnpj);
  return type === 'nfse' ? service(chave, cnpj) : whole(type, chave, cnpj);
}

const fifteen = (nsu: number): string => String(nsu).padStart(15, '0');
export const docZip = (nsu: number, zipped: Buffer, schema = 'qualquer'): string =>
  `<docZip NSU="${fifteen(nsu)}" schema="${schema}">${zipped.toString('base64')}</docZip>`;
export const lotOf = (...zips: readonly string[]): string =>
  `<loteDistDFeInt>${zips.join('')}</loteDistDFeInt>`;
/** Answer of a distribution, with the last NSU and the greatest. */
export const retDist = (cStat: string, ult: number, max: number, lot = ''): string =>
  `<retDistDFeInt versao="1.00"><tpAmb>2</tpAmb><verAplic>X</verAplic><cStat>${cStat}</cStat><xMotivo>Motivo ${cStat}</xMotivo><dhResp>2026-11-22T10:00:00</dhResp><ultNSU>${fifteen(ult)}</ultNSU><maxNSU>${fifteen(max)}</maxNSU>${lot}</retDistDFeInt>`;
