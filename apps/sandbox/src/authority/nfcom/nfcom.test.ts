import { readFileSync } from 'node:fs';
import { parseXml } from '@fiscal/core/xml/parse';
import { describe, expect, it } from 'vitest';
import { firstBroken } from '../../rules/rule.ts';
import type { StoredDocument } from '../../state/documents.ts';
import { readDocument } from '../portal/document.ts';
import { listRules } from '../portal/rules/list.ts';
import type { PortalRuleContext } from '../portal/type.ts';
import { NFCOM_TYPE } from './nfcom.ts';

const FIXTURES = new URL(
  '../../../../../packages/fiscal-core/src/documents/nfcom/fixtures/',
  import.meta.url,
);
const xmlOf = (name: string): string => readFileSync(new URL(`${name}.xml`, FIXTURES), 'utf8');
const COMPLETE = xmlOf('completo');
const OFFLINE = xmlOf('centralizada-contingencia');
const SUBSTITUTE = xmlOf('substituicao');

const NOW = Date.parse('2026-11-20T12:00:00-03:00');
const HOUR = 3_600_000;
const context: PortalRuleContext = {
  world: 'mundo',
  strict: false,
  nowMs: NOW,
  receivedAtMs: NOW,
  authorizer: 'SVRS',
  signerBase: '90331772',
  register: undefined,
  standing: { rivals: [], oldest: null, awaiting: null },
  replaced: null,
  epec: null,
};

const rules = [...NFCOM_TYPE.before, ...NFCOM_TYPE.after];
const broken = (xml: string, own: Partial<PortalRuleContext> = {}) =>
  firstBroken(rules, readDocument(parseXml(xml).root, xml, NFCOM_TYPE), { ...context, ...own });

const REPLACED: StoredDocument = {
  chave: '43261190331772000107620010000228701011234566',
  cUF: '43',
  emitente: '90331772000107',
  modelo: '62',
  serie: 1,
  numero: 22870,
  situacao: 'autorizado',
  cStat: '100',
  xMotivo: 'Autorizado o uso da NFCom',
  nProt: '3432611000000001',
  dhRecbto: '2026-11-19T10:00:00-03:00',
  digVal: 'AAAA',
  prot: '<protNFCom/>',
  xml: null,
};

type Edit = (xml: string) => string;
const replace =
  (...pairs: readonly (readonly [from: string | RegExp, to: string])[]): Edit =>
  (xml) =>
    pairs.reduce((text, [from, to]) => {
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`${String(from)} is not in the document`);
      return changed;
    }, xml);
const set = (tag: string, value: string): Edit =>
  replace([new RegExp(`<${tag}>[^<]*</${tag}>`), `<${tag}>${value}</${tag}>`]);
/** Sets the last occurrence: in the totals, where items have the same tag. */
const setLast = (tag: string, value: string): Edit =>
  replace([new RegExp(`(.*)<${tag}>[^<]*</${tag}>`, 's'), `$1<${tag}>${value}</${tag}>`]);
const without = (tag: string): Edit => replace([new RegExp(`<${tag}>.*?</${tag}>`, 's'), '']);
const after = (tag: string, xml: string): Edit => replace([`</${tag}>`, `</${tag}>${xml}`]);
const together =
  (...edits: readonly Edit[]): Edit =>
  (xml) =>
    edits.reduce((text, edit) => edit(text), xml);

const KEY = '43261190331772000107620010000228701011234566';
const BAD_KEY = KEY.replace(/.$/, '0');

