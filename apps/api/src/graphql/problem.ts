import { Failure, type FailureCode, type FieldError } from '../base/failure.ts';
import { STATUS } from '../edge/failures.ts';
import { builder } from './builder.ts';
import type { GraphqlContext } from './context.ts';

/** A refusal as a member of a mutation's result. */
export interface RefusalMember {
  readonly failure: Failure;
  readonly requestId: string;
}

const isRefusalMember = (value: unknown): value is RefusalMember =>
  typeof value === 'object' && value !== null && 'failure' in value && value.failure instanceof Failure;

type ProblemName =
  | 'ValidationProblem'
  | 'StateProblem'
  | 'CreditsExhausted'
  | 'NotFound'
  | 'AuthorityUnavailable';

/** Refusals that are results; the others (credentials, limits, faults of ours) are errors of the request. */
const MEMBER: Readonly<Partial<Record<FailureCode, ProblemName>>> = {
  requisicao_invalida: 'ValidationProblem',
  creditos_esgotados: 'CreditsExhausted',
  nao_encontrado: 'NotFound',
  cliente_ja_existe: 'StateProblem',
  cota_atingida: 'StateProblem',
  referencia_duplicada: 'StateProblem',
  chave_idempotencia_reutilizada: 'StateProblem',
  em_processamento: 'StateProblem',
  documento_nao_autorizado: 'StateProblem',
  mdfe_encerrado: 'StateProblem',
  operacao_em_andamento: 'StateProblem',
  operacao_nao_permitida: 'StateProblem',
  evento_inexistente: 'StateProblem',
  numeros_em_uso: 'StateProblem',
  sefaz_indisponivel: 'AuthorityUnavailable',
};

export const problemName = (value: unknown): ProblemName | undefined =>
  isRefusalMember(value) ? MEMBER[value.failure.code] : undefined;

/** Runs a mutation; returns the refusal instead when the result has a member for it. */
export async function attempt<T>(
  { requestId, noted }: Pick<GraphqlContext, 'requestId' | 'noted'>,
  work: () => Promise<T>,
): Promise<T | RefusalMember> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure && MEMBER[error.code] !== undefined) {
      noted.failure ??= error;
      return { failure: error, requestId };
    }
    throw error;
  }
}

/** Seconds of `retry-after`; null without. */
const retryAfter = ({ failure }: RefusalMember): number | null => {
  const seconds = Number(failure.headers['retry-after'] ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : null;
};

export const FieldProblem = builder.objectRef<FieldError>('FieldProblem');
FieldProblem.implement({
  description: 'Um campo com problema, nos termos de quem o enviou.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'Caminho do campo, p. ex. itens[1].codigo_ncm.' }),
    code: t.exposeString('code', { description: 'Código estável do problema.' }),
    message: t.exposeString('message', { description: 'O problema, em português.' }),
    tag: t.string({
      nullable: true,
      description: 'Tag do XML alimentada pelo campo.',
      resolve: ({ tag }) => tag,
    }),
    fix: t.string({ nullable: true, description: 'O que fazer.', resolve: ({ fix }) => fix }),
    cStat: t.string({
      nullable: true,
      description: 'Código com que a SEFAZ o recusaria.',
      resolve: ({ cStat }) => cStat,
    }),
  }),
});

export const Problem = builder.interfaceRef<RefusalMember>('Problem');
Problem.implement({
  description: 'Por que uma operação não foi feita. Nada do que foi pedido ficou na fila.',
  resolveType: (value) => problemName(value),
  fields: (t) => ({
    code: t.string({
      description: 'Código estável, o mesmo de REST (p. ex. documento_nao_autorizado).',
      resolve: ({ failure }) => failure.code,
    }),
    status: t.int({
      description: 'Status HTTP com que REST o responde.',
      resolve: ({ failure }) => STATUS[failure.code],
    }),
    message: t.string({ description: 'Em português.', resolve: ({ failure }) => failure.message }),
    requestId: t.exposeString('requestId', { description: 'Para o suporte.' }),
  }),
});

const member = (name: ProblemName, description: string) =>
  builder.objectRef<RefusalMember>(name).implement({
    description,
    interfaces: [Problem],
    isTypeOf: (value) => problemName(value) === name,
  });

export const ValidationProblem = builder.objectRef<RefusalMember>('ValidationProblem').implement({
  description: 'Campos obrigatórios ausentes ou malformados (400 em REST).',
  interfaces: [Problem],
  isTypeOf: (value) => problemName(value) === 'ValidationProblem',
  fields: (t) => ({
    errors: t.field({ type: [FieldProblem], resolve: ({ failure }) => [...failure.errors] }),
  }),
});
export const StateProblem = member(
  'StateProblem',
  'O estado do documento, da chave de idempotência ou do cadastro não permite a operação (409 em REST).',
);
export const CreditsExhausted = member('CreditsExhausted', 'Os créditos da conta acabaram (402 em REST).');
export const NotFound = member(
  'NotFound',
  'Nada com este id para estas credenciais (404 em REST): as mesmas palavras para o que não existe e o que é de outro.',
);
export const AuthorityUnavailable = builder.objectRef<RefusalMember>('AuthorityUnavailable').implement({
  description:
    'A SEFAZ ainda não respondeu (503 em REST): o pedido está guardado e será concluído; acompanhe em events.',
  interfaces: [Problem],
  isTypeOf: (value) => problemName(value) === 'AuthorityUnavailable',
  fields: (t) => ({
    retryAfterSeconds: t.int({ nullable: true, resolve: retryAfter }),
  }),
});

/** Refusals of every mutation. */
export const PROBLEMS = [ValidationProblem, StateProblem, NotFound] as const;
export type ProblemRef = typeof StateProblem;
