import { isSerieOf } from '@fiscal/core/identity/persons';
import type { Db } from '@fiscal/db/base/client';
import {
  type CertificateView,
  getCertificate,
  listCertificates,
  type PastCertificate,
} from '@fiscal/db/companies/certificates';
import type { ClientProfile } from '@fiscal/db/companies/client-profile';
import {
  type ClientOption,
  type ClientPage,
  type ClientPatch,
  type ClientView,
  createClient,
  getClient,
  getClients,
  listClientOptions,
  listClients,
  type NewClient,
  updateClient,
} from '@fiscal/db/companies/clients';
import { type RevealedToken, revealTokens, rotateToken } from '@fiscal/db/companies/tokens';
import type { Vault } from '@fiscal/db/vault/vault';
import { Failure, invalid, notFound } from '../../base/failure.ts';
import type { FieldChanges } from '../../inputs/field-changes.ts';
import type { AccountCaller } from '../access/authenticate.ts';
import {
  type ClientSeries,
  moveNumbering,
  numberingOf,
  type SeriesMove,
} from '../numbers/company-numbering.ts';
import type { CertificateDesk, CertificateUpload } from './certificate-desk.ts';
import { clientChangeOf } from './client-edit.ts';

export interface ClientDetail {
  readonly client: ClientView;
  readonly numbering: readonly ClientSeries[];
}

/** Absent = unchanged; a profile key set to null is removed. */
export interface ClientChange extends Omit<ClientPatch, 'profile'> {
  readonly profile?: { readonly [K in keyof ClientProfile]?: ClientProfile[K] | null };
  readonly numbering?: readonly SeriesMove[];
}

/** The companies of one account; every id of another account is unknown here. */
export interface Clients {
  /** Without an A1 it emits in test only. */
  create(
    caller: AccountCaller,
    client: Omit<NewClient, 'certificate'> & Partial<CertificateUpload>,
  ): Promise<ClientView>;
  list(
    caller: AccountCaller,
    page: ClientPage,
  ): Promise<{ readonly data: readonly ClientView[]; readonly nextCursor: string | null }>;
  /** To choose from: by name, at most a thousand. */
  options(caller: AccountCaller): Promise<readonly ClientOption[]>;
  get(caller: AccountCaller, clientId: string): Promise<ClientDetail>;
  /** In no order; unknown ids are left out. */
  some(accountId: string, clientIds: readonly string[]): Promise<readonly ClientView[]>;
  /** Counters of some companies; none of an unknown one. */
  numbering(accountId: string, clientIds: readonly string[]): Promise<readonly ClientSeries[]>;
  /** A company's current A1, as far as it is shown. */
  certificate(accountId: string, certificateId: string): Promise<CertificateView | null>;
  /** The A1s it was given, newest first. */
  certificates(caller: AccountCaller, clientId: string): Promise<readonly PastCertificate[]>;
  update(caller: AccountCaller, clientId: string, change: ClientChange): Promise<ClientDetail>;
  /** Applies a person's changes in the form. @throws {Failure} alterado_por_outro, and the refusals of `update` */
  edit(caller: AccountCaller, clientId: string, changes: FieldChanges): Promise<ClientDetail>;
  tokens(caller: AccountCaller, clientId: string): Promise<readonly RevealedToken[]>;
  rotateToken(
    caller: AccountCaller,
    scope: { readonly clientId: string; readonly tokenId: string },
    overlapSeconds: number,
  ): Promise<RevealedToken>;
}

/** A list longer than that is searched, not chosen from. */
const OPTIONS_MAX = 1000;

export interface ClientsDeps {
  readonly db: Db;
  readonly vault: Vault;
  readonly desk: CertificateDesk;
}

interface Changing {
  readonly changeOf: (stored: ClientView) => ClientChange;
  /** Named in the audit log. */
  readonly fields: readonly string[];
}

