import { municipios } from 'municipios-brasil/dados';
import { UF_SIGLAS } from './uf.ts';

export interface Municipio {
  /** IBGE code, 7 digits. */
  readonly codigo: string;
  readonly nome: string;
  readonly uf: string;
}

/** Spellings in use that differ from IBGE's by more than accents, case and punctuation: `UF name` → IBGE's name. */
const OTHER_SPELLINGS: readonly (readonly [uf: string, usual: string, ibge: string])[] = [
  ['SP', 'Embu', 'Embu das Artes'],
  ['SP', 'Florínia', 'Florínea'],
  ['SP', 'Mogi-Mirim', 'Mogi Mirim'],
  ['SP', 'Moji Mirim', 'Mogi Mirim'],
  ['SP', 'Moji das Cruzes', 'Mogi das Cruzes'],
  ['SP', 'São Luís do Paraitinga', 'São Luiz do Paraitinga'],
  ['RJ', 'Parati', 'Paraty'],
  ['RJ', 'Trajano de Morais', 'Trajano de Moraes'],
  ['MG', 'São Tomé das Letras', 'São Thomé das Letras'],
  ['MG', 'Brasópolis', 'Brazópolis'],
  ['RN', 'Açu', 'Assú'],
  ['RN', 'Boa Saúde', 'Januário Cicco'],
  ['RN', 'Augusto Severo', 'Campo Grande'],
  ['PE', 'Itamaracá', 'Ilha de Itamaracá'],
  ['PE', 'Belém de São Francisco', 'Belém do São Francisco'],
  ['PB', 'Santarém', 'Joca Claudino'],
  ['SC', 'Piçarras', 'Balneário Piçarras'],
  ['SC', 'Presidente Castelo Branco', 'Presidente Castello Branco'],
  ['MT', 'Poxoréo', 'Poxoréu'],
  ['TO', 'Couto de Magalhães', 'Couto Magalhães'],
  ['TO', 'São Valério da Natividade', 'São Valério'],
  ['RS', 'Santana do Livramento', "Sant'Ana do Livramento"],
];

/** Compares names without accents, case, blanks, hyphens and apostrophes. */
const normalizeName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]/g, '')
    .toUpperCase();

interface Index {
  readonly byName: ReadonlyMap<string, Municipio>;
  readonly byCode: ReadonlyMap<string, Municipio>;
}

let index: Index | undefined;
/** Built at the first look-up (about 15 ms), so that starting a process costs nothing. */
function tables(): Index {
  if (index !== undefined) return index;
  const byName = new Map<string, Municipio>();
  const byCode = new Map<string, Municipio>();
  for (const row of municipios) {
    const municipio = { codigo: String(row.codigoIbge), nome: row.nome, uf: row.uf };
    byName.set(row.uf + normalizeName(row.nome), municipio);
    byCode.set(municipio.codigo, municipio);
  }
  for (const [uf, usual, ibge] of OTHER_SPELLINGS) {
    const municipio = byName.get(uf + normalizeName(ibge));
    const key = uf + normalizeName(usual);
    if (municipio !== undefined && !byName.has(key)) byName.set(key, municipio);
  }
  index = { byName, byCode };
  return index;
}

/** Município of that name in that UF; accents, case, hyphens and apostrophes do not matter. */
export const findMunicipio = (nome: string, uf: string): Municipio | null =>
  tables().byName.get(uf.toUpperCase() + normalizeName(nome)) ?? null;

/** Município of an IBGE code (7 digits). */
export const municipioByCodigo = (codigo: string): Municipio | null => tables().byCode.get(codigo) ?? null;

/**
 * Municípios whose code begins, or whose name has a part, as asked. A word may also be the UF; one in capitals that is a
 * UF is nothing else.
 */
export function searchMunicipios(asked: string, limit: number): readonly Municipio[] {
  const words = asked.split(/[\s,/]+/).filter(Boolean);
  const ufs = new Set<string>(UF_SIGLAS.filter((uf) => words.includes(uf)));
  const rest = words.filter((word) => !ufs.has(word)).map(normalizeName);
  const found: Municipio[] = [];
  for (const municipio of tables().byCode.values()) {
    if (found.length >= limit) break;
    const { codigo, nome, uf } = municipio;
    const name = normalizeName(nome);
    if (ufs.size > 0 && !ufs.has(uf)) continue;
    if (rest.every((word) => codigo.startsWith(word) || name.includes(word) || uf === word))
      found.push(municipio);
  }
  return found;
}
