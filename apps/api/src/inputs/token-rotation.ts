import { z } from 'zod';
import { integer } from './fields.ts';

const OVERLAP_SECONDS_MAX = 7 * 24 * 60 * 60;

/** Replacement of a token by a new one. */
export const rotationBody = z
  .strictObject({
    overlapSeconds: integer(
      'overlapSeconds',
      { min: 0, max: OVERLAP_SECONDS_MAX },
      'Por quantos segundos o token antigo ainda vale (até 7 dias).',
    ).default(0),
  })
  .prefault({})
  .meta({ id: 'TrocaDeToken' });
