import { createPrivateKey, generateKeyPairSync, type KeyObject, X509Certificate } from 'node:crypto';
import { buildChave, type ChaveAcesso } from '@fiscal/core/chave-acesso/chave-acesso';
import { qrCodeUrlV2, qrCodeUrlV3 } from '@fiscal/core/chave-acesso/qrcode';
import { nfceConsulta } from '@fiscal/core/documents/nfe/coupon/consulta';
import { NFE_NAMESPACE } from '@fiscal/core/sefaz/messages';
import { sha1Base64 } from '@fiscal/core/signing/digest';
import { assembleSigned, signEnveloped } from '@fiscal/core/signing/sign';
import { ufBySigla } from '@fiscal/core/tables/uf';
import { isoAt } from '@fiscal/core/testing/builders';
import { escapeText } from '@fiscal/core/xml/cut';
import { NFCE_XPROD_HOMOLOGACAO } from '../authority/nfe/rules/items.ts';
import { NFE_DEST_HOMOLOGACAO } from '../authority/nfe/rules/parties.ts';
import type { IssuedCertificate } from '../ca/authority.ts';

export interface NfeXmlOptions {
  readonly modelo?: '55' | '65';
  /** An NF-e with the «DANFE Simplificado Tipo 2». */
  readonly tipo2?: boolean;
  readonly cnpj?: string;
  readonly uf?: string;
  readonly serie?: number;
  readonly nNF: number;
  readonly cNF?: string;
  readonly tpEmis?: string;
  readonly dhEmiMs: number;
  readonly infCpl?: string;
  readonly csc?: { readonly id: string; readonly token: string };
  /** Last change to the text before it is signed: how a test breaks one rule. */
  readonly edit?: (infNFe: string) => string;
}

export interface BuiltNfe {
  readonly chave: ChaveAcesso;
  /** Canonical, without namespace. */
  readonly infNFe: string;
  readonly infNFeSupl: string | null;
}

const ender = (name: string, uf: string): string => {
  const facts = ufBySigla(uf);
  return `<${name}><xLgr>RUA UM</xLgr><nro>1</nro><xBairro>CENTRO</xBairro><cMun>${facts?.capital.codigo}</cMun><xMun>CAPITAL</xMun><UF>${uf}</UF><CEP>01001000</CEP><cPais>1058</cPais><xPais>BRASIL</xPais></${name}>`;
};

/** Registrations of the addressee by UF; São Paulo's for the others. */
const IE_OF_BUYER: Readonly<Record<string, string>> = { PR: '9077732133', RJ: '85393324' };

const ZEROS = ['vICMSDeson', 'vFCP', 'vBCST', 'vST', 'vFCPST', 'vFCPSTRet'];
const REST = ['vFrete', 'vSeg', 'vDesc', 'vII', 'vIPI', 'vIPIDevol', 'vPIS', 'vCOFINS', 'vOutro'];
const zero = (tag: string): string => `<${tag}>0.00</${tag}>`;

