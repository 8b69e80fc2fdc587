import type { Lookup } from '@fiscal/core/activities/registers/lookup';
import type { Asker } from '@fiscal/core/activities/registers/registers';
import { parseCnpj } from '@fiscal/core/identity/cnpj';
import { parseCpf } from '@fiscal/core/identity/cpf';
import { isInscricaoEstadual } from '@fiscal/core/identity/inscricao-estadual';
import { ufsWith } from '@fiscal/core/registry/endpoints';
import type {
  CadastroOutcome,
  CadastroQuestion,
  PartyDocument,
  Registration,
} from '@fiscal/core/sefaz/cadastro';
import { ufBySigla } from '@fiscal/core/tables/uf';
import type { Ambiente } from '@fiscal/core/vocabulary/service';
import { type Failure, type FieldError, invalid } from '../../base/failure.ts';
import { registerAway } from './register-trouble.ts';

/** `recusado`: the register does not answer this question; `consumo_indevido`: it blocked the company for an hour (656). */
export const PARTY_SITUATIONS = ['encontrado', 'nao_cadastrado', 'recusado', 'consumo_indevido'] as const;

export interface PartyQuestion {
  /** Missing it is refused. */
  readonly uf?: string | undefined;
  readonly cnpj?: string | undefined;
  readonly cpf?: string | undefined;
  readonly ie?: string | undefined;
  /** Queries again although a stored answer is valid. */
  readonly refresh?: boolean | undefined;
}

/** A registration with its codes in words. */
export interface RegistrationView extends Registration {
  readonly situacao: string;
  readonly credenciamentoNFe: string;
  readonly credenciamentoCTe: string;
}

export interface PartyRegistered {
  readonly uf: string;
  readonly situation: (typeof PARTY_SITUATIONS)[number];
  readonly cStat: string;
  readonly xMotivo: string;
  readonly registrations: readonly RegistrationView[];
  readonly checkedAt: Date;
  /** End of the time in which the same question gets this answer. */
  readonly heldUntil: Date;
}

/** Looks a party up in the register of a UF. @throws {Failure} requisicao_invalida, sefaz_indisponivel */
export type LookUpParty = (asker: Asker, question: PartyQuestion) => Promise<PartyRegistered>;

/** Source: leiauteConsultaCadastro_v2.00.xsd, cSit. */
const SITUATIONS: Readonly<Record<string, string>> = { 0: 'não habilitado', 1: 'habilitado' };
/** Source: the same, indCredNFe and indCredCTe. */
const CREDENTIALS: Readonly<Record<string, string>> = {
  0: 'não credenciado',
  1: 'credenciado',
  2: 'credenciado, obrigado em todas as operações',
  3: 'credenciado, obrigado em parte das operações',
  4: 'a SEFAZ não informa',
};

const wrong = (error: FieldError): Failure => invalid([error]);

const READERS: Readonly<Record<PartyDocument, (text: string, uf: string) => string | null>> = {
  cnpj: parseCnpj,
  cpf: parseCpf,
  ie: (text, uf) => {
    const bare = text.replace(/[.\-/\s]/g, '');
    return isInscricaoEstadual(bare, uf) ? bare : null;
  },
};
const NAMES: Readonly<Record<PartyDocument, string>> = { cnpj: 'CNPJ', cpf: 'CPF', ie: 'inscrição estadual' };

/** @throws {Failure} requisicao_invalida */
function ufOf(text: string, ambiente: Ambiente): string {
  const uf = text.trim().toUpperCase();
  const asked = ufsWith({ type: 'nfe', ambiente, service: 'cadastro' });
  if (asked.includes(uf)) return uf;
  const fix = `Consulte em uma destas UFs: ${[...asked].sort().join(', ')}.`;
  throw wrong(
    uf === ''
      ? { field: 'uf', code: 'campo_obrigatorio', message: 'Falta a UF cujo cadastro se consulta.', fix }
      : ufBySigla(uf) === undefined
        ? { field: 'uf', code: 'valor_invalido', message: 'A UF não existe.', fix }
        : {
            field: 'uf',
            code: 'servico_inexistente',
            message: `A SEFAZ de ${uf} não oferece a consulta de cadastro${ambiente === 2 ? ' em homologação' : ''}.`,
            fix,
          },
  );
}

/** @throws {Failure} requisicao_invalida */
function questionOf(question: PartyQuestion, ambiente: Ambiente): CadastroQuestion {
  const uf = ufOf(question.uf ?? '', ambiente);
  const given = (['cnpj', 'cpf', 'ie'] as const).flatMap((by) => {
    const text = question[by];
    return text === undefined ? [] : [{ by, text }];
  });
  const [one, ...others] = given;
  if (one === undefined || others.length > 0)
    throw wrong({
      field: others[0]?.by ?? 'cnpj',
      code: 'valor_invalido',
      message: 'Um só destes diz de quem se trata: cnpj, cpf ou ie.',
      fix: 'Envie exatamente um deles.',
    });
  const value = READERS[one.by](one.text, uf);
  if (value === null)
    throw wrong({
      field: one.by,
      code: `${one.by}_invalido`,
      message: `O valor não é ${one.by === 'ie' ? `uma inscrição estadual de ${uf}` : `um ${NAMES[one.by]}`}.`,
      fix: `Confira o ${one.by === 'ie' ? 'número da inscrição e a UF' : `${NAMES[one.by]} e seus dígitos verificadores`}.`,
    });
  return { uf, by: one.by, value };
}

const registrationView = (registration: Registration): RegistrationView => ({
  ...registration,
  situacao: SITUATIONS[registration.cSit] ?? 'desconhecida',
  credenciamentoNFe: CREDENTIALS[registration.indCredNFe] ?? 'desconhecido',
  credenciamentoCTe: CREDENTIALS[registration.indCredCTe] ?? 'desconhecido',
});

const SITUATION_OF = {
  encontrado: 'encontrado',
  desconhecido: 'nao_cadastrado',
  recusado: 'recusado',
  excesso: 'consumo_indevido',
} as const;

export const createLookUpParty =
  (lookup: Lookup<CadastroQuestion, CadastroOutcome>): LookUpParty =>
  async (asker, question) => {
    const asked = questionOf(question, asker.environment);
    const { outcome, checkedAtMs, heldUntilMs } = await lookup(asker, asked, {
      refresh: question.refresh ?? false,
    });
    if (outcome.kind === 'indisponivel' || outcome.kind === 'bloqueado') throw registerAway(outcome);
    return {
      uf: asked.uf,
      situation: SITUATION_OF[outcome.kind],
      cStat: outcome.cStat,
      xMotivo: outcome.xMotivo,
      registrations: outcome.kind === 'encontrado' ? outcome.registrations.map(registrationView) : [],
      checkedAt: new Date(checkedAtMs),
      heldUntil: new Date(heldUntilMs),
    };
  };
