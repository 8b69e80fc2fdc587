import { NFE_NAMESPACE } from '@fiscal/core/sefaz/messages';
import { parseXml } from '@fiscal/core/xml/parse';
import { firstBroken, type Rejection } from '../../../../rules/rule.ts';
import { buildNfe, type NfeXmlOptions } from '../../../../testing/nfe-xml.ts';
import { readNfe } from '../../document.ts';
import type { NfeRuleContext } from '../nfe-rule.ts';
import { AFTER_DUPLICITY, BEFORE_DUPLICITY } from '../table.ts';

export const NOW = Date.parse('2026-11-21T12:00:00-03:00');
export const MINUTE = 60_000;
export const DAY = 86_400_000;
export const context = (overrides: Partial<NfeRuleContext> = {}): NfeRuleContext => ({
  strict: false,
  nowMs: NOW,
  receivedAtMs: NOW,
  authorizer: 'SP',
  signerBase: '11222333',
  securityCodes: new Map(),
  parties: new Map(),
  epec: null,
  register: undefined,
  ...overrides,
});

export type Case = Partial<NfeXmlOptions> & { readonly editSupl?: (supl: string) => string };

export function verdictOf(options: Case, overrides: Partial<NfeRuleContext> = {}): Rejection | null {
  const built = buildNfe({ nNF: 7, dhEmiMs: NOW, ...options });
  const supl = options.editSupl?.(built.infNFeSupl ?? '') ?? built.infNFeSupl;
  const xml = `<NFe xmlns="${NFE_NAMESPACE}">${built.infNFe}${supl ?? ''}</NFe>`;
  const document = readNfe(parseXml(xml).root, xml);
  return firstBroken([...BEFORE_DUPLICITY, ...AFTER_DUPLICITY], document, context(overrides));
}

export const replace =
  (...pairs: readonly (readonly [from: string | RegExp, to: string])[]) =>
  (xml: string): string =>
    pairs.reduce((text, [from, to]) => {
      const changed = text.replace(from, to);
      if (changed === text) throw new Error(`${String(from)} is not in the document`);
      return changed;
    }, xml);

export const before = (tag: string, xml: string) => replace([`<${tag}`, `${xml}<${tag}`]);
export const after = (tag: string, xml: string) => replace([`</${tag}>`, `</${tag}>${xml}`]);
export const set = (tag: string, value: string) =>
  replace([new RegExp(`<${tag}>[^<]*</${tag}>`), `<${tag}>${value}</${tag}>`]);

export const without = (tag: string) => replace([new RegExp(`<${tag}>.*</${tag}>`), '']);
export const together =
  (...edits: readonly ((xml: string) => string)[]) =>
  (xml: string): string =>
    edits.reduce((text, edit) => edit(text), xml);

/** The first item, 2 at 150.00 without taxes. */
export const net = (vProdLiq: string) =>
  replace([
    /(<vProd>[^<]*<\/vProd>)(<cEANTrib>)/,
    `$1<vUnComLiq>150.00</vUnComLiq><vProdLiq>${vProdLiq}</vProdLiq>$2`,
  ]);

export const netTotal = (value: string) => before('ICMSTot>', `<vProdLiqTot>${value}</vProdLiqTot>`);
export const abroad = together(
  set('idDest', '3'),
  replace([
    /<dest>.*<\/dest>/,
    '<dest><idEstrangeiro>X1</idEstrangeiro><xNome>NF-E EMITIDA EM AMBIENTE DE HOMOLOGACAO - SEM VALOR FISCAL</xNome><enderDest><xLgr>A</xLgr><nro>1</nro><xBairro>B</xBairro><cMun>9999999</cMun><xMun>EXTERIOR</xMun><UF>EX</UF><cPais>2496</cPais></enderDest><indIEDest>9</indIEDest></dest>',
  ]),
  set('CFOP', '7102'),
);

export const ibsCbs =
  '<IBSCBS><CST>000</CST><cClassTrib>000001</cClassTrib><gIBSCBS><vBC>246.00</vBC><gIBSUF><pIBSUF>0.10</pIBSUF><vIBSUF>0.25</vIBSUF></gIBSUF><gIBSMun><pIBSMun>0.00</pIBSMun><vIBSMun>0.00</vIBSMun></gIBSMun><vIBS>0.25</vIBS><gCBS><pCBS>0.90</pCBS><vCBS>2.21</vCBS></gCBS></gIBSCBS></IBSCBS>';

export const ibsCbsTot =
  '<IBSCBSTot><vBCIBSCBS>246.00</vBCIBSCBS><gIBS><gIBSUF><vDif>0.00</vDif><vDevTrib>0.00</vDevTrib><vIBSUF>0.25</vIBSUF></gIBSUF><gIBSMun><vDif>0.00</vDif><vDevTrib>0.00</vDevTrib><vIBSMun>0.00</vIBSMun></gIBSMun><vIBS>0.25</vIBS><vCredPres>0.00</vCredPres><vCredPresCondSus>0.00</vCredPresCondSus></gIBS><gCBS><vDif>0.00</vDif><vDevTrib>0.00</vDevTrib><vCBS>2.21</vCBS><vCredPres>0.00</vCredPres><vCredPresCondSus>0.00</vCredPresCondSus></gCBS></IBSCBSTot>';

