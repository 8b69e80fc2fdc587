import { SERVER_SECURITY } from '@fiscal/db/emails/server';
import { z } from 'zod';
import { environment, idParams, integer, limit, registrableName, text } from './fields.ts';

/** Addresses of one sending, copies included. */
const ADDRESSES_MAX = 20;
/** Source: RFC 5321 §4.5.3.1. */
const ADDRESS_LENGTH_MAX = 254;

export const isEmailAddress = (text: string): boolean =>
  text.length <= ADDRESS_LENGTH_MAX && z.email().safeParse(text).success;

const address = z
  .string()
  .trim()
  .max(ADDRESS_LENGTH_MAX)
  .superRefine((value, context) => {
    if (isEmailAddress(value)) return;
    context.addIssue({
      code: 'custom',
      message: `"${value.slice(0, 80)}" não é um endereço de e-mail.`,
      params: {
        code: 'formato_invalido',
        fix: 'Envie um só endereço por item, p. ex. fiscal@exemplo.com.br.',
      },
    });
  })
  .meta({ description: 'Endereço de e-mail.', example: 'fiscal@exemplo.com.br' });

const addresses = (description: string) =>
  z
    .array(address)
    .max(ADDRESSES_MAX)
    .transform((all) => [...new Set(all)])
    .pipe(z.array(z.string()))
    .meta({ description });

/** Free text of several lines. */
const words = (max: number, description: string) =>
  z.string().trim().min(1).max(max).nullable().meta({ description });

export const emailBody = z
  .strictObject({
    emails: addresses(
      `Para quem, até ${ADDRESSES_MAX}. Ausente ou vazio: o destinatário ou tomador do documento e as cópias da empresa.`,
    ).prefault([]),
  })
  .prefault({})
  .meta({ id: 'PedidoDeEnvioPorEmail' });

export const emailSettingsParams = idParams.extend({ environment: environment('environment') });
export const emailSettingsBody = z
  .strictObject({
    automatic: z.boolean().meta({ description: 'Envia cada documento assim que é autorizado.' }),
    onCancel: z
      .boolean()
      .prefault(false)
      .meta({ description: 'Com automatic: avisa também do cancelamento.' }),
    copies: addresses('Recebem cada envio, além do destinatário.').prefault([]),
    fromName: z
      .string()
      .trim()
      .min(1)
      .max(80)
      .pipe(registrableName('fromName'))
      .nullable()
      .meta({ description: 'Nome do remetente; null: o da empresa.' })
      .prefault(null),
    fromAddress: address.nullable().prefault(null).meta({
      description: 'Endereço do remetente, quando quem envia é o servidor da conta; null: o do servidor.',
    }),
    replyTo: address.nullable().prefault(null).meta({ description: 'Para onde vão as respostas.' }),
    message: words(1_000, 'Texto da empresa na mensagem.').prefault(null),
  })
  .meta({ id: 'ConfiguracaoDeEmail' });

export const emailServerBody = z
  .strictObject({
    host: text('host', 253, { description: 'Nome público do servidor de SMTP.' }),
    port: integer('port', { min: 1, max: 65_535 }, 'Porta: em geral 465 (tls) ou 587 (starttls).'),
    security: z
      .enum(SERVER_SECURITY)
      .meta({ description: 'tls: cifrado desde o começo; starttls: passa a cifrado antes da senha.' }),
    username: text('username', 254, { description: 'Usuário.' }).nullable().prefault(null),
    password: z.string().min(1).max(1_000).exactOptional().meta({
      description:
        'Senha do usuário; ausente: a que já está guardada para o mesmo host e usuário. Nunca é mostrada.',
    }),
    fromAddress: address.meta({ description: 'De quem são as mensagens.' }),
  })
  .meta({ id: 'ServidorDeEmailDaConta' });
export type EmailServerBody = z.infer<typeof emailServerBody>;

export const emailTestBody = z
  .strictObject({ to: address.meta({ description: 'Quem recebe a mensagem de teste.' }) })
  .meta({ id: 'TesteDeEmail' });

export const suppressionBody = z
  .strictObject({ address: address.meta({ description: 'A quem não se envia mais.' }) })
  .meta({ id: 'NovaSupressao' });
/** An address to look up, however it was once written; the database looks for no text with a NUL. */
const knownAddress = z
  .string()
  .max(ADDRESS_LENGTH_MAX)
  .refine((text) => !text.includes('\0'), { error: 'O endereço tem um caractere que nenhum endereço tem.' });

export const suppressionsQuery = z.strictObject({
  limit,
  after: knownAddress.exactOptional().meta({ description: 'O último da página anterior.' }),
});
export const suppressionParams = z.object({
  address: knownAddress.meta({ description: 'O endereço.' }),
});
