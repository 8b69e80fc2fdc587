import { readFileSync } from 'node:fs';

const FIXTURES = new URL('../../../fiscal-core/src/documents/nfse/fixtures/', import.meta.url);
export const NFSE_KEY = '43149022238889102000182000000000004226111234567892';

/** IBS and CBS as the environment works them out. */
export const NFSE_REFORM =
  '<IBSCBS><cLocalidadeIncid>4314902</cLocalidadeIncid><xLocalidadeIncid>Porto Alegre</xLocalidadeIncid><valores><vBC>10545.25</vBC>' +
  '<vCalcReeRepRes>10.00</vCalcReeRepRes><uf><pIBSUF>0.10</pIBSUF><pRedAliqUF>60.00</pRedAliqUF><pAliqEfetUF>0.04</pAliqEfetUF></uf>' +
  '<mun><pIBSMun>0.01</pIBSMun><pRedAliqMun>61.00</pRedAliqMun><pAliqEfetMun>0.02</pAliqEfetMun></mun>' +
  '<fed><pCBS>0.90</pCBS><pRedAliqCBS>62.00</pRedAliqCBS><pAliqEfetCBS>0.36</pAliqEfetCBS></fed></valores>' +
  '<totCIBS><vTotNF>10166.66</vTotNF><gIBS><vIBSTot>4.33</vIBSTot><gIBSUFTot><vIBSUF>4.22</vIBSUF></gIBSUFTot>' +
  '<gIBSMunTot><vIBSMun>0.11</vIBSMun></gIBSMunTot></gIBS><gCBS><vCBS>37.96</vCBS></gCBS></totCIBS></IBSCBS>';

interface NoteParts {
  readonly dhProc?: string;
  readonly reform?: string;
}

/** NFS-e that the environment makes of a DPS of the fixtures. */
export function nfseXml(
  name: string,
  { dhProc = '2026-11-20T10:05:07-03:00', reform = '' }: NoteParts = {},
): string {
  const dps = readFileSync(new URL(`${name}.xml`, FIXTURES), 'utf8').replace(/^<\?xml[^>]*\?>\s*/, '');
  return (
    `<NFSe xmlns="http://www.sped.fazenda.gov.br/nfse" versao="1.01"><infNFSe Id="NFS${NFSE_KEY}">` +
    '<xLocEmi>Porto Alegre</xLocEmi><xLocPrestacao>Porto Alegre</xLocPrestacao><nNFSe>42</nNFSe>' +
    '<cLocIncid>4314902</cLocIncid><xLocIncid>Porto Alegre</xLocIncid><xTribNac>Análise e desenvolvimento de sistemas</xTribNac>' +
    '<verAplic>1.0</verAplic><ambGer>2</ambGer><tpEmis>1</tpEmis><procEmi>1</procEmi><cStat>100</cStat>' +
    `<dhProc>${dhProc}</dhProc><nDFSe>42</nDFSe><emit><CNPJ>38889102000182</CNPJ><IM>55443322</IM>` +
    '<xNome>Orvalho Sistemas Ltda</xNome><enderNac><xLgr>Rua da Praia</xLgr><nro>10</nro><xBairro>Centro</xBairro>' +
    '<cMun>4314902</cMun><UF>RS</UF><CEP>90010000</CEP></enderNac><fone>5132109900</fone></emit>' +
    '<valores><vCalcDR>800.00</vCalcDR><vBC>10700.00</vBC><pAliqAplic>5.00</pAliqAplic><vISSQN>535.00</vISSQN>' +
    `<vTotalRet>1242.25</vTotalRet><vLiq>10157.75</vLiq></valores>${reform}${dps}</infNFSe></NFSe>`
  );
}

export const nfseEventXml = (kind: string): string =>
  `<evento xmlns="http://www.sped.fazenda.gov.br/nfse" versao="1.01"><infEvento Id="EVT${NFSE_KEY}${kind}001"><dhProc>2026-11-21T08:00:00-03:00</dhProc>` +
  `<pedRegEvento versao="1.01"><infPedReg Id="PRE${NFSE_KEY}${kind}"><chNFSe>${NFSE_KEY}</chNFSe><e${kind}><xDesc>x</xDesc></e${kind}></infPedReg></pedRegEvento></infEvento></evento>`;

export const inProduction = (xml: string): string => xml.replace('<tpAmb>2</tpAmb>', '<tpAmb>1</tpAmb>');
