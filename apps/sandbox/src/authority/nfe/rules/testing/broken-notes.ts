import type { StoredEvent } from '../../../../state/events.ts';
import { EVENTS, eventoXml } from '../../../../testing/event-xml.ts';
import { buildNfe } from '../../../../testing/nfe-xml.ts';
import {
  abroad,
  adjusts,
  after,
  bare,
  before,
  byItem,
  type Case,
  contingency,
  credits,
  DAY,
  debits,
  deferred,
  dup,
  entry,
  gDif,
  givenBack,
  gRed,
  ibsCbs,
  ibsCbsTot,
  KEY,
  MINUTE,
  NFCE_KEY,
  NOW,
  net,
  netTotal,
  noIcms,
  noIcmsTotals,
  noTotals,
  OTHER_KEY,
  place,
  REFERENCE,
  type Row,
  reduced,
  referring,
  reform,
  regularGroup,
  replace,
  returned,
  set,
  suspended,
  suspendedBy,
  together,
  twoItems,
  withClass,
  without,
} from './note-edits.ts';

const linkPayment = (tpMeioPgto: string, CNPJReceb: string) =>
  after(
    'pag',
    `<gPgtoVinc><gPgto idTransacao="E1" nPag="1"><tpMeioPgto>${tpMeioPgto}</tpMeioPgto><CNPJReceb>${CNPJReceb}</CNPJReceb><CNPJBasePSP>11222333</CNPJBasePSP></gPgto></gPgtoVinc>`,
  );

const foreseen = replace([
  /<ICMS><ICMS\w+>.*?<\/ICMS>/,
  '<ICMS><ICMSPrevistoPagtoAntecip><vICMSPrevisto>1.00</vICMSPrevisto></ICMSPrevistoPagtoAntecip></ICMS>',
]);

const BILL = '<fat><nFat>1</nFat><vOrig>300.00</vOrig><vLiq>300.00</vLiq></fat>';
const isuf = (code: string) => replace(['</IE></dest>', `</IE><ISUF>${code}</ISUF></dest>`]);
const di = (xml: string) => after('indTot', `<DI><nDI>1</nDI>${xml}</DI>`);
const glp = (xml: string) => after('indTot', `<comb><cProdANP>210203001</cProdANP>${xml}</comb>`);
const withCarrier = (xml: string) =>
  together(set('modFrete', '0'), after('modFrete', `<transporta>${xml}</transporta>`));

const HOME =
  '<dest><CPF>12345678909</CPF><enderDest><cMun>3550308</cMun><UF>SP</UF></enderDest><indIEDest>9</indIEDest></dest>';

const foreigner = (id: string) =>
  replace(['<CNPJ>12345678000195</CNPJ>', `<idEstrangeiro>${id}</idEstrangeiro>`]);

const destPlace = (tag: string, value: string) =>
  replace([new RegExp(`(<enderDest>.*?<${tag}>)[^<]*`), `$1${value}`]);

/** A sale of 300.00 from SP to a consumer in RJ, who pays 24.00 of DIFAL. */
const difal = (group: Readonly<Record<string, string>> = {}) => {
  const values = {
    vBCUFDest: '300.00',
    pICMSUFDest: '20.00',
    pICMSInter: '12.00',
    pICMSInterPart: '100.00',
    vICMSUFDest: '24.00',
    vICMSUFRemet: '0.00',
    ...group,
  };
  const xml = Object.entries(values)
    .map(([tag, value]) => `<${tag}>${value}</${tag}>`)
    .join('');
  return together(
    set('idDest', '2'),
    set('CFOP', '6102'),
    set('pICMS', '12.00'),
    (xml) => xml.replaceAll('<vICMS>54.00<', '<vICMS>36.00<'),
    destPlace('cMun', '3304557'),
    destPlace('UF', 'RJ'),
    replace(['<indIEDest>1</indIEDest><IE>113933298410</IE>', '<indIEDest>9</indIEDest>']),
    after('COFINS', `<ICMSUFDest>${xml}</ICMSUFDest>`),
    after(
      'vICMSDeson',
      `<vICMSUFDest>${values.vICMSUFDest}</vICMSUFDest><vICMSUFRemet>${values.vICMSUFRemet}</vICMSUFRemet>`,
    ),
  );
};

/** A sale to one consumer, of one unit. */
const large = (vNF: string, vICMS: string, buyer = '') =>
  together(
    (xml) => xml.replaceAll('>300.00<', `>${vNF}<`).replaceAll('>150.00<', `>${vNF}<`),
    (xml) => xml.replaceAll('>54.00<', `>${vICMS}<`),
    set('qCom', '1'),
    set('qTrib', '1'),
    set('CRT', '2'),
    after('emit', `<dest><CPF>12345678909</CPF>${buyer}<indIEDest>9</indIEDest></dest>`),
  );

const icms = (xml: string) => replace([/<ICMS>.*<\/ICMS>/, `<ICMS>${xml}</ICMS>`]);
const deferredIcms = (vICMSOp: string, vICMSDif: string, vICMS: string) =>
  icms(
    `<ICMS51><orig>0</orig><CST>51</CST><vBC>300.00</vBC><pICMS>18.00</pICMS><vICMSOp>${vICMSOp}</vICMSOp><pDif>50.00</pDif><vICMSDif>${vICMSDif}</vICMSDif><vICMS>${vICMS}</vICMS></ICMS51>`,
  );

const service = (tag: string) => after('ICMSTot', `<ISSQNtot><${tag}>1.00</${tag}></ISSQNtot>`);
const inIbsCbs = (xml: string) => before('/IBSCBS>', xml);
const presumedCredit = (code: string, xml: string) =>
  `<gCredPresOper><vBCCredPres>10.00</vBCCredPres><cCredPres>${code}</cCredPres>${xml}</gCredPresOper>`;

const ibsCredit = '<gIBSCredPres><pCredPres>1.00</pCredPres><vCredPres>0.10</vCredPres></gIBSCredPres>';
const cbsCredit = '<gCBSCredPres><pCredPres>1.00</pCredPres><vCredPres>0.10</vCredPres></gCBSCredPres>';
const ADJUSTMENT =
  '<gAjusteCompet><competApur>2026-10</competApur><vIBS>1.00</vIBS><vCBS>1.00</vCBS></gAjusteCompet>';

const REVERSAL =
  '<gEstornoCred><vIBSEstCred>1.00</vIBSEstCred><vCBSEstCred>1.00</vCBSEstCred></gEstornoCred>';

const ZFM = '<gCredPresIBSZFM><competApur>2026-11</competApur></gCredPresIBSZFM>';

