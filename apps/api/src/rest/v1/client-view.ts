import type { CertificateView } from '@fiscal/db/repositories/certificates';
import type { ClientView } from '@fiscal/db/repositories/clients';
import { z } from 'zod';
import { DEFAULT_LIMITS } from '../../edge/limits.ts';
import type { ClientDetail } from '../../services/clients.ts';

/** The contract's client object: these six fields and no other. */
export const clientSchema = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    cnpj: z.string().meta({ description: 'Sem máscara.', example: '11222333000181' }),
    uf: z.string().meta({ example: 'SP' }),
    environment: z.union([z.literal(1), z.literal(2)]).meta({ description: '1 produção, 2 homologação.' }),
    createdAt: z.iso.datetime(),
  })
  .meta({ id: 'Empresa' });

export const clientBody = (client: ClientView): z.infer<typeof clientSchema> => ({
  id: client.id,
  name: client.name,
  cnpj: client.cnpj,
  uf: client.uf,
  environment: client.environment,
  createdAt: client.createdAt.toISOString(),
});

export const addressSchema = z
  .strictObject({
    logradouro: z.string().max(60).exactOptional(),
    numero: z.string().max(60).exactOptional(),
    complemento: z.string().max(60).exactOptional(),
    bairro: z.string().max(60).exactOptional(),
    codigoMunicipio: z
      .string()
      .regex(/^\d{7}$/, { error: 'codigoMunicipio deve ter os 7 dígitos do IBGE.' })
      .exactOptional(),
    municipio: z.string().max(60).exactOptional(),
    uf: z.string().length(2).exactOptional(),
    cep: z
      .string()
      .regex(/^\d{5}-?\d{3}$/, { error: 'cep deve ter 8 dígitos.' })
      .exactOptional(),
    telefone: z.string().max(20).exactOptional(),
  })
  .meta({ id: 'Endereco' });

const profileShape = {
  nomeFantasia: z.string().max(60).exactOptional(),
  im: z.string().max(15).exactOptional().meta({ description: 'Inscrição municipal.' }),
  cnae: z
    .string()
    .regex(/^\d{7}$/, { error: 'cnae deve ter 7 dígitos.' })
    .exactOptional(),
  regimeTributario: z.enum(['1', '2', '3', '4']).exactOptional().meta({ description: 'CRT.' }),
  rntrc: z.string().max(20).exactOptional(),
  address: addressSchema.exactOptional(),
  series: z
    .record(
      z.string().regex(/^(?:\d{2}|NFSE)$/, { error: 'series usa o mod como chave, p. ex. "55".' }),
      z.int().min(0).max(999),
    )
    .exactOptional()
    .meta({ description: 'Série padrão por mod, p. ex. { "55": 1 }.', override: { type: 'object' } }),
};

/** Fiscal profile: what completes a body that does not say it. */
export const profileSchema = z.strictObject(profileShape).meta({ id: 'PerfilFiscal' });

/** A change of the profile: null removes. */
export const profileChangeSchema = z
  .strictObject({
    nomeFantasia: profileShape.nomeFantasia.nullable(),
    im: profileShape.im.nullable(),
    cnae: profileShape.cnae.nullable(),
    regimeTributario: profileShape.regimeTributario.nullable(),
    rntrc: profileShape.rntrc.nullable(),
    address: profileShape.address.nullable(),
    series: profileShape.series.nullable(),
  })
  .meta({ id: 'MudancaDoPerfilFiscal' });

const seriesSchema = z.strictObject({
  environment: z.union([z.literal(1), z.literal(2)]),
  mod: z.string(),
  cnpj: z.string(),
  serie: z.int(),
  nextNumber: z.int(),
});

export const clientDetailSchema = clientSchema
  .extend({
    ie: z.string(),
    cscId: z.string().nullable(),
    profile: profileSchema,
    numbering: z.array(seriesSchema).meta({ description: 'Próximo número de cada série já usada.' }),
    sandboxStrict: z.boolean(),
    limits: z.strictObject({ writesPerMinute: z.int(), readsPerMinute: z.int() }),
    certificate: z
      .strictObject({
        subject: z.string(),
        holder: z.string().nullable().meta({ description: 'CNPJ ou CPF no certificado.' }),
        notBefore: z.iso.datetime(),
        notAfter: z.iso.datetime(),
        thumbprint: z.string(),
        problems: z
          .array(z.strictObject({ code: z.string(), message: z.string() }))
          .meta({ description: 'O que impede a emissão em produção; vazio se nada.' }),
      })
      .nullable(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'EmpresaDetalhada' });

export const clientDetailBody = ({
  client,
  numbering,
}: ClientDetail): z.infer<typeof clientDetailSchema> => ({
  ...clientBody(client),
  ie: client.ie,
  cscId: client.cscId,
  profile: profileSchema.parse(client.profile),
  numbering: numbering.map(({ environment, modelo, emitente, serie, nextNumero }) => ({
    environment,
    mod: modelo,
    cnpj: emitente,
    serie,
    nextNumber: nextNumero,
  })),
  sandboxStrict: client.sandboxStrict,
  limits: {
    writesPerMinute: client.limits.writes ?? DEFAULT_LIMITS.writes,
    readsPerMinute: client.limits.reads ?? DEFAULT_LIMITS.reads,
  },
  certificate: client.certificate === null ? null : certificateBody(client.certificate),
  updatedAt: client.updatedAt.toISOString(),
});

const certificateBody = (certificate: CertificateView) => ({
  subject: certificate.subject,
  holder: certificate.holder,
  notBefore: certificate.notBefore.toISOString(),
  notAfter: certificate.notAfter.toISOString(),
  thumbprint: certificate.thumbprint,
  problems: certificate.problems.map(({ code, message }) => ({ code, message })),
});