/** Change that breaks each rule of a sound note. */
const CASES: readonly (readonly [cStat: string, edit: Edit, xml?: string])[] = [
  ['227', set('nNF', '22872')],
  ['253', set('cDV', '0')],
  ['247', replace([/(<enderEmit>.*?)<UF>RS/, '$1<UF>SC'])],
  [
    '415',
    after('verProc', '<dhCont>2026-11-20T07:30:00-03:00</dhCont><xJust>Sem conexão com a SEFAZ</xJust>'),
  ],
  ['416', without('dhCont'), OFFLINE],
  ['417', set('dhCont', '2026-11-20T08:00:00-03:00'), OFFLINE],
  ['419', set('finNFCom', '3'), OFFLINE],
  ['411', without('gSub'), SUBSTITUTE],
  ['412', set('finNFCom', '0'), SUBSTITUTE],
  ['414', set('chNFCom', BAD_KEY), SUBSTITUTE],
  ['515', set('tpFat', '2')],
  ['532', after('assinante', `<gCofat><chNFComLocal>${KEY}</chNFComLocal></gCofat>`)],
  [
    '516',
    together(
      set('tpFat', '2'),
      set('finNFCom', '4'),
      after('assinante', `<gCofat><chNFComLocal>${KEY}</chNFComLocal></gCofat>`),
    ),
  ],
  [
    '517',
    together(
      set('tpFat', '2'),
      after('assinante', `<gCofat><chNFComLocal>${BAD_KEY}</chNFComLocal></gCofat>`),
    ),
  ],
  ['270', without('gFat')],
  ['272', without('gFatCentral'), OFFLINE],
  ['273', set('finNFCom', '4')],
  ['274', replace([/(<gFatCentral><CNPJ>)\d+/, '$190331772000108']), OFFLINE],
  ['275', replace([/(<gFatCentral><CNPJ>)\d+/, '$115662084000104']), OFFLINE],
  ['407', replace([/(<enderEmit>.*?)<cMun>\d+/, '$1<cMun>4205407'])],
  ['408', replace([/(<enderEmit>.*?)<cMun>\d+/, '$1<cMun>4300000'])],
  ['422', replace([/(<dest>.*?<CNPJ>)\d+/, '$115662084000105'])],
  ['423', replace([/(<dest>.*?)<CNPJ>\d+<\/CNPJ>/, '$1<CPF>28194736014</CPF>'])],
  ['424', replace([/(<dest>.*?)<CNPJ>\d+<\/CNPJ>/, '$1<idOutros>AB12345</idOutros>'])],
  ['426', replace([/(<dest>.*?)<IE>\d+<\/IE>/, '$1'])],
  ['420', set('indIEDest', '2')],
  ['431', set('indIEDest', '9')],
  ['405', replace([/(<enderDest>.*?)<cMun>\d+/, '$1<cMun>4205407'])],
  ['406', replace([/(<enderDest>.*?)<cMun>\d+/, '$1<cMun>4300000'])],
  ['537', without('nContrato')],
  ['425', set('dContratoFim', '2026-01-01')],
  ['474', after('cUFPrinc', '<NroTermAdic>5130201123</NroTermAdic><cUFAdic>43</cUFAdic>'.repeat(2))],
  ['535', set('cUFPrinc', '42')],
  ['536', after('cUFPrinc', '<NroTermAdic>5130201123</NroTermAdic><cUFAdic>42</cUFAdic>')],
  ['466', after('autXML', '<autXML><CNPJ>90331772000108</CNPJ></autXML>')],
  ['467', replace(['<autXML><CPF>28194736013', '<autXML><CPF>28194736014'])],
  ['468', after('autXML', '<autXML><CPF>28194736013</CPF></autXML>')],
  ['472', replace([/(<gRespTec><CNPJ>)\d+/, '$190331772000108'])],
  ['435', set('vItem', '250.90')],
  ['264', after('CFOP', '<CNPJLD>90331772000108</CNPJLD>')],
  ['444', set('vICMS', '40.08')],
  ['443', set('vPIS', '2.49')],
  ['445', set('vCOFINS', '7.90')],
  ['446', set('vFUST', '3.30')],
  ['476', set('vFUNTTEL', '2.15')],
  [
    '497',
    replace(['</ICMS00>', '</ICMS00><ICMSUFDest cUFDest="42"><vBCUFDest>1.00</vBCUFDest></ICMSUFDest>']),
  ],
  ['540', replace(['<CFOP>5303</CFOP>', ''])],
  ['541', replace([/(.*<cClass>1100101<\/cClass>)/s, '$1<CFOP>5303</CFOP>'])],
  ['447', replace([/(<ICMSTot><vBC>)[\d.]+/, '$11.00'])],
  ['448', setLast('vICMS', '1.00')],
  ['452', setLast('vICMSDeson', '1.00')],
  ['455', setLast('vFCP', '1.00')],
  ['457', setLast('vPIS', '1.00')],
  ['458', setLast('vCOFINS', '1.00')],
  ['256', setLast('vFUST', '1.00')],
  ['257', setLast('vFUNTTEL', '1.00')],
  ['258', setLast('vRetPIS', '1.00')],
  ['259', setLast('vRetCofins', '1.00')],
  ['260', setLast('vRetCSLL', '1.00')],
  ['461', setLast('vIRRF', '1.00')],
  ['462', setLast('vDesc', '1.00')],
  ['477', setLast('vOutro', '1.00')],
  ['459', setLast('vProd', '1.00')],
  ['460', setLast('vNF', '1.00')],
  [
    '242',
    replace([
      '<det nItem="1">',
      '<det nItem="1" chNFComAnt="43261190331772000107620010000228701011234560" nItemAnt="1">',
    ]),
  ],
  ['464', replace(['dfe-portal.svrs.rs.gov.br/NFCom/QRCode', 'exemplo.com.br/qr'])],
  ['465', replace([/\?chNFCom=\d/, '?chNFCom=9'])],
  ['469', replace([/&amp;sign=[^<]*/, '']), OFFLINE],
  ['1003', set('tpMeioPgto', '03'), OFFLINE],
  ['470', replace(['&amp;tpAmb=2</qrCodNFCom>', '&amp;tpAmb=2&amp;sign=AAAA</qrCodNFCom>'])],
];

