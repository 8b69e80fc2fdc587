/** Malformed JSON, with the place where it breaks. */
export class JsonError extends Error {
  readonly position: number;
  constructor(message: string, position: number) {
    super(message);
    this.position = position;
  }
}

/** Well-formed as far as it was read, but more than we take. */
export class JsonLimitError extends Error {}

export interface JsonLimits {
  readonly depth: number;
  /** Entries of one list. */
  readonly entries: number;
}

export const tooDeep = ({ depth }: JsonLimits) =>
  new JsonLimitError(`O corpo tem mais de ${depth} níveis de objetos e listas.`);

export const tooLong = ({ entries }: JsonLimits) =>
  new JsonLimitError(`O corpo tem uma lista com mais de ${entries} itens.`);
