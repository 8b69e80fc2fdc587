/** Malformed JSON, with the place where it breaks. */
export class JsonError extends Error {
  readonly position: number;
  constructor(message: string, position: number) {
    super(message);
    this.position = position;
  }
}

export const tooDeep = (maxDepth: number, position: number) =>
  new JsonError(`o corpo tem mais de ${maxDepth} níveis de objetos e listas`, position);
