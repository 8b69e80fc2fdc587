import type { DocumentDefinition, Issuer } from '@fiscal/core/engine/document/definition';
import { isPerson } from '@fiscal/core/identity/holder';
import { COMPLETE_BODIES } from '@fiscal/core/registry/examples';
import { ufBySigla } from '@fiscal/core/tables/uf';
import { examplesOf } from '../../inputs/emission-examples.ts';

type Body = Readonly<Record<string, unknown>>;

/** A body to begin from. */
export interface ExampleName {
  readonly name: string;
  /** pt-BR. */
  readonly title: string;
}

const COMPLETE = 'completa';

/** The bodies to begin from, the barest first. */
export const exampleNames = (definition: DocumentDefinition): readonly ExampleName[] => [
  ...Object.entries(examplesOf(definition)).map(([name, { summary }]) => ({ name, title: summary })),
  ...(definition.type in COMPLETE_BODIES
    ? [{ name: COMPLETE, title: 'Completa: partes, tributos, cobrança e transporte' }]
    : []),
];

const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function bodyNamed(definition: DocumentDefinition, name: string): Body | null {
  if (name === COMPLETE) return COMPLETE_BODIES[definition.type] ?? null;
  const value = Object.entries(examplesOf(definition)).find(([each]) => each === name)?.[1].value;
  return isBody(value) ? value : null;
}

/** Numbering fields, and fields better taken from the issuer's profile than from an example. */
const NUMBERING = /^(?:serie|numero|codigo_unico|codigo_numerico|serie_dps|numero_dps|versao_aplicativo)$/;
const PROFILE =
  /^(?:nome_fantasia|logradouro|numero|complemento|bairro|codigo_municipio|municipio|cep|uf|telefone|email|inscricao_municipal)_(?:emitente|prestador)$|_responsavel_tecnico$/;
/** Federal taxes, which a person has none of in a DPS (E0675). */
const FEDERAL = /_(?:pis_cofins|pis|cofins|irrf|csll|cp)$/;
/** Fields that name who emits. */
const BY_CNPJ = /^cnpj_(?:emitente|prestador)$/;
const BY_CPF = /^cpf_(?:emitente|prestador)$/;
export const issuerFields = ({ cnpj }: Pick<Issuer, 'cnpj'>): RegExp => (isPerson(cnpj) ? BY_CPF : BY_CNPJ);
/** UF of a telephone, which is that of who emits. */
const TERMINAL = /^uf_terminal_(?:principal|adicional)$/;
const STATE_REGISTRATION = /^inscricao_estadual_(?:emitente|prestador)$/;
const NAME = /^(?:nome|razao_social)_(?:emitente|prestador)$/;

const MOMENT = /^(\d{4}-\d{2}-\d{2})(T.*)?$/;
const DAY_MS = 86_400_000;
/** Brasília's clock, which most of the country keeps. */
const local = (ms: number) => new Date(ms - 3 * 3_600_000).toISOString().slice(0, 19);
const dayOf = (moment: string) => Date.parse(moment.slice(0, 10));
const removeMask = (value: string) => value.replace(/[./-]/g, '');

/** Issuer and time of emission. */
export interface Emitter {
  readonly issuer: Issuer;
  readonly nowMs: number;
}

interface Company extends Emitter {
  /** CNPJ of the example's own issuer, unmasked. */
  readonly exampleIssuer: string | null;
  readonly shiftDays: number;
}

/** The field under which an example names who emits, where that is a person. */
const nameOf = (field: string, { cnpj }: Issuer): string =>
  isPerson(cnpj) && BY_CNPJ.test(field) ? field.replace('cnpj', 'cpf') : field;

/** Códigos of the Simples Nacional, which another regime may not use. */
const CSOSN = /^\d{3}$/;
/** CRT of the regime normal, and of the Simples Nacional above its sublimit: both use the CST. */
const WITH_CST: ReadonlySet<string | undefined> = new Set(['2', '3']);
const ITEMS = 'itens';
const SITUATION = 'icms_situacao_tributaria';

/** Items of an example with an ICMS that the issuer's regime has. */
function withOwnIcms(items: unknown, { regimeTributario, contribuinteIcms }: Issuer): unknown {
  // Without ICMS the document leaves the situation out.
  const hasCst = WITH_CST.has(regimeTributario) && contribuinteIcms !== false;
  if (!Array.isArray(items) || !hasCst) return items;
  return items.map((item: unknown) => {
    const situation = isBody(item) ? item[SITUATION] : undefined;
    return isBody(item) && typeof situation === 'string' && CSOSN.test(situation)
      ? { ...item, [SITUATION]: '00', icms_aliquota: '18.00' }
      : item;
  });
}

function personalise(value: unknown, as: Company): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => personalise(each, as));
  if (isBody(value))
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, personalise(each, as)]));
  if (typeof value !== 'string') return value;
  if (as.exampleIssuer !== null && removeMask(value) === as.exampleIssuer) return as.issuer.cnpj;
  const [, day, time = ''] = MOMENT.exec(value) ?? [];
  if (day === undefined) return value;
  return new Date(dayOf(day) + as.shiftDays * DAY_MS).toISOString().slice(0, 10) + time;
}

const nowOf = ({ nowMs }: Emitter) => `${local(nowMs)}-03:00`;

/** The emitter's value of a field; undefined for any other field. */
export function ownOf(field: string, emitter: Emitter): string | undefined {
  if (field === 'data_emissao') return nowOf(emitter);
  const { issuer } = emitter;
  if (STATE_REGISTRATION.test(field)) return issuer.ie;
  if (issuerFields(issuer).test(field)) return issuer.cnpj;
  return NAME.test(field) ? issuer.name : undefined;
}

/** The example in the name of a company, emitted now; its other dates keep their distance. Null for an unknown one. */
export function exampleFor(
  definition: DocumentDefinition,
  name: string,
  { issuer, nowMs }: Emitter,
): Body | null {
  const example = bodyNamed(definition, name);
  if (example === null) return null;
  const entries = Object.entries(example).map(
    ([field, value]) => [field, field === ITEMS ? withOwnIcms(value, issuer) : value] as const,
  );
  const text = (pattern: RegExp) => entries.find(([field]) => pattern.test(field))?.[1];
  const [exampleIssuer, emitted] = [text(BY_CNPJ), text(/^data_emissao$/)];
  const now = nowOf({ issuer, nowMs });
  const as: Company = {
    issuer,
    nowMs,
    // Elsewhere a field for a CNPJ may have no sibling for a CPF: what names the example's company stays.
    exampleIssuer:
      typeof exampleIssuer === 'string' && !isPerson(issuer.cnpj) ? removeMask(exampleIssuer) : null,
    shiftDays: typeof emitted === 'string' ? (dayOf(now) - dayOf(emitted)) / DAY_MS : 0,
  };
  return Object.fromEntries(
    entries
      .filter(([field]) => !NUMBERING.test(field) && !PROFILE.test(field))
      .filter(([field]) => definition.type !== 'nfse' || !isPerson(issuer.cnpj) || !FEDERAL.test(field))
      .map(([field, value]) => [nameOf(field, issuer), value] as const)
      .map(([field, value]) => [
        field,
        TERMINAL.test(field) ? ufBySigla(issuer.uf)?.cUF : (ownOf(field, as) ?? personalise(value, as)),
      ]),
  );
}