/** A small valid NF-e or NFC-e: one item of 2 × 150.00 with ICMS 18 %. */
export function buildNfe(options: NfeXmlOptions): BuiltNfe {
  const {
    modelo = '55',
    tipo2 = false,
    cnpj = '11222333000181',
    uf = 'SP',
    serie = 1,
    nNF,
    cNF = '10293847',
    tpEmis = '1',
    dhEmiMs,
    infCpl,
    csc,
  } = options;
  const facts = ufBySigla(uf);
  const dhEmi = isoAt(dhEmiMs, facts?.utcOffset);
  const chave = buildChave({
    cUF: facts?.cUF ?? '',
    AAMM: dhEmi.slice(2, 4) + dhEmi.slice(5, 7),
    cnpj,
    mod: modelo,
    serie,
    nNF,
    tpEmis,
    cNF,
  });
  const consumer = modelo === '65';
  const coupon = consumer || tipo2;
  const tpImp = tipo2 ? '6' : '1';
  const dest = consumer
    ? ''
    : `<dest><CNPJ>12345678000195</CNPJ><xNome>${NFE_DEST_HOMOLOGACAO}</xNome>${ender('enderDest', uf)}<indIEDest>1</indIEDest><IE>${IE_OF_BUYER[uf] ?? '113933298410'}</IE></dest>`;
  const inf =
    `<infNFe Id="NFe${chave}" versao="4.00"><ide><cUF>${facts?.cUF}</cUF><cNF>${cNF}</cNF><natOp>VENDA</natOp><mod>${modelo}</mod><serie>${serie}</serie><nNF>${nNF}</nNF><dhEmi>${dhEmi}</dhEmi><tpNF>1</tpNF><idDest>1</idDest><cMunFG>${facts?.capital.codigo}</cMunFG><tpImp>${consumer ? '4' : tpImp}</tpImp><tpEmis>${tpEmis}</tpEmis><cDV>${chave.slice(43)}</cDV><tpAmb>2</tpAmb><finNFe>1</finNFe><indFinal>1</indFinal><indPres>1</indPres><procEmi>0</procEmi><verProc>TESTE</verProc></ide>` +
    `<emit><CNPJ>${cnpj}</CNPJ><xNome>EMPRESA DE TESTE</xNome>${ender('enderEmit', uf)}<IE>110042490114</IE><CRT>3</CRT></emit>${dest}` +
    `<det nItem="1"><prod><cProd>P1</cProd><cEAN>SEM GTIN</cEAN><xProd>${coupon ? NFCE_XPROD_HOMOLOGACAO : 'CADEIRA'}</xProd><NCM>94013090</NCM><CFOP>5102</CFOP><uCom>UN</uCom><qCom>2</qCom><vUnCom>150.00</vUnCom><vProd>300.00</vProd><cEANTrib>SEM GTIN</cEANTrib><uTrib>UN</uTrib><qTrib>2</qTrib><vUnTrib>150.00</vUnTrib><indTot>1</indTot></prod>` +
    `<imposto><ICMS><ICMS00><orig>0</orig><CST>00</CST><modBC>3</modBC><vBC>300.00</vBC><pICMS>18.00</pICMS><vICMS>54.00</vICMS></ICMS00></ICMS><PIS><PISNT><CST>07</CST></PISNT></PIS><COFINS><COFINSNT><CST>07</CST></COFINSNT></COFINS></imposto></det>` +
    `<total><ICMSTot><vBC>300.00</vBC><vICMS>54.00</vICMS>${ZEROS.map(zero).join('')}<vProd>300.00</vProd>${REST.map(zero).join('')}<vNF>300.00</vNF></ICMSTot></total>` +
    `<transp><modFrete>9</modFrete></transp><pag><detPag><tPag>01</tPag><vPag>300.00</vPag></detPag></pag>` +
    `${infCpl === undefined ? '' : `<infAdic><infCpl>${escapeText(infCpl)}</infCpl></infAdic>`}</infNFe>`;
  return {
    chave,
    infNFe: options.edit?.(inf) ?? inf,
    infNFeSupl: coupon
      ? supl(chave, uf, tpEmis === '9' ? dhEmi.slice(8, 10) : null, tipo2 ? null : csc)
      : null,
  };
}

/** For offline notes: the code and the digest of the QR Code are checked only when the world knows the CSC. */
const OFFLINE_CSC = { id: '1', token: 'SEGREDO' };
/** The signature of the QR Code is not checked either. */
const OFFLINE_KEY = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

/** @param csc null for version 3, in every form of emission */
function supl(
  chave: ChaveAcesso,
  uf: string,
  offlineDay: string | null,
  csc: NfeXmlOptions['csc'] | null,
): string {
  const { urlQRCode: url = '', urlChave = '' } = nfceConsulta(uf, 2) ?? {};
  const code = csc === null ? null : (csc ?? (offlineDay === null ? null : OFFLINE_CSC));
  const of = { url, chave, ambiente: 2 } as const;
  const offline = offlineDay === null ? null : { dia: offlineDay, vNF: '300.00' };
  const address = code
    ? qrCodeUrlV2({
        ...of,
        cscId: code.id,
        csc: code.token,
        ...(offline && { offline: { ...offline, digestValue: sha1Base64(chave) } }),
      })
    : qrCodeUrlV3({
        ...of,
        ...(offline && {
          offline: {
            ...offline,
            destino: { tipo: '1', documento: '12345678000195' },
            privateKey: OFFLINE_KEY,
          },
        }),
      });
  return `<infNFeSupl><qrCode>${escapeText(address)}</qrCode><urlChave>${urlChave}</urlChave></infNFeSupl>`;
}

export interface TestSigner {
  readonly privateKey: KeyObject;
  readonly certificateBase64: string;
}

export const signerOf = (issued: IssuedCertificate): TestSigner => ({
  privateKey: createPrivateKey(issued.keyPem),
  certificateBase64: new X509Certificate(issued.certPem).raw.toString('base64'),
});

/** The signed `<NFe>` bytes. */
export function signNfe(built: BuiltNfe, signer: TestSigner): Buffer {
  const { signature } = signEnveloped({
    namespace: NFE_NAMESPACE,
    element: built.infNFe,
    id: `NFe${built.chave}`,
    signer,
  });
  const parts = built.infNFeSupl === null ? [built.infNFe] : [built.infNFe, built.infNFeSupl];
  return assembleSigned({ root: 'NFe', namespace: NFE_NAMESPACE, parts, signature });
}
