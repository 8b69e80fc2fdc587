import { FiscalError } from '@fiscal/core/vocabulary/errors';

/** The XML holds nothing that the asked paper can be drawn from. */
export class PaperError extends FiscalError {
  readonly code = 'operacao_nao_permitida';
}
