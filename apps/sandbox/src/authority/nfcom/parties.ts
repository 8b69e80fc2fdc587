import { isChave } from '@fiscal/core/chave-acesso/chave-acesso';
import { isCnpj } from '@fiscal/core/identity/cnpj';
import { isCpf } from '@fiscal/core/identity/cpf';
import { municipioByCodigo } from '@fiscal/core/tables/municipios';
import { ufByCodigo } from '@fiscal/core/tables/uf';
import type { XmlElement } from '@fiscal/core/xml/parse';
import { isBadForm, isBadRegistration } from '../portal/rules/registrations.ts';
import type { PortalDocument, PortalRule } from '../portal/type.ts';
import { all, has, text } from '../xml.ts';
import { group, ide, isBilled, isKind, itemsOf, rule, strictRule } from './document.ts';

const EXTERIOR = '9999999';
const dest = (d: PortalDocument, ...path: string[]): string => text(group(d, 'dest'), ...path);
const assinante = (d: PortalDocument, tag: string): string => text(group(d, 'assinante'), tag);
const badCnpj = (value: string): boolean => value !== '' && !isCnpj(value);
const badCpf = (value: string): boolean => value !== '' && !isCpf(value);
const badKey = (value: string): boolean => value !== '' && !isChave(value);
const unknownCity = (codigo: string): boolean => codigo !== EXTERIOR && municipioByCodigo(codigo) === null;
/** A município that is not in that UF. */
const otherUf = (codigo: string, uf: string): boolean => {
  const municipio = uf === 'EX' ? null : municipioByCodigo(codigo);
  return municipio !== null && municipio.uf !== uf;
};
const readers = (d: PortalDocument): readonly XmlElement[] => all(d.inf, 'autXML');
const hasRepeated = (values: readonly string[]): boolean => new Set(values).size !== values.length;
const terminals = (d: PortalDocument, tag: string): string[] =>
  all(group(d, 'assinante'), tag).map((terminal) => terminal.text);
const offline = (d: PortalDocument): boolean => ide(d, 'tpEmis') === '2';

/** UFs that share the ICMS of an item. */
const sharingUfs = (d: PortalDocument): readonly string[] =>
  itemsOf(d).flatMap(({ imposto }) =>
    all(imposto, 'ICMSUFDest').flatMap(
      ({ attributes }) => ufByCodigo(attributes['cUFDest'] ?? '')?.sigla ?? [],
    ),
  );

/** Rules over the kind of note: contingency, substitution, co-billing and the invoice that goes with it. */
// biome-ignore format: a table reads as one rule a row
export const KIND_RULES: readonly PortalRule[] = [
  rule('415', 'G04', (d) => !offline(d) && has(d.ide, 'dhCont')),
  rule('416', 'G05', (d) => offline(d) && !has(d.ide, 'dhCont')),
  rule('417', 'G06', (d) => offline(d) && Date.parse(ide(d, 'dhCont')) >= d.dhEmiMs),
  rule('419', 'G08', (d) => offline(d) && !isKind(d, '0')),
  rule('411', 'G43', (d) => isKind(d, '3') && group(d, 'gSub') === null),
  rule('412', 'G44', (d) => !isKind(d, '3') && group(d, 'gSub') !== null),
  rule('414', 'G47', (d) => badKey(text(group(d, 'gSub'), 'chNFCom'))),
  rule('210', 'G50', (_, c) => c.replaced?.situacao === 'cancelado'),
  rule('211', 'G51', (_, c) => c.replaced?.situacao === 'substituido'),
  rule('221', 'G53', (d, c) => c.replaced !== null && c.replaced.emitente !== d.emitente),
  rule('515', 'G67', (d) => isBilled(d, '2') && group(d, 'gCofat') === null),
  rule('532', 'G68', (d) => !isBilled(d, '2') && group(d, 'gCofat') !== null),
  rule('516', 'G69', (d) => isBilled(d, '2') && isKind(d, '4')),
  rule('517', 'G70', (d) => badKey(text(group(d, 'gCofat'), 'chNFComLocal'))),
  rule('270', 'G78', (d) => isBilled(d, '0') && !isKind(d, '4') && ide(d, 'indCessaoMeiosRede') === '' && group(d, 'gFat') === null),
  rule('272', 'G79', (d) => isBilled(d, '1') && group(d, 'gFatCentral') === null),
  rule('273', 'G80', (d) => (isBilled(d, '2') || isKind(d, '4')) && (group(d, 'gFat') !== null || group(d, 'gFatCentral') !== null)),
  rule('274', 'G81', (d) => badCnpj(text(group(d, 'gFatCentral'), 'CNPJ'))),
  rule('275', 'G82', (d) => group(d, 'gFatCentral') !== null && text(group(d, 'gFatCentral'), 'CNPJ').slice(0, 8) !== d.emitente.slice(0, 8)),
];

