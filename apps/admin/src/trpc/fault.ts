/** A faulty field, named as in the API. */
export interface FieldError {
  readonly field: string;
  /** Stable name of the error. */
  readonly code?: string | undefined;
  readonly message: string;
  readonly tag?: string | undefined;
  readonly fix?: string | undefined;
}

/** A refusal, as far as a screen is concerned. */
export interface Fault {
  /** The API's code; `sem_conexao` when it was not reached. */
  readonly code: string;
  readonly message: string;
  readonly errors: readonly FieldError[];
  readonly requestId: string | null;
  /** Worth another try. */
  readonly transient: boolean;
}

const TRANSIENT = new Set(['sem_conexao', 'erro_interno', 'sefaz_indisponivel', 'servico_ocupado']);

const record = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

function fieldErrors(value: unknown): readonly FieldError[] {
  if (!Array.isArray(value)) return [];
  return value.map((each: unknown) => {
    const { field, code, message, tag, fix } = record(each);
    return {
      field: text(field) ?? '',
      code: text(code),
      message: text(message) ?? '',
      tag: text(tag),
      fix: text(fix),
    };
  });
}

/** True when a procedure refused for lack of a session; a wrong password names its field. */
export function isSignedOut(error: unknown): boolean {
  const { code, errors } = record(record(error)['data']);
  return code === 'nao_autenticado' && fieldErrors(errors).length === 0;
}

/** Normalizes any error of a call: of a procedure (`data`), of `/api/auth` (the error body), or of the network. */
export function faultOf(error: unknown): Fault {
  const thrown = record(error);
  const data = record(thrown['data'] ?? error);
  const code = text(data['code']) ?? 'sem_conexao';
  const message = error instanceof Error ? error.message : (text(thrown['message']) ?? '');
  return {
    code,
    message:
      code === 'sem_conexao' ? 'Sem conexão com o servidor. Verifique a rede e tente de novo.' : message,
    errors: fieldErrors(data['errors']),
    requestId: text(data['requestId']) ?? null,
    transient: TRANSIENT.has(code),
  };
}