export const reform = together(after('COFINS', ibsCbs), after('ICMSTot', ibsCbsTot));
export const dup = (xml: string) => before('pag', `<cobr>${xml}</cobr>`);
export const KEY = '35261111222333000181550010000001231876543210';
export const OTHER_KEY = '35261111222333000181550010000001241876543210';
export const NFCE_KEY = '35261111222333000181650010000001231876543213';
export const referring = (key: string) => after('verProc', `<NFref><refNFe>${key}</refNFe></NFref>`);
export const REFERENCE = `<NFref><refNFe>${KEY}</refNFe></NFref>`;
export const byItem = (nItem?: string, key = KEY) =>
  replace([
    '</det>',
    `<DFeReferenciado><chaveAcesso>${key}</chaveAcesso>${nItem === undefined ? '' : `<nItem>${nItem}</nItem>`}</DFeReferenciado></det>`,
  ]);

export const twoItems = (first: (xml: string) => string, second: (xml: string) => string) => (xml: string) =>
  xml.replace(/<det .*<\/det>/, (det) => first(det) + second(det.replace('nItem="1"', 'nItem="2"')));

export const adjusts = (finNFe: string, tag: string, kind: string) =>
  together(set('finNFe', finNFe), after('finNFe', `<${tag}>${kind}</${tag}>`));

export const noIcms = replace([/<ICMS><ICMS\w+>.*?<\/ICMS>/, '']);
export const noIcmsTotals = replace([
  /<ICMSTot><vBC>[^<]*<\/vBC><vICMS>[^<]*<\/vICMS>/,
  '<ICMSTot><vBC>0.00</vBC><vICMS>0.00</vICMS>',
]);

export const entry = together(set('tpNF', '0'), set('CFOP', '1949'));
/** A debit note, or a credit note, about IBS and CBS alone. */
export const debits = (kind: string) =>
  together(adjusts('6', 'tpNFDebito', kind), noIcms, noIcmsTotals, without('PIS'), without('COFINS'));

export const credits = (kind: string) =>
  together(adjusts('5', 'tpNFCredito', kind), noIcms, noIcmsTotals, without('PIS'), without('COFINS'), entry);

export const returned = together(set('finNFe', '4'), set('CFOP', '5202'));
export const contingency = (dhCont: string) =>
  after('verProc', `<dhCont>${dhCont}</dhCont><xJust>SEM INTERNET NO LOCAL</xJust>`);

export const place = (group: string, who: string, cMun = '3550308', uf = 'SP') =>
  `<${group}>${who}<cMun>${cMun}</cMun><UF>${uf}</UF></${group}>`;

export type Row = [cStat: string, options: Case, overrides?: Partial<NfeRuleContext>];

/** The item of `reform` under another CST and classification. */
export const withClass = (code: string, ...edits: readonly ((xml: string) => string)[]) =>
  together(
    reform,
    (xml) =>
      xml.replace(/<CST>000<\/CST><cClassTrib>000001/, `<CST>${code.slice(0, 3)}</CST><cClassTrib>${code}`),
    ...edits,
  );

/** Without the group of rates and values, as a CST that has none. */
export const bare = (code: string, xml = '') => withClass(code, replace([/<gIBSCBS>.*<\/gIBSCBS>/, xml]));
export const gRed = (percent: string, effective: string) =>
  `<gRed><pRedAliq>${percent}</pRedAliq><pAliqEfet>${effective}</pAliqEfet></gRed>`;

export const reduced = withClass(
  '200034',
  after('pIBSUF', gRed('60.00', '0.04')),
  after('pIBSMun', gRed('60.00', '0.00')),
  after('pCBS', gRed('60.00', '0.36')),
  set('vIBSUF', '0.10'),
  set('vCBS', '0.89'),
  replace([/<vIBS>0.25<\/vIBS>/, '<vIBS>0.10</vIBS>']),
  replace([
    /<IBSCBSTot>.*<\/IBSCBSTot>/,
    '<IBSCBSTot><gIBS><vIBS>0.10</vIBS></gIBS><gCBS><vCBS>0.89</vCBS></gCBS></IBSCBSTot>',
  ]),
);

export const noTotals = replace([
  /<IBSCBSTot>.*<\/IBSCBSTot>/,
  '<IBSCBSTot><gIBS><vIBS>0.00</vIBS></gIBS><gCBS><vCBS>0.00</vCBS></gCBS></IBSCBSTot>',
]);

export const gDif = (value: string) => `<gDif><pDif>100.00</pDif><vDif>${value}</vDif></gDif>`;
export const deferred = withClass(
  '510001',
  after('pIBSUF', gDif('0.25')),
  after('pIBSMun', gDif('0.00')),
  after('pCBS', gDif('2.21')),
  set('vIBSUF', '0.00'),
  set('vCBS', '0.00'),
  replace([/<vIBS>0.25<\/vIBS>/, '<vIBS>0.00</vIBS>']),
  noTotals,
);

export const regularGroup =
  '<gTribRegular><CSTReg>000</CSTReg><cClassTribReg>000001</cClassTribReg><pAliqEfetRegIBSUF>0.10</pAliqEfetRegIBSUF><vTribRegIBSUF>0.25</vTribRegIBSUF><pAliqEfetRegIBSMun>0.00</pAliqEfetRegIBSMun><vTribRegIBSMun>0.00</vTribRegIBSMun><pAliqEfetRegCBS>0.90</pAliqEfetRegCBS><vTribRegCBS>2.21</vTribRegCBS></gTribRegular>';

export const suspendedBy = (group: string) =>
  withClass(
    '550001',
    set('pIBSUF', '0.00'),
    set('pCBS', '0.00'),
    set('vIBSUF', '0.00'),
    set('vCBS', '0.00'),
    replace([/<vIBS>0.25<\/vIBS>/, '<vIBS>0.00</vIBS>']),
    noTotals,
    (xml) => xml.replace('</gIBSCBS>', `${group}</gIBSCBS>`),
  );

export const suspended = suspendedBy(regularGroup);
export const givenBack = (xml: string) => together(reform, after('pCBS', `<gDevTrib>${xml}</gDevTrib>`));
