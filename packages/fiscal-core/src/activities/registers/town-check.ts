import { factAt, inForce, obligationOf, writtenDay } from '../../calendar/calendar.ts';
import { compare, decimalOrZero } from '../../decimal/decimal.ts';
import type { Notice, Problem, TownFacts } from '../../engine/document/definition.ts';
import { xMotivoOf } from '../../registry/cstat.ts';
import { rejectionHint } from '../../registry/rejections.ts';
import {
  convenioOf,
  ratesOf,
  regimesOf,
  retentionsOf,
  type TownOutcome,
  type TownQuestion,
} from '../../sefaz/town-parameters.ts';
import type { FiscalPorts } from '../fiscal-ports.ts';
import type { EmissionWork } from '../ports.ts';
import { NOTHING, type PriorVerdict } from './prior-check.ts';
import type { RegisterLookups } from './register-lookups.ts';
import type { Asker } from './registers.ts';

export type TownWork = Asker & Pick<EmissionWork, 'type' | 'tree'>;

const TOWN_FIELD = 'codigo_municipio_emissora';
const ADHERES = 1;

/**
 * A refusal by a município's agreement, under the authority's own code. Source: Anexo I v1.01, E0037 and E0038; the
 * route follows the field names. [?]
 */
function refusalVerdict(cMun: string, cStat: 'E0037' | 'E0038', reason: string): PriorVerdict {
  const hint = rejectionHint('nfse', cStat);
  const problem: Problem = {
    field: TOWN_FIELD,
    code: 'regra_fiscal',
    message: `${xMotivoOf('nfse', cStat)} ${reason} (${cMun})`,
    tag: 'cLocEmi',
    cStat,
    ...(hint !== null && { fix: hint.fix }),
  };
  return { problems: [problem], notices: [] };
}

const BY_THE_NATIONAL_EMITTER = 'nfse-simples-national';
/**
 * Notices of the município's exclusion and of the law's duty, where a município excludes an ME or EPP from the national
 * emitter.
 */
function simplesDuty({ cMun, simples, competencia }: TownFacts): readonly Notice[] {
  if (!simples || !inForce(BY_THE_NATIONAL_EMITTER, factAt(competencia))) return [];
  const obligation = obligationOf(BY_THE_NATIONAL_EMITTER);
  return [
    {
      field: TOWN_FIELD,
      code: 'obrigacao_legal',
      message: `ME e EPP do Simples Nacional emitem NFS-e somente pelo emissor nacional desde ${writtenDay(obligation.since)} (${obligation.norm}), e o município ${cMun} não está nele: consulte o município.`,
      ...obligation,
    },
  ];
}

function agreement(cMun: string, outcome: TownOutcome): PriorVerdict | null {
  if (outcome.kind === 'nao-publicado')
    return refusalVerdict(
      cMun,
      'E0037',
      `O município não tem convênio com o sistema nacional: ${outcome.xMotivo}`,
    );
  const read = outcome.kind === 'publicado' ? convenioOf(outcome.body) : null;
  if (read === null || read.emissorNacional === ADHERES) return null;
  return read.ambienteNacional === ADHERES
    ? refusalVerdict(cMun, 'E0038', 'O município emite por sistema próprio, e não pelo emissor nacional.')
    : refusalVerdict(cMun, 'E0037', 'O município não aderiu ao ambiente nacional.');
}

const risk = (field: string, message: string, cStat?: string): Notice => ({
  field,
  code: 'risco_de_rejeicao',
  message: `${message} O sistema nacional pode recusar${cStat === undefined ? '' : ` com o código ${cStat}`}.`,
  ...(cStat !== undefined && { cStat }),
});

const unheard = (cMun: string, why: string): Notice => ({
  field: TOWN_FIELD,
  code: 'risco_de_rejeicao',
  message: `O sistema nacional não disse dos parâmetros do município ${cMun} (${why.replace(/\.$/, '')}), e a NFS-e seguiu sem essa conferência.`,
});

const silence = (outcome: TownOutcome): string | null => {
  switch (outcome.kind) {
    case 'publicado':
    case 'nao-publicado':
      return null;
    case 'indisponivel':
    case 'bloqueado':
      return outcome.cause;
    default:
      return `${outcome.cStat}: ${outcome.xMotivo}`;
  }
};

