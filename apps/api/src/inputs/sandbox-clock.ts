import { z } from 'zod';
import { integer } from './fields.ts';

/** What the sandbox takes: ten years either way. */
const OFFSET_MS_MAX = 10 * 365 * 86_400_000;

/** How far the clock of the emulated authorities is from the real one. */
export const clockBody = z.strictObject({
  offsetMs: integer(
    'offsetMs',
    { min: -OFFSET_MS_MAX, max: OFFSET_MS_MAX },
    'Milissegundos à frente; negativo: atrás.',
  ),
});
