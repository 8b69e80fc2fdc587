import { z } from 'zod';
import type { Service } from '../vocabulary/service.ts';
import { readRestAnswer, restCall } from './rest.ts';

/** Question about the parameters of a município in the national environment. */
export type TownQuestion = { readonly cMun: string } & (
  | { readonly about: 'convenio' }
  | { readonly about: 'aliquota' | 'regimes'; readonly codServ: string; readonly competencia: string }
  | { readonly about: 'retencoes'; readonly competencia: string }
  | { readonly about: 'beneficio'; readonly numBeneficio: string; readonly competencia: string }
);

export type TownOutcome =
  /** `body` as it came. */
  | { readonly kind: 'publicado'; readonly body: unknown }
  /** The município publishes nothing of it. */
  | { readonly kind: 'nao-publicado'; readonly xMotivo: string }
  | { readonly kind: 'recusado'; readonly cStat: string; readonly xMotivo: string }
  | { readonly kind: 'excesso'; readonly cStat: string; readonly xMotivo: string }
  | { readonly kind: 'indisponivel'; readonly cause: string }
  | { readonly kind: 'bloqueado'; readonly code: string; readonly cause: string };

export const TOWN_SERVICES: Readonly<Record<TownQuestion['about'], Service>> = {
  convenio: 'municipioConvenio',
  aliquota: 'municipioAliquota',
  regimes: 'municipioRegimes',
  retencoes: 'municipioRetencoes',
  beneficio: 'municipioBeneficio',
};

/** Payload of the question. */
export function townCall(question: TownQuestion): string {
  return restCall({
    params: Object.fromEntries(Object.entries(question).filter(([name]) => name !== 'about')),
  });
}

/** 200, 400 and 404 share `mensagem`. Source: OpenAPI document "ADN Parâmetros Municipais v1". */
const messageBody = z.object({ mensagem: z.string().nullish() }).catch({});
const [OK, NOT_FOUND, TOO_MANY] = [200, 404, 429];

/** Parses an answer about a município. Never throws; an unreadable answer is unavailability. */
export function parseTown(text: string): TownOutcome {
  const { status, body } = readRestAnswer(text);
  const xMotivo = messageBody.parse(body).mensagem ?? `HTTP ${status}`;
  if (status === OK)
    return body === null
      ? { kind: 'indisponivel', cause: 'resposta sem corpo' }
      : { kind: 'publicado', body };
  if (status === NOT_FOUND) return { kind: 'nao-publicado', xMotivo };
  const cStat = String(status);
  return { kind: status === TOO_MANY ? 'excesso' : 'recusado', cStat, xMotivo };
}

const flag = z.coerce.number().int();
const convenio = z.object({
  parametrosConvenio: z.object({
    tipoConvenio: flag.nullish(),
    aderenteAmbienteNacional: flag,
    aderenteEmissorNacional: flag,
    situacaoEmissaoPadraoContribuintesRFB: flag.nullish(),
    aderenteMAN: flag.nullish(),
    // Spelling of the service.
    permiteAproveitametoDeCreditos: z.boolean().nullish(),
  }),
});

export interface Convenio {
  /** 1 adheres, 0 does not, -1 has none. */
  readonly ambienteNacional: number;
  readonly emissorNacional: number;
}

/** Null: not readable as an agreement. */
export function convenioOf(body: unknown): Convenio | null {
  const read = convenio.safeParse(body);
  if (!read.success) return null;
  const { aderenteAmbienteNacional, aderenteEmissorNacional } = read.data.parametrosConvenio;
  return { ambienteNacional: aderenteAmbienteNacional, emissorNacional: aderenteEmissorNacional };
}

const rate = z.object({
  Aliq: z.coerce.string().nullish(),
  DtIni: z.string().nullish(),
  DtFim: z.string().nullish(),
});
const rates = z.object({ aliquotas: z.record(z.string(), z.array(rate)) });

/** Rates that a município publishes for a service at a date, as they are written; null: not readable. */
export function ratesOf(body: unknown, competencia: string): readonly string[] | null {
  const read = rates.safeParse(body);
  if (!read.success) return null;
  const day = (text: string | null | undefined) => text?.slice(0, 10);
  return Object.values(read.data.aliquotas)
    .flat()
    .flatMap(({ Aliq, DtIni, DtFim }) => {
      const begun = (day(DtIni) ?? '') <= competencia;
      const over = (day(DtFim) ?? '9999-12-31') < competencia;
      return begun && !over && Aliq !== null && Aliq !== undefined ? [Aliq] : [];
    });
}

const regime = z.object({ situacao: flag.nullish() });
const regimes = z.object({
  regimesEspeciais: z.record(z.string(), z.record(z.string(), z.array(regime))),
});

/** Codes of special regimes that a município publishes for a service; null: not readable. */
export function regimesOf(body: unknown): readonly string[] | null {
  const read = regimes.safeParse(body);
  return read.success
    ? Object.values(read.data.regimesEspeciais).flatMap((byRegime) => Object.keys(byRegime))
    : null;
}

const retentions = z.object({
  retencoes: z.object({
    artigoSexto: z.object({ habilitado: z.boolean().nullish() }).nullish(),
    retencoesMunicipais: z
      .array(z.object({ servicos: z.array(z.object({ codigoCompleto: z.string().nullish() })).nullish() }))
      .nullish(),
  }),
});

export interface Retentions {
  /** Whether the taker retains ISSQN by LC 116/2003, art. 6, on these services. */
  readonly sextoArtigo: boolean;
  /** Services of which the município has its own. */
  readonly services: readonly string[];
}

/** Null: not readable. */
export function retentionsOf(body: unknown): Retentions | null {
  const read = retentions.safeParse(body);
  if (!read.success) return null;
  const { artigoSexto, retencoesMunicipais } = read.data.retencoes;
  return {
    sextoArtigo: artigoSexto?.habilitado === true,
    services: (retencoesMunicipais ?? []).flatMap(({ servicos }) =>
      (servicos ?? []).flatMap(({ codigoCompleto }) => codigoCompleto ?? []),
    ),
  };
}
