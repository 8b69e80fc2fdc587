import type { z } from 'zod';
import type { FieldError } from '../base/failure.ts';

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

/** Expected kind of value, one or several; null for other faults. */
function expectedBy(issue: z.core.$ZodRawIssue | z.core.$ZodIssue): string | null {
  if (issue.code === 'invalid_type') return NAMES[issue.expected] ?? issue.expected;
  if (issue.code !== 'invalid_union') return null;
  const kinds = issue.errors.map(([first]) =>
    first?.code === 'invalid_type' && first.path.length === 0 ? expectedBy(first) : null,
  );
  return kinds.includes(null) ? null : kinds.join(' ou ');
}

/** pt-BR message of a zod issue, for the schemas that do not bring their own. */
function message(issue: z.core.$ZodRawIssue): string {
  const field = fieldPath(issue.path ?? []);
  const name = field === '' ? 'O corpo da requisição' : `O campo ${field}`;
  const expected = expectedBy(issue);
  if (expected !== null) {
    if (isMissing(issue)) return field === '' ? 'Envie um corpo JSON.' : `${name} é obrigatório.`;
    return `${name} deve ser ${expected}.`;
  }
  switch (issue.code) {
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
  too_small: 'tamanho_invalido',
  too_big: 'tamanho_invalido',
  invalid_value: 'valor_invalido',
  invalid_format: 'formato_invalido',
};

/** pt-BR way out of a zod issue; undefined if the message is enough. */
function fix(issue: z.core.$ZodIssue, missing: boolean): string | undefined {
  const field = fieldPath(issue.path);
  if (field === '') return expectedBy(issue) === null ? undefined : `Envie ${expectedBy(issue)} como corpo.`;
  if (missing) return `Inclua ${field} na requisição.`;
  const expected = expectedBy(issue);
  if (expected !== null) return `Envie ${expected} em ${field}.`;
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string'
        ? `Envie ao menos ${issue.minimum} caractere(s) em ${field}.`
        : `Envie em ${field} um valor a partir de ${issue.minimum}.`;
    case 'too_big':
      return issue.origin === 'string'
        ? `Reduza ${field} a ${issue.maximum} caracteres.`
        : `Envie em ${field} um valor até ${issue.maximum}.`;
    case 'invalid_value':
      return `Envie um destes valores: ${issue.values.map(String).join(', ')}.`;
    default:
      return undefined;
  }
}

function codeOf(issue: z.core.$ZodIssue, missing: boolean): string {
  if (missing) return 'campo_obrigatorio';
  return expectedBy(issue) === null ? (CODES[issue.code] ?? 'valor_invalido') : 'tipo_invalido';
}

const textOr = <T>(value: unknown, otherwise: T): string | T =>
  typeof value === 'string' ? value : otherwise;

/** Zod issues as the error body's list; a custom issue may bring its own `params.code`, `params.tag` and `params.fix`. */
export function toFieldErrors(issues: readonly z.core.$ZodIssue[]): FieldError[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => unknownField([...issue.path, key]));
    const params = issue.code === 'custom' ? issue.params : undefined;
    const missing = issue.message.endsWith('é obrigatório.');
    const wayOut = textOr(params?.['fix'], fix(issue, missing));
    const tag = textOr(params?.['tag'], undefined);
    return {
      field: fieldPath(issue.path),
      code: textOr(params?.['code'], codeOf(issue, missing)),
      message: issue.message,
      ...(tag === undefined ? {} : { tag }),
      ...(wayOut === undefined ? {} : { fix: wayOut }),
    };
  });
}

function unknownField(path: readonly PropertyKey[]): FieldError {
  const field = fieldPath(path);
  const message = `O campo ${field} não existe nesta operação.`;
  return { field, code: 'campo_desconhecido', message, fix: `Retire ${field} ou confira a grafia.` };
}
toFieldErrors.message = message;
