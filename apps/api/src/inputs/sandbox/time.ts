import { z } from 'zod';

/** Days to seconds: months and years have no length. */
const DURATION = /^P(?=.)(?:(\d{1,4})D)?(?:T(?=\d)(?:(\d{1,6})H)?(?:(\d{1,8})M)?(?:(\d{1,9})S)?)?$/;
const UNITS_MS = [86_400_000, 3_600_000, 60_000, 1000];

const duration = z
  .string()
  .regex(DURATION)
  .transform((text) =>
    (DURATION.exec(text) ?? [])
      .slice(1)
      .reduce((sum, count, unit) => sum + Number(count ?? 0) * (UNITS_MS[unit] ?? 0), 0),
  );

/** Move of the account's clock: by a duration, or to an instant. */
export const timeBody = z
  .strictObject({
    advance: z
      .union(
        [
          duration,
          z
            .int()
            .min(0)
            .max(315_360_000)
            .transform((seconds) => seconds * 1000),
        ],
        {
          error:
            'O campo advance deve ser uma duração ISO 8601 de dias a segundos, como PT25H ou P7D, ou segundos.',
        },
      )
      .exactOptional()
      .meta({
        description: 'Quanto adiantar: duração ISO 8601 de dias a segundos, ou segundos.',
        example: 'PT25H',
      }),
    at: z.iso
      .datetime({ offset: true })
      .exactOptional()
      .meta({ description: 'O instante em que fica; pode ser antes do atual.' }),
  })
  .refine(({ advance, at }) => (advance === undefined) !== (at === undefined), {
    path: ['advance'],
    message: 'Envie advance ou at: um dos dois.',
  })
  .meta({ id: 'RelogioPedido' });
