// biome-ignore-all format: a table reads as one row a line
import type { SaidNotice } from './notices.ts';

/** @param name of the field as people see it, in quotes */
type Write = (name: string, groups: readonly string[]) => string;

const either = (list: string): string => list.replaceAll(' ou ', ' or ').replaceAll(' e ', ' and ');

/** Faults of a body against its layout (`engine/layout/violation.ts`), by code and what separates those of one code. */
const ROWS: readonly (readonly [code: string, pattern: RegExp, write: Write])[] = [
  ['valor_nao_permitido', /; recebido "(.*)"$/s, (name, [value]) => `${name} does not take "${value}". Choose a value of the list.`],
  ['valor_nao_permitido', /, cada um com um grupo do documento$/, (name) => `${name} does not take this value. Choose a value of the list.`],
  ['tamanho_invalido', / (\d+) a (\d+) (?:caracteres|dígitos); recebidos (\d+)$/, (name, [least, most, count]) => `${name} has ${count} characters, and takes ${least} to ${most}.`],
  ['tamanho_invalido', /; recebidos (\d+)$/, (name, [count]) => `${name} has ${count} characters, which is too short or too long.`],
  ['formato_invalido', /há caracteres não permitidos ou espaço nas pontas; recebido/, (name) => `${name} has characters that are not allowed, or a blank at an end.`],
  ['formato_invalido', /tem formato inválido: .*; recebido "(.*)"$/s, (name, [value]) => `${name} is not written the way it should be: "${value}".`],
  ['grupo_incompleto', / é obrigatório quando se informa (.+)$/, (name, [partners = '']) => `${name} is needed beside ${either(partners)}.`],
  ['escolha_invalida', /^Informe um entre (.+)$/, (_, [fields = '']) => `Fill in one of ${either(fields)}.`],
  ['escolha_invalida', /^Informe só um entre (.+)$/, (_, [fields = '']) => `Keep only one of ${either(fields)}.`],
  ['repetido', / só pode aparecer uma vez$/, (name) => `${name} may be there once only.`],
  ['quantidade_invalida', / aceita no máximo (\d+); recebidos (\d+)$/, (name, [most, count]) => `${name} takes at most ${most}, and there are ${count}.`],
];

/** A fault against the layout in English for people, with the names of other fields as the API has them; null for other faults. */
export function layoutEnglish({ code, message }: SaidNotice, name: string): string | null {
  for (const [each, pattern, write] of ROWS) {
    const [matched, ...groups] = (each === code && pattern.exec(message)) || [];
    if (matched !== undefined) return write(name, groups);
  }
  return null;
}
