import type { ClientProfile as Profile } from '@fiscal/db/companies/client-profile';
import { ICMS_TAXPAYER_DESCRIPTION } from '../../inputs/client-profile.ts';
import { builder } from '../builder.ts';

const RegimeTributario = builder.enumType('RegimeTributario', {
  description: 'CRT',
  values: Object.fromEntries([
    ['SIMPLES_NACIONAL', { value: '1', description: '1: Simples Nacional.' }],
    ['SIMPLES_NACIONAL_EXCESSO', { value: '2', description: '2: Simples Nacional, excesso de sublimite.' }],
    ['REGIME_NORMAL', { value: '3', description: '3: Regime normal.' }],
    ['MEI', { value: '4', description: '4: Simples Nacional, MEI.' }],
  ]),
});

const ADDRESS = {
  logradouro: 'Até 60 caracteres.',
  numero: 'Até 60 caracteres.',
  complemento: 'Até 60 caracteres.',
  bairro: 'Até 60 caracteres.',
  codigoMunicipio: 'Os 7 dígitos do IBGE.',
  municipio: 'Até 60 caracteres.',
  uf: 'Sigla da UF.',
  cep: '8 dígitos.',
  telefone: 'Até 20 caracteres.',
} as const;
type AddressField = keyof typeof ADDRESS;
const ADDRESS_FIELDS = Object.keys(ADDRESS).filter((name): name is AddressField => name in ADDRESS);

const each = <T>(field: (name: AddressField) => T) =>
  Object.fromEntries(ADDRESS_FIELDS.map((name) => [name, field(name)]));

const Address = builder.objectRef<NonNullable<Profile['address']>>('Address').implement({
  description: 'Endereço da empresa.',
  fields: (t) =>
    each((name) =>
      t.string({ nullable: true, description: ADDRESS[name], resolve: (address) => address[name] }),
    ),
});

const RESPONSIBLE = {
  cnpj: 'CNPJ de quem responde pelo sistema.',
  contato: 'Nome da pessoa.',
  email: 'De 6 a 60 caracteres.',
  fone: 'De 6 a 14 dígitos.',
} as const;

const TechnicalResponsible = builder
  .objectRef<NonNullable<Profile['responsavelTecnico']>>('TechnicalResponsible')
  .implement({
    description: 'Responsável técnico (infRespTec) dos documentos da empresa.',
    fields: (t) => ({
      cnpj: t.exposeString('cnpj', { description: RESPONSIBLE.cnpj }),
      contato: t.exposeString('contato', { description: RESPONSIBLE.contato }),
      email: t.exposeString('email', { description: RESPONSIBLE.email }),
      fone: t.exposeString('fone', { description: RESPONSIBLE.fone }),
    }),
  });

const DefaultSeries = builder
  .objectRef<{ readonly mod: string; readonly serie: number }>('DefaultSeries')
  .implement({
    description: 'A série padrão de um modelo de documento.',
    fields: (t) => ({
      mod: t.exposeString('mod', { description: 'Modelo, p. ex. 55; NFSE.' }),
      serie: t.exposeInt('serie'),
    }),
  });

const TEXTS = {
  nomeFantasia: 'Até 60 caracteres.',
  im: 'Inscrição municipal.',
  cnae: '7 dígitos.',
  rntrc: 'Registro do transportador.',
} as const;

const DIFAL_BASE_DUPLA =
  'Calcula o DIFAL pela base dupla, se o corpo não trouxer vBCUFDest; o padrão é a base única.';

const RecipientCheckEnum = builder.enumType('RecipientCheck', {
  description: 'O que se faz de uma NF-e cujo destinatário não está habilitado no cadastro da UF dele.',
  values: {
    OFF: { value: 'off', description: 'Ninguém consulta o cadastro: o padrão.' },
    NOTICE: { value: 'notice', description: 'A NF-e segue, com um aviso.' },
    REFUSE: { value: 'refuse', description: 'A NF-e é recusada antes de ser transmitida.' },
  } as const,
});

