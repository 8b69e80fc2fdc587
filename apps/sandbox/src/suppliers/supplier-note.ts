import { buildChave, type ChaveAcesso } from '@fiscal/core/chave-acesso/chave-acesso';
import { ufBySigla } from '@fiscal/core/tables/uf';
import { tag } from '../authority/answers.ts';
import { localIso } from '../authority/authorizers.ts';
import { NFE_DEST_HOMOLOGACAO } from '../authority/nfe/rules/parties.ts';

export interface SupplierNote {
  readonly supplier: { readonly cnpj: string; readonly name: string };
  /** CNPJ (14) or CPF (11). */
  readonly addressee: string;
  /** UF of both. */
  readonly uf: string;
  readonly numero: number;
  readonly codigo: string;
  readonly dhEmiMs: number;
  /** Decimal text with two places. */
  readonly value: string;
  /** CNPJs or CPFs that may fetch the note. */
  readonly authorised: readonly string[];
}

const SERIE = 1;
const ZEROS_BEFORE = ['vBC', 'vICMS', 'vICMSDeson', 'vFCP', 'vBCST', 'vST', 'vFCPST', 'vFCPSTRet'];
const ZEROS_AFTER = ['vFrete', 'vSeg', 'vDesc', 'vII', 'vIPI', 'vIPIDevol', 'vPIS', 'vCOFINS', 'vOutro'];
const zeros = (tags: readonly string[]): string => tags.map((name) => tag(name, '0.00')).join('');

const party = (id: string): string => tag(id.length === 11 ? 'CPF' : 'CNPJ', id);

/** A small valid NF-e of an invented supplier of the Simples Nacional: canonical `infNFe` without namespace, and its key. */
export function supplierNote(note: SupplierNote): { readonly chave: ChaveAcesso; readonly infNFe: string } {
  const { supplier, addressee, uf, numero, codigo, dhEmiMs, value, authorised } = note;
  const facts = ufBySigla(uf);
  if (facts === undefined) throw new Error(`no UF ${uf}`);
  const { cUF, capital } = facts;
  const dhEmi = localIso(cUF, dhEmiMs);
  const chave = buildChave({
    cUF,
    AAMM: dhEmi.slice(2, 4) + dhEmi.slice(5, 7),
    cnpj: supplier.cnpj,
    mod: '55',
    serie: SERIE,
    nNF: numero,
    tpEmis: '1',
    cNF: codigo,
  });
  const address = (name: string): string =>
    `<${name}><xLgr>RUA UM</xLgr><nro>1</nro><xBairro>CENTRO</xBairro><cMun>${capital.codigo}</cMun><xMun>CAPITAL</xMun><UF>${uf}</UF><CEP>01001000</CEP><cPais>1058</cPais><xPais>BRASIL</xPais></${name}>`;
  const ide =
    `<ide><cUF>${cUF}</cUF><cNF>${codigo}</cNF><natOp>VENDA DE MERCADORIA</natOp><mod>55</mod><serie>${SERIE}</serie><nNF>${numero}</nNF><dhEmi>${dhEmi}</dhEmi><tpNF>1</tpNF><idDest>1</idDest>` +
    `<cMunFG>${capital.codigo}</cMunFG><tpImp>1</tpImp><tpEmis>1</tpEmis><cDV>${chave.slice(43)}</cDV><tpAmb>2</tpAmb><finNFe>1</finNFe><indFinal>1</indFinal><indPres>9</indPres><indIntermed>0</indIntermed><procEmi>0</procEmi><verProc>EMITE-SANDBOX</verProc></ide>`;
  const emit = `<emit>${tag('CNPJ', supplier.cnpj)}${tag('xNome', supplier.name)}${address('enderEmit')}<IE>110042490114</IE><CRT>1</CRT></emit>`;
  const dest = `<dest>${party(addressee)}${tag('xNome', NFE_DEST_HOMOLOGACAO)}${address('enderDest')}<indIEDest>9</indIEDest></dest>`;
  const item =
    `<det nItem="1"><prod><cProd>SANDBOX-1</cProd><cEAN>SEM GTIN</cEAN><xProd>MERCADORIA DE TESTE</xProd><NCM>94013090</NCM><CFOP>5102</CFOP><uCom>UN</uCom><qCom>1</qCom><vUnCom>${value}</vUnCom><vProd>${value}</vProd><cEANTrib>SEM GTIN</cEANTrib><uTrib>UN</uTrib><qTrib>1</qTrib><vUnTrib>${value}</vUnTrib><indTot>1</indTot></prod>` +
    '<imposto><ICMS><ICMSSN102><orig>0</orig><CSOSN>102</CSOSN></ICMSSN102></ICMS><PIS><PISNT><CST>07</CST></PISNT></PIS><COFINS><COFINSNT><CST>07</CST></COFINSNT></COFINS></imposto></det>';
  const total = `<total><ICMSTot>${zeros(ZEROS_BEFORE)}${tag('vProd', value)}${zeros(ZEROS_AFTER)}${tag('vNF', value)}</ICMSTot></total>`;
  const access = authorised.map((id) => `<autXML>${party(id)}</autXML>`).join('');
  const pay = `<transp><modFrete>9</modFrete></transp><pag><detPag><tPag>01</tPag>${tag('vPag', value)}</detPag></pag>`;
  return {
    chave,
    infNFe: `<infNFe Id="NFe${chave}" versao="4.00">${ide}${emit}${dest}${access}${item}${total}${pay}</infNFe>`,
  };
}