// biome-ignore format: a table reads as one rule a row
export const PARTY_RULES: readonly PortalRule[] = [
  rule('407', 'G20', (d) => otherUf(text(d.emit, 'enderEmit', 'cMun'), text(d.emit, 'enderEmit', 'UF'))),
  rule('408', 'G21', (d) => unknownCity(text(d.emit, 'enderEmit', 'cMun'))),
  strictRule('209', 'G14', (d) => isBadRegistration(text(d.emit, 'IE'), text(d.emit, 'enderEmit', 'UF'))),
  strictRule('498', 'G15: UF of the sharing', (d) => sharingUfs(d).length > 0 && sharingUfs(d).every((uf) => isBadForm(text(d.emit, 'IEUFDest'), uf))),
  rule('422', 'G22', (d) => badCnpj(dest(d, 'CNPJ'))),
  rule('423', 'G23', (d) => badCpf(dest(d, 'CPF'))),
  rule('424', 'G24', (d) => dest(d, 'idOutros') !== '' && dest(d, 'IE') !== ''),
  rule('426', 'G25', (d) => dest(d, 'indIEDest') === '1' && dest(d, 'IE') === ''),
  rule('420', 'G26', (d) => dest(d, 'indIEDest') === '2' && dest(d, 'IE') !== 'ISENTO'),
  rule('431', 'G27', (d) => dest(d, 'indIEDest') === '9' && dest(d, 'IE') !== ''),
  rule('405', 'G29', (d) => otherUf(dest(d, 'enderDest', 'cMun'), dest(d, 'enderDest', 'UF'))),
  rule('406', 'G30', (d) => unknownCity(dest(d, 'enderDest', 'cMun'))),
  strictRule('427', 'G31', (d) => isBadForm(dest(d, 'IE'), dest(d, 'enderDest', 'UF'))),
  rule('537', 'G34a', (d) => isBilled(d, '0', '1') && (assinante(d, 'nContrato') === '' || assinante(d, 'dContratoIni') === '')),
  rule('425', 'G35', (d) => assinante(d, 'dContratoFim') !== '' && assinante(d, 'dContratoFim') < assinante(d, 'dContratoIni')),
  rule('474', 'G36', (d) => hasRepeated(terminals(d, 'NroTermAdic'))),
  rule('535', 'G36a', (d) => assinante(d, 'cUFPrinc') !== '' && assinante(d, 'cUFPrinc') !== d.cUF),
  rule('536', 'G36b', (d) => terminals(d, 'cUFAdic').some((cUF) => cUF !== d.cUF)),
  rule('466', 'G139', (d) => readers(d).some((one) => badCnpj(text(one, 'CNPJ')))),
  rule('467', 'G140', (d) => readers(d).some((one) => badCpf(text(one, 'CPF')))),
  rule('468', 'G141', (d) => hasRepeated(readers(d).map((one) => text(one, 'CNPJ') || text(one, 'CPF')))),
  rule('472', 'G148', (d) => badCnpj(text(group(d, 'gRespTec'), 'CNPJ'))),
];