/** Cases of strict mode. */
const STRICT_CASES: readonly (readonly [cStat: string, edit: Edit, xml?: string])[] = [
  ['433', set('CFOP', '5102')],
  ['209', replace(['<IE>0963344552</IE>', '<IE>0963344556</IE>'])],
  ['276', replace(['<cClass>0100401', '<cClass>9999999'])],
  ['276', replace(['<cClass>0100401', '<cClass>0109901'])],
  ['427', replace(['<IE>0961122331</IE>', '<IE>09611223310</IE>'])],
  ['498', set('IEUFDest', '2600123450'), SUBSTITUTE],
];

describe('the rules over an NFCom', () => {
  it.each(STRICT_CASES.map(([cStat, edit, xml = COMPLETE]) => ({ cStat, edit, xml })))(
    'answer $cStat in strict mode alone',
    ({ cStat, edit, xml }) => {
      expect(broken(edit(xml), { strict: true })?.cStat).toBe(cStat);
      expect(broken(edit(xml))).toBeNull();
      expect(broken(xml, { strict: true })).toBeNull();
    },
  );

  it.each([
    ['complete', COMPLETE],
    ['offline, of central billing', OFFLINE],
    ['of substitution', SUBSTITUTE],
    ['of the Simples Nacional, with something given back', xmlOf('simples-nacional')],
    ['of the contract alone', xmlOf('contrato')],
  ])('let a note pass that is %s', (_, xml) => {
    expect(broken(xml)).toBeNull();
  });

  it.each(CASES.map(([cStat, edit, xml = COMPLETE]) => ({ cStat, edit, xml })))(
    'answer $cStat',
    ({ cStat, edit, xml }) => {
      expect(broken(edit(xml))?.cStat).toBe(cStat);
    },
  );

  it('check UF, signer and time of reception', () => {
    expect(broken(COMPLETE, { authorizer: 'MG' })?.cStat).toBe('226');
    expect(broken(COMPLETE, { signerBase: '11222333' })?.cStat).toBe('213');
    expect(broken(COMPLETE, { receivedAtMs: NOW - 5 * HOUR })?.cStat).toBe('212');
    expect(broken(COMPLETE, { receivedAtMs: NOW + 121 * HOUR })?.cStat).toBe('228');
    expect(broken(OFFLINE, { receivedAtMs: NOW + 121 * HOUR })).toBeNull();
    const register = { enabled: false, ie: null };
    expect(broken(COMPLETE, { strict: true, register })?.cStat).toBe('203');
  });

  it('check the replaced note, when it is on record', () => {
    const of = (own: Partial<StoredDocument>) => broken(SUBSTITUTE, { replaced: { ...REPLACED, ...own } });
    expect(of({})).toBeNull();
    expect(of({ situacao: 'cancelado' })?.cStat).toBe('210');
    expect(of({ situacao: 'substituido' })?.cStat).toBe('211');
    expect(of({ emitente: '11222333000181' })?.cStat).toBe('221');
  });

  it('each have a case here, except those that a schema-valid XML cannot break', () => {
    const tried = new Set([
      ...[...CASES, ...STRICT_CASES].map(([cStat]) => cStat),
      '226',
      '213',
      '212',
      '228',
      '203',
      '210',
      '211',
      '221',
    ]);
    const untried = rules.map(({ cStat }) => cStat).filter((cStat) => !tried.has(cStat));
    // A wrong CNPJ breaks the key first; NFCom has no CPF.
    expect(untried).toEqual(['207', '401']);
  });

  it('are listed with the texts of the table', () => {
    const listed = listRules(NFCOM_TYPE);
    const textless = listed.filter(({ message }) => message === '').map(({ cStat }) => cStat);
    // Codes of the whole family that NFCom's table lacks: NFCom has no SVC and no CPF.
    expect(textless).toEqual(['114', '401', '905']);
  });
});
