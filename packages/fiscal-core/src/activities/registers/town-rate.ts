import type { Notice, Problem, TownFacts } from '../../engine/document/definition.ts';
import { xMotivoOf } from '../../registry/cstat.ts';
import { rejectionHint } from '../../registry/rejections.ts';
import { convenioOf, type TownOutcome } from '../../sefaz/town-parameters.ts';
import { NOTHING, type PriorVerdict } from './prior-check.ts';

export const ADHERES = 1;

/** A refusal under the authority's own code. */
export function problemOf(cStat: string, own: Pick<Problem, 'field' | 'tag'>, reason: string): Problem {
  const hint = rejectionHint('nfse', cStat);
  return {
    ...own,
    code: 'regra_fiscal',
    message: `${xMotivoOf('nfse', cStat)} ${reason}`,
    cStat,
    ...(hint !== null && { fix: hint.fix }),
  };
}

/** A parameter that may lead to a refusal. */
export const risk = (field: string, message: string, cStat?: string): Notice => ({
  field,
  code: 'risco_de_rejeicao',
  message: `${message} O sistema nacional pode recusar${cStat === undefined ? '' : ` com o código ${cStat}`}.`,
  ...(cStat !== undefined && { cStat }),
});

const RATE_FIELD = 'percentual_aliquota_relativa_municipio';
/** True when the município of an agreement is active in the national system; null when the answer does not say. */
function isActive(outcome: TownOutcome): boolean | null {
  if (outcome.kind === 'nao-publicado') return false;
  const read = outcome.kind === 'publicado' ? convenioOf(outcome.body) : null;
  return read === null ? null : read.ambienteNacional === ADHERES;
}

/**
 * Code for a rate that an active município sets itself, or that an inactive one lacks; null when the DPS is right. Source: Anexo I v1.01, E0617, E0619, E0635, E0640.
 */
function rateFault(
  { aliquota, isOutsideSimples, simples, regimeEspecial }: TownFacts,
  active: boolean,
): string | null {
  if (!isOutsideSimples) return null;
  if (active) return aliquota === '' ? null : simples ? 'E0635' : 'E0617';
  if (aliquota !== '' || !['', '0'].includes(regimeEspecial)) return null;
  return simples ? 'E0640' : 'E0619';
}

const unknownRisk = ({ incidence, simples }: TownFacts): Notice =>
  risk(
    RATE_FIELD,
    `O sistema nacional não disse se o município ${incidence} está ativo nele: onde está, a alíquota não é informada.`,
    simples ? 'E0635' : 'E0617',
  );

/** The rate of the DPS against the agreement of the município where the ISSQN is due. */
export function judgeRate(facts: TownFacts, outcome: TownOutcome, strict: boolean): PriorVerdict {
  const active = isActive(outcome);
  const cStat = active === null ? null : rateFault(facts, active);
  if (active === null && facts.isOutsideSimples && facts.aliquota !== '')
    return { problems: [], notices: [unknownRisk(facts)] };
  if (cStat === null) return NOTHING;
  const state = active === true ? 'ativo no sistema nacional' : 'que não está ativo no sistema nacional';
  const reason = `O município de incidência é ${facts.incidence}, ${state}.`;
  const problem = problemOf(cStat, { field: RATE_FIELD, tag: 'pAliq' }, reason);
  return strict
    ? { problems: [problem], notices: [] }
    : { problems: [], notices: [risk(RATE_FIELD, problem.message, cStat)] };
}
