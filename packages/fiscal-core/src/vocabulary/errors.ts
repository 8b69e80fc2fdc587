/** Root of every error core throws. `code` is stable API; `message` is for humans (pt-BR) and may change. */
export abstract class FiscalError extends Error {
  abstract readonly code: string;
  override readonly name = this.constructor.name;
}

/** The step was decided on rows that have changed since; reading them again tells what is to be done. */
export class AttemptGoneError extends FiscalError {
  readonly code = 'tentativa_mudou';
}
