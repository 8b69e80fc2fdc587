import { isChave } from '@fiscal/core/chave-acesso/chave-acesso';
import { compare, decimalOrZero } from '@fiscal/core/decimal/decimal';
import { isCnpj } from '@fiscal/core/identity/cnpj';
import { isCpf } from '@fiscal/core/identity/cpf';
import { isInscricaoSuframa } from '@fiscal/core/identity/suframa';
import { municipioByCodigo } from '@fiscal/core/tables/municipios';
import { ufByCodigo } from '@fiscal/core/tables/uf';
import { child, type XmlElement } from '@fiscal/core/xml/parse';
import { differs, share } from '../../nfe/rules/amounts.ts';
import { portalRulesOf } from '../../portal/rules/document.ts';
import { isBadAnywhere, isBadForm, isBadRegistration } from '../../portal/rules/registrations.ts';
import type { PortalDocument, PortalRule } from '../../portal/type.ts';
import { all, amount, at, has, text } from '../../xml.ts';

const { both, strict } = portalRulesOf('conteudo');
const MOC = 'MOC CT-e 4.00 Anexo I';
const NAME = 'CTE EMITIDO EM AMBIENTE DE HOMOLOGACAO - SEM VALOR FISCAL';
const TOTAL_MAX = decimalOrZero('9999999.99');
const ABROAD = '9999999';
const BRASILIA_MS = 3 * 3_600_000;

const group = (d: PortalDocument, name: string): XmlElement | null => child(d.inf, name) ?? null;
const norm = (d: PortalDocument): XmlElement | null => group(d, 'infCTeNorm');
const tpServ = (d: PortalDocument): string => text(d.ide, 'tpServ');
/** Intermediate redelivery and service bound to a multimodal one. */
const betweenCarriers = (d: PortalDocument): boolean => ['3', '4'].includes(tpServ(d));
const isNormal = (d: PortalDocument): boolean => norm(d) !== null;

const PAYERS = ['rem', 'exped', 'receb', 'dest'];
const payer = (d: PortalDocument): XmlElement | null =>
  at(d.ide, 'toma4') ?? group(d, PAYERS[Number(text(d.ide, 'toma3', 'toma') || '9')] ?? '');
const paidBy = (code: string) => (d: PortalDocument) =>
  text(d.ide, 'toma3', 'toma') === code && payer(d) === null;
const identityOf = (party: XmlElement | null): string => text(party, 'CNPJ') || text(party, 'CPF');

const isMisnamed = (party: string) => (d: PortalDocument) =>
  group(d, party) !== null && text(group(d, party), 'xNome') !== NAME;
const missing = (party: string, between: boolean) => (d: PortalDocument) =>
  isNormal(d) && betweenCarriers(d) === between && group(d, party) === null;
/** The layout gives zeros to a company abroad. */
const isZeroAbroad = (cnpj: string, uf: string): boolean => /^0{14}$/.test(cnpj) && uf === 'EX';
const badCnpj = (party: string) => (d: PortalDocument) => {
  const cnpj = text(group(d, party), 'CNPJ');
  const uf = text(group(d, party), ADDRESSES[party] ?? '', 'UF');
  return cnpj !== '' && !isCnpj(cnpj) && !isZeroAbroad(cnpj, uf);
};
const badPayerCnpj = (d: PortalDocument): boolean => {
  const cnpj = text(d.ide, 'toma4', 'CNPJ');
  return cnpj !== '' && !isCnpj(cnpj) && !isZeroAbroad(cnpj, text(d.ide, 'toma4', 'enderToma', 'UF'));
};
const badCpf = (party: string) => (d: PortalDocument) => {
  const cpf = text(group(d, party), 'CPF');
  return cpf !== '' && !isCpf(cpf);
};

const ADDRESSES: Readonly<Record<string, string>> = {
  emit: 'enderEmit',
  rem: 'enderReme',
  exped: 'enderExped',
  receb: 'enderReceb',
  dest: 'enderDest',
};
/** True when the first two digits of cMun are of another UF than the one beside it. A cMun that does not exist can still belong to the UF. */
const isElsewhere = (cMun: string, uf: string): boolean =>
  cMun !== '' && (uf === 'EX' ? cMun !== ABROAD : ufByCodigo(cMun.slice(0, 2))?.sigla !== uf);
