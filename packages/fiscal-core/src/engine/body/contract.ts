import { parseCnpj } from '../../identity/cnpj.ts';
import { parseCpf } from '../../identity/cpf.ts';
import type { Problem } from '../document/definition.ts';
import { isZero, roundHalfUp } from '../layout/decimal-text.ts';

/**
 * Check of a contract field before anything is queued.
 *
 * `texto`: text or number, not blank · `opcao`: one of `values` · `cnpj`, `cpf`: with or without mask, check digits are
 * valid · `positivo`: an amount that rounds to a cent or more · `chave`: the key has to be there, blank is fine ·
 * `lista`: at least one entry.
 */
type Check = 'texto' | 'opcao' | 'cnpj' | 'cpf' | 'positivo' | 'chave' | 'lista';

export interface ContractRow {
  readonly field: string;
  readonly tag: string;
  readonly check: Check;
  /** False: may be absent or blank; what is there is judged all the same. */
  readonly required: boolean;
  /** Field in whose presence a required one may be left out. */
  readonly unless?: string;
  /** Allowed values and what they mean, pt-BR. */
  readonly values?: Readonly<Record<string, string>>;
  /** Shape of the text, its mask dropped. */
  readonly pattern?: RegExp;
  /** pt-BR, for OpenAPI and for the `fix` of a problem. */
  readonly description: string;
}

/** A list whose entries have rows of their own. */
export interface ContractList {
  readonly field: string;
  /** Another spelling of the list's name. */
  readonly synonym?: string;
  readonly tag: string;
  readonly required: boolean;
  /** Without entries it is as good as absent. */
  readonly mayBeEmpty?: true;
  readonly rows: readonly ContractRow[];
  /** pt-BR. */
  readonly description: string;
}

/** Fields of which at least `min` and at most `max` must be present. */
export interface ContractChoice {
  readonly fields: readonly string[];
  readonly tag: string;
  readonly min: 0 | 1;
  readonly max: number;
  /** Judged only in bodies with one of these fields. */
  readonly when?: readonly string[];
  /** pt-BR: what to send. */
  readonly fix: string;
}

/** Requirements of the published API for an emission body. */
export interface Contract {
  /** `mod` in the API. */
  readonly mod: string;
  /** False: the route alone may determine the model. */
  readonly modRequired: boolean;
  readonly nome: string;
  readonly fields: readonly ContractRow[];
  readonly lists: readonly ContractList[];
  readonly choices: readonly ContractChoice[];
}

type Values = ContractRow['values'];

const makeRow = (
  { required }: { readonly required: boolean },
  [field, tag, check, description, values]: RowParts,
  pattern?: RegExp,
): ContractRow => ({
  field,
  tag,
  check,
  required,
  description,
  ...(values === undefined ? {} : { values }),
  ...(pattern === undefined ? {} : { pattern }),
});
type RowParts = readonly [field: string, tag: string, check: Check, description: string, values?: Values];

/** A field that has to be there. */
export const required = (...parts: RowParts): ContractRow => makeRow({ required: true }, parts);
/** A field that may be left out, but not be wrong. */
export const optional = (...parts: RowParts): ContractRow => makeRow({ required: false }, parts);
/** The same row, optional when another field replaces it. */
export const unless = (row: ContractRow, field: string): ContractRow => ({ ...row, unless: field });
/** The same row, its text of that shape. */
export const withPattern = (row: ContractRow, pattern: RegExp): ContractRow => ({ ...row, pattern });

/** Fields whose value has to be readable at once: a fault of coercion in one of them is a 400. */
export const contractNames = ({ fields, lists }: Contract): ReadonlySet<string> =>
  new Set([
    'mod',
    ...fields.map(({ field }) => field),
    ...lists.flatMap(({ field, rows }) => [field, ...rows.map((row) => `${field}[].${row.field}`)]),
  ]);

/** Maximum problems in an answer; a body can hold many thousands of empty items. */
const PROBLEMS_MAX = 1000;

