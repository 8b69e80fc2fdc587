// biome-ignore-all format: a table
/** Shapes of contents; `SHAPES` shows or masks each. */
export type Shape =
  | 'address' | 'amount' | 'cnpj' | 'code' | 'date' | 'digest' | 'gtin' | 'id' | 'key' | 'protocol' | 'text' | 'uri' | 'url' | 'version' | 'word';

/** A layout that an element belongs to: that of the nearest element in `ROOTS`, else the envelope. */
export type Layout = 'nfe' | 'cte' | 'mdfe' | 'nfcom' | 'dce' | 'nfse' | 'evento' | 'inut' | 'envelope';

/** Elements that begin a layout. NFC-e has the NF-e's. */
export const ROOTS: Readonly<Record<string, Layout>> = {
  infNFe: 'nfe', infCte: 'cte', infMDFe: 'mdfe', infNFCom: 'nfcom', infDCe: 'dce', infDPS: 'nfse', infNFSe: 'nfse',
  infEvento: 'evento', infPedReg: 'evento', infInut: 'inut',
};

/**
 * The only elements and attributes (`@`) whose content a support bundle shows, each where the content has the shape.
 * `common` applies in every layout. `p*`, `q*` and `v*` match the names that continue with a capital letter: percentages,
 * quantities and values. Names, addresses, documents of people, registrations, contracts, vehicles, coordinates and
 * free texts are not here.
 */
