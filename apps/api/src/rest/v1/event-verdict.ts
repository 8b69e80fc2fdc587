import { z } from 'zod';
import { noticesSchema } from '../../services/emission/notice.ts';
import type { Performed } from '../../services/events/operate.ts';
import { rejectionHintSchema } from './rejection-hint.ts';

/** What every synchronous event answers (contract, Events). */
export const verdictFields = {
  status: z
    .enum(['autorizado', 'erro_autorizacao'])
    .meta({ description: 'autorizado: registrado pela SEFAZ; erro_autorizacao: recusado ou não enviado.' }),
  status_sefaz: z
    .string()
    .nullable()
    .meta({ description: 'cStat; null quando nada chegou a ser respondido.' }),
  mensagem_sefaz: z.string().meta({ description: 'xMotivo, ou por que o evento não foi enviado.' }),
  notices: noticesSchema.exactOptional(),
  hint: rejectionHintSchema
    .exactOptional()
    .meta({ description: 'Causa e correção do código; quando recusado e o código está no catálogo.' }),
};

export const xmlLink = z
  .url()
  .exactOptional()
  .meta({ description: 'Link assinado do XML do evento, válido por 7 dias; quando autorizado.' });

export const eventNumber = z
  .int()
  .exactOptional()
  .meta({ description: 'nSeqEvento: conta os eventos desta espécie no documento.' });

export const verdictBody = ({ event }: Performed): z.infer<z.ZodObject<typeof verdictFields>> => ({
  status: event.status === 'autorizado' ? 'autorizado' : 'erro_autorizacao',
  status_sefaz: event.cStat,
  mensagem_sefaz: event.xMotivo ?? '',
});

/** For the documentation's examples. */
export const registeredExample = {
  status: 'autorizado',
  status_sefaz: '135',
  mensagem_sefaz: 'Evento registrado e vinculado a NF-e',
} as const;
export const linkExample = 'http://127.0.0.1:4000/v1/files/abc?exp=1796000000&sig=xyz';