type Body = Readonly<Record<string, unknown>>;
type Absent = 'ausente' | 'vazio';

const isObject = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;
const isScalar = (value: unknown): value is string | number =>
  typeof value === 'string' || (typeof value === 'number' && Number.isFinite(value));
const absence = (value: unknown): Absent | null =>
  value === undefined || value === null
    ? 'ausente'
    : typeof value === 'string' && value.trim() === ''
      ? 'vazio'
      : null;

export const allowedList = (values: NonNullable<Values>): string =>
  Object.entries(values)
    .map(([value, meaning]) => `${value} (${meaning})`)
    .join(', ');

const shorten = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

interface At {
  readonly field: string;
  readonly tag: string;
}

const problem = (
  { field, tag }: At,
  code: string,
  { message, fix }: { readonly message: string; readonly fix: string },
): Problem => ({
  field,
  code,
  message,
  tag,
  fix,
});

const missing = (at: At, fix: string): Problem =>
  problem(at, 'campo_obrigatorio', { message: `O campo ${at.field} é obrigatório.`, fix });

const fixOf = (row: ContractRow): string =>
  row.values === undefined ? `${row.description}.` : `Envie um destes valores: ${allowedList(row.values)}.`;

const valueProblem = (at: At, text: string, fix: string): Problem =>
  problem(at, 'valor_invalido', {
    message: `O valor de ${at.field} não é aceito (recebido "${shorten(text)}").`,
    fix,
  });

/** Check digits of a CNPJ or CPF; a number has lost its leading zeros. */
function checkDocument(
  at: At,
  kind: 'cnpj' | 'cpf',
  { value, text }: { readonly value: string | number; readonly text: string },
): Problem | null {
  const [parse, length] = kind === 'cnpj' ? [parseCnpj, 14] : [parseCpf, 11];
  if (parse(typeof value === 'number' ? text.padStart(length, '0') : text) !== null) return null;
  const name = kind.toUpperCase();
  return problem(at, `${kind}_invalido`, {
    message: `O ${name} em ${at.field} não é válido.`,
    fix: `Confira os ${length} ${kind === 'cnpj' ? 'caracteres' : 'dígitos'} e os dígitos verificadores.`,
  });
}

function checkList(at: At, value: unknown): Problem | null {
  if (isObject(value)) return null;
  if (!Array.isArray(value))
    return problem(at, 'tipo_invalido', {
      message: `O campo ${at.field} deve ser uma lista.`,
      fix: 'Envie uma lista de objetos.',
    });
  return isEmptyList(value)
    ? problem(at, 'lista_vazia', {
        message: `O campo ${at.field} não pode ser uma lista vazia.`,
        fix: 'Envie ao menos um item.',
      })
    : null;
}

/** Whether the written amount, with two decimals, is positive. */
const isPositive = (text: string): boolean =>
  /^\d+(?:[.,]\d+)?$/.test(text) && !isZero(roundHalfUp(text.replace(',', '.'), 2));

/** Judges one field; null when it is fine. */
export function checkField(contractRow: ContractRow, value: unknown, field: string): Problem | null {
  const { check, tag, values, pattern } = contractRow;
  const at = { field, tag };
  const gone = absence(value);
  if (gone !== null && !contractRow.required) return null;
  if (gone === 'ausente' || (gone === 'vazio' && check !== 'chave')) return missing(at, fixOf(contractRow));
  if (check === 'lista') return checkList(at, value);
  if (!isScalar(value))
    return problem(at, 'tipo_invalido', {
      message: `O campo ${field} deve ser texto ou número.`,
      fix: 'Envie um texto ou um número.',
    });
  const text = String(value).trim();
  if (values !== undefined && !Object.hasOwn(values, text)) return valueProblem(at, text, fixOf(contractRow));
  if (pattern !== undefined && !pattern.test(text)) return valueProblem(at, text, fixOf(contractRow));
  if (check === 'positivo' && !isPositive(text)) return valueProblem(at, text, fixOf(contractRow));
  return check === 'cnpj' || check === 'cpf' ? checkDocument(at, check, { value, text }) : null;
}

