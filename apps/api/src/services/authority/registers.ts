import type { Ask, QuestionAnswer, QuestionInput } from '@fiscal/core/activities/questions';
import {
  createRegisterLookups,
  type RegisterLookups,
} from '@fiscal/core/activities/registers/register-lookups';
import { createRegisterAnswers } from '@fiscal/db/authority/register-answers';
import type { Dependencies } from '../dependencies.ts';

type Register = 'consultarCadastro' | 'consultarGtin' | 'consultarMunicipio';

const NO_WORKER = {
  outcome: { kind: 'indisponivel', cause: 'nenhum worker respondeu.' },
  message: null,
} as const;

/** The registers, asked through a worker; that none answers is a silence of the register. */
export function registersOf({
  db,
  ask,
  logger,
  nowMs,
}: Pick<Dependencies, 'db' | 'logger' | 'nowMs'> & { readonly ask: Ask }): RegisterLookups {
  const queryRegister = <N extends Register>(name: N, query: QuestionInput<N>) =>
    ask(name, query).catch((error: unknown): QuestionAnswer<N> | typeof NO_WORKER => {
      logger.error({ err: error }, 'query of a register failed');
      return NO_WORKER;
    });
  return createRegisterLookups({
    store: createRegisterAnswers(db),
    nowMs,
    consultarCadastro: (query) => queryRegister('consultarCadastro', query),
    consultarGtin: (query) => queryRegister('consultarGtin', query),
    consultarMunicipio: (query) => queryRegister('consultarMunicipio', query),
  });
}
