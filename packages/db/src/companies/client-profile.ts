import type { Issuer } from '@fiscal/core/engine/document/definition';
import { RECIPIENT_CHECKS } from '@fiscal/core/vocabulary/recipient-check';
import { z } from 'zod';

/** Fields that the fiscal profile adds to the registered ones; see `Issuer`. */
export type ClientProfile = Omit<Issuer, 'cnpj' | 'name' | 'ie' | 'uf' | 'cscId'>;

const text = z.string().exactOptional();
const schema = z.object({
  nomeFantasia: text,
  im: text,
  cnae: text,
  regimeTributario: text,
  rntrc: text,
  contribuinteIcms: z.boolean().exactOptional(),
  difalBaseDupla: z.boolean().exactOptional(),
  checkRecipient: z.enum(RECIPIENT_CHECKS).exactOptional(),
  address: z
    .object({
      logradouro: text,
      numero: text,
      complemento: text,
      bairro: text,
      codigoMunicipio: text,
      municipio: text,
      uf: text,
      cep: text,
      telefone: text,
    })
    .exactOptional(),
  responsavelTecnico: z
    .object({ cnpj: z.string(), contato: z.string(), email: z.string(), fone: z.string() })
    .exactOptional(),
  series: z.record(z.string(), z.number().int()).exactOptional(),
}) satisfies z.ZodType<ClientProfile>;

/** The `profile` column, parsed: keys of later versions are left out. */
export const clientProfile = (column: unknown): ClientProfile => schema.parse(column);