export function createClients({ db, vault, desk }: ClientsDeps): Clients {
  const requireClient = async ({ accountId }: AccountCaller, clientId: string): Promise<ClientView> => {
    const client = await getClient(db, accountId, clientId);
    if (client === null) throw notFound();
    return client;
  };
  const detail = async (caller: AccountCaller, client: ClientView): Promise<ClientDetail> => ({
    client,
    numbering: await numberingOf(db, caller.accountId, [client.id]),
  });
  const change = async (
    caller: AccountCaller,
    clientId: string,
    { changeOf, fields }: Changing,
  ): Promise<ClientDetail> => {
    const by = { actor: caller.actor, details: { fields: fields.join(', ') } };
    const edit = (stored: ClientView) => patchOf(stored, changeOf(stored));
    const client = await updateClient(db, vault, { accountId: caller.accountId, clientId, edit, by });
    if (client === null) throw notFound();
    return detail(caller, client);
  };
  return {
    async create(caller, { certificateBase64, certificatePassword = '', ...client }) {
      const upload = certificateBase64 !== undefined && { certificateBase64, certificatePassword };
      const { accountId, actor } = caller;
      const certificate = upload ? await desk.receive(accountId, upload, client.cnpj) : null;
      const by = { actor, details: { cnpj: client.cnpj } };
      return createdOrThrow(
        await createClient(db, vault, { accountId, client: { ...client, certificate }, by }),
      );
    },
    list: (caller, page) => listClients(db, caller.accountId, page),
    options: ({ accountId }) => listClientOptions(db, accountId, OPTIONS_MAX),
    async get(caller, clientId) {
      return detail(caller, await requireClient(caller, clientId));
    },
    some: (accountId, clientIds) => getClients(db, accountId, clientIds),
    numbering: (accountId, clientIds) => numberingOf(db, accountId, clientIds),
    certificate: (accountId, certificateId) => getCertificate(db, accountId, certificateId),
    async certificates(caller, clientId) {
      await requireClient(caller, clientId);
      return listCertificates(db, caller.accountId, clientId);
    },
    async update(caller, clientId, wanted) {
      const { numbering = [], ...own } = wanted;
      const before = await requireClient(caller, clientId);
      patchOf(before, own);
      const { testTarget = before.testTarget } = own;
      await moveNumbering(db, caller, { ...before, testTarget, moves: numbering });
      return change(caller, clientId, { changeOf: () => own, fields: changedFields(wanted) });
    },
    edit: (caller, clientId, changes) =>
      change(caller, clientId, {
        changeOf: (stored) => clientChangeOf(stored, changes),
        fields: changes.map(({ field }) => field),
      }),
    async tokens(caller, clientId) {
      const tokens = await revealTokens(db, vault, {
        accountId: caller.accountId,
        clientId,
        actor: caller.actor,
      });
      if (tokens === null) throw notFound();
      return tokens;
    },
    async rotateToken(caller, { clientId, tokenId }, overlapSeconds) {
      const token = await rotateToken(db, vault, {
        accountId: caller.accountId,
        clientId,
        tokenId,
        overlapSeconds,
        actor: caller.actor,
      });
      if (token === null) throw notFound();
      return token;
    },
  };
}

/** @throws {Failure} cota_atingida, cliente_ja_existe */
function createdOrThrow(result: Awaited<ReturnType<typeof createClient>>): ClientView {
  if (result.kind === 'criado') return result.client;
  if (result.kind === 'cota_atingida')
    throw new Failure(
      'cota_atingida',
      `A conta já tem ${result.companies} empresas, o seu limite. Peça mais ao suporte.`,
    );
  const message = `Já existe uma empresa com este CNPJ na conta (${result.clientId}).`;
  throw new Failure('cliente_ja_existe', message, {
    errors: [{ field: 'cnpj', code: 'cliente_ja_existe', message }],
  });
}

/** Fields of a change to store. @throws {Failure} requisicao_invalida, operacao_nao_permitida */
function patchOf(stored: ClientView, { profile, ...patch }: Omit<ClientChange, 'numbering'>): ClientPatch {
  if (patch.testTarget === 'homologacao' && stored.testTarget !== 'homologacao') refuseWithoutA1(stored);
  refuseCsrtOfAnother(stored, { ...patch, ...(profile && { profile }) });
  refuseSeriesOfOthers(stored, profile?.series);
  refuseAboveAccount(stored, patch.limits);
  return { ...patch, ...(profile && { profile: merge(stored.profile, profile) }) };
}

