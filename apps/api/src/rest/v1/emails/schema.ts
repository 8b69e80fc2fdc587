import {
  type DocumentEmailView,
  EMAIL_KINDS,
  EMAIL_ORIGINS,
  LETTER_STATES,
} from '@fiscal/db/emails/document-emails';
import { type EmailServerView, SERVER_SECURITY } from '@fiscal/db/emails/server';
import type { EmailSettings } from '@fiscal/db/emails/settings';
import { SUPPRESSED_BECAUSE, type Suppression } from '@fiscal/db/emails/suppressions';
import { z } from 'zod';

const instant = (description: string) => z.iso.datetime({ precision: 3 }).meta({ description });

const letterSchema = z
  .strictObject({
    address: z.string(),
    state: z.enum(LETTER_STATES).meta({
      description:
        'sent: o servidor de e-mail aceitou; refused: recusou de vez; suppressed: está na lista de supressão; failed: todas as tentativas falharam, ou nada pôde enviá-la.',
    }),
    detail: z.string().nullable().meta({ description: 'O que o servidor disse.' }),
    at: instant('Última tentativa.').nullable(),
  })
  .meta({ id: 'CartaDoEnvio' });

export const documentEmailSchema = z
  .strictObject({
    id: z.uuid(),
    kind: z
      .enum(EMAIL_KINDS)
      .meta({ description: 'document: o documento; cancellation: o seu cancelamento.' }),
    origin: z
      .enum(EMAIL_ORIGINS)
      .meta({ description: 'automatic: pela configuração da empresa; request: por pedido.' }),
    state: z.enum(['pending', 'done']),
    letters: z.array(letterSchema).meta({ description: 'Por endereço; vazio antes da primeira tentativa.' }),
    detail: z.string().nullable().meta({ description: 'Por que nada foi enviado, ou ainda não.' }),
    tries: z.int(),
    nextAt: instant('Próxima tentativa.').nullable(),
    createdAt: instant('Pedido.'),
    endedAt: instant('Fim.').nullable(),
  })
  .meta({ id: 'EnvioPorEmail' });
export const documentEmailsSchema = z
  .strictObject({
    data: z.array(documentEmailSchema).meta({ description: 'Do mais novo ao mais antigo, até 100.' }),
  })
  .meta({ id: 'EnviosPorEmail' });

export const emailSettingsSchema = z
  .strictObject({
    automatic: z.boolean(),
    onCancel: z.boolean(),
    copies: z.array(z.string()),
    fromName: z.string().nullable(),
    fromAddress: z.string().nullable(),
    replyTo: z.string().nullable(),
    message: z.string().nullable(),
  })
  .meta({ id: 'ConfiguracaoDeEmailDaEmpresa' });

export const emailServerSchema = z
  .strictObject({
    host: z.string(),
    port: z.int(),
    security: z.enum(SERVER_SECURITY),
    username: z.string().nullable(),
    fromAddress: z.string(),
    updatedAt: instant('Última mudança.'),
  })
  .meta({ id: 'ServidorDeEmail' });

export const emailTestSchema = z
  .strictObject({
    ok: z.boolean().meta({ description: 'true: o servidor aceitou a mensagem.' }),
    detail: z.string().nullable().meta({ description: 'Por que não.' }),
  })
  .meta({ id: 'ResultadoDoTesteDeEmail' });

const suppressionSchema = z
  .strictObject({
    address: z.string(),
    reason: z.enum(SUPPRESSED_BECAUSE).meta({
      description: 'refused: o servidor disse que o endereço não existe; asked: alguém da conta pediu.',
    }),
    detail: z.string().nullable(),
    createdAt: instant('Desde quando.'),
  })
  .meta({ id: 'Supressao' });
export const suppressionsSchema = z
  .strictObject({
    data: z.array(suppressionSchema),
    nextAfter: z.string().nullable().meta({ description: 'Para o parâmetro after; null na última página.' }),
  })
  .meta({ id: 'Supressoes' });
export const suppressedSchema = z.strictObject({ address: z.string(), suppressed: z.boolean() });
export const removedSchema = z.strictObject({ removed: z.literal(true) });

const text = (at: Date | null): string | null => at?.toISOString() ?? null;

export const documentEmailBody = (view: DocumentEmailView): z.infer<typeof documentEmailSchema> => ({
  ...view,
  letters: view.letters.map((letter) => ({ ...letter })),
  nextAt: text(view.nextAt),
  createdAt: view.createdAt.toISOString(),
  endedAt: text(view.endedAt),
});
export const settingsBody = (settings: EmailSettings): z.infer<typeof emailSettingsSchema> => ({
  ...settings,
  copies: [...settings.copies],
});
export const serverBody = ({
  host,
  port,
  security,
  username,
  fromAddress,
  updatedAt,
}: EmailServerView): z.infer<typeof emailServerSchema> => ({
  host,
  port,
  security,
  username,
  fromAddress,
  updatedAt: updatedAt.toISOString(),
});
export const suppressionBody = (view: Suppression): z.infer<typeof suppressionSchema> => ({
  ...view,
  createdAt: view.createdAt.toISOString(),
});
