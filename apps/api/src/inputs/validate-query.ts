import { CALENDAR_YEARS, isCalendarDay } from '@fiscal/core/calendar/calendar';
import { z } from 'zod';

const { first, last } = CALENDAR_YEARS;

/** pt-BR, of the parameter `em`. */
export const EM_DESCRIPTION = `Dia, AAAA-MM-DD, de ${first} a ${last}, em que o documento seria emitido e recebido: regras, tabelas e alíquotas são as desse dia, e as datas de emissão do corpo passam para ele. O ambiente segue o do token. Sem ele, hoje.`;

const em = z
  .string()
  .refine(isCalendarDay, { error: `O parâmetro em deve ser um dia AAAA-MM-DD, de ${first} a ${last}.` })
  .meta({ description: EM_DESCRIPTION, example: '2027-01-04' });

/** Query parameters of `POST /v1/{route}/validate`. */
export const validateQuery = z.object({ em: em.exactOptional() });
