import { isPerson } from './holder.ts';

/**
 * Types that a natural person signs and issues. Source: NF-e 4.00, CT-e 4.00 and MDF-e 3.00 (emit/CPF), DPS 1.01
 * (prest/CPF); NFC-e of rural producers, NT 2023.002 and NT 2025.001. A DC-e may name a person as its emitter; no manual at hand settles whether an e-CPF signs it [?].
 */
export const ISSUED_BY_PERSONS: ReadonlySet<string> = new Set(['nfe', 'nfce', 'cte', 'mdfe', 'nfse']);

/** Séries that NF-e, NFC-e, CT-e and MDF-e keep for who issues by CPF. Source: MOC NF-e 7.0, grupo B (serie); NT 2023.002 (NFC-e); XSD of CT-e 4.00 and MDF-e 3.00, emit/CPF. */
const SERIES = { first: 920, last: 969, models: new Set(['55', '65', '57', '58']) } as const;

export const isSerieOfPersons = (serie: number): boolean => serie >= SERIES.first && serie <= SERIES.last;

/** The first série there is for who issues. */
export const firstSerieOf = (inscricao: string, modelo: string): number =>
  isPerson(inscricao) && SERIES.models.has(modelo) ? SERIES.first : 1;

/** Whether who issues may use a série of its own choice. */
export const isSerieOf = (inscricao: string, modelo: string, serie: number): boolean =>
  !isPerson(inscricao) || !SERIES.models.has(modelo) || isSerieOfPersons(serie);
