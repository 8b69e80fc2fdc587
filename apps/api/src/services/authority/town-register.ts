import type { LookedUp, Lookup } from '@fiscal/core/activities/registers/lookup';
import type { Asker } from '@fiscal/core/activities/registers/registers';
import {
  convenioOf,
  ratesOf,
  regimesOf,
  retentionsOf,
  type TownOutcome,
  type TownQuestion,
} from '@fiscal/core/sefaz/town-parameters';
import { municipioByCodigo } from '@fiscal/core/tables/municipios';
import { invalid, notFound } from '../../base/failure.ts';
import { registerAway } from './register-trouble.ts';

/** `sistema_proprio`: the município has its own, and hands its notes on; `sem_convenio`: it has nothing there. */
export const TOWN_SITUATIONS = ['emissor_nacional', 'sistema_proprio', 'sem_convenio'] as const;

export interface TownService {
  readonly codigo: string;
  readonly competencia: string;
  /** In percent; null: the município publishes none. */
  readonly aliquotas: readonly string[] | null;
  readonly regimesEspeciais: readonly string[] | null;
  /** Null: it publishes nothing of retentions. */
  readonly retencao: boolean | null;
}

export interface TownRead {
  readonly codigo: string;
  readonly nome: string;
  readonly uf: string;
  readonly situation: (typeof TOWN_SITUATIONS)[number];
  /** Message of the national environment, for a município without an agreement. */
  readonly xMotivo: string | null;
  readonly service: TownService | null;
  readonly checkedAt: Date;
  readonly heldUntil: Date;
}

export interface TownAsked {
  readonly cMun: string;
  readonly service?: string | undefined;
  readonly competencia?: string | undefined;
  readonly refresh?: boolean | undefined;
}

/** `010101`, `010101001` or `01.01.01.001` → `01.01.01.001`. @throws {Failure} requisicao_invalida */
function codServOf(text: string): string {
  const [, item, subitem, desdobro, municipal = '000'] =
    /^(\d{2})(\d{2})(\d{2})(\d{3})?$/.exec(text.replaceAll('.', '')) ?? [];
  if (item !== undefined) return `${item}.${subitem}.${desdobro}.${municipal}`;
  throw invalid([
    {
      field: 'servico',
      code: 'formato_invalido',
      message: 'O código do serviço tem 6 dígitos, ou 9 com o do município.',
      fix: 'Envie-o como em codigo_tributacao_nacional_iss, p. ex. 010101, ou como 01.01.01.000.',
    },
  ]);
}

type Heard = Extract<TownOutcome, { kind: 'publicado' | 'nao-publicado' }>;

/** @throws {Failure} sefaz_indisponivel */
function assertAnswered({ outcome }: LookedUp<TownOutcome>): Heard {
  switch (outcome.kind) {
    case 'publicado':
    case 'nao-publicado':
      return outcome;
    case 'recusado':
    case 'excesso':
      throw registerAway({ cause: `${outcome.cStat}: ${outcome.xMotivo}` });
    default:
      throw registerAway(outcome);
  }
}

const readPublished = <T>(outcome: Heard, read: (body: unknown) => T | null): T | null =>
  outcome.kind === 'publicado' ? read(outcome.body) : null;

/** @throws {Failure} sefaz_indisponivel */
function situationOf(outcome: Heard): Pick<TownRead, 'situation' | 'xMotivo'> {
  if (outcome.kind === 'nao-publicado') return { situation: 'sem_convenio', xMotivo: outcome.xMotivo };
  const read = convenioOf(outcome.body);
  if (read === null) throw registerAway({ cause: 'convênio ilegível.' });
  if (read.emissorNacional === 1) return { situation: 'emissor_nacional', xMotivo: null };
  return { situation: read.ambienteNacional === 1 ? 'sistema_proprio' : 'sem_convenio', xMotivo: null };
}

/** The day in Brasília. */
const today = (nowMs: number): string => new Date(nowMs - 3 * 3_600_000).toISOString().slice(0, 10);

/**
 * Reads a município's parameters for the NFS-e. @throws {Failure} nao_encontrado, requisicao_invalida,
 * sefaz_indisponivel
 */
export const createReadTown =
  (lookup: Lookup<TownQuestion, TownOutcome>, nowMs: () => number) =>
  async (asker: Asker, { cMun, service, refresh = false, ...asked }: TownAsked): Promise<TownRead> => {
    const town = municipioByCodigo(cMun);
    if (town === null) throw notFound();
    const codServ = service === undefined ? null : codServOf(service);
    const ask = (question: TownQuestion) => lookup(asker, question, { refresh });
    const agreement = await ask({ cMun, about: 'convenio' });
    const { situation, xMotivo } = situationOf(assertAnswered(agreement));
    const competencia = asked.competencia ?? today(nowMs());
    async function serviceOf(codigo: string): Promise<TownService> {
      const of = { cMun, codServ: codigo, competencia };
      const rates = assertAnswered(await ask({ ...of, about: 'aliquota' }));
      const regimes = assertAnswered(await ask({ ...of, about: 'regimes' }));
      const retentions = readPublished(
        assertAnswered(await ask({ cMun, competencia, about: 'retencoes' })),
        retentionsOf,
      );
      return {
        codigo,
        competencia,
        aliquotas: readPublished(rates, (body) => ratesOf(body, competencia)),
        regimesEspeciais: readPublished(regimes, regimesOf),
        retencao: retentions && (retentions.sextoArtigo || retentions.services.includes(codigo)),
      };
    }
    return {
      codigo: cMun,
      nome: town.nome,
      uf: town.uf,
      situation,
      xMotivo,
      service: codServ === null || situation === 'sem_convenio' ? null : await serviceOf(codServ),
      checkedAt: new Date(agreement.checkedAtMs),
      heldUntil: new Date(agreement.heldUntilMs),
    };
  };