export const ALLOWED_TAGS: readonly { readonly layout: Layout | 'common'; readonly shape: Shape; readonly tags: string }[] = [
  { layout: 'common', shape: 'code', tags: '@lang @mustUnderstand @nItem cBenef cClassTrib cClassTribReg cDV CFOP cMun cPais CRT CST cStat CSTReg cUF indDoacao mod NCM procEmi serie tpAmb tpEmis' },
  { layout: 'common', shape: 'code', tags: 'tpEmit tpEnteGov tpOperGov UF' },
  { layout: 'common', shape: 'date', tags: 'dhCont dhEmi dVenc' },
  { layout: 'common', shape: 'version', tags: '@versao @versaoModal verAplic verProc versao versaoDados' },
  { layout: 'common', shape: 'key', tags: '@chNFComAnt @Id @URI chNFe refDFeAnt' },
  { layout: 'common', shape: 'cnpj', tags: 'CNPJ CNPJPAA CNPJReceb' },
  { layout: 'common', shape: 'amount', tags: 'p* q* v*' },
  { layout: 'common', shape: 'uri', tags: '@Algorithm @schemaLocation @xmlns' },
  { layout: 'common', shape: 'digest', tags: 'DigestValue digVal' },
  { layout: 'nfe', shape: 'code', tags: '@dia anoFab anoMod cBenefRBC cClassTribIS cCredPres cCredPresumido cEnq CEST cIndOp cMod cMunFG cMunFGIBS CNAE cNF condVeic cOperNFF cProdANP cRegTrib' },
  { layout: 'nfe', shape: 'code', tags: 'CSOSN CSTIS cUFOrig EXTIPI finNFe idDest indBemMovelUsado indDeduzDeson indEscala indFinal indIEDest indImport indIncentivo indIntermed indISS indPag' },
  { layout: 'nfe', shape: 'code', tags: 'indPres indProc indSomaCOFINSST indSomaPISST indTot modBC modBCST modFrete motDesICMS motDesICMSST motRedAdRem nAdicao nItem nNF nRE nSeqAdic' },
  { layout: 'nfe', shape: 'code', tags: 'orig qVol tBand tPag tpALCZFMCBS tpArma tpAto tpCredPresIBSZFM tpGuia tpImp tpIntegra tpIntermedio tpMeioPgto tpNF tpNFCredito tpNFDebito tpOp tpRegimeIBSCBS' },
  { layout: 'nfe', shape: 'code', tags: 'tpRest tpVeic tpViaTransp UFCons UFDesemb UFGuia UFPag UFSaidaPais UFST UFTerceiro' },
  { layout: 'nfe', shape: 'date', tags: 'dCompet dDesemb dDI dEmi dFab dhSaiEnt dPag dPrevEntrega dVal' },
  { layout: 'nfe', shape: 'key', tags: 'chaveAcesso refCTe refNFe refNFeSig' },
  { layout: 'nfe', shape: 'cnpj', tags: 'CNPJFab CNPJPag CNPJProd' },
  { layout: 'nfe', shape: 'amount', tags: 'adRemCBS adRemCBSReten adRemIBS adRemIBSReten adRemICMS adRemICMSDif adRemICMSRet adRemICMSReten adRemIS qtde' },
  { layout: 'nfe', shape: 'gtin', tags: 'cEAN cEANTrib' },
  { layout: 'cte', shape: 'code', tags: '@nPag cCT cInfManu classDuto cMunEnv cMunFim cMunIni cUnid direc ferrEmi indAlteraToma indGlobalizado indIEToma indNegociavel indSN modal nCFOP nCT' },
  { layout: 'cte', shape: 'code', tags: 'nOcc nONU nViag respFat retira subser toma tpContratacao tpCTe tpDoc tpHor tpImp tpMeioPgto tpNav tpPagAnt tpPer tpServ tpTraf tpUnidCarga' },
  { layout: 'cte', shape: 'code', tags: 'tpUnidTransp UFEnv UFFim UFIni uniAP' },
  { layout: 'cte', shape: 'date', tags: 'dEmi dFim dIni dPrev dPrevAereo dProg' },
  { layout: 'cte', shape: 'cnpj', tags: 'CNPJBasePSP' },
  { layout: 'cte', shape: 'amount', tags: 'nPeso qtdRat unidRat' },
  { layout: 'cte', shape: 'key', tags: 'chave chCTe chCte chCTeFerroOrigem chCTeMultimodal chDFePagAnt' },
  { layout: 'mdfe', shape: 'code', tags: 'capKG capM3 categCombVeic cMDF cMunCarrega cMunDescarga cUnid indAltoDesemp indAntecipaAdiant indCanalVerde indCarregaPosterior indPag' },
  { layout: 'mdfe', shape: 'code', tags: 'indPrestacaoParcial indReentrega modal nMDF nONU nSeq nVag nViag qCTe qMDFe qNFe qVag respSeg tara tpAntecip tpCar tpCarga tpComp tpEmb tpNav tpProp' },
  { layout: 'mdfe', shape: 'code', tags: 'tpRod tpTransp tpUnidCarga tpUnidCargaVazia tpUnidTransp tpUnidTranspVazia tpValePed UFFim UFIni UFPer' },
  { layout: 'mdfe', shape: 'date', tags: 'dhIniViagem dhTrem dVoo' },
  { layout: 'mdfe', shape: 'cnpj', tags: 'CNPJForn CNPJIPEF CNPJPg' },
  { layout: 'mdfe', shape: 'amount', tags: 'pesoBC pesoR qtdParcial qtdRat qtdTotal TU' },
  { layout: 'mdfe', shape: 'key', tags: 'chCTe chMDFe' },
  { layout: 'mdfe', shape: 'gtin', tags: 'cEAN' },
  { layout: 'nfcom', shape: 'code', tags: '@cUFDest @indNFComAntPapelFatCentral @nItemAnt @nPag cBenefUFDest cClass cMunFG cNF cUFAdic cUFPrinc finNFCom indCessaoMeiosRede indDevolucao' },
  { layout: 'nfcom', shape: 'code', tags: 'indIEDest indNotaEntrada indPrePago indSemCST indSN motSub nItemPagAnt nNF tpAssinante tpFat tpMeioPgto tpPagAnt tpProc tpRessarc tpServUtil' },
  { layout: 'nfcom', shape: 'code', tags: 'uMed' },
  { layout: 'nfcom', shape: 'date', tags: 'dContratoFim dContratoIni dExpiracao dPerUsoFim dPerUsoIni dRef dRefResgPts dRefSaldoPts dVencFat' },
  { layout: 'nfcom', shape: 'key', tags: '@chNFComAnt chDFePagAnt chNFCom chNFComLocal' },
  { layout: 'nfcom', shape: 'cnpj', tags: 'CNPJBasePSP CNPJCobrTerc CNPJLD' },
  { layout: 'dce', shape: 'code', tags: 'cDC modTrans nDC' },
  { layout: 'dce', shape: 'cnpj', tags: 'CNPJTransp' },
  { layout: 'nfse', shape: 'code', tags: 'ambGer cCredPres cIndOp cLocEmi cLocIncid cLocPrestacao cMotivo cMotivoEmisTI cMunDocFiscal cMunNFSeMun cNBS cTribMun cTribNac finNFSe indDest' },
  { layout: 'nfse', shape: 'code', tags: 'indFinal indTotTrib mdic mdPrestacao mecAFComexP mecAFComexT modNFS movTempBens nDFSe nDPS nNFS nNFSe nNFSeMun opSimpNac regApTribSN' },
  { layout: 'nfse', shape: 'code', tags: 'regEspTrib tipoChaveDFe tpDedRed tpImunidade tpMoeda tpOper tpReeRepRes tpRetISSQN tpRetPisCofins tpSusp tribISSQN vincPrest' },
  { layout: 'nfse', shape: 'date', tags: 'dCompet dhProc dtCompDoc dtEmiDoc dtFim dtIni' },
  { layout: 'nfse', shape: 'version', tags: 'verAplic' },
  { layout: 'nfse', shape: 'key', tags: 'chaveDFe chaveSubstda chNFSe chNFSeRej chSubstda idDPS refNFSe' },
  { layout: 'nfse', shape: 'text', tags: 'xMotivo' },
  { layout: 'nfse', shape: 'amount', tags: 'vlrReeRepRes' },
  { layout: 'evento', shape: 'code', tags: 'cMotivo cOrgao cOrgaoAutor indAceitacao nEvento nItem nPedRegEvento nSeqEvento nViagem tpAutor tpEvento tpMotivo tpNF' },
  { layout: 'evento', shape: 'date', tags: 'dhEntrega dhEvento dhRecbto dhTentativaEntrega dtEnc' },
  { layout: 'evento', shape: 'key', tags: 'chCTe chCTeSubst chDCe chMDFe chNFCom chNFeRef chNFSe chSubstituta' },
  { layout: 'evento', shape: 'protocol', tags: 'nProt nProtEvento' },
  { layout: 'evento', shape: 'cnpj', tags: 'CNPJAutor CNPJDest' },
  { layout: 'evento', shape: 'version', tags: 'verEvento' },
  { layout: 'evento', shape: 'text', tags: 'descEvento xDesc xEvento xMotivo' },
  { layout: 'inut', shape: 'text', tags: 'xMotivo xServ' },
  { layout: 'inut', shape: 'code', tags: 'ano nNFFin nNFIni' },
  { layout: 'inut', shape: 'protocol', tags: 'nProt' },
  { layout: 'inut', shape: 'date', tags: 'dhRecbto' },
  { layout: 'envelope', shape: 'text', tags: 'descEvento faultcode faultstring h1 message Reason Text title Value xEvento xMotivo xMsg xServ' },
  { layout: 'envelope', shape: 'code', tags: 'ano cMsg cOrgao cSitCTe cSitDCe cSitMDFe cSitNFCom cSitNFe idLote indSinc nNFFin nNFIni nRegistros nSeqEvento tMed tpEvento' },
  { layout: 'envelope', shape: 'protocol', tags: 'nProt nRec' },
  { layout: 'envelope', shape: 'date', tags: 'dhCons dhConsulta dhEvento dhRecbto dhRegEvento dhResp dhRetorno' },
  { layout: 'envelope', shape: 'key', tags: 'chCTe chDCe chMDFe chNFCom chNFSe' },
  { layout: 'envelope', shape: 'version', tags: 'verEvento' },
];
