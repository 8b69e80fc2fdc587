import type { FiscalActivities } from './fiscal.ts';
import type { JudgeActivities } from './judge-certificate.ts';

/**
 * Queries that need a company's A1, and so are answered by the signing process. Each writes nothing and may be
 * repeated.
 */
type Answerers = Pick<
  FiscalActivities & JudgeActivities,
  | 'statusServico'
  | 'eventosRegistrados'
  | 'naoEncerrados'
  | 'julgarCertificado'
  | 'consultarChave'
  | 'consultarCadastro'
  | 'consultarGtin'
  | 'consultarMunicipio'
  | 'sondar'
  | 'examinarA1'
>;

export type QuestionName = keyof Answerers;
export type QuestionInput<N extends QuestionName> = Parameters<Answerers[N]>[0];
export type QuestionAnswer<N extends QuestionName> = Awaited<ReturnType<Answerers[N]>>;

/** Input of the workflow `pergunta`, by the names of the steps that answer. */
export type Question = {
  readonly [N in QuestionName]: { readonly name: N; readonly input: QuestionInput<N> };
}[QuestionName];

/** Queries and waits; rejects on a timeout. */
export type Ask = <N extends QuestionName>(name: N, input: QuestionInput<N>) => Promise<QuestionAnswer<N>>;
