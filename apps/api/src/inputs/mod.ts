import { DOCUMENTS } from '@fiscal/core/registry/documents';

/** `mod` of the contract and model in XML differ for one type: a DC-e is 59 here and 99 there. */
const MOD = new Map(DOCUMENTS.map(({ mod, modelo }) => [modelo, mod]));
const MODELO = new Map(DOCUMENTS.flatMap(({ mod, modelo }) => [[modelo, modelo] as const, [mod, modelo]]));

/** Every `mod` of the contract. */
export const MODS: readonly string[] = [...MOD.values()];

/** Model in XML and key → `mod`. */
export const modOf = (modelo: string): string => MOD.get(modelo) ?? modelo;

/** A `mod`, or a model as the XML has it. */
export const MOD_FORMAT = new RegExp(`^(?:${[...MODELO.keys()].join('|')})$`);

/** Either of them → the model. */
export const modeloOf = (mod: string): string => MODELO.get(mod) ?? mod;
