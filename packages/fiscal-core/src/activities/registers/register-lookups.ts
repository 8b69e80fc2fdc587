import { type CadastroOutcome, type CadastroQuestion, parseCadastro } from '../../sefaz/cadastro.ts';
import { type GtinOutcome, parseGtin } from '../../sefaz/gtin.ts';
import { parseTown, type TownOutcome, type TownQuestion } from '../../sefaz/town-parameters.ts';
import type { AnswerStore } from './answer-store.ts';
import { createLookup, type Lookup, type LookupDeps } from './lookup.ts';
import type { Asker, CadastroQuery, GtinQuery, RegisterAnswer, TownQuery } from './registers.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Queries to the registers, made by an activity or through one. */
export interface RegisterAsks {
  readonly consultarCadastro: (query: CadastroQuery) => Promise<RegisterAnswer<CadastroOutcome>>;
  readonly consultarGtin: (query: GtinQuery) => Promise<RegisterAnswer<GtinOutcome>>;
  readonly consultarMunicipio: (query: TownQuery) => Promise<RegisterAnswer<TownOutcome>>;
}

interface Deps extends RegisterAsks {
  readonly store: AnswerStore;
  readonly nowMs: () => number;
}

export interface RegisterLookups {
  readonly cadastro: Lookup<CadastroQuestion, CadastroOutcome>;
  readonly gtin: Lookup<string, GtinOutcome>;
  readonly town: Lookup<TownQuestion, TownOutcome>;
}

/** No register publishes how often it may be asked: a party once a day is what libraries and integrators keep to. [?] */
const CADASTRO: Pick<LookupDeps<CadastroQuestion, CadastroOutcome>, 'keepMsOf' | 'refreshMs'> = {
  keepMsOf: ({ kind }) => (kind === 'encontrado' || kind === 'desconhecido' ? DAY_MS : 0),
  refreshMs: HOUR_MS,
};

/** A product hardly changes; one that is not registered may be, any day. [?] */
const GTIN: Pick<LookupDeps<string, GtinOutcome>, 'keepMsOf' | 'refreshMs'> = {
  keepMsOf: ({ kind }) => (kind === 'encontrado' ? 30 * DAY_MS : kind === 'sem-dados' ? DAY_MS : 0),
  refreshMs: DAY_MS,
};

/** Towns change their parameters by law, announced long before. [?] */
const TOWN: Pick<LookupDeps<TownQuestion, TownOutcome>, 'keepMsOf' | 'refreshMs'> = {
  keepMsOf: ({ kind }) => (kind === 'publicado' || kind === 'nao-publicado' ? DAY_MS : 0),
  refreshMs: HOUR_MS,
};

/** `3550308 aliquota 01.01.01.000 2026-11-22`. */
const townSubject = ({ cMun, about, ...more }: TownQuestion): string =>
  [cMun, about, ...Object.values(more)].join(' ');

/** The registers behind what they answered before. */
export const createRegisterLookups = ({
  store,
  nowMs,
  consultarCadastro,
  consultarGtin,
  consultarMunicipio,
}: Deps): RegisterLookups => ({
  cadastro: createLookup({
    ...CADASTRO,
    service: 'cadastro',
    store,
    nowMs,
    ask: (asker: Asker, question: CadastroQuestion) => consultarCadastro({ ...only(asker), ...question }),
    read: parseCadastro,
    subjectOf: ({ uf, by, value }) => `${uf} ${by} ${value}`,
    blockOf: ({ uf }) => `${uf} excesso`,
  }),
  gtin: createLookup({
    ...GTIN,
    service: 'gtin',
    store,
    nowMs,
    ask: (asker: Asker, gtin: string) => consultarGtin({ ...only(asker), gtin }),
    read: parseGtin,
    subjectOf: (gtin) => gtin,
    blockOf: () => 'excesso',
  }),
  town: createLookup({
    ...TOWN,
    service: 'municipio',
    store,
    nowMs,
    ask: (asker: Asker, question: TownQuestion) => consultarMunicipio({ ...only(asker), ...question }),
    read: parseTown,
    subjectOf: townSubject,
    blockOf: () => 'excesso',
  }),
});

const only = ({ accountId, clientId, environment, target }: Asker): Asker => ({
  accountId,
  clientId,
  environment,
  target,
});