// biome-ignore format: a table reads as one rule a row
const TABLES: readonly Row[] = [
  ['1023', { edit: withClass('000999') }],
  ['1023', { edit: withClass('220001') }],
  ['1025', { edit: withClass('000002') }],
  ['1025', { modelo: '65', edit: withClass('000003') }],
  ['1151', { edit: together(reform, inIbsCbs('<gIBSCBSMono/>')) }],
  ['1131', { edit: together(reform, inIbsCbs('<gTransfCred/>')) }],
  ['1132', { edit: bare('800001') }],
  ['1132', { edit: together(bare('800001'), debits('07')) }],
  ['1029', { edit: together(reform, after('pIBSUF', gDif('0.25'))) }],
  ['1083', { edit: together(reform, after('pIBSMun', gDif('0.00'))) }],
  ['1090', { edit: together(reform, after('pCBS', gDif('2.21'))) }],
  ['1030', { edit: together(deferred, replace([gDif('0.25'), ''])) }],
  ['1044', { edit: together(deferred, replace([gDif('0.00'), ''])) }],
  ['1061', { edit: together(deferred, replace([gDif('2.21'), ''])) }],
  ['1031', { edit: together(deferred, replace([gDif('0.25'), gDif('0.27')])) }],
  ['1045', { edit: together(deferred, replace([gDif('0.00'), gDif('0.02')])) }],
  ['1062', { edit: together(deferred, replace([gDif('2.21'), gDif('2.19')])) }],
  ['1032', { edit: together(reform, after('pIBSUF', gRed('60.00', '0.04'))) }],
  ['1007', { edit: together(reform, after('pIBSMun', gRed('60.00', '0.00'))) }],
  ['1028', { edit: together(reform, after('pCBS', gRed('60.00', '0.36'))) }],
  ['1033', { edit: together(reduced, replace([gRed('60.00', '0.04'), ''])) }],
  ['1074', { edit: together(reduced, replace([gRed('60.00', '0.00'), ''])) }],
  ['1079', { edit: together(reduced, replace([gRed('60.00', '0.36'), ''])) }],
  ['1034', { edit: together(reduced, replace([gRed('60.00', '0.04'), gRed('30.00', '0.07')])) }],
  ['1046', { edit: together(reduced, replace([gRed('60.00', '0.00'), gRed('30.00', '0.00')])) }],
  ['1063', { edit: together(reduced, replace([gRed('60.00', '0.36'), gRed('30.00', '0.63')])) }],
  ['1026', { edit: together(suspended, set('pIBSUF', '0.10')) }],
  ['1111', { edit: together(reform, after('pIBSUF', '<gDevTrib><vDevTrib>0.00</vDevTrib></gDevTrib>')) }],
  ['1112', { edit: together(reform, after('pIBSMun', '<gDevTrib><vDevTrib>0.00</vDevTrib></gDevTrib>')) }],
  ['1187', { modelo: '65', edit: givenBack('<pDevTrib>10.00</pDevTrib><vDevTrib>0.22</vDevTrib>') }],
  ['1188', { edit: givenBack('<vDevTrib>0.22</vDevTrib>') }],
  ['1189', { edit: givenBack('<pDevTrib>10.00</pDevTrib><vDevTrib>0.30</vDevTrib>') }],
  ['1065', { edit: suspendedBy('') }],
  ['1114', { edit: together(reform, before('/gIBSCBS>', regularGroup)) }],
  ['1066', { edit: together(suspended, set('CSTReg', '777')) }],
  ['1067', { edit: together(suspended, set('cClassTribReg', '000999')) }],
  ['1040', { edit: together(suspended, set('vTribRegIBSUF', '0.30')) }],
  ['1051', { edit: together(suspended, set('vTribRegIBSMun', '0.30')) }],
  ['1068', { edit: together(suspended, set('vTribRegCBS', '2.30')) }],
  ['1169', { edit: together(reform, inIbsCbs(ADJUSTMENT)) }],
  ['1170', { edit: bare('811001') }],
  ['1172', { edit: together(reform, inIbsCbs(REVERSAL)) }],
  ['1173', { edit: bare('410030') }],
  ['1175', { edit: together(reform, inIbsCbs(presumedCredit('01', ibsCredit + cbsCredit))) }],
  ['1055', { edit: withClass('000003', inIbsCbs(presumedCredit('99', ibsCredit))) }],
  ['1053', { edit: withClass('000003', inIbsCbs(presumedCredit('05', ibsCredit + cbsCredit))) }],
  ['1054', { edit: withClass('000003', inIbsCbs(presumedCredit('01', cbsCredit))) }],
  ['1050', { edit: withClass('000003', inIbsCbs(presumedCredit('07', ibsCredit + cbsCredit))) }],
  ['1058', { edit: withClass('000003', inIbsCbs(presumedCredit('01', ibsCredit))) }],
  ['1056', { edit: withClass('000003', inIbsCbs(presumedCredit('08', ibsCredit.replaceAll('vCredPres', 'vCredPresCondSus')))) }],
  ['1060', { edit: withClass('000003', inIbsCbs(presumedCredit('05', cbsCredit.replaceAll('vCredPres', 'vCredPresCondSus')))) }],
  ['1134', { edit: together(reform, inIbsCbs(ZFM)) }],
  ['1135', { edit: bare('810001') }],
];

// biome-ignore format: a table reads as one rule a row
/** The EPEC of note 7, which is of 300.00. */
function epecOf(options: Case, edit = (xml: string) => xml): StoredEvent {
  const { chave } = buildNfe({ nNF: 7, dhEmiMs: NOW, ...options });
  const built = EVENTS.epec({ chave, dhEventoMs: NOW, dhEmiMs: NOW, ie: '110042490114', edit });
  return {
    chave,
    tpEvento: '110140',
    nSeqEvento: 1,
    cStat: '136',
    nProt: '891260000000001',
    dhRegEvento: '2026-11-21T12:00:00-03:00',
    digVal: '',
    evento: eventoXml(built),
    retEvento: '',
    cancels: null,
    planted: false,
  };
}

