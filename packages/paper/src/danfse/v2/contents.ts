import { add, decimalOrZero, format } from '@fiscal/core/decimal/decimal';
import { municipioByCodigo } from '@fiscal/core/tables/municipios';
import { child, type XmlElement } from '@fiscal/core/xml/parse';
import { cep, cnpjOrCpf, phone } from '../../format/identifiers.ts';
import { money, quantity } from '../../format/number.ts';
import { documentOf, streetOf, textAt, valueAt } from '../../nfe/read.ts';
import type { Nfse } from '../../nfse/read.ts';

export type Reader = (nfse: Nfse) => string;
type Path = readonly string[];

const NOTHING = '-';
/** Parts of a composed field; each that the note lacks is a dash, all of them are an empty field. */
export function compose(parts: readonly string[]): string {
  return parts.some((part) => part !== '') ? parts.map((part) => part || NOTHING).join(' / ') : '';
}

export const reais = (text: string | null): string => (text === null ? '' : `R$ ${money(text)}`);
const rate = (text: string | null): string => (text === null ? '' : `${quantity(text, 2)} %`);

export const ofNote =
  (...path: Path): Reader =>
  ({ infNFSe }) =>
    valueAt(infNFSe, ...path);
export const ofDps =
  (...path: Path): Reader =>
  ({ ide }) =>
    valueAt(ide, ...path);
export const moneyOfNote =
  (...path: Path): Reader =>
  ({ infNFSe }) =>
    reais(textAt(infNFSe, ...path));
export const moneyOfDps =
  (...path: Path): Reader =>
  ({ ide }) =>
    reais(textAt(ide, ...path));
export const rateOfNote =
  (...path: Path): Reader =>
  ({ infNFSe }) =>
    rate(textAt(infNFSe, ...path));
/** Rates side by side. */
export const ratesOfNote =
  (...paths: readonly Path[]): Reader =>
  ({ infNFSe }) =>
    compose(paths.map((path) => rate(textAt(infNFSe, ...path))));
/** Meaning of a code; nothing where the note has no code. */
export const named =
  (read: Reader, nameOf: (code: string) => string): Reader =>
  (nfse) => {
    const code = read(nfse);
    return code === '' ? '' : nameOf(code);
  };

/** Sum of the amounts that the note has; nothing where it has none of them. */
export function sumOf(texts: readonly (string | null)[]): string {
  const amounts = texts.filter((text) => text !== null);
  const sum = amounts.map((text) => decimalOrZero(text)).reduce(add, decimalOrZero('0'));
  return amounts.length === 0 ? '' : reais(format(sum, 2));
}

export type Party = (nfse: Nfse) => XmlElement | undefined;
export const partyAt =
  (...path: Path): Party =>
  ({ ide }) =>
    path.reduce<XmlElement | undefined>((from, name) => from && child(from, name), ide);

/** Address of a party in the DPS, or of the emitter in the register of the environment. */
const endOf = (party: XmlElement | undefined): XmlElement | undefined =>
  party && (child(party, 'end') ?? child(party, 'enderNac'));
const homeOf = (end: XmlElement | undefined): XmlElement | undefined => end && (child(end, 'endNac') ?? end);
const abroadOf = (end: XmlElement | undefined): XmlElement | undefined => end && child(end, 'endExt');

/** Name and UF of a município by its code of IBGE. */
export function townAndUf(code: string): readonly [name: string, uf: string] {
  const town = municipioByCodigo(code);
  return town === null ? ['', ''] : [town.nome, town.uf];
}

export const inPartyTown =
  (party: Party): Reader =>
  (nfse) => {
    const end = endOf(party(nfse));
    const abroad = abroadOf(end);
    if (abroad) return compose([valueAt(abroad, 'xCidade'), valueAt(abroad, 'cPais')]);
    return compose(townAndUf(valueAt(homeOf(end), 'cMun')));
  };
export const inPartyPostal =
  (party: Party): Reader =>
  (nfse) => {
    const end = endOf(party(nfse));
    const abroad = abroadOf(end);
    if (abroad) return valueAt(abroad, 'cEndPost');
    return compose([valueAt(homeOf(end), 'cMun'), cep(valueAt(homeOf(end), 'CEP'))]);
  };
export const partyStreet =
  (party: Party): Reader =>
  (nfse) => {
    const end = endOf(party(nfse));
    return [streetOf(end), valueAt(end, 'xBairro')].filter(Boolean).join(', ');
  };
export const partyDocument =
  (party: Party): Reader =>
  (nfse) =>
    cnpjOrCpf(documentOf(party(nfse)) || valueAt(party(nfse), 'NIF'));
export const partyPhone =
  (party: Party): Reader =>
  (nfse) =>
    phone(valueAt(party(nfse), 'fone'));
export const partyText =
  (party: Party, tag: string): Reader =>
  (nfse) =>
    valueAt(party(nfse), tag);
