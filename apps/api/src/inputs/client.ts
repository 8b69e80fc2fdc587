import { z } from 'zod';
import { cnpj, environment, text, uf } from './fields.ts';

const certificateFields = {
  certificateBase64: z
    .string({
      error: ({ input }) =>
        input === undefined || input === null
          ? 'O campo certificateBase64 é obrigatório.'
          : 'O campo certificateBase64 deve ser texto em base64.',
    })
    .min(1, { error: 'O campo certificateBase64 é obrigatório.' })
    .meta({ description: 'Certificado A1 (.pfx/.p12) em base64, até 512 KB decodificado.' }),
  certificatePassword: text('certificatePassword', 255, 'Senha do certificado.'),
};

/** An A1 that takes the place of another. */
export const certificateBody = z.strictObject(certificateFields).meta({ id: 'NovoCertificado' });

/** A new client (contract, Client management); unknown fields pass. */
export const createClientBody = z
  .looseObject({
    name: text('name', 255, 'Razão social.'),
    cnpj: cnpj('cnpj', 'CNPJ, com ou sem máscara; letras são aceitas.'),
    ie: text('ie', 255, 'Inscrição estadual.'),
    uf: uf('uf'),
    csc: text('csc', 255, 'Código de segurança do contribuinte (NFC-e).'),
    cscId: text('cscId', 255, 'Identificador do CSC.'),
    ...certificateFields,
    environment: environment('environment').prefault(2),
  })
  .meta({ id: 'NovaEmpresa' });

/** The same without what it does not know. */
export const newClientOf = (body: z.infer<typeof createClientBody>) => ({
  name: body.name,
  cnpj: body.cnpj,
  ie: body.ie,
  uf: body.uf,
  csc: body.csc,
  cscId: body.cscId,
  environment: body.environment,
  certificateBase64: body.certificateBase64,
  certificatePassword: body.certificatePassword,
});
