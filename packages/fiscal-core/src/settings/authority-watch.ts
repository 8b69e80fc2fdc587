import { z } from 'zod';

/** Authorities take a question for their status every three minutes, then block the CNPJ. Source: MOC 7.0, consumo indevido. */
export const STATUS_MINUTES_MIN = 3;

/** Interval of checks of the authorities, in minutes; 0 = never. */
export const statusMinutes = z.coerce
  .number()
  .int()
  .max(1_440)
  .default(5)
  .refine((minutes) => minutes === 0 || minutes >= STATUS_MINUTES_MIN, {
    message: `must be 0 (never) or at least ${STATUS_MINUTES_MIN}`,
  });
