import { factAt, inForce, obligationOf, writtenDay } from '../../calendar/calendar.ts';
import { compare, decimalOrZero } from '../../decimal/decimal.ts';
import type { Notice, TownFacts } from '../../engine/document/definition.ts';
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
import { ADHERES, judgeRate, problemOf, risk } from './town-rate.ts';

export type TownWork = Asker & Pick<EmissionWork, 'type' | 'tree' | 'strict'>;

const TOWN_FIELD = 'codigo_municipio_emissora';

/** A refusal by a município's agreement. Source: Anexo I v1.01, E0037 and E0038; the route follows the field names. [?] */
const refusalVerdict = (cMun: string, cStat: 'E0037' | 'E0038', reason: string): PriorVerdict => ({
  problems: [problemOf(cStat, { field: TOWN_FIELD, tag: 'cLocEmi' }, `${reason} (${cMun})`)],
  notices: [],
});

const BY_THE_NATIONAL_EMITTER = 'nfse-simples-national';
const isBoundToNational = ({ simples, competencia }: TownFacts): boolean =>
  simples && inForce(BY_THE_NATIONAL_EMITTER, factAt(competencia));
/** Notices of the município's exclusion and of the law's duty, where a município excludes an ME or EPP from the national emitter. */
function simplesDuty({ cMun }: TownFacts): readonly Notice[] {
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

/**
 * No source says whether the national system still refuses an ME or EPP by the agreement of its município, now that the law
 * sends them there whatever it agreed [?]: a risk, and the authority decides.
 */
const leaveToAuthority = (facts: TownFacts, { problems }: PriorVerdict): PriorVerdict => ({
  problems: [],
  notices: [...problems.map(({ message, cStat }) => risk(TOWN_FIELD, message, cStat)), ...simplesDuty(facts)],
});

/** Source of the exception of the MEI: Anexo I v1.01, E0037, E0038. */
function agreement({ cMun, mei }: TownFacts, outcome: TownOutcome): PriorVerdict | null {
  if (mei) return null;
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
 * Parameters of the município where the ISSQN is due, beside its agreement. None refuses: a service may be parametrized under
 * another municipal code. [?]
 */
const RULES: readonly ParameterRule[] = [
  {
    question: ({ incidence, codServ, competencia }) =>
      codServ === null ? null : { cMun: incidence, about: 'aliquota', codServ, competencia },
    notice({ incidence, codServ, competencia, aliquota, isOutsideSimples }, outcome) {
      if (outcome.kind === 'nao-publicado')
        return risk(
          'codigo_tributacao_nacional_iss',
          `O município ${incidence} não tem alíquota para o serviço ${codServ} em ${competencia}.`,
          'E0312',
        );
      const rates = outcome.kind === 'publicado' ? ratesOf(outcome.body, competencia) : null;
      // An ME or EPP that pays by the Simples has a rate of its own.
      if (!isOutsideSimples || aliquota === '' || rates === null || rates.length === 0) return null;
      const sentRate = decimalOrZero(aliquota);
      return rates.some((rate) => compare(decimalOrZero(rate), sentRate) === 0)
        ? null
        : risk(
            'percentual_aliquota_relativa_municipio',
            `A alíquota ${percent(aliquota)} não é a do município ${incidence} para o serviço ${codServ}: ${rates.map(percent).join(', ')}.`,
          );
    },
  },
  {
    question: ({ incidence, codServ, competencia, regimeEspecial }) =>
      codServ === null || ['', '0'].includes(regimeEspecial)
        ? null
        : { cMun: incidence, about: 'regimes', codServ, competencia },
    notice({ incidence, codServ, regimeEspecial }, outcome) {
      const regimes = outcome.kind === 'publicado' ? regimesOf(outcome.body) : [];
      return regimes === null || regimes.includes(regimeEspecial)
        ? null
        : risk(
            'regime_especial_tributacao',
            `O município ${incidence} não tem o regime especial ${regimeEspecial} para o serviço ${codServ}.`,
          );
    },
  },
  {
    question: ({ incidence, codServ, competencia, retencao }) =>
      codServ === null || ['', '1'].includes(retencao)
        ? null
        : { cMun: incidence, about: 'retencoes', competencia },
    notice({ incidence, codServ }, outcome) {
      const known =
        outcome.kind === 'publicado' ? retentionsOf(outcome.body) : { sextoArtigo: false, services: [] };
      return known === null || known.sextoArtigo || known.services.includes(codServ ?? '')
        ? null
        : risk(
            'tipo_retencao_iss',
            `O município ${incidence} não publica retenção do ISSQN do serviço ${codServ}.`,
          );
    },
  },
  {
    question: ({ incidence, codServ, competencia, beneficio }) =>
      codServ === null || beneficio === ''
        ? null
        : { cMun: incidence, about: 'beneficio', numBeneficio: beneficio, competencia },
    notice: ({ incidence, beneficio }, outcome) =>
      outcome.kind === 'nao-publicado'
        ? risk(
            'numero_beneficio_municipal',
            `O município ${incidence} não tem o benefício ${beneficio}.`,
            'E0541',
          )
        : null,
  },
];

/** Asks what a município publishes before a service document is signed. Silence stops nothing. */
export function createTownCheck({
  town,
  definitionOf,
}: Pick<RegisterLookups, 'town'> & Pick<FiscalPorts, 'definitionOf'>) {
  /** Asks for the agreement where the ISSQN is due, where that is another município. */
  async function rateVerdict(work: TownWork, facts: TownFacts, own: TownOutcome): Promise<PriorVerdict> {
    const { cMun, incidence, isOutsideSimples } = facts;
    if (incidence === '' || !isOutsideSimples) return NOTHING;
    const outcome =
      incidence === cMun ? own : (await town(work, { cMun: incidence, about: 'convenio' })).outcome;
    return judgeRate(facts, outcome, work.strict);
  }
  return async (work: TownWork): Promise<PriorVerdict> => {
    const facts = definitionOf(work.type).townFacts?.(work.tree);
    if (facts === undefined || !/^\d{7}$/.test(facts.cMun)) return NOTHING;
    const { cMun } = facts;
    const { outcome } = await town(work, { cMun, about: 'convenio' });
    const why = silence(outcome);
    if (why !== null) {
      const { notices } = facts.incidence === cMun ? judgeRate(facts, outcome, work.strict) : NOTHING;
      return { problems: [], notices: [unheard(cMun, why), ...notices] };
    }
    const refusal = agreement(facts, outcome);
    if (refusal !== null) return isBoundToNational(facts) ? leaveToAuthority(facts, refusal) : refusal;
    const rate = await rateVerdict(work, facts, outcome);
    if (rate.problems.length > 0) return rate;
    const notices: Notice[] = [...rate.notices];
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
