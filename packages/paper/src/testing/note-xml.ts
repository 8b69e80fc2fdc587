import { checkDigit } from '@fiscal/core/chave-acesso/chave-acesso';

/** Variable facts of a generated note. */
export interface NoteFacts {
  readonly mod?: '55' | '65';
  readonly items?: number;
  readonly tpImp?: string;
  readonly tpEmis?: string;
  readonly tpAmb?: '1' | '2';
  /** cStat of the protocol; null for a note without one. */
  readonly cStat?: string | null;
  readonly dhEmi?: string;
  readonly cnpj?: string;
  readonly crt?: string;
  readonly xNome?: string;
  readonly cProd?: string;
  readonly xProd?: (index: number) => string;
  readonly infAdProd?: (index: number) => string;
  readonly infCpl?: string;
  readonly dups?: number;
  /** Taxes of an item, as XML, in the place of an ICMS of 18 %. */
  readonly imposto?: (index: number) => string;
  /** Further elements, as XML: of `ide`, of `ICMSTot`, of `total`, after `dest`, of `transp`. */
  readonly ide?: string;
  readonly icmsTot?: string;
  readonly totals?: string;
  readonly places?: string;
  readonly transp?: string;
  readonly qrCode?: string;
}

const escapeText = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const many = (count: number, made: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => made(index)).join('');

export function chaveOf({ mod = '55', tpEmis = '1', cnpj = '12345678000195' }: NoteFacts = {}): string {
  const body = `352611${cnpj}${mod}001000001234${tpEmis}48271935`;
  return body + checkDigit(body);
}

const ICMS_18 =
  '<ICMS><ICMS00><orig>0</orig><CST>00</CST><modBC>3</modBC><vBC>2469.12</vBC><pICMS>18.0000</pICMS><vICMS>444.44</vICMS></ICMS00></ICMS>';

function det(facts: NoteFacts, index: number): string {
  const { xProd = (at) => `Parafuso sextavado número ${at}`, infAdProd, imposto = () => ICMS_18 } = facts;
  const { cProd = `SKU${index + 1}` } = facts;
  const added = infAdProd ? `<infAdProd>${escapeText(infAdProd(index))}</infAdProd>` : '';
  return `<det nItem="${index + 1}"><prod><cProd>${cProd}</cProd><cEAN>SEM GTIN</cEAN><xProd>${escapeText(xProd(index))}</xProd><NCM>73181500</NCM><CFOP>5102</CFOP><uCom>UN</uCom><qCom>2.0000</qCom><vUnCom>1234.5600000000</vUnCom><vProd>2469.12</vProd><cEANTrib>SEM GTIN</cEANTrib><uTrib>UN</uTrib><qTrib>2.0000</qTrib><vUnTrib>1234.5600000000</vUnTrib><indTot>1</indTot></prod><imposto>${imposto(index)}</imposto>${added}</det>`;
}

const address = (name: string): string =>
  `<${name}><xLgr>Rua das Laranjeiras</xLgr><nro>100</nro><xBairro>São João</xBairro><cMun>3550308</cMun><xMun>São Paulo</xMun><UF>SP</UF><CEP>01001000</CEP><fone>1133334444</fone></${name}>`;

