import type { CertificateView } from '@fiscal/db/companies/certificates';
import type { ClientView } from '@fiscal/db/companies/clients';
import { z } from 'zod';
import { perMinute } from '../../edge/limits.ts';
import { profileSchema } from '../../inputs/client-profile.ts';
import { targetSchema, testTargetSchema } from '../../inputs/target.ts';
import type { ClientDetail } from '../../services/companies/clients.ts';
import type { ClientSeries } from '../../services/numbers/company-numbering.ts';

/** The contract's client object: these six fields and no other. */
export const clientSchema = z
  .strictObject({
    id: z.uuid(),
    name: z.string(),
    cnpj: z.string().meta({
      description: 'CNPJ, ou o CPF de quem emite como pessoa física; sem máscara.',
      example: '11222333000181',
    }),
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

export const seriesSchema = z.strictObject({
  environment: z.union([z.literal(1), z.literal(2)]),
  target: targetSchema,
  mod: z.string().meta({ description: 'Como em mod na emissão: 59 é a DC-e.' }),
  cnpj: z.string().meta({ description: 'CNPJ ou CPF do emitente.' }),
  serie: z.int(),
  nextNumber: z.int(),
});

export const seriesBody = ({
  environment,
  target,
  mod,
  emitente,
  serie,
  nextNumero,
}: ClientSeries): z.infer<typeof seriesSchema> => ({
  environment,
  target,
  mod,
  cnpj: emitente,
  serie,
  nextNumber: nextNumero,
});

const csrtView = z.strictObject({ uf: z.string(), id: z.string() }).meta({ id: 'CsrtGuardado' });

export const clientDetailSchema = clientSchema
  .extend({
    ie: z.string(),
    cscId: z.string().nullable(),
    testCscId: z.string().nullable().meta({
      description: 'Do CSC do ambiente de homologação; null: cscId vale nos dois.',
    }),
    csrt: csrtView
      .nullable()
      .meta({ description: 'O CSRT do responsável técnico da empresa, sem o código.' }),
    testCsrt: csrtView.nullable().meta({
      description: 'Do ambiente de homologação; null: csrt vale nos dois.',
    }),
    profile: profileSchema,
    numbering: z.array(seriesSchema).meta({
      description:
        'Próximo número de cada série do CNPJ da empresa, e dos outros CNPJs que ela já numerou. A numeração é do emitente: outra empresa da conta que emite por ele usa a mesma.',
    }),
    sandboxStrict: z.boolean(),
    testTarget: testTargetSchema,
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
  testCscId: client.testCscId,
  csrt: client.csrt,
  testCsrt: client.testCsrt,
  profile: profileSchema.parse(client.profile),
  numbering: numbering.map(seriesBody),
  sandboxStrict: client.sandboxStrict,
  testTarget: client.testTarget,
  limits: perMinute(client.rates),
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
