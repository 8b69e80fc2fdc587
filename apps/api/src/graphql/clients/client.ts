import type { CertificateView } from '@fiscal/db/companies/certificates';
import type { ClientView } from '@fiscal/db/companies/clients';
import { perMinute } from '../../edge/limits.ts';
import { builder } from '../builder.ts';
import { Document, EnvironmentEnum } from '../documents/document.ts';
import { TestTargetEnum } from '../documents/target.ts';
import { toUuid } from '../global-id.ts';
import { ClientProfile } from './profile.ts';
import { NumberSeries } from './series.ts';

/** A client with its account. */
export interface OwnedClient {
  readonly accountId: string;
  readonly client: ClientView;
}

const CertificateProblem = builder
  .objectRef<CertificateView['problems'][number]>('CertificateProblem')
  .implement({
    description: 'O que impede a emissão em produção com o certificado.',
    fields: (t) => ({
      code: t.exposeString('code', { description: 'Código estável, p. ex. expirado.' }),
      message: t.exposeString('message', { description: 'O problema, em português.' }),
    }),
  });

const Certificate = builder.objectRef<CertificateView>('Certificate');
builder.node(Certificate, {
  description: 'O certificado A1 da empresa; o arquivo e a senha nunca são mostrados.',
  id: { resolve: ({ id }) => id },
  async loadOne(id, context) {
    const { accountId } = await context.account();
    return context.services.companies.clients.certificate(accountId, id);
  },
  fields: (t) => ({
    subject: t.exposeString('subject', { description: 'Titular, como está no certificado.' }),
    holder: t.exposeString('holder', { nullable: true, description: 'CNPJ ou CPF no certificado.' }),
    notBefore: t.expose('notBefore', { type: 'DateTime', description: 'Início da validade.' }),
    notAfter: t.expose('notAfter', { type: 'DateTime', description: 'Fim da validade.' }),
    thumbprint: t.exposeString('thumbprint', { description: 'Impressão digital do certificado.' }),
    problems: t.field({
      type: [CertificateProblem],
      description: 'O que impede a emissão em produção; vazio se nada.',
      resolve: ({ problems }) => [...problems],
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Quando foi enviado.' }),
  }),
});

export const RequestLimits = builder.objectRef<ReturnType<typeof perMinute>>('RequestLimits').implement({
  description: 'Requisições por minuto e token.',
  fields: (t) => ({
    writesPerMinute: t.exposeInt('writesPerMinute'),
    readsPerMinute: t.exposeInt('readsPerMinute'),
  }),
});

const Csrt = builder.objectRef<NonNullable<ClientView['csrt']>>('Csrt').implement({
  description: 'Código que uma UF deu ao responsável técnico; o código nunca é mostrado.',
  fields: (t) => ({
    uf: t.exposeString('uf'),
    id: t.exposeString('id', { description: 'idCSRT' }),
  }),
});

export const Client = builder.objectRef<OwnedClient>('Client');
builder.node(Client, {
  description: 'Uma empresa emitente da conta.',
  id: { resolve: ({ client }) => client.id },
  async loadMany(ids, context) {
    const { accountId } = await context.account();
    return Promise.all(ids.map((id) => ownedClient(context, accountId, id)));
  },
  fields: (t) => ({
    clientId: t.string({ description: 'O UUID que REST chama de id.', resolve: ({ client }) => client.id }),
    name: t.string({ description: 'Razão social.', resolve: ({ client }) => client.name }),
    cnpj: t.field({ type: 'Cnpj', resolve: ({ client }) => client.cnpj }),
    ie: t.string({ description: 'Inscrição estadual.', resolve: ({ client }) => client.ie }),
    uf: t.string({ resolve: ({ client }) => client.uf }),
    environment: t.field({
      type: EnvironmentEnum,
      description: 'O declarado no cadastro; quem decide o ambiente de uma emissão é o token.',
      resolve: ({ client }) => client.environment,
    }),
    cscId: t.string({
      nullable: true,
      description: 'Identificador do CSC (NFC-e); o CSC nunca é mostrado.',
      resolve: ({ client }) => client.cscId,
    }),
    testCscId: t.string({
      nullable: true,
      description: 'Do CSC do ambiente de homologação; null: cscId vale nos dois.',
      resolve: ({ client }) => client.testCscId,
    }),
    csrt: t.field({
      type: Csrt,
      nullable: true,
      description: 'O CSRT do responsável técnico da empresa.',
      resolve: ({ client }) => client.csrt,
    }),
    testCsrt: t.field({
      type: Csrt,
      nullable: true,
      description: 'Do ambiente de homologação; null: csrt vale nos dois.',
      resolve: ({ client }) => client.testCsrt,
    }),
    profile: t.field({ type: ClientProfile, resolve: ({ client }) => client.profile }),
    numbering: t.field({
      type: [NumberSeries],
      description: 'Próximo número de cada série do CNPJ da empresa, e dos outros CNPJs que ela já numerou.',
      resolve: async ({ accountId, client }, _args, { loaders }) => [
        ...(await loaders.numbering(accountId, client.id)),
      ],
    }),
    testTarget: t.field({
      type: TestTargetEnum,
      description: 'Para onde vão os documentos dos tokens de teste.',
      resolve: ({ client }) => client.testTarget,
    }),
    sandboxStrict: t.boolean({
      description: 'true: o ambiente de teste não completa nada para esta empresa.',
      resolve: ({ client }) => client.sandboxStrict,
    }),
    limits: t.field({ type: RequestLimits, resolve: ({ client }) => perMinute(client.rates) }),
    certificate: t.field({
      type: Certificate,
      nullable: true,
      resolve: ({ client }) => client.certificate,
    }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ client }) => client.createdAt }),
    updatedAt: t.field({ type: 'DateTime', resolve: ({ client }) => client.updatedAt }),
  }),
});

/** Null for an unknown id and one of another account's. */
export async function ownedClient(
  { loaders }: { readonly loaders: { client(accountId: string, id: string): Promise<ClientView | null> } },
  accountId: string,
  id: string,
): Promise<OwnedClient | null> {
  const uuid = toUuid(id);
  const client = uuid === null ? null : await loaders.client(accountId, uuid);
  return client === null ? null : { accountId, client };
}

builder.interfaceField(Document, 'client', (t) =>
  t.field({
    type: Client,
    description: 'A empresa que o emitiu.',
    async resolve({ accountId, view }, _args, context) {
      const owned = await ownedClient(context, accountId, view.clientId);
      if (owned === null) throw new Error(`Document ${view.id} has no client`);
      return owned;
    },
  }),
);
