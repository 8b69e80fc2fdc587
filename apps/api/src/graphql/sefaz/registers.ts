import type { RegisteredAddress } from '@fiscal/core/sefaz/cadastro';
import type { GtinRegistered } from '../../services/authority/gtin-register.ts';
import type { PartyRegistered, RegistrationView } from '../../services/authority/party-register.ts';
import { builder } from '../builder.ts';

const Address = builder.objectRef<RegisteredAddress>('RegisteredAddress').implement({
  description: 'O endereço como o cadastro o tem; nem toda UF conta todos os campos.',
  fields: (t) => ({
    logradouro: t.exposeString('logradouro', { nullable: true }),
    numero: t.exposeString('numero', { nullable: true }),
    complemento: t.exposeString('complemento', { nullable: true }),
    bairro: t.exposeString('bairro', { nullable: true }),
    codigoMunicipio: t.exposeString('codigoMunicipio', { nullable: true, description: 'Código do IBGE.' }),
    municipio: t.exposeString('municipio', { nullable: true }),
    cep: t.exposeString('cep', { nullable: true }),
  }),
});

const Registration = builder.objectRef<RegistrationView>('Registration').implement({
  description: 'Uma inscrição estadual.',
  fields: (t) => ({
    ie: t.exposeString('ie'),
    cnpj: t.exposeString('cnpj', { nullable: true }),
    cpf: t.exposeString('cpf', { nullable: true }),
    uf: t.exposeString('uf'),
    cSit: t.exposeString('cSit', { description: '0 não habilitado, 1 habilitado.' }),
    situacao: t.exposeString('situacao', { description: 'cSit por extenso.' }),
    indCredNFe: t.exposeString('indCredNFe', { description: 'Credenciamento para emitir NF-e, de 0 a 4.' }),
    credenciamentoNFe: t.exposeString('credenciamentoNFe', { description: 'indCredNFe por extenso.' }),
    indCredCTe: t.exposeString('indCredCTe', { description: 'Credenciamento para emitir CT-e, de 0 a 4.' }),
    credenciamentoCTe: t.exposeString('credenciamentoCTe', { description: 'indCredCTe por extenso.' }),
    nome: t.exposeString('nome'),
    fantasia: t.exposeString('fantasia', { nullable: true }),
    regimeApuracao: t.exposeString('regimeApuracao', { nullable: true }),
    cnae: t.exposeString('cnae', { nullable: true }),
    inicioAtividade: t.exposeString('inicioAtividade', { nullable: true }),
    ultimaSituacao: t.exposeString('ultimaSituacao', {
      nullable: true,
      description: 'Data da última mudança de situação.',
    }),
    baixa: t.exposeString('baixa', { nullable: true, description: 'Data da baixa.' }),
    ieUnica: t.exposeString('ieUnica', { nullable: true }),
    ieAtual: t.exposeString('ieAtual', { nullable: true }),
    endereco: t.expose('endereco', { type: Address, nullable: true }),
  }),
});

const Party = builder.objectRef<PartyRegistered>('RegisteredParty').implement({
  description: 'O que o cadastro de contribuintes de uma UF diz de alguém.',
  fields: (t) => ({
    uf: t.exposeString('uf'),
    situation: t.exposeString('situation', {
      description: 'encontrado, nao_cadastrado, recusado ou consumo_indevido (656: bloqueio de uma hora).',
    }),
    cStat: t.exposeString('cStat'),
    xMotivo: t.exposeString('xMotivo'),
    registrations: t.field({
      type: [Registration],
      description: 'Uma para cada inscrição estadual.',
      resolve: ({ registrations }) => [...registrations],
    }),
    checkedAt: t.expose('checkedAt', { type: 'DateTime', description: 'Quando a SEFAZ foi consultada.' }),
    heldUntil: t.expose('heldUntil', {
      type: 'DateTime',
      description: 'Até quando a mesma pergunta recebe esta resposta.',
    }),
  }),
});

builder.queryField('registeredParty', (t) =>
  t.field({
    type: Party,
    description:
      'Consulta um contribuinte no cadastro da SEFAZ de uma UF, por exatamente um de cnpj, cpf ou ie.',
    authScopes: { caller: 'token', may: 'documents:read' },
    args: {
      uf: t.arg.string({ required: true }),
      cnpj: t.arg.string(),
      cpf: t.arg.string(),
      ie: t.arg.string(),
      refresh: t.arg.boolean({
        description: 'Consulta de novo, embora uma resposta ainda valha; em produção, uma hora depois dela.',
      }),
    },
    complexity: 10,
    resolve: async (_root, { uf, cnpj, cpf, ie, refresh }, context) =>
      context.services.authority.lookUpParty(await context.integrator(), {
        uf,
        cnpj: cnpj ?? undefined,
        cpf: cpf ?? undefined,
        ie: ie ?? undefined,
        refresh: refresh ?? false,
      }),
  }),
);

const Product = builder.objectRef<GtinRegistered>('RegisteredGtin').implement({
  description: 'O que o cadastro nacional de GTIN (CCG) diz de um produto.',
  fields: (t) => ({
    gtin: t.exposeString('gtin'),
    situation: t.exposeString('situation', {
      description: 'encontrado, sem_dados, recusado ou consumo_indevido (656: bloqueio de uma hora).',
    }),
    cStat: t.exposeString('cStat'),
    xMotivo: t.exposeString('xMotivo'),
    description: t.exposeString('description', { nullable: true }),
    ncm: t.exposeString('ncm', { nullable: true }),
    cests: t.field({
      type: ['String'],
      description: 'Até três.',
      resolve: ({ cests }) => [...cests],
    }),
    checkedAt: t.expose('checkedAt', { type: 'DateTime', description: 'Quando a SEFAZ foi consultada.' }),
    heldUntil: t.expose('heldUntil', {
      type: 'DateTime',
      description: 'Até quando a mesma pergunta recebe esta resposta.',
    }),
  }),
});

builder.queryField('gtin', (t) =>
  t.field({
    type: Product,
    description: 'Consulta um GTIN no cadastro nacional (CCG).',
    authScopes: { caller: 'token', may: 'documents:read' },
    args: {
      gtin: t.arg.string({ required: true }),
      refresh: t.arg.boolean({
        description: 'Consulta de novo, embora uma resposta ainda valha; em produção, um dia depois dela.',
      }),
    },
    complexity: 10,
    resolve: async (_root, { gtin, refresh }, context) =>
      context.services.authority.lookUpGtin(await context.integrator(), { gtin, refresh: refresh ?? false }),
  }),
);