export const BROKEN: readonly Row[] = [
  ['502', { edit: set('serie', '2') }],
  [
    '253',
    {
      edit: together(
        replace([/Id="NFe(\d{43})\d"/, 'Id="NFe$19"']),
        replace([/<cDV>\d<\/cDV>/, '<cDV>9</cDV>']),
      ),
    },
  ],
  ['897', { cNF: '12345678' }],
  ['226', {}, { authorizer: 'SVRS' }],
  ['582', { tpEmis: '7' }, { authorizer: 'SVC-RS' }],
  ['713', {}, { authorizer: 'SVC-AN' }],
  ['584', { tpEmis: '7' }, { authorizer: 'SVC-AN' }],
  ['247', { edit: replace([/(<enderEmit>.*?<UF>)SP/, '$1PR']) }],
  ['213', {}, { signerBase: '44555666' }],
  ['703', { dhEmiMs: NOW + 6 * MINUTE }],
  ['228', { dhEmiMs: NOW - 31 * DAY }],
  ['704', { modelo: '65', dhEmiMs: NOW - 6 * MINUTE }],
  [
    '556',
    {
      edit: after(
        'verProc',
        '<dhCont>2026-11-21T11:00:00-03:00</dhCont><xJust>SEM INTERNET NO LOCAL</xJust>',
      ),
    },
  ],
  ['506', { edit: after('dhEmi', '<dhSaiEnt>2026-11-20T12:00:00-03:00</dhSaiEnt>') }],
  [
    '505',
    { edit: together(set('tpNF', '0'), after('dhEmi', '<dhSaiEnt>2026-09-20T12:00:00-03:00</dhSaiEnt>')) },
  ],
  ['705', { modelo: '65', edit: after('dhEmi', '<dhSaiEnt>2026-11-21T12:00:00-03:00</dhSaiEnt>') }],
  ['709', { modelo: '65', edit: set('tpImp', '1') }],
  ['710', { edit: set('tpImp', '4') }],
  ['706', { modelo: '65', edit: set('tpNF', '0') }],
  ['716', { modelo: '65', edit: set('indFinal', '0') }],
  ['717', { modelo: '65', edit: set('indPres', '2') }],
  ['715', { modelo: '65', edit: set('finNFe', '4') }],
  ['434', { edit: set('indPres', '2') }],
  ['438', { edit: after('indPres', '<indIntermed>1</indIntermed>') }],
  ['254', { edit: set('finNFe', '2') }],
  ['321', { edit: returned }],
  ['321', { edit: together(returned, after('verProc', REFERENCE)) }],
  ['1010', { edit: together(byItem('1'), after('verProc', REFERENCE)) }],
  ['1042', { edit: together(credits('01'), byItem('1')) }],
  ['1038', { edit: debits('03') }],
  ['1038', { edit: debits('04') }],
  ['1038', { edit: together(adjusts('5', 'tpNFCredito', '06'), set('tpNF', '0'), set('CFOP', '1202')) }],
  ['1039', { edit: together(debits('03'), byItem('1')) }],
  ['1048', { edit: byItem() }],
  ['1072', { edit: twoItems(byItem('1'), byItem('1')) }],
  ['1072', { edit: together(set('finNFe', '4'), twoItems(byItem(), byItem())) }],
  ['1130', { edit: twoItems(byItem('1'), byItem('1', OTHER_KEY)) }],
  [
    '547',
    {
      edit: after('verProc', '<NFref><refNFe>35261111222333000181550010000001231876543211</refNFe></NFref>'),
    },
  ],
  ['271', { edit: set('cMunFG', '4106902') }],
  ['272', { edit: replace([/(<enderEmit>.*?<cMun>)\d+/, '$13599999']) }],
  ['598', { edit: replace(['<xNome>NF-E EMITIDA EM AMBIENTE', '<xNome>EMPRESA']) }],
  ['208', { edit: replace(['12345678000195', '12345678000196']) }],
  ['237', { edit: replace(['<CNPJ>12345678000195</CNPJ>', '<CPF>12345678900</CPF>']) }],
  ['720', { edit: together(abroad, without('idEstrangeiro')) }],
  ['510', { edit: together(abroad, replace(['<cPais>2496</cPais>', '<cPais>1058</cPais>'])) }],
  ['790', { edit: together(abroad, set('indIEDest', '2')) }],
  [
    '773',
    {
      edit: together(
        set('indFinal', '0'),
        set('indPres', '9'),
        after('indPres', '<indIntermed>0</indIntermed>'),
        replace([/(<enderDest>.*?<UF>)SP/, '$1PR'], [/(<enderDest>.*?<cMun>)\d+/, '$14106902']),
      ),
    },
  ],
  ['232', { edit: replace(['<IE>113933298410</IE></dest>', '</dest>']) }],
  ['791', { edit: set('indIEDest', '2') }],
  ['696', { edit: together(set('indFinal', '0'), set('indIEDest', '9')) }],
  ['373', { modelo: '65', edit: set('xProd', 'CAFE') }],
  ['611', { edit: set('cEAN', '7891000100104') }],
  ['518', { edit: set('CFOP', '1102') }],
  ['519', { edit: set('tpNF', '0') }],
  ['725', { modelo: '65', edit: set('CFOP', '5949') }],
  ['731', { edit: set('CFOP', '7102') }],
  ['732', { edit: set('CFOP', '6102') }],
  ['733', { edit: together(abroad, set('CFOP', '5102')) }],
  ['525', { edit: together(abroad, set('CFOP', '3102'), set('tpNF', '0')) }],
  ['1279', { edit: together(net('9.99'), netTotal('9.99')) }],
  ['1280', { modelo: '65', edit: foreseen }],
  ['1280', { edit: foreseen }],
  ['1282', { edit: net('300.00') }],
  ['1283', { edit: together(net('300.00'), netTotal('299.99')) }],
  ['629', { edit: set('vUnCom', '150.10') }],
  ['630', { edit: set('vUnTrib', '150.10') }],
  ['590', { edit: set('CRT', '1') }],
  [
    '591',
    { edit: replace([/<ICMS00>.*<\/ICMS00>/, '<ICMSSN102><orig>0</orig><CSOSN>102</CSOSN></ICMSSN102>']) },
  ],
  ['528', { edit: replace(['<vICMS>54.00</vICMS></ICMS00>', '<vICMS>55.00</vICMS></ICMS00>']) }],
  [
    '694',
    {
      edit: together(
        set('idDest', '2'),
        set('CFOP', '6102'),
        set('indIEDest', '9'),
        replace(
          ['<IE>113933298410</IE></dest>', '</dest>'],
          [/(<enderDest>.*?<UF>)SP/, '$1PR'],
          [/(<enderDest>.*?<cMun>)\d+/, '$14106902'],
        ),
      ),
    },
  ],
  ['695', { edit: after('COFINS', '<ICMSUFDest><vBCUFDest>1.00</vBCUFDest></ICMSUFDest>') }],
  ['807', { modelo: '65', edit: after('COFINS', '<ICMSUFDest><vBCUFDest>1.00</vBCUFDest></ICMSUFDest>') }],
  ['531', { edit: replace(['<ICMSTot><vBC>300.00', '<ICMSTot><vBC>301.00']) }],
  ['532', { edit: replace(['<vICMS>54.00</vICMS><vICMSDeson>', '<vICMS>54.01</vICMS><vICMSDeson>']) }],
  ['533', { edit: set('vBCST', '1.00') }],
  ['534', { edit: set('vST', '1.00') }],
  ['564', { edit: replace([/<vProd>300\.00<\/vProd><vFrete>/, '<vProd>299.00</vProd><vFrete>']) }],
  ['535', { edit: set('vFrete', '1.00') }],
  ['537', { edit: set('vDesc', '1.00') }],
  ['604', { edit: set('vOutro', '1.00') }],
  ['610', { edit: set('vNF', '300.01') }],
  ['602', { edit: set('vPIS', '1.00') }],
  ['603', { edit: set('vCOFINS', '1.00') }],
  ['865', { edit: set('vPag', '299.99') }],
  ['866', { edit: set('vPag', '301.00') }],
  ['869', { edit: together(set('vPag', '301.00'), after('detPag', '<vTroco>2.00</vTroco>')) }],
  [
    '871',
    {
      edit: together(set('finNFe', '4'), byItem('1')),
    },
  ],
  ['899', { modelo: '65', edit: together(set('tPag', '90'), set('vPag', '0.00')) }],
  ['904', { edit: set('tPag', '90') }],
  ['391', { modelo: '65', edit: set('tPag', '03') }],
  ['1273', { edit: linkPayment('01', '11222333000181') }],
  ['1274', { edit: linkPayment('15', '11222333000182') }],
  ['441', { edit: set('tPag', '99') }],
  [
    '750',
    {
      modelo: '65',
      edit: (xml) =>
        xml.replaceAll('150.00', '6000.00').replaceAll('300.00', '12000.00').replaceAll('54.00', '2160.00'),
    },
  ],
  [
    '789',
    { modelo: '65', edit: after('emit', '<dest><CPF>12345678909</CPF><indIEDest>1</indIEDest></dest>') },
  ],
  [
    '788',
    {
      modelo: '65',
      edit: together(
        set('indPres', '4'),
        after('indPres', '<indIntermed>0</indIntermed>'),
        after('emit', '<dest><CPF>12345678909</CPF><indIEDest>9</indIEDest></dest>'),
      ),
    },
  ],
  [
    '898',
    {
      dhEmiMs: NOW - 3 * DAY,
      edit: dup('<dup><nDup>001</nDup><dVenc>2026-11-20</dVenc><vDup>300.00</vDup></dup>'),
    },
  ],
  ['900', { edit: dup('<dup><nDup>001</nDup><dVenc>2026-11-20</dVenc><vDup>300.00</vDup></dup>') }],
  [
    '850',
    {
      edit: dup(
        '<dup><nDup>001</nDup><dVenc>2027-01-20</dVenc><vDup>150.00</vDup></dup><dup><nDup>002</nDup><dVenc>2026-12-20</dVenc><vDup>150.00</vDup></dup>',
      ),
    },
  ],
  ['852', { edit: dup('<dup><nDup>A</nDup><dVenc>2027-01-20</dVenc><vDup>300.00</vDup></dup>') }],
  [
    '902',
    { edit: dup('<fat><nFat>1</nFat><vOrig>300.00</vOrig><vDesc>0.00</vDesc><vLiq>299.00</vLiq></fat>') },
  ],
  ['753', { modelo: '65', edit: set('modFrete', '0') }],
  ['1020', { edit: together(reform, replace(['<IBSCBS><CST>000', '<IBSCBS><CST>001'])) }],
  ['1022', { edit: together(reform, replace([/<gIBSCBS>.*<\/gIBSCBS>/, ''])) }],
  ['1024', { edit: together(reform, set('cClassTrib', '200001')) }],
  ['1026', { edit: together(reform, set('pIBSUF', '0.20')) }],
  ['1036', { edit: together(reform, set('pIBSMun', '0.10')) }],
  ['1037', { edit: together(reform, set('pCBS', '0.80')) }],
  ['1041', { edit: together(reform, set('vIBSUF', '0.30')) }],
  ['1069', { edit: together(reform, set('vCBS', '2.30')) }],
  [
    '1150',
    { edit: together(reform, replace(['<vIBS>0.25</vIBS><gCBS><pCBS>', '<vIBS>0.26</vIBS><gCBS><pCBS>'])) },
  ],
  ['1118', { edit: after('ICMSTot', ibsCbsTot) }],
  ['1119', { edit: after('COFINS', ibsCbs) }],
  [
    '1091',
    { edit: together(reform, replace(['<vCBS>2.21</vCBS><vCredPres>', '<vCBS>2.22</vCBS><vCredPres>'])) },
  ],
  ['394', { modelo: '65', editSupl: () => '<infNFeSupl/>' }],
  ['395', { modelo: '65', editSupl: replace(['https://www.homologacao.nfce', 'https://www.nfce']) }],
  ['397', { modelo: '65', editSupl: replace([/p=\d{2}/, 'p=41']) }],
  ['398', { modelo: '65', editSupl: replace(['|3|2', '|1|2']) }],
  [
    '878',
    {
      modelo: '65',
      editSupl: replace([/<urlChave>.*<\/urlChave>/, '<urlChave>www.outro.example</urlChave>']),
    },
  ],
  [
    '464',
    { modelo: '65', csc: { id: '000001', token: 'OUTRO' } },
    { securityCodes: new Map([['1', 'SEGREDO']]) },
  ],
  [
    '462',
    { modelo: '65', csc: { id: '000002', token: 'OUTRO' } },
    { securityCodes: new Map([['1', 'SEGREDO']]) },
  ],
  ['227', { edit: replace(['Id="NFe', 'Id="NFx']) }],
  ['570', { tpEmis: '6' }],
  ['711', { tpEmis: '9' }],
  ['468', { tpEmis: '4' }],
  ['691', { tpEmis: '4' }, { epec: epecOf({ tpEmis: '4', cNF: '46502913' }) }],
  ['692', {}, { epec: epecOf({ tpEmis: '4' }) }],
  ['467', { tpEmis: '4' }, { epec: epecOf({ tpEmis: '4' }, (xml) => xml.replace('300.00', '300.01')) }],
  ['714', { modelo: '65', tpEmis: '4' }],
  ['207', { cnpj: '11222333000182' }],
  [
    '401',
    {
      cnpj: '00011111111111',
      edit: replace(['<emit><CNPJ>00011111111111</CNPJ>', '<emit><CPF>11111111111</CPF>']),
    },
    { signerBase: '11111111111' },
  ],
  [
    '554',
    {
      serie: 889,
      cnpj: '00012345678909',
      edit: replace(['<emit><CNPJ>00012345678909</CNPJ>', '<emit><CPF>12345678909</CPF>']),
    },
    { signerBase: '12345678909' },
  ],
  ['503', { serie: 920 }],
  ['244', { serie: 890 }],
  ['557', { modelo: '65', tpEmis: '9' }],
  ['558', { modelo: '65', tpEmis: '9', edit: contingency('2026-11-21T12:30:00-03:00') }],
  ['569', { modelo: '65', tpEmis: '9', edit: contingency('2026-10-01T12:00:00-03:00') }],
  ['504', { edit: after('dhEmi', '<dhSaiEnt>2027-01-20T12:00:00-03:00</dhSaiEnt>') }],
  ['1153', { modelo: '65', edit: after('dhEmi', '<dPrevEntrega>2026-11-30</dPrevEntrega>') }],
  ['1155', { edit: after('dhEmi', '<dPrevEntrega>2026-11-20</dPrevEntrega>') }],
  ['707', { modelo: '65', edit: set('idDest', '2') }],
  ['794', { edit: set('indPres', '4') }],
  ['435', { edit: together(set('indPres', '5'), after('indPres', '<indIntermed>0</indIntermed>')) }],
  ['439', { edit: after('pag', '<infIntermed><CNPJ>12345678000195</CNPJ></infIntermed>') }],
  [
    '440',
    {
      edit: together(
        after('indPres', '<indIntermed>1</indIntermed>'),
        after('pag', '<infIntermed><CNPJ>12345678000196</CNPJ></infIntermed>'),
      ),
    },
  ],
  [
    '255',
    {
      edit: together(
        set('finNFe', '2'),
        after('verProc', `<NFref><refNFe>${KEY}</refNFe></NFref><NFref><refNFe>${KEY}</refNFe></NFref>`),
      ),
    },
  ],
  ['1139', { edit: after('finNFe', '<tpNFDebito>01</tpNFDebito>') }],
  ['1163', { edit: after('finNFe', '<tpNFCredito>01</tpNFCredito>') }],
  ['1009', { edit: set('finNFe', '6') }],
  ['1164', { edit: set('finNFe', '5') }],
  ['1006', { modelo: '65', edit: after('verProc', '<gCompraGov><tpEnteGov>1</tpEnteGov></gCompraGov>') }],
  [
    '680',
    {
      edit: after('verProc', `<NFref><refNFe>${KEY}</refNFe></NFref><NFref><refNFe>${KEY}</refNFe></NFref>`),
    },
  ],
  [
    '316',
    {
      edit: (xml) =>
        after('verProc', `<NFref><refNFe>${/Id="NFe(\w{44})/.exec(xml)?.[1]}</refNFe></NFref>`)(xml),
    },
  ],
  ['270', { edit: set('cMunFG', '3599999') }],
  ['273', { edit: replace([/(<enderEmit>.*?<cMun>)\d+/, '$14106902']) }],
  ['718', { modelo: '65', edit: after('IE', '<IEST>123</IEST>') }],
  ['724', { edit: replace([/(<dest>.*?)<xNome>[^<]*<\/xNome>/, '$1']) }],
  ['721', { edit: together(foreigner('X1'), set('indFinal', '0')) }],
  ['727', { edit: together(abroad, replace(['<UF>EX</UF>', '<UF>PR</UF>'])) }],
  ['771', { edit: together(set('idDest', '2'), foreigner('X1')) }],
  ['772', { edit: set('idDest', '2') }],
  ['509', { edit: together(abroad, replace(['<cMun>9999999', '<cMun>3550308'])) }],
  ['511', { edit: destPlace('cPais', '2496') }],
  ['274', { edit: destPlace('cMun', '3599999') }],
  ['275', { edit: destPlace('cMun', '4106902') }],
  [
    '729',
    {
      modelo: '65',
      edit: after('emit', '<dest><CPF>12345678909</CPF><indIEDest>9</indIEDest><IE>1</IE></dest>'),
    },
  ],
  [
    '730',
    {
      modelo: '65',
      edit: after('emit', '<dest><CPF>12345678909</CPF><indIEDest>9</indIEDest><ISUF>1</ISUF></dest>'),
    },
  ],
  ['792', { edit: together(abroad, after('indIEDest', '<IE>1</IE>')) }],
  [
    '787',
    { modelo: '65', edit: together(set('indPres', '4'), after('indPres', '<indIntermed>0</indIntermed>')) },
  ],
  ['512', { edit: after('dest', place('retirada', '<CNPJ>12345678000196</CNPJ>')) }],
  ['540', { edit: after('dest', place('retirada', '<CPF>12345678900</CPF>')) }],
  ['276', { edit: after('dest', place('retirada', '<CPF>12345678909</CPF>', '3599999')) }],
  ['277', { edit: after('dest', place('retirada', '<CPF>12345678909</CPF>', '4106902')) }],
  ['513', { edit: after('dest', place('retirada', '<CPF>12345678909</CPF>', '3550308', 'EX')) }],
  ['514', { edit: after('dest', place('entrega', '<CNPJ>12345678000196</CNPJ>')) }],
  ['541', { edit: after('dest', place('entrega', '<CPF>12345678900</CPF>')) }],
  ['278', { edit: after('dest', place('entrega', '<CPF>12345678909</CPF>', '3599999')) }],
  ['279', { edit: after('dest', place('entrega', '<CPF>12345678909</CPF>', '4106902')) }],
  ['515', { edit: after('dest', place('entrega', '<CPF>12345678909</CPF>', '3550308', 'EX')) }],
  ['323', { edit: after('dest', '<autXML><CNPJ>12345678000196</CNPJ></autXML>') }],
  ['325', { edit: after('dest', '<autXML><CPF>12345678900</CPF></autXML>') }],
  ['324', { edit: after('dest', '<autXML><CNPJ>12345678000195</CNPJ></autXML>') }],
  [
    '326',
    {
      edit: together(
        replace(['<CNPJ>12345678000195</CNPJ>', '<CPF>12345678909</CPF>']),
        after('dest', '<autXML><CPF>12345678909</CPF></autXML>'),
      ),
    },
  ],
  ['973', { edit: after('pag', '<infRespTec><CNPJ>12345678000196</CNPJ></infRespTec>') }],
  ['927', { edit: replace(['nItem="1"', 'nItem="2"']) }],
  ['612', { edit: set('cEANTrib', '7891000100104') }],
  ['471', { edit: set('NCM', '00') }],
  ['774', { modelo: '65', edit: set('indTot', '0') }],
  ['348', { modelo: '65', edit: after('indTot', '<nRECOPI>1</nRECOPI>') }],
  ['736', { modelo: '65', edit: after('indTot', '<veicProd><tpOp>1</tpOp></veicProd>') }],
  ['738', { modelo: '65', edit: after('indTot', '<arma><tpArma>0</tpArma></arma>') }],
  ['870', { edit: after('indTot', '<rastro><dFab>2026-02-01</dFab><dVal>2026-01-01</dVal></rastro>') }],
  ['877', { edit: after('indTot', '<rastro><dFab>2026-12-01</dFab><dVal>2027-01-01</dVal></rastro>') }],
  ['766', { modelo: '65', edit: replace(['<CST>00</CST>', '<CST>51</CST>']) }],
  ['766', { modelo: '65', edit: replace(['<CST>00</CST>', '<CST>50</CST>']) }],
  ['741', { modelo: '65', edit: (xml) => xml.replaceAll('ICMS00>', 'ICMSPart>') }],
  ['860', { edit: before('/ICMS00>', '<vBCFCP>300.00</vBCFCP><pFCP>2.00</pFCP><vFCP>7.00</vFCP>') }],
  ['742', { modelo: '65', edit: after('ICMS', '<IPI/>') }],
  ['743', { modelo: '65', edit: after('ICMS', '<II/>') }],
  ['746', { modelo: '65', edit: after('PIS', '<PISST/>') }],
  ['749', { modelo: '65', edit: after('COFINS', '<COFINSST/>') }],
  ['530', { edit: replace([/<ICMS>.*<\/ICMS>/, '<ISSQN><vBC>300.00</vBC></ISSQN>']) }],
  ...TABLES,
  [
    '1021',
    {
      edit: together(
        reform,
        replace(['<IBSCBS><CST>000', '<IBSCBS><CST>400'], ['<cClassTrib>000001', '<cClassTrib>400001']),
      ),
    },
  ],
  ['1035', { edit: together(reduced, set('pAliqEfet', '0.05')) }],
  ['1047', { edit: together(reduced, replace(['<pAliqEfet>0.00<', '<pAliqEfet>0.05<'])) }],
  ['1064', { edit: together(reduced, replace(['<pAliqEfet>0.36<', '<pAliqEfet>0.50<'])) }],
  ['1052', { edit: together(reform, set('vIBSMun', '0.10')) }],
  ['1049', { modelo: '65', edit: together(reform, after('gIBSCBS', '<gCredPresOper/>')) }],
  ['1138', { modelo: '65', edit: together(reform, after('gIBSCBS', '<gCredPresIBSZFM/>')) }],
  ['1073', { edit: after('ICMSTot', '<ISTot><vIS>0.00</vIS></ISTot>') }],
  ['1117', { edit: after('COFINS', '<IS><vIS>1.00</vIS></IS>') }],
  [
    '1085',
    { edit: together(reform, replace(['<vIBS>0.25</vIBS><vCredPres>', '<vIBS>0.26</vIBS><vCredPres>'])) },
  ],
  ['795', { edit: set('vICMSDeson', '1.00') }],
  ['798', { edit: after('vICMSDeson', '<vFCPUFDest>1.00</vFCPUFDest>') }],
  ['799', { edit: after('vICMSDeson', '<vICMSUFDest>1.00</vICMSUFDest>') }],
  ['800', { edit: after('vICMSDeson', '<vICMSUFRemet>1.00</vICMSUFRemet>') }],
  ['861', { edit: set('vFCP', '1.00') }],
  ['862', { edit: set('vFCPST', '1.00') }],
  ['859', { edit: set('vFCPSTRet', '1.00') }],
  ['967', { edit: after('vFCPSTRet', '<vICMSMono>1.00</vICMSMono>') }],
  ['968', { edit: after('vFCPSTRet', '<vICMSMonoReten>1.00</vICMSMonoReten>') }],
  ['969', { edit: after('vFCPSTRet', '<vICMSMonoRet>1.00</vICMSMonoRet>') }],
  ['536', { edit: set('vSeg', '1.00') }],
  ['601', { edit: set('vII', '1.00') }],
  ['538', { edit: set('vIPI', '1.00') }],
  ['863', { edit: set('vIPIDevol', '1.00') }],
  ['605', { edit: after('ICMSTot', '<ISSQNtot><vServ>1.00</vServ></ISSQNtot>') }],
  ['606', { edit: after('ICMSTot', '<ISSQNtot><vBC>1.00</vBC></ISSQNtot>') }],
  ['607', { edit: after('ICMSTot', '<ISSQNtot><vISS>1.00</vISS></ISSQNtot>') }],
  ['685', { edit: before('ICMS>', '<vTotTrib>1.00</vTotTrib>') }],
  ['754', { modelo: '65', edit: after('modFrete', '<transporta/>') }],
  ['755', { modelo: '65', edit: after('modFrete', '<retTransp/>') }],
  ['756', { modelo: '65', edit: after('modFrete', '<veicTransp/>') }],
  ['757', { modelo: '65', edit: after('modFrete', '<reboque/>') }],
  ['758', { modelo: '65', edit: after('modFrete', '<vagao/>') }],
  ['759', { modelo: '65', edit: after('modFrete', '<balsa/>') }],
  ['760', { modelo: '65', edit: dup('<fat/>') }],
  ['762', { modelo: '65', edit: after('pag', '<compra/>') }],
  ['763', { modelo: '65', edit: after('pag', '<cana/>') }],
  ['901', { edit: dup('<fat><vOrig>10.00</vOrig><vDesc>11.00</vDesc></fat>') }],
  [
    '851',
    {
      edit: dup(
        '<fat><vOrig>300.00</vOrig><vDesc>0.00</vDesc><vLiq>300.00</vLiq></fat><dup><nDup>001</nDup><dVenc>2027-01-20</dVenc><vDup>299.00</vDup></dup>',
      ),
    },
  ],
  ['394', { tipo2: true, editSupl: () => '' }],
  ['395', { tipo2: true, editSupl: replace(['https://www.homologacao.nfce', 'https://www.nfce']) }],
  ['672', { tipo2: true, editSupl: replace(['|3|2', '|2|2|1|0123456789ABCDEF0123456789ABCDEF01234567']) }],
  ['397', { tipo2: true, editSupl: replace([/p=\d{2}/, 'p=41']) }],
  ['708', { modelo: '65', edit: after('verProc', REFERENCE) }],
  ['669', { modelo: '65', edit: before('det ', place('retirada', '<CPF>12345678909</CPF>')) }],
  ['396', { modelo: '65', editSupl: replace([/p=\d{44}/, 'p=']) }],
];