/** A token cannot have more than all of them together. @throws {Failure} requisicao_invalida */
function refuseAboveAccount({ accountRates }: ClientView, limits: ClientChange['limits']): void {
  const problems = (['writes', 'reads'] as const).flatMap((kind) => {
    const [asked, most] = [limits?.[kind] ?? 0, accountRates[kind]];
    if (asked <= most) return [];
    return [
      {
        field: `limits.${kind}PerMinute`,
        code: 'valor_invalido',
        message: `São ${asked} requisições por minuto para cada token, e todos os da conta juntos têm ${most}.`,
        fix: `Envie até ${most}, ou null para o limite da conta. Para mais, peça a quem opera a instalação.`,
      },
    ];
  });
  if (problems.length > 0) throw invalid(problems);
}

/** Issuers with a CPF have separate séries. @throws {Failure} requisicao_invalida */
function refuseSeriesOfOthers(
  { cnpj }: Pick<ClientView, 'cnpj'>,
  series: ClientProfile['series'] | null,
): void {
  const others = Object.entries(series ?? {}).filter(([modelo, serie]) => !isSerieOf(cnpj, modelo, serie));
  if (others.length === 0) return;
  throw invalid(
    others.map(([modelo, serie]) => ({
      field: `profile.series.${modelo}`,
      code: 'valor_invalido',
      message: `A série ${serie} do modelo ${modelo} não é de quem emite por CPF.`,
      fix: 'Use uma série de 920 a 969, ou omita-a: a primeira é a 920.',
    })),
  );
}

/** A code proves one responsible to one UF. @throws {Failure} requisicao_invalida */
function refuseCsrtOfAnother(before: ClientView, { uf = before.uf, profile, ...change }: ClientChange): void {
  const responsible = profile?.responsavelTecnico ?? before.profile.responsavelTecnico;
  const given = (['csrt', 'testCsrt'] as const).flatMap((field) => {
    const csrt = change[field];
    return csrt === undefined || csrt === null ? [] : [{ field, of: csrt.uf }];
  });
  const problems = given.flatMap(({ field, of }) => {
    if (of !== uf)
      return [
        {
          field: `${field}.uf`,
          code: 'valor_invalido',
          message: `O CSRT é de ${of}, e a empresa emite por ${uf}.`,
          fix: `Envie o CSRT que ${uf} deu ao responsável técnico.`,
        },
      ];
    if (responsible === undefined || profile?.responsavelTecnico === null)
      return [
        {
          field,
          code: 'valor_invalido',
          message: 'O CSRT é do responsável técnico da empresa, que não foi informado.',
          fix: 'Envie também profile.responsavelTecnico. O do responsável da instalação é configurado nela (RESPONSAVEL_TECNICO_CSRT).',
        },
      ];
    return [];
  });
  if (problems.length > 0) throw invalid(problems);
}

/** The authorities' own test environment takes nothing but the A1 of who emits. @throws {Failure} operacao_nao_permitida */
function refuseWithoutA1({ certificate }: ClientView): void {
  const problems = certificate?.problems.map(({ message }) => message) ?? [];
  if (certificate !== null && problems.length === 0) return;
  const message =
    certificate === null
      ? 'A empresa não tem certificado A1, e o ambiente de homologação da SEFAZ o exige.'
      : `O certificado A1 da empresa não serve para a SEFAZ: ${problems.join(' ')}`;
  throw new Failure('operacao_nao_permitida', message, {
    errors: [
      {
        field: 'testTarget',
        code: 'sem_certificado',
        message,
        fix: 'Envie o A1 da empresa em PUT /v1/clients/{id}/certificate e mude testTarget depois.',
      },
    ],
  });
}

/** Names of the changed fields, without values: a CSC is a secret. */
const changedFields = ({ profile, ...change }: ClientChange): string[] => [
  ...Object.keys(change),
  ...Object.keys(profile ?? {}).map((key) => `profile.${key}`),
];

function merge(before: ClientProfile, change: NonNullable<ClientChange['profile']>): ClientProfile {
  const entries = Object.entries({ ...before, ...change }).filter(([, value]) => value !== null);
  return Object.fromEntries(entries);
}
