import { child, parseXml, type XmlElement } from '@fiscal/core/xml/parse';

/** DPS as the rules read it. */
export interface Dps {
  readonly id: string;
  readonly xml: string;
  readonly root: XmlElement;
  /** For rows that concern some models only. */
  readonly modelo: 'NFSE';
  /** Text below infDPS; '' when it is absent. */
  at(...path: readonly string[]): string;
  has(...path: readonly string[]): boolean;
  /** Elements of a repeated tag below infDPS. */
  all(...path: readonly string[]): readonly XmlElement[];
  /** Emitter: prest, toma or interm. */
  readonly emitter: 'prest' | 'toma' | 'interm';
}

const EMITTERS: Readonly<Record<string, Dps['emitter']>> = { '1': 'prest', '2': 'toma', '3': 'interm' };

/** Reads a DPS that the schema has passed. */
export function readDps(xml: string): Dps {
  const { root } = parseXml(xml);
  const inf = child(root, 'infDPS');
  const find = (path: readonly string[]): XmlElement | undefined =>
    path.reduce<XmlElement | undefined>((element, name) => element && child(element, name), inf);
  const at = (...path: readonly string[]): string => find(path)?.text ?? '';
  return {
    id: inf?.attributes['Id'] ?? '',
    xml,
    root,
    modelo: 'NFSE',
    at,
    has: (...path) => find(path) !== undefined,
    all: (...path) => {
      const parent = find(path.slice(0, -1));
      return parent?.children.filter(({ name }) => name === path.at(-1)) ?? [];
    },
    emitter: EMITTERS[at('tpEmit')] ?? 'prest',
  };
}

/** CNPJ or CPF of a party; '' when it has neither. */
export const inscricaoOf = (dps: Dps, party: Dps['emitter']): string =>
  dps.at(party, 'CNPJ') || dps.at(party, 'CPF');