const unknown = (cMun: string): boolean => cMun !== '' && cMun !== ABROAD && municipioByCodigo(cMun) === null;
const addressElsewhere = (party: string) => (d: PortalDocument) => {
  const address = at(group(d, party), ADDRESSES[party] ?? '');
  return isElsewhere(text(address, 'cMun'), text(address, 'UF'));
};
const addressUnknown = (party: string) => (d: PortalDocument) =>
  unknown(text(group(d, party), ADDRESSES[party] ?? '', 'cMun'));
const placeElsewhere = (place: string) => (d: PortalDocument) =>
  isElsewhere(text(d.ide, `cMun${place}`), text(d.ide, `UF${place}`));
const placeUnknown = (place: string) => (d: PortalDocument) => unknown(text(d.ide, `cMun${place}`));

const documents = (d: PortalDocument): XmlElement | null => at(norm(d), 'infDoc');
const payerHasRole = (d: PortalDocument): boolean => {
  const own = identityOf(at(d.ide, 'toma4'));
  return own !== '' && PAYERS.some((party) => identityOf(group(d, party)) === own);
};
const payerIe = (d: PortalDocument): string => text(payer(d), 'IE');

/** First digit of the CFOP by route: 5 inside a UF, 6 across, 7 abroad. */
function otherCfop(d: PortalDocument): boolean {
  const [start, end] = [text(d.ide, 'UFIni'), text(d.ide, 'UFFim')];
  const kind = text(d.ide, 'CFOP').charAt(0);
  if (start === 'EX' || end === 'EX') return false;
  return start === end ? kind !== '5' : kind !== '6';
}
const ELSEWHERE_CFOPS = ['5932', '6932'];
const startsElsewhere = (d: PortalDocument): boolean =>
  text(d.ide, 'UFIni') !== text(d.emit, 'enderEmit', 'UF') && text(d.ide, 'UFIni') !== 'EX';
const isElsewhereCfop = (d: PortalDocument): boolean => ELSEWHERE_CFOPS.includes(text(d.ide, 'CFOP'));

const noteKeys = (d: PortalDocument): readonly string[] =>
  all(documents(d), 'infNFe').map((note) => text(note, 'chave'));
const previousKeys = (d: PortalDocument): readonly string[] =>
  all(at(norm(d), 'docAnt'), 'emiDocAnt').flatMap((issuer) =>
    all(issuer, 'idDocAnt').flatMap((ids) => all(ids, 'idDocAntEle').map((one) => text(one, 'chCTe'))),
  );
const multimodalKeys = (d: PortalDocument): readonly string[] =>
  all(at(norm(d), 'infServVinc'), 'infCTeMultimodal').map((one) => text(one, 'chCTeMultimodal'));
const wrongKey = (keys: readonly string[], modelo: string): boolean =>
  keys.some((key) => key !== '' && (!isChave(key) || key.slice(20, 22) !== modelo));
const twice = (values: readonly string[]): boolean => new Set(values).size !== values.length;

/** ICMS whose value is more than a cent from base × rate. */
function wrongIcms(d: PortalDocument): boolean {
  const [icms] = at(d.inf, 'imp', 'ICMS')?.children ?? [];
  const end = icms?.name === 'ICMSOutraUF' ? 'OutraUF' : '';
  if (icms === undefined || !has(icms, `vICMS${end}`)) return false;
  return differs(share(amount(icms, `vBC${end}`), amount(icms, `pICMS${end}`)), amount(icms, `vICMS${end}`));
}
const readers = (d: PortalDocument): readonly XmlElement[] => all(d.inf, 'autXML');
const wrong = (element: XmlElement | null, tag: 'CNPJ' | 'CPF'): boolean =>
  text(element, tag) !== '' && !(tag === 'CNPJ' ? isCnpj : isCpf)(text(element, tag));

/** State registration of a party against the UF of its address. */
const badIe = (party: string) => (d: PortalDocument) =>
  isBadForm(text(group(d, party), 'IE'), text(group(d, party), ADDRESSES[party] ?? '', 'UF'));
const originKey = (d: PortalDocument): string =>
  text(norm(d), 'infModal', 'ferrov', 'trafMut', 'chCTeFerroOrigem');
const suframa = (d: PortalDocument): string => text(group(d, 'dest'), 'ISUF');