export const ClientProfile = builder.objectRef<Profile>('ClientProfile').implement({
  description: 'Perfil fiscal: completa o que o corpo de uma emissão não diz.',
  fields: (t) => ({
    nomeFantasia: t.string({
      nullable: true,
      description: TEXTS.nomeFantasia,
      resolve: (it) => it.nomeFantasia,
    }),
    im: t.string({ nullable: true, description: TEXTS.im, resolve: (it) => it.im }),
    cnae: t.string({ nullable: true, description: TEXTS.cnae, resolve: (it) => it.cnae }),
    regimeTributario: t.field({
      type: RegimeTributario,
      nullable: true,
      resolve: (it) => it.regimeTributario,
    }),
    rntrc: t.string({ nullable: true, description: TEXTS.rntrc, resolve: (it) => it.rntrc }),
    contribuinteIcms: t.boolean({
      nullable: true,
      description: ICMS_TAXPAYER_DESCRIPTION,
      resolve: (it) => it.contribuinteIcms,
    }),
    difalBaseDupla: t.boolean({
      nullable: true,
      description: DIFAL_BASE_DUPLA,
      resolve: (it) => it.difalBaseDupla,
    }),
    checkRecipient: t.field({
      type: RecipientCheckEnum,
      nullable: true,
      resolve: (it) => it.checkRecipient,
    }),
    address: t.field({ type: Address, nullable: true, resolve: (it) => it.address }),
    responsavelTecnico: t.field({
      type: TechnicalResponsible,
      nullable: true,
      description: 'null: o da instalação.',
      resolve: (it) => it.responsavelTecnico,
    }),
    series: t.field({
      type: [DefaultSeries],
      resolve: (it) => Object.entries(it.series ?? {}).map(([mod, serie]) => ({ mod, serie })),
    }),
  }),
});

const AddressInput = builder.inputType('AddressInput', {
  description: 'Substitui o endereço inteiro.',
  fields: (t) => each((name) => t.string({ description: ADDRESS[name] })),
});

const TechnicalResponsibleInput = builder.inputType('TechnicalResponsibleInput', {
  description: 'Responsável técnico da empresa; sem ele, o da instalação. O que o corpo trouxer vale mais.',
  fields: (t) => ({
    cnpj: t.field({ type: 'Texto', required: true, description: RESPONSIBLE.cnpj }),
    contato: t.string({ required: true, description: RESPONSIBLE.contato }),
    email: t.string({ required: true, description: RESPONSIBLE.email }),
    fone: t.string({ required: true, description: RESPONSIBLE.fone }),
  }),
});

const DefaultSeriesInput = builder.inputType('DefaultSeriesInput', {
  fields: (t) => ({
    mod: t.string({ required: true, description: 'Modelo, p. ex. 55; NFSE.' }),
    serie: t.int({ required: true }),
  }),
});

export const ClientProfileInput = builder.inputType('ClientProfileInput', {
  description: 'Ausente: fica como está; null: apaga.',
  fields: (t) => ({
    nomeFantasia: t.string({ description: TEXTS.nomeFantasia }),
    im: t.string({ description: TEXTS.im }),
    cnae: t.string({ description: TEXTS.cnae }),
    regimeTributario: t.field({ type: RegimeTributario }),
    rntrc: t.string({ description: TEXTS.rntrc }),
    contribuinteIcms: t.boolean({ description: ICMS_TAXPAYER_DESCRIPTION }),
    difalBaseDupla: t.boolean({ description: DIFAL_BASE_DUPLA }),
    checkRecipient: t.field({ type: RecipientCheckEnum }),
    address: t.field({ type: AddressInput }),
    responsavelTecnico: t.field({ type: TechnicalResponsibleInput }),
    series: t.field({ type: [DefaultSeriesInput], description: 'Substitui todas as séries padrão.' }),
  }),
});