const IE_OF_RJ = replace(['<IE>110042490114</IE>', '<IE>78890169</IE>']);
const noIe = replace(['<IE>110042490114</IE>', '']);
export const AT_SVRS = { authorizer: 'SVRS' };
/** A sale of a fixed asset, which has no ICMS, by an issuer without IE. */
export const EXCLUSIVE_SALE = together(noIe, noIcms, noIcmsTotals, reform, (xml: string) =>
  xml.replaceAll('<CFOP>5102<', '<CFOP>5551<'),
);

/** Rows for issuers without IE. */
// biome-ignore format: a table reads as one rule a row
export const NO_IE: readonly Row[] = [
  ['156', { modelo: '65', edit: noIe }],
  ['166', { edit: noIe }],
  ['157', { cnpj: '00011144477735', serie: 920, edit: together(noIe, replace(['<emit><CNPJ>00011144477735</CNPJ>', '<emit><CPF>11144477735</CPF>'])) }, { ...AT_SVRS, signerBase: '11144477735' }],
  ['158', { edit: replace(['<IE>110042490114</IE>', '<IEST>110042490114</IEST>']) }, AT_SVRS],
  ['159', { edit: noIe }, AT_SVRS],
  ['161', { edit: together(EXCLUSIVE_SALE, before('PIS', '<ICMSUFDest/>')) }, AT_SVRS],
  ['162', { edit: together(noIe, noIcms, set('CFOP', '5551')) }, AT_SVRS],
  ['1002', { edit: noIcms }],
];