interface ParameterRule {
  /** Null: nothing to ask. */
  readonly question: (facts: TownFacts) => TownQuestion | null;
  readonly notice: (facts: TownFacts, outcome: TownOutcome) => Notice | null;
}

const percent = (text: string): string => `${text.replace('.', ',')}%`;

/**
 * Parameters of a município beside its agreement. None refuses: the service alone may know whose parameters count. [?]
 */
const RULES: readonly ParameterRule[] = [
  {
    question: ({ cMun, codServ, competencia }) =>
      codServ === null ? null : { cMun, about: 'aliquota', codServ, competencia },
    notice({ cMun, codServ, competencia, aliquota }, outcome) {
      if (outcome.kind === 'nao-publicado')
        return risk(
          'codigo_tributacao_nacional_iss',
          `O município ${cMun} não tem alíquota para o serviço ${codServ} em ${competencia}.`,
          'E0310',
        );
      const rates = outcome.kind === 'publicado' ? ratesOf(outcome.body, competencia) : null;
      if (aliquota === '' || rates === null || rates.length === 0) return null;
      const sentRate = decimalOrZero(aliquota);
      return rates.some((rate) => compare(decimalOrZero(rate), sentRate) === 0)
        ? null
        : risk(
            'percentual_aliquota_relativa_municipio',
            `A alíquota ${percent(aliquota)} não é a do município ${cMun} para o serviço ${codServ}: ${rates.map(percent).join(', ')}.`,
          );
    },
  },
  {
    question: ({ cMun, codServ, competencia, regimeEspecial }) =>
      codServ === null || ['', '0'].includes(regimeEspecial)
        ? null
        : { cMun, about: 'regimes', codServ, competencia },
    notice({ cMun, codServ, regimeEspecial }, outcome) {
      const regimes = outcome.kind === 'publicado' ? regimesOf(outcome.body) : [];
      return regimes === null || regimes.includes(regimeEspecial)
        ? null
        : risk(
            'regime_especial_tributacao',
            `O município ${cMun} não tem o regime especial ${regimeEspecial} para o serviço ${codServ}.`,
          );
    },
  },
  {
    question: ({ cMun, codServ, competencia, retencao }) =>
      codServ === null || ['', '1'].includes(retencao) ? null : { cMun, about: 'retencoes', competencia },
    notice({ cMun, codServ }, outcome) {
      const known =
        outcome.kind === 'publicado' ? retentionsOf(outcome.body) : { sextoArtigo: false, services: [] };
      return known === null || known.sextoArtigo || known.services.includes(codServ ?? '')
        ? null
        : risk(
            'tipo_retencao_iss',
            `O município ${cMun} não publica retenção do ISSQN do serviço ${codServ}.`,
          );
    },
  },
  {
    question: ({ cMun, codServ, competencia, beneficio }) =>
      codServ === null || beneficio === ''
        ? null
        : { cMun, about: 'beneficio', numBeneficio: beneficio, competencia },
    notice: ({ cMun, beneficio }, outcome) =>
      outcome.kind === 'nao-publicado'
        ? risk('numero_beneficio_municipal', `O município ${cMun} não tem o benefício ${beneficio}.`, 'E0541')
        : null,
  },
];

/** Asks what a município publishes before a service document is signed. Silence stops nothing. */
export function createTownCheck({
  town,
  definitionOf,
}: Pick<RegisterLookups, 'town'> & Pick<FiscalPorts, 'definitionOf'>) {
  return async (work: TownWork): Promise<PriorVerdict> => {
    const facts = definitionOf(work.type).townFacts?.(work.tree);
    if (facts === undefined || !/^\d{7}$/.test(facts.cMun)) return NOTHING;
    const { cMun } = facts;
    const { outcome } = await town(work, { cMun, about: 'convenio' });
    const why = silence(outcome);
    if (why !== null) return { problems: [], notices: [unheard(cMun, why)] };
    const refusal = agreement(cMun, outcome);
    if (refusal !== null) return { ...refusal, notices: simplesDuty(facts) };
    const notices: Notice[] = [];
    for (const { question, notice } of RULES) {
      const asked = question(facts);
      if (asked === null) continue;
      const { outcome: answer } = await town(work, asked);
      const unsaid = silence(answer);
      if (unsaid !== null) return { problems: [], notices: [...notices, unheard(cMun, unsaid)] };
      const found = notice(facts, answer);
      if (found !== null) notices.push(found);
    }
    return { problems: [], notices };
  };
}
