import { cnpjBase, parseCnpj } from './cnpj.ts';
import { parseCpf } from './cpf.ts';

/**
 * Length of a CPF (11 digits), by which a natural person, such as a rural producer, issues and signs; companies use a
 * CNPJ (14 characters).
 */
const CPF_LENGTH = 11;

export const isPerson = (inscricao: string): boolean => inscricao.length === CPF_LENGTH;

/** True when one signs for the other: establishments of a company share the first 8 characters, a person has the CPF alone. */
export const sameHolder = (one: string, other: string): boolean =>
  isPerson(one) || isPerson(other) ? one === other : cnpjBase(one) === cnpjBase(other);

/** A CNPJ or a CPF, with or without mask; null when it is neither. */
export const parseInscricao = (text: string): string | null =>
  parseCnpj(text) ?? parseCpf(text.replaceAll('/', ''));