// biome-ignore format: a table reads as one rule a row
export const STRICT: readonly Row[] = [
  ['1001', { edit: adjusts('6', 'tpNFDebito', '01') }],
  ['1001', { edit: together(debits('01'), replace(['</imposto>', '<PIS><PISNT><CST>07</CST></PISNT></PIS></imposto>'])) }],
  ['1001', { edit: adjusts('6', 'tpNFDebito', '06') }],
  ['1003', { edit: together(credits('01'), referring(NFCE_KEY)) }],
  ['1161', { edit: together(credits('05'), set('tpNF', '1')) }],
  ['1162', { edit: together(debits('08'), entry) }],
  ['1027', { edit: together(credits('02'), referring(KEY)) }],
  ['1145', { edit: credits('02') }],
  ['1161', { edit: together(adjusts('5', 'tpNFCredito', '03'), referring(KEY)) }],
  ['209', { edit: replace(['<IE>110042490114</IE>', '<IE>110042490115</IE>']) }],
    ['719', { edit: without('dest') }],
    ['726', { edit: without('enderDest') }],
    ['778', { edit: set('NCM', '00123456') }],
    ['805', { edit: together(set('indIEDest', '2'), replace(['<IE>113933298410</IE></dest>', '</dest>'])) }],
    ['972', { uf: 'PR', edit: set('IE', '9012345663') }, { authorizer: 'PR' }],
    ['745', { edit: without('PIS') }],
    ['748', { edit: without('COFINS') }],
    ['203', {}, { register: { enabled: false, ie: null } }],
    ['231', {}, { register: { enabled: true, ie: '999' } }],
  ['728', { edit: replace(['<IE>113933298410</IE></dest>', '</dest>']) }],
  ['235', { edit: isuf('200123018') }],
  ['251', { edit: isuf('200123017') }],
  ['777', { edit: set('NCM', '94') }],
  ['770', { edit: set('CFOP', '5199') }],
  ['882', { edit: together(set('cEAN', '2000000000015'), set('cEANTrib', '7891000315507')) }],
  ['884', { edit: together(set('cEAN', '7891000315507'), set('cEANTrib', '2000000000015')) }],
  ['885', { edit: set('cEAN', '7891000315507') }],
  ['886', { edit: set('cEANTrib', '7891000315507') }],
  ['879', { edit: after('NCM', '<indEscala>N</indEscala>') }],
  ['330', { edit: di('<tpViaTransp>1</tpViaTransp><tpIntermedio>1</tpIntermedio>') }],
  ['331', { edit: di('<tpViaTransp>4</tpViaTransp><tpIntermedio>2</tpIntermedio>') }],
  ['333', { edit: di('<tpViaTransp>4</tpViaTransp><tpIntermedio>3</tpIntermedio><CNPJ>33444555000181</CNPJ>') }],
  ['854', { edit: glp('<pGLP>100.0000</pGLP><vPart>5.00</vPart>') }],
  ['855', { edit: together(glp('<pGLP>60.0000</pGLP><pGNi>39.9999</pGNi><vPart>5.00</vPart>'), set('uTrib', 'KG')) }],
  ['856', { edit: together(glp('<pGLP>60.0000</pGLP><pGNi>40.0000</pGNi>'), set('uTrib', 'KG')) }],
  ['380', { edit: after('indTot', '<comb><cProdANP>320102001</cProdANP><encerrante><vEncIni>10.000</vEncIni><vEncFin>10.000</vEncFin></encerrante></comb>') }],
  ['382', { modelo: '65', edit: together(set('CRT', '2'), replace(['<CST>00</CST>', '<CST>60</CST>'], ['</CFOP>', '</CFOP><CEST>0100100</CEST>'])) }],
  ['542', { edit: withCarrier('<CNPJ>33444555000182</CNPJ>') }],
  ['543', { edit: withCarrier('<CPF>12345678900</CPF>') }],
  ['559', { edit: withCarrier('<IE>110042490114</IE>') }],
  ['786', { modelo: '65', edit: together(set('indPres', '4'), after('indPres', '<indIntermed>0</indIntermed>'), set('modFrete', '0'), after('emit', HOME)) }],
  ['868', { edit: together(replace(['113933298410', '85393324']), set('idDest', '2'), set('CFOP', '6108'), set('pICMS', '12.00'), replace([/<vICMS>54.00/g, '<vICMS>36.00']), replace([/(<enderDest>.*?)<cMun>3550308(.*?)<UF>SP/, '$1<cMun>3304557$2<UF>RJ']), after('modFrete', '<veicTransp><placa>ABC1D23</placa></veicTransp>')) }],
  ['355', { edit: abroad }],
  ['356', { edit: before('pag', '<exporta><UFSaidaPais>SP</UFSaidaPais><xLocExporta>SANTOS</xLocExporta></exporta>') }],
  ['905', { edit: dup('<dup><nDup>001</nDup><dVenc>2026-12-01</dVenc><vDup>300.00</vDup></dup>') }],
  ['853', { edit: together(dup(`${BILL}<dup><nDup>001</nDup><dVenc>2026-12-01</dVenc><vDup>300.00</vDup></dup>`), before('tPag', '<indPag>0</indPag>')) }],
  ['853', { edit: dup(`${BILL}<dup><nDup>001</nDup><dVenc>2026-11-21</dVenc><vDup>300.00</vDup></dup>`) }],
  ['797', { edit: dup(`${BILL}<dup><nDup>001</nDup><dVenc>2036-11-22</dVenc><vDup>300.00</vDup></dup>`) }],
  ['443', { edit: together(set('tPag', '03'), after('vPag', '<card><tpIntegra>2</tpIntegra><tBand>28</tBand></card>')) }],
  ['857', { modelo: '65', edit: set('tPag', '14') }],
  ['437', { edit: together(set('tPag', '03'), after('vPag', '<card><tpIntegra>1</tpIntegra><CNPJ>33444555000182</CNPJ></card>')) }],
  ['806', { edit: replace(['<CST>00</CST>', '<CST>60</CST>']) }],
  ['483', { edit: after('vProd', '<vDesc>300.01</vDesc>') }],
  ['766', { modelo: '65', edit: replace(['<CST>00</CST>', '<CST>53</CST>']) }],
  ['383', { modelo: '65', edit: together(set('CRT', '1'), replace(['<CST>00</CST>', '<CSOSN>101</CSOSN>'])) }],
  ['351', { edit: deferredIcms('54.02', '27.01', '27.01') }],
  ['352', { edit: deferredIcms('54.00', '27.02', '26.98') }],
  ['353', { edit: deferredIcms('54.00', '27.00', '27.02') }],
  ['880', { edit: after('vICMS', '<pFCP>0.00</pFCP><vFCP>0.00</vFCP>') }],
  ['881', { edit: after('vICMS', '<pFCPST>0.00</pFCPST>') }],
  ['876', { edit: together(difal(), after('vICMS', '<pFCP>2.00</pFCP><vFCP>6.00</vFCP>')) }],
  ['932', { edit: after('vICMS', '<modBCST>4</modBCST>') }],
  ['933', { edit: after('vICMS', '<modBCST>6</modBCST><pMVAST>40.00</pMVAST>') }],
  ['929', { uf: 'RJ', edit: together(IE_OF_RJ, icms('<ICMS51><orig>0</orig><CST>51</CST></ICMS51>')) }, { authorizer: 'SVRS' }],
  ['934', { uf: 'RJ', edit: together(IE_OF_RJ, icms('<ICMS40><orig>0</orig><CST>40</CST></ICMS40>')) }, { authorizer: 'SVRS' }],
  ['663', { edit: together(difal(), set('orig', '1')) }],
  ['693', { edit: together(difal(), set('pICMS', '18.00'), (xml) => xml.replaceAll('<vICMS>36.00<', '<vICMS>54.00<')) }],
  ['751', { modelo: '65', edit: large('10000.01', '1800.00') }],
  ['752', { modelo: '65', edit: large('10000.01', '1800.00', '<xNome>MARIA</xNome>') }],
  ['780', { modelo: '65', edit: large('200000.01', '36000.00', '<xNome>MARIA</xNome><enderDest><cMun>3550308</cMun><UF>SP</UF></enderDest>') }],
  ['1106', { edit: together(bare('620001'), noTotals) }],
  ['1200', { edit: together(withClass('000001'), after('finNFe', '<tpNFDebito>07</tpNFDebito>'), set('finNFe', '6')) }],
  ['1201', { edit: together(withClass('000001'), credits('05')) }],
  ['1202', { edit: bare('410030', '<gEstornoCred><vIBSEstCred>0.00</vIBSEstCred></gEstornoCred>') }],
  ['388', { edit: after('ICMS', '<IPI><cEnq>300</cEnq><IPINT><CST>52</CST></IPINT></IPI>') }],
  ['697', { edit: difal({ pICMSInter: '4.00' }) }],
  ['698', { edit: difal({ pICMSInter: '7.00' }) }],
  ['699', { edit: difal({ pICMSInterPart: '80.00' }) }],
  ['793', { edit: difal({ vBCFCPUFDest: '300.00', pFCPUFDest: '2.00', vFCPUFDest: '6.02' }) }],
  ['815', { edit: difal({ vICMSUFDest: '24.02' }) }],
  ['816', { edit: difal({ vICMSUFRemet: '0.02' }) }],
  ['681', { edit: after('verProc', '<NFref><refNF><nNF>1</nNF></refNF></NFref>') }],
  ['682', { edit: after('verProc', '<NFref><refNFP><nNF>1</nNF></refNFP></NFref>') }],
  ['924', { edit: after('verProc', '<NFref><refECF><nECF>1</nECF></refECF></NFref>') }],
  ['327', { edit: set('finNFe', '4') }],
  ['327', { edit: together(adjusts('5', 'tpNFCredito', '06'), set('tpNF', '0'), set('CFOP', '1102')) }],
  ['1179', { edit: together(set('finNFe', '4'), set('CRT', '4'), set('CFOP', '5411')) }],
  ['328', { edit: set('CFOP', '5202') }],
  ['354', { edit: after('imposto', '<impostoDevol><pDevol>100.00</pDevol><IPI><vIPIDevol>0.00</vIPIDevol></IPI></impostoDevol>') }],
  ['390', { modelo: '65', edit: after('imposto', '<impostoDevol><pDevol>100.00</pDevol></impostoDevol>') }],
  ['608', { edit: together(set('CRT', '2'), service('vPIS')) }],
  ['609', { edit: together(set('CRT', '2'), service('vCOFINS')) }],
  ['364', { edit: together(set('CRT', '2'), service('vDeducao')) }],
  ['365', { edit: together(set('CRT', '2'), service('vOutro')) }],
  ['366', { edit: together(set('CRT', '2'), service('vDescIncond')) }],
  ['367', { edit: together(set('CRT', '2'), service('vDescCond')) }],
  ['368', { edit: together(set('CRT', '2'), service('vISSRet')) }],
];

/** Rules without a first day in production: built, but off in the sandbox. */
export const FUTURE: readonly Row[] = [['1115', {}]];
/** Rules whose first day is still to come. */
export const LATER: readonly Row[] = [
  ['375', { edit: together(set('CFOP', '5929'), set('finNFe', '2'), referring(NFCE_KEY)) }],
  ['679', { edit: referring(NFCE_KEY) }],
  ['679', { edit: byItem('1', NFCE_KEY) }],
  ['1281', { edit: together(debits('06'), byItem('1')) }],
];