/** nfeProc (NFe where there is no protocol) of a note that the facts describe. */
export function noteXml(facts: NoteFacts = {}): string {
  const { mod = '55', items = 1, tpImp = '1', tpEmis = '1', tpAmb = '1', cStat = '100', dups = 0 } = facts;
  const {
    cnpj = '12345678000195',
    xNome = 'Indústria e Comércio Ação Ltda',
    infCpl = '',
    totals = '',
    dhEmi = '2026-11-21T10:00:00-03:00',
    crt = '3',
    ide = '',
    icmsTot = '',
    transp = '',
  } = facts;
  const chave = chaveOf(facts);
  const contingency =
    tpEmis === '1'
      ? ''
      : '<dhCont>2026-11-21T09:00:00-03:00</dhCont><xJust>Sem conexão com a internet</xJust>';
  const dup = (index: number) =>
    `<dup><nDup>${String(index + 1).padStart(3, '0')}</nDup><dVenc>2026-12-10</dVenc><vDup>1000.00</vDup></dup>`;
  const cobr =
    dups > 0
      ? `<cobr><fat><nFat>1234</nFat><vOrig>2469.12</vOrig><vLiq>2469.12</vLiq></fat>${many(dups, dup)}</cobr>`
      : '';
  const supl = facts.qrCode
    ? `<infNFeSupl><qrCode>${escapeText(facts.qrCode)}</qrCode><urlChave>www.nfce.fazenda.sp.gov.br/consulta</urlChave></infNFeSupl>`
    : '';
  const nfe = `<NFe xmlns="http://www.portalfiscal.inf.br/nfe"><infNFe versao="4.00" Id="NFe${chave}"><ide><cUF>35</cUF><cNF>48271935</cNF><natOp>Venda de mercadoria</natOp><mod>${mod}</mod><serie>1</serie><nNF>1234</nNF><dhEmi>${dhEmi}</dhEmi><dhSaiEnt>2026-11-21T11:30:00-03:00</dhSaiEnt><tpNF>1</tpNF><tpImp>${tpImp}</tpImp><tpEmis>${tpEmis}</tpEmis><tpAmb>${tpAmb}</tpAmb>${ide}${contingency}</ide><emit><CNPJ>${cnpj}</CNPJ><xNome>${escapeText(xNome)}</xNome>${address('enderEmit')}<IE>110042490114</IE><IM>12345</IM><CRT>${crt}</CRT></emit><dest><CPF>12345678909</CPF><xNome>João da Conceição Müller</xNome>${address('enderDest')}<indIEDest>9</indIEDest></dest>${facts.places ?? ''}${many(items, (index) => det(facts, index))}<total><ICMSTot><vBC>2469.12</vBC><vICMS>444.44</vICMS><vBCST>0.00</vBCST><vST>0.00</vST><vProd>2469.12</vProd><vFrete>0.00</vFrete><vDesc>10.00</vDesc><vPIS>40.74</vPIS><vCOFINS>187.65</vCOFINS><vNF>2459.12</vNF><vTotTrib>672.83</vTotTrib>${icmsTot}</ICMSTot>${totals}</total><transp><modFrete>9</modFrete>${transp}</transp>${cobr}<pag><detPag><tPag>01</tPag><vPag>2500.00</vPag></detPag><vTroco>40.88</vTroco></pag>${infCpl ? `<infAdic><infCpl>${escapeText(infCpl)}</infCpl></infAdic>` : ''}</infNFe>${supl}</NFe>`;
  if (cStat === null) return nfe;
  return `<nfeProc xmlns="http://www.portalfiscal.inf.br/nfe" versao="4.00">${nfe}<protNFe versao="4.00"><infProt><tpAmb>${tpAmb}</tpAmb><chNFe>${chave}</chNFe><dhRecbto>2026-11-21T10:00:03-03:00</dhRecbto><nProt>135260000012345</nProt><cStat>${cStat}</cStat><xMotivo>Autorizado o uso da NF-e</xMotivo></infProt></protNFe></nfeProc>`;
}

/** procEventoNFe of an event of that note. */
export function eventXml(
  tpEvento: string,
  det: string,
  {
    chave = chaveOf(),
    nSeqEvento = 1,
    cStat = '135',
  }: { chave?: string; nSeqEvento?: number; cStat?: string } = {},
): string {
  return `<procEventoNFe xmlns="http://www.portalfiscal.inf.br/nfe" versao="1.00"><evento versao="1.00"><infEvento><cOrgao>35</cOrgao><tpAmb>1</tpAmb><CNPJ>12345678000195</CNPJ><chNFe>${chave}</chNFe><dhEvento>2026-11-21T12:00:00-03:00</dhEvento><tpEvento>${tpEvento}</tpEvento><nSeqEvento>${nSeqEvento}</nSeqEvento><detEvento versao="1.00">${det}</detEvento></infEvento></evento><retEvento versao="1.00"><infEvento><tpAmb>1</tpAmb><cStat>${cStat}</cStat><xMotivo>Evento registrado e vinculado a NF-e</xMotivo><chNFe>${chave}</chNFe><tpEvento>${tpEvento}</tpEvento><nSeqEvento>${nSeqEvento}</nSeqEvento><dhRegEvento>2026-11-21T12:00:05-03:00</dhRegEvento><nProt>13526000009990${nSeqEvento}</nProt></infEvento></retEvento></procEventoNFe>`;
}