/** Checks that `mod` is the route's, and present where the contract requires it. */
export function checkMod(
  value: unknown,
  { mod, modRequired }: Pick<Contract, 'mod' | 'modRequired'>,
): Problem | null {
  const at = { field: 'mod', tag: 'mod' };
  const fix = `Nesta rota, envie "mod": "${mod}".`;
  if (absence(value) !== null) return modRequired ? missing(at, fix) : null;
  if (!isScalar(value))
    return problem(at, 'tipo_invalido', { message: 'O campo mod deve ser texto ou número.', fix });
  return String(value).trim() === mod
    ? null
    : problem(at, 'mod_invalido', {
        message: 'O campo mod não corresponde ao tipo de documento da rota.',
        fix,
      });
}

const present = (body: Body, field: string): boolean => absence(body[field]) === null;

/** A row as a body makes it. */
export const rowIn = (row: ContractRow, body: Body): ContractRow =>
  row.unless !== undefined && present(body, row.unless) ? { ...row, required: false } : row;

function checkChoice({ fields, tag, min, max, when, fix }: ContractChoice, body: Body): Problem | null {
  if (when !== undefined && !when.some((field) => present(body, field))) return null;
  const sent = fields.filter((field) => present(body, field));
  const field = sent[1] ?? fields[0] ?? '';
  if (sent.length < min)
    return problem({ field, tag }, 'campo_obrigatorio', {
      message: `Informe um destes campos: ${fields.join(', ')}.`,
      fix,
    });
  return sent.length <= max
    ? null
    : problem({ field, tag }, 'campos_excludentes', {
        message: `Informe só um destes campos: ${sent.join(', ')}.`,
        fix,
      });
}

/** The name under which the body has a list. */
export const listName = (body: Body, { field, synonym }: Pick<ContractList, 'field' | 'synonym'>): string =>
  synonym !== undefined && !present(body, field) && present(body, synonym) ? synonym : field;

const entriesOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : isObject(value) ? [value] : [];

function checkEntries(
  { tag, rows }: ContractList,
  { name, value }: { readonly name: string; readonly value: unknown },
  found: (fault: Problem | null) => boolean,
): void {
  for (const [i, entry] of entriesOf(value).entries()) {
    const at = `${name}[${i}]`;
    if (!isObject(entry)) {
      const message = `O campo ${at} deve ser um objeto.`;
      if (
        !found(
          problem({ field: at, tag }, 'tipo_invalido', {
            message,
            fix: 'Envie um objeto com os campos do item.',
          }),
        )
      )
        return;
      continue;
    }
    // The path is only written for what is wrong: 990 items have thousands of fields that are not.
    for (const row of rows)
      if (checkField(row, entry[row.field], row.field) !== null)
        if (!found(checkField(row, entry[row.field], `${at}.${row.field}`))) return;
  }
}

/** Every missing or wrong field that the contract names, in the order of the contract. */
export function checkContract(body: Body, contract: Contract): Problem[] {
  const problems: Problem[] = [];
  const addProblem = (fault: Problem | null): boolean => {
    if (fault !== null) problems.push(fault);
    return problems.length < PROBLEMS_MAX;
  };
  addProblem(checkMod(body['mod'], contract));
  for (const row of contract.fields) addProblem(checkField(rowIn(row, body), body[row.field], row.field));
  for (const choice of contract.choices) addProblem(checkChoice(choice, body));
  for (const list of contract.lists) {
    const name = listName(body, list);
    const { tag, required, description } = list;
    const value = list.mayBeEmpty && isEmptyList(body[name]) ? null : body[name];
    addProblem(checkField({ field: name, tag, check: 'lista', required, description }, value, name));
  }
  for (const list of contract.lists) {
    const name = listName(body, list);
    checkEntries(list, { name, value: body[name] }, addProblem);
  }
  return problems;
}
