import { z } from 'zod';

const addressSchema = z
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
