import type { z } from 'zod';
import type { FieldError } from '../failure.ts';

const NAMES: Readonly<Record<string, string>> = {
  string: 'texto',
  number: 'número',
  int: 'número inteiro',
  boolean: 'verdadeiro ou falso',
  object: 'um objeto JSON',
  record: 'um objeto JSON',
  array: 'uma lista',
};

/** `itens[1].codigo_ncm` of a zod path; `''` for the body itself. */
export function fieldPath(path: readonly PropertyKey[]): string {
  let text = '';
  for (const part of path) {
    if (typeof part === 'number') text += `[${part}]`;
    else text += text === '' ? String(part) : `.${String(part)}`;
  }
  return text;
}

const isMissing = (issue: { readonly input?: unknown }) => issue.input === undefined || issue.input === null;

/** pt-BR message of a zod issue, for the schemas that do not bring their own. */
function message(issue: z.core.$ZodRawIssue): string {
  const field = fieldPath(issue.path ?? []);
  const name = field === '' ? 'O corpo da requisição' : `O campo ${field}`;
  switch (issue.code) {
    case 'invalid_type':
      if (isMissing(issue)) return field === '' ? 'Envie um corpo JSON.' : `${name} é obrigatório.`;
      return `${name} deve ser ${NAMES[issue.expected] ?? issue.expected}.`;
    case 'unrecognized_keys':
      return `${name === 'O corpo da requisição' ? 'A requisição' : name} tem campos desconhecidos: ${issue.keys.join(', ')}.`;
    case 'too_small':
      return issue.origin === 'string'
        ? `${name} deve ter pelo menos ${issue.minimum} caractere(s).`
        : `${name} deve ser pelo menos ${issue.minimum}.`;
    case 'too_big':
      return issue.origin === 'string'
        ? `${name} deve ter no máximo ${issue.maximum} caracteres.`
        : `${name} deve ser no máximo ${issue.maximum}.`;
    case 'invalid_value':
      if (isMissing(issue)) return `${name} é obrigatório.`;
      return `${name} deve ser um destes valores: ${issue.values.map(String).join(', ')}.`;
    default:
      return `${name} tem um valor inválido.`;
  }
}

const CODES: Readonly<Record<string, string>> = {
  invalid_type: 'tipo_invalido',
  unrecognized_keys: 'campo_desconhecido',
  too_small: 'tamanho_invalido',
  too_big: 'tamanho_invalido',
  invalid_value: 'valor_invalido',
  invalid_format: 'formato_invalido',
};

/** Zod issues as the error body's list; a custom issue may bring its own `params.code` and `params.fix`. */
export function toFieldErrors(issues: readonly z.core.$ZodIssue[]): FieldError[] {
  return issues.map((issue) => {
    const params = issue.code === 'custom' ? issue.params : undefined;
    const code = issue.message.endsWith('é obrigatório.') ? 'obrigatorio' : CODES[issue.code];
    const fix = params?.['fix'];
    return {
      field: fieldPath(issue.path),
      code: typeof params?.['code'] === 'string' ? params['code'] : (code ?? 'valor_invalido'),
      message: issue.message,
      ...(typeof fix === 'string' ? { fix } : {}),
    };
  });
}
toFieldErrors.message = message;
