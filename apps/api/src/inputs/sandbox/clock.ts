import { z } from 'zod';
import { integer } from '../fields.ts';

/** Range that the sandbox accepts: ten years either way. */
const OFFSET_MS_MAX = 10 * 365 * 86_400_000;

/** Distance of the emulated authorities' clock from the real one. */
export const clockBody = z.strictObject({
  offsetMs: integer(
    'offsetMs',
    { min: -OFFSET_MS_MAX, max: OFFSET_MS_MAX },
    'Milissegundos à frente; negativo: atrás.',
  ),
});
