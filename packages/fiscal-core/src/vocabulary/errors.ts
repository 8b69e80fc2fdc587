/** Root of every error core throws. `code` is stable API; `message` is for humans (pt-BR) and may change. */
export abstract class FiscalError extends Error {
  abstract readonly code: string;
  override readonly name = this.constructor.name;
}

/** The step was decided on rows that have changed since; read them again and repeat the decision. */
export class AttemptGoneError extends FiscalError {
  readonly code = 'tentativa_mudou';
}
