import type { XmlElement } from '../../xml/parse.ts';

/** Form of a value, for its presentation. */
export type ValueForm = 'text' | 'number' | 'money' | 'percent' | 'date' | 'moment' | 'key' | 'person';

/** Value of a document with its label, pt-BR. */
export interface ContentFact {
  readonly tag: string;
  readonly label: string;
  /** Text of the XML; the name in place of a município's or a UF's code. */
  readonly value: string;
  readonly form: ValueForm;
  /** Meaning of a code, pt-BR. */
  readonly meaning?: string;
}

/** Occurrence of a group. */
export interface ContentEntry {
  readonly facts: readonly ContentFact[];
  readonly parts: readonly ContentPart[];
}

/** A group of a document with all its occurrences. */
export interface ContentPart {
  readonly tag: string;
  /** pt-BR. */
  readonly title: string;
  readonly entries: readonly ContentEntry[];
}

/** Parts of a document in the order of its layout; null when the XML has no such document. */
export type ReadContent = (root: XmlElement) => readonly ContentPart[] | null;
