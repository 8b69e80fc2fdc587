import { decimalOrZero } from '@fiscal/core/decimal/decimal';
import { municipioByCodigo } from '@fiscal/core/tables/municipios';
import { child, childText, type XmlElement } from '@fiscal/core/xml/parse';
import type { Dps } from '../dps.ts';

/** Element below another one; undefined when a step is missing. */
export const below = (from: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>((element, name) => element && child(element, name), from);
export const textBelow = (from: XmlElement | undefined, ...path: readonly string[]): string =>
  below(from, ...path)?.text ?? '';
/** Element below infDPS. */
export const elementOf = (dps: Dps, ...path: readonly string[]): XmlElement | undefined =>
  below(child(dps.root, 'infDPS'), ...path);

export const isNoTown = (code: string): boolean => code !== '' && municipioByCodigo(code) === null;
/** Address of e-mail with one at sign and a dot behind it. */
export function isNoEmail(address: string): boolean {
  if (address === '') return false;
  const [name = '', host = '', ...more] = address.split('@');
  const dot = host.lastIndexOf('.');
  return more.length > 0 || name === '' || dot < 1 || dot === host.length - 1 || /\s/.test(address);
}
export const money = (from: XmlElement | undefined, tag: string) =>
  decimalOrZero((from && childText(from, tag)) ?? '');
