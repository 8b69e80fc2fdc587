import { cnpjBase, parseCnpj } from './cnpj.ts';
import { parseCpf } from './cpf.ts';

/** Who issues and signs: a company by its CNPJ (14 characters), a natural person, such as a rural producer, by the CPF (11 digits). */
const CPF_LENGTH = 11;

export const isPerson = (inscricao: string): boolean => inscricao.length === CPF_LENGTH;

/** True when one signs for the other: establishments of a company share the first 8 characters, a person has the CPF alone. */
export const sameHolder = (one: string, other: string): boolean =>
  isPerson(one) || isPerson(other) ? one === other : cnpjBase(one) === cnpjBase(other);

/** A CNPJ or a CPF, with or without mask; null when it is neither. */
export const parseInscricao = (text: string): string | null =>
  parseCnpj(text) ?? parseCpf(text.replaceAll('/', ''));
