import { type ZodType, z } from 'zod';
import type { Notice, Problem } from '../engine/document/definition.ts';
import { strictFaults } from '../engine/document/strict.ts';
import { groupOf } from '../engine/document/tree.ts';
import { isObject, issueOf, publishedBody } from '../engine/events/input.ts';
import { compileCoercion } from '../engine/layout/coercion.ts';
import { textOf } from '../engine/layout/flat.ts';
import { inputSchema } from '../engine/layout/input-schema.ts';
import { compileMapper } from '../engine/layout/mapper.ts';
import type { FlatInput } from '../engine/layout/types.ts';
import { isCnpj } from '../identity/cnpj.ts';
import { validateInutilizacao } from './definition.ts';
import { inutilizacaoLayout } from './layout.ts';

/** A range of numbers to be voided, as the caller asks for it. */
export interface InutilizacaoRequest {
  /** Four digits. */
  readonly ano: number;
  readonly serie: number;
  readonly inicio: number;
  readonly fim: number;
  readonly justificativa: string;
  readonly mod: '55' | '65';
  /** Null = the client's. */
  readonly cnpj: string | null;
}

/** Most numbers in one request. Source: MOC 7.0 §4.5, cStat 201. */
export const NUMBERS_MAX = 10_000;
const YEAR = /^20\d{2}$/;

const coerce = compileCoercion(inutilizacaoLayout);
const map = compileMapper(inutilizacaoLayout);
const CONTEXT = { utcOffset: '-03:00', nowMs: 0 };

interface ProblemWords {
  readonly message: string;
  readonly tag: string;
  readonly fix: string;
}

const problem = (field: string, code: string, { message, tag, fix }: ProblemWords): Problem => ({
  field,
  code,
  message,
  tag,
  fix,
});

function yearOf(body: Readonly<Record<string, unknown>>, problems: Problem[]): string {
  const { ano } = body;
  const text = typeof ano === 'string' || typeof ano === 'number' ? String(ano).trim() : '';
  const fix = 'Envie ano com 4 dígitos, por exemplo 2026.';
  if (text === '' && (ano === undefined || ano === null || typeof ano === 'string'))
    problems.push(
      problem('ano', 'campo_obrigatorio', { message: 'O campo ano é obrigatório.', tag: 'ano', fix }),
    );
  else if (!YEAR.test(text))
    problems.push(
      problem('ano', 'formato_invalido', {
        message: 'O campo ano deve ser um ano de 4 dígitos, de 2000 a 2099.',
        tag: 'ano',
        fix,
      }),
    );
  return text;
}

const numberOf = (input: FlatInput, field: string): number => Number(textOf(input, field));

/** Checks beyond the layout. */
function checkRange(input: FlatInput): Problem[] {
  const [inicio, fim] = [numberOf(input, 'inicio'), numberOf(input, 'fim')];
  const cnpj = textOf(input, 'cnpj');
  const found: Problem[] = [];
  if (cnpj !== undefined && !isCnpj(cnpj))
    found.push(
      problem('cnpj', 'cnpj_invalido', {
        message: 'O CNPJ em cnpj não é válido.',
        tag: 'CNPJ',
        fix: 'Confira os 14 caracteres e os dígitos verificadores.',
      }),
    );
  if (fim < inicio)
    found.push(
      problem('fim', 'faixa_invalida', {
        message: 'O campo fim não pode ser menor que inicio.',
        tag: 'nNFFin',
        fix: 'Envie em fim o último número da faixa.',
      }),
    );
  else if (fim - inicio >= NUMBERS_MAX)
    found.push(
      problem('fim', 'faixa_invalida', {
        message: `A faixa de inicio a fim pode ter no máximo ${NUMBERS_MAX} números.`,
        tag: 'nNFFin',
        fix: `Divida a faixa em pedidos de até ${NUMBERS_MAX} números.`,
      }),
    );
  return found;
}

/** Leaves of a request that no field feeds, and the defaults of those that may be left out. */
const SPECIMEN = {
  '@Id': 'ID3526112223330001815500100000000100000000'.padEnd(43, '0'),
  tpAmb: '2',
  xServ: 'INUTILIZAR',
  cUF: '35',
  ano: '26',
  CNPJ: '11222333000181',
  mod: '55',
};

interface Judged {
  readonly request: InutilizacaoRequest;
  readonly faults: readonly Problem[];
  readonly notices: readonly Notice[];
}

function judge(body: unknown): Judged {
  const given = isObject(body) ? body : {};
  const { input, problems, notices } = coerce(given, CONTEXT);
  const ano = yearOf(given, problems);
  const tree = { '@versao': '4.00', infInut: { ...SPECIMEN, ...groupOf(map(input), 'infInut') } };
  const named = new Set(problems.map(({ field }) => field));
  const broken = validateInutilizacao(tree).filter(({ field }) => field !== '' && !named.has(field));
  return {
    request: {
      ano: Number(ano),
      serie: numberOf(input, 'serie'),
      inicio: numberOf(input, 'inicio'),
      fim: numberOf(input, 'fim'),
      justificativa: textOf(input, 'justificativa') ?? '',
      mod: textOf(input, 'mod') === '65' ? '65' : '55',
      cnpj: textOf(input, 'cnpj') ?? null,
    },
    faults: [...problems, ...broken, ...checkRange(input)],
    notices,
  };
}

const published = publishedBody(inputSchema(inutilizacaoLayout), [
  'ano',
  'serie',
  'inicio',
  'fim',
  'justificativa',
]);
const schema = (faultsOf: (judged: Judged) => readonly Problem[]): ZodType<InutilizacaoRequest> =>
  z
    .unknown()
    .transform((body, issues): InutilizacaoRequest => {
      const judged = judge(body);
      for (const fault of faultsOf(judged)) issues.addIssue(issueOf(fault));
      return judged.request;
    })
    .meta(published);

/** The body in the contract's field names → the request; issues as those of `EventDefinition.input`. */
export const inutilizacaoInput = schema(({ faults }) => faults);
/** The same with strict handling: unknown names and codes that lack zeros are issues too. */
export const strictInutilizacaoInput = schema(({ faults, notices }) => [...faults, ...strictFaults(notices)]);

/** Notices about an accepted body. */
export const inutilizacaoNotices = (body: unknown): readonly Notice[] => judge(body).notices;