/** True when the month of a key lies 12 months before that of the receipt, or 24 where a train takes part. */
function isExpired(key: string, modal: string, receivedAtMs: number): boolean {
  if (key === '' || wrongKey([key], '57')) return false;
  const limit = new Date(receivedAtMs - BRASILIA_MS);
  limit.setUTCDate(1);
  limit.setUTCMonth(limit.getUTCMonth() - (modal === '04' || modal === '06' ? 24 : 12));
  return `20${key.slice(2, 6)}` < limit.toISOString().slice(0, 7).replace('-', '');
}

// biome-ignore format: a table reads as one rule a row
export const SERVICE_RULES: readonly PortalRule[] = [
  both('646', `${MOC}, G002`, isMisnamed('rem')),
  both('647', `${MOC}, G003`, isMisnamed('exped')),
  both('648', `${MOC}, G004`, isMisnamed('receb')),
  both('649', `${MOC}, G005`, isMisnamed('dest')),
  both('460', `${MOC}, G018`, paidBy('0')),
  both('461', `${MOC}, G019`, paidBy('1')),
  both('462', `${MOC}, G020`, paidBy('2')),
  both('463', `${MOC}, G021`, paidBy('3')),
  both('481', `${MOC}, G022`, (d) => text(d.ide, 'indIEToma') === '1' && payerIe(d) === ''),
  both('482', `${MOC}, G023`, (d) => text(d.ide, 'indIEToma') === '2' && payerIe(d) !== 'ISENTO'),
  both('526', `${MOC}, G028`, (d) => !betweenCarriers(d) && has(norm(d), 'infModal', 'aquav', 'detCont')),
  both('581', `${MOC}, G027: every modal but the pipeline`, (d) => isNormal(d) && text(d.ide, 'modal') !== '05' && text(norm(d), 'infCarga', 'vCarga') === ''),
  both('693', `${MOC}, G036`, (d) => isNormal(d) && !betweenCarriers(d) && documents(d) === null),
  both('694', `${MOC}, G037`, (d) => betweenCarriers(d) && documents(d) !== null),
  both('601', `${MOC}, G038: 2000 documents`, (d) => (documents(d)?.children.length ?? 0) > 2000),
  both('527', `${MOC}, G039`, (d) => twice(noteKeys(d))),
  both('843', `${MOC}, G040`, (d) => wrongKey(noteKeys(d), '55')),
  both('505', `${MOC}, G077`, (d) => text(d.ide, 'tpCTe') === '3' && !has(norm(d), 'infCteSub')),
  both('675', `${MOC}, G047: tolerance 0.01`, wrongIcms),
  both('531', `${MOC}, G048`, (d) => compare(amount(d.inf, 'vPrest', 'vRec'), amount(d.inf, 'vPrest', 'vTPrest')) > 0),
  both('844', `${MOC}, G065`, (d) => wrongKey(previousKeys(d), '57')),
  both('845', `${MOC}, G071`, (d) => wrongKey(multimodalKeys(d), '57')),
  both('847', `${MOC}, G078`, (d) => wrongKey([text(norm(d), 'infCteSub', 'chCte')], '57')),
  both('849', `${MOC}, G161`, (d) => wrongKey(all(d.inf, 'infCteComp').map((one) => text(one, 'chCTe')), '57')),
  both('743', `${MOC}, G197`, (d) => text(d.ide, 'indGlobalizado') === '1' && text(d.ide, 'UFIni') !== text(d.ide, 'UFFim')),
  both('650', `${MOC}, G046`, (d) => compare(amount(d.inf, 'vPrest', 'vTPrest'), TOTAL_MAX) > 0),
  strict('519', `${MOC}, G050: where the transport starts and ends`, otherCfop),
  strict('524', `${MOC}, G051`, (d) => startsElsewhere(d) && !isElsewhereCfop(d)),
  strict('908', `${MOC}, G052`, (d) => !startsElsewhere(d) && isElsewhereCfop(d)),
  both('469', `${MOC}, G053`, missing('rem', false)),
  both('470', `${MOC}, G054`, missing('dest', false)),
  both('474', `${MOC}, G055`, missing('exped', true)),
  both('475', `${MOC}, G056`, missing('receb', true)),
  both('651', `${MOC}, G057`, (d) => tpServ(d) === '4' && isNormal(d) && !has(norm(d), 'infServVinc')),
  both('814', `${MOC}, G058`, (d) => tpServ(d) !== '4' && has(norm(d), 'infServVinc')),
  both('521', `${MOC}, G059`, (d) => isNormal(d) && ['1', '2', '3'].includes(tpServ(d)) && !has(norm(d), 'docAnt')),
  strict('209', `${MOC}, G106`, (d) => isBadRegistration(text(d.emit, 'IE'), text(d.emit, 'enderEmit', 'UF'))),
  strict('614', `${MOC}, G107: of any UF`, (d) => isBadAnywhere(text(d.emit, 'IEST'))),
  strict('419', `${MOC}, G118`, badIe('rem')),
  strict('210', `${MOC}, G126`, badIe('dest')),
  strict('235', `${MOC}, G130`, (d) => suframa(d) !== '' && !isInscricaoSuframa(suframa(d))),
  strict('432', `${MOC}, G136`, badIe('exped')),
  strict('440', `${MOC}, G144`, badIe('receb')),
  strict('448', `${MOC}, G152`, (d) => isBadForm(text(d.ide, 'toma4', 'IE'), text(d.ide, 'toma4', 'enderToma', 'UF'))),
  both('842', `${MOC}, G032`, (d) => wrongKey([originKey(d)], '57')),
  strict('933', 'NT 2024.001 CT-e', (d, c) => all(d.inf, 'infCteComp').some((one) => isExpired(text(one, 'chCTe'), text(d.ide, 'modal'), c.receivedAtMs)), { since: 'past-cte-old-keys' }),
  both('712', `${MOC}, G112`, addressElsewhere('emit')),
  both('713', `${MOC}, G113`, addressUnknown('emit')),
  both('415', `${MOC}, G114`, badCnpj('rem')),
  both('416', `${MOC}, G115`, badCpf('rem')),
  both('418', `${MOC}, G116`, addressElsewhere('rem')),
  both('532', `${MOC}, G117`, addressUnknown('rem')),
  both('208', `${MOC}, G122`, badCnpj('dest')),
  both('237', `${MOC}, G123`, badCpf('dest')),
  both('424', `${MOC}, G124`, addressElsewhere('dest')),
  both('533', `${MOC}, beside G124`, addressUnknown('dest')),
  both('428', `${MOC}, G132`, badCnpj('exped')),
  both('429', `${MOC}, G133`, badCpf('exped')),
  both('431', `${MOC}, G134`, addressElsewhere('exped')),
  both('534', `${MOC}, G135`, addressUnknown('exped')),
  both('436', `${MOC}, G140`, badCnpj('receb')),
  both('437', `${MOC}, G141`, badCpf('receb')),
  both('439', `${MOC}, G142`, addressElsewhere('receb')),
  both('535', `${MOC}, G143`, addressUnknown('receb')),
  both('444', `${MOC}, G148`, badPayerCnpj),
  both('445', `${MOC}, G149`, (d) => text(d.ide, 'toma4', 'CPF') !== '' && !isCpf(text(d.ide, 'toma4', 'CPF'))),
  both('447', `${MOC}, G150`, (d) => isElsewhere(text(d.ide, 'toma4', 'enderToma', 'cMun'), text(d.ide, 'toma4', 'enderToma', 'UF'))),
  both('536', `${MOC}, G151`, (d) => unknown(text(d.ide, 'toma4', 'enderToma', 'cMun'))),
  both('799', `${MOC}, G156`, payerHasRole),
  both('493', `${MOC}, G178`, placeElsewhere('Env')),
  both('537', `${MOC}, G179`, placeUnknown('Env')),
  both('456', `${MOC}, G180`, placeElsewhere('Ini')),
  both('541', `${MOC}, G181`, placeUnknown('Ini')),
  both('414', `${MOC}, G182`, placeElsewhere('Fim')),
  both('542', `${MOC}, G183`, placeUnknown('Fim')),
  both('699', `${MOC}, G193`, (d) => readers(d).some((one) => wrong(one, 'CNPJ'))),
  both('700', `${MOC}, G194`, (d) => readers(d).some((one) => wrong(one, 'CPF'))),
  both('836', `${MOC}, G210`, (d) => wrong(group(d, 'infRespTec'), 'CNPJ')),
  both('714', `${MOC}, G070`, (d) => {
    const keys = all(at(norm(d), 'infServVinc'), 'infCTeMultimodal').map((one) => text(one, 'chCTeMultimodal'));
    return new Set(keys).size !== keys.length;
  }),
];
