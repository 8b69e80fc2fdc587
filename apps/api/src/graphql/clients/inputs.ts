import { presentArguments } from '../../base/present-arguments.ts';
import { builder } from '../builder.ts';
import { EnvironmentEnum } from '../documents/document.ts';
import { TargetEnum, TestTargetEnum } from '../documents/target.ts';
import { ClientProfileInput } from './profile.ts';

const CERTIFICATE = {
  base64: 'Certificado A1 (.pfx/.p12) em base64, até 512 KB decodificado.',
  password: 'Senha do certificado.',
} as const;

export const CertificateInput = builder.inputType('CertificateInput', {
  fields: (t) => ({
    certificateBase64: t.string({ required: true, description: CERTIFICATE.base64 }),
    certificatePassword: t.string({ required: true, description: CERTIFICATE.password }),
  }),
});

export const CreateClientInput = builder.inputType('CreateClientInput', {
  fields: (t) => ({
    name: t.string({ required: true, description: 'Razão social, até 255 caracteres.' }),
    cnpj: t.field({
      type: 'Texto',
      required: true,
      description:
        'Com ou sem máscara; letras são aceitas. De um produtor rural que emite como pessoa física, o CPF.',
    }),
    ie: t.field({ type: 'Texto', required: true, description: 'Inscrição estadual.' }),
    uf: t.string({ required: true, description: 'Sigla da UF.' }),
    csc: t.field({
      type: 'Texto',
      required: true,
      description: 'Código de segurança do contribuinte (NFC-e).',
    }),
    cscId: t.field({ type: 'Texto', required: true, description: 'Identificador do CSC.' }),
    environment: t.field({ type: EnvironmentEnum, description: 'HOMOLOGACAO quando ausente.' }),
    certificateBase64: t.string({ required: true, description: CERTIFICATE.base64 }),
    certificatePassword: t.string({ required: true, description: CERTIFICATE.password }),
  }),
});

const SeriesInput = builder.inputType('NumberSeriesInput', {
  description: 'Move o contador de uma série, nunca para um número já usado.',
  fields: (t) => ({
    environment: t.field({ type: EnvironmentEnum, required: true }),
    target: t.field({
      type: TargetEnum,
      description: 'De que destino é a numeração; o da empresa agora quando ausente.',
    }),
    mod: t.string({
      required: true,
      description: 'Modelo, como em mod na emissão: 55, 65, 57, 58, 62, 59 (DC-e) ou NFSE.',
    }),
    cnpj: t.field({ type: 'Texto', description: 'CNPJ ou CPF do emitente; o da empresa quando ausente.' }),
    serie: t.int({ required: true, description: 'De 0 a 999; da NFS-e, de 1 a 49999.' }),
    nextNumber: t.int({ required: true, description: 'Próximo número.' }),
  }),
});

const LimitsInput = builder.inputType('RequestLimitsInput', {
  description: 'Requisições por minuto e token; null: o limite padrão.',
  fields: (t) => ({ writesPerMinute: t.int(), readsPerMinute: t.int() }),
});

const CsrtInput = builder.inputType('CsrtInput', {
  description: 'Código que a UF da empresa deu ao responsável técnico do perfil; null apaga.',
  fields: (t) => ({
    uf: t.string({ required: true, description: 'Sigla da UF.' }),
    id: t.field({ type: 'Texto', required: true, description: 'idCSRT, até 3 dígitos.' }),
    code: t.string({ required: true, description: 'O código, de 16 a 36 caracteres.' }),
  }),
});

export const UpdateClientInput = builder.inputType('UpdateClientInput', {
  description: 'Muda só o que for enviado. O CNPJ não muda.',
  fields: (t) => ({
    name: t.string({ description: 'Razão social.' }),
    ie: t.field({ type: 'Texto', description: 'Inscrição estadual.' }),
    uf: t.string({ description: 'Sigla da UF.' }),
    csc: t.field({ type: 'Texto', description: 'Código de segurança do contribuinte.' }),
    cscId: t.field({ type: 'Texto', description: 'Identificador do CSC.' }),
    testCsc: t.field({
      type: 'Texto',
      description: 'CSC do ambiente de homologação, com testCscId; sem ele, csc vale nos dois. null apaga.',
    }),
    testCscId: t.field({ type: 'Texto', description: 'Vai junto com testCsc.' }),
    csrt: t.field({ type: CsrtInput, description: 'Vale nos dois ambientes enquanto não houver testCsrt.' }),
    testCsrt: t.field({ type: CsrtInput, description: 'O do ambiente de homologação, onde for outro.' }),
    environment: t.field({ type: EnvironmentEnum }),
    testTarget: t.field({
      type: TestTargetEnum,
      description:
        'Para onde vão os documentos dos tokens de teste. HOMOLOGACAO exige o A1 da empresa e a transmissão ligada na instalação.',
    }),
    profile: t.field({ type: ClientProfileInput }),
    numbering: t.field({ type: [SeriesInput], description: 'Até 50.' }),
    sandboxStrict: t.boolean({
      description: 'true: o ambiente de teste não completa nada para esta empresa.',
    }),
    limits: t.field({ type: LimitsInput }),
  }),
});

const REMOVABLE = ['testCsc', 'testCscId', 'csrt', 'testCsrt'] as const;
const removedFields = (input: typeof UpdateClientInput.$inferInput) =>
  Object.fromEntries(REMOVABLE.flatMap((field) => (input[field] === null ? [[field, null]] : [])));

/** The change as REST's schema reads it. In the profile, and of codes, null removes; elsewhere it is the same as absent. */
export function changeOf(input: typeof UpdateClientInput.$inferInput): unknown {
  const { profile, numbering, limits, ...rest } = presentArguments(input);
  return {
    ...rest,
    ...removedFields(input),
    ...(profile && { profile: profileOf(profile) }),
    ...(numbering && { numbering: numbering.map(presentArguments) }),
    ...(input.limits !== undefined && { limits: limits ?? null }),
  };
}

const profileOf = ({
  address,
  responsavelTecnico,
  series,
  ...rest
}: typeof ClientProfileInput.$inferInput) => ({
  ...rest,
  ...(address === undefined ? {} : { address: address === null ? null : presentArguments(address) }),
  ...(responsavelTecnico === undefined
    ? {}
    : { responsavelTecnico: responsavelTecnico === null ? null : presentArguments(responsavelTecnico) }),
  ...(series === undefined
    ? {}
    : { series: series && Object.fromEntries(series.map(({ mod, serie }) => [mod, serie])) }),
});
