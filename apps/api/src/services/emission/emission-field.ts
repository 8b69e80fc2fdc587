import type { Section } from '@fiscal/core/engine/layout/field-facts';

/** A value that a field takes. */
export interface FieldChoice {
  readonly value: string;
  /** pt-BR. */
  readonly meaning: string | null;
  /** Meaning in English; null where none is written. */
  readonly english: string | null;
}

/** Fields that a form shows together. */
export interface FieldSection extends Section {
  /** Title in English; null where none is written. */
  readonly english: string | null;
}

/** A field of a body as a form shows it. */
export interface EmissionField {
  readonly name: string;
  /** pt-BR, without limits. */
  readonly title: string;
  /** Title in English; null where none is written. */
  readonly english: string | null;
  /** Name that sentences for people use, pt-BR. */
  readonly label: string;
  /** The same in English. */
  readonly englishLabel: string;
  readonly tag: string | null;
  /** Limits in words, pt-BR. */
  readonly limits: string | null;
  /** The same in English. */
  readonly limitsEnglish: string | null;
  /** `texts`: one text or a list of them. */
  readonly as: 'text' | 'decimal' | 'flag' | 'dateTime' | 'texts' | 'any' | 'object' | 'objects';
  /** Required by the contract. */
  readonly required: boolean;
  /** Required by the contract, but may be blank. */
  readonly mayBeBlank: boolean;
  /** Empty when any value goes. */
  readonly values: readonly FieldChoice[];
  readonly maxLength: number | null;
  readonly maxItems: number | null;
  readonly section: FieldSection | null;
  /** Fields of an object, or of each entry of a list. */
  readonly fields: readonly EmissionField[];
}
