import { z } from 'zod';
import { companyName, environment, holder, text, textOf, uf, writtenCompanyName } from './fields.ts';

/** Characters of Base64; a certificate of 512 KB has some 700 thousand. */
const BASE64_MAX = 1_048_576;

/** Unchanged: blanks at its ends belong to a password. */
const password = textOf(
  z
    .string()
    .min(1, { error: 'O campo certificatePassword é obrigatório.' })
    .max(255, { error: 'O campo certificatePassword deve ter no máximo 255 caracteres.' }),
  'Senha do certificado.',
);

const certificateFields = {
  certificateBase64: z
    .string({
      error: ({ input }) =>
        input === undefined || input === null
          ? 'O campo certificateBase64 é obrigatório.'
          : 'O campo certificateBase64 deve ser texto em base64.',
    })
    .min(1, { error: 'O campo certificateBase64 é obrigatório.' })
    .max(BASE64_MAX, {
      error:
        'O campo certificateBase64 deve ter no máximo 1.048.576 caracteres; envie somente o certificado A1, de até 512 KB.',
    })
    .meta({ description: 'Certificado A1 (.pfx/.p12) em base64, até 512 KB decodificado.' }),
  certificatePassword: password,
};

/** An A1 that takes the place of another. */
export const certificateBody = z.strictObject(certificateFields).meta({ id: 'NovoCertificado' });

/** Null: the A1 that was replaced last. */
export const thumbprint = textOf(
  z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[\da-f]{64}$/, { error: 'thumbprint deve ter 64 dígitos hexadecimais (SHA-256).' }),
  'Impressão digital (SHA-256) do certificado a restaurar; sem ela, o último trocado.',
)
  .nullable()
  .default(null);

/** Which A1 comes back. */
export const restoreBody = z
  .strictObject({ thumbprint })
  .prefault({})
  .meta({ id: 'RestauracaoDeCertificado' });

const registration = {
  name: companyName('name'),
  cnpj: holder(
    'cnpj',
    'CNPJ, com ou sem máscara; letras são aceitas. De um produtor rural que emite como pessoa física, o CPF.',
  ),
  ie: text('ie', 255, { description: 'Inscrição estadual.' }),
  uf: uf('uf'),
  csc: text('csc', 255, { description: 'Código de segurança do contribuinte (NFC-e).' }),
  cscId: text('cscId', 255, { description: 'Identificador do CSC.' }),
};

/** Null is as good as absent. */
const environmentOrTest = environment('environment')
  .nullable()
  .prefault(2)
  .transform((value): 1 | 2 => value ?? 2);

/** A new client (contract, Client management); unknown fields pass. */
export const createClientBody = z
  .looseObject({
    ...registration,
    ...certificateFields,
    environment: environmentOrTest,
  })
  .meta({ id: 'NovaEmpresa' });

/**
 * The same at the console, where the A1 may come later: until then the company emits in test only. The CSC is of who issues
 * NFC-e alone.
 */
export const clientFormBody = z
  .strictObject({
    ...registration,
    name: writtenCompanyName('name'),
    contribuinteIcms: z.boolean().exactOptional(),
    csc: registration.csc.exactOptional(),
    cscId: registration.cscId.exactOptional(),
    certificateBase64: certificateFields.certificateBase64.exactOptional(),
    certificatePassword: certificateFields.certificatePassword.exactOptional(),
    environment: environmentOrTest,
  })
  .superRefine(({ certificateBase64, certificatePassword, csc, cscId }, context) => {
    const missing = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message, params: { code: 'campo_obrigatorio' } });
    if (certificateBase64 !== undefined && certificatePassword === undefined)
      missing('certificatePassword', 'Informe a senha do certificado.');
    if (csc !== undefined && cscId === undefined) missing('cscId', 'Informe o identificador do CSC.');
    if (csc === undefined && cscId !== undefined) missing('csc', 'Informe o CSC deste identificador.');
  });

/** The same in the use case's words. */
export const formClientOf = ({ contribuinteIcms, ...client }: z.infer<typeof clientFormBody>) => ({
  ...client,
  ...(contribuinteIcms === undefined ? {} : { profile: { contribuinteIcms } }),
});

/** An A1 to be looked at; of which company it should be, when that is known. */
export const certificateToInspect = z.strictObject({
  ...certificateFields,
  cnpj: registration.cnpj.exactOptional(),
});

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
