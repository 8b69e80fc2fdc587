import type { JsonObject } from '@fiscal/core/events/definition';
import type { EventKind } from '@fiscal/core/lifecycle/states';
import { cancellationKind } from '@fiscal/core/events/registry';
import { z } from 'zod';
import { eventInput } from '../document-event.ts';

/** What a body asks for: by substitution when it names the NFC-e that took the place of this one. */
export interface Cancellation {
  readonly kind: EventKind;
  readonly request: JsonObject;
}

const fieldsOf = (body: unknown) =>
  typeof body === 'object' && body !== null ? Object.fromEntries(Object.entries(body)) : {};

export const cancelBody: z.ZodType<Cancellation> = z.unknown().transform((body, context): Cancellation => {
  // Only an NFC-e has a substitute; another document that names one is refused when it is known.
  const kind = cancellationKind('nfce', fieldsOf(body));
  const parsed = eventInput(kind).safeParse(body);
  if (parsed.success) return { kind, request: parsed.data };
  for (const { message, path, ...issue } of parsed.error.issues)
    context.addIssue({
      code: 'custom',
      message,
      path: [...path],
      ...(issue.code === 'custom' && issue.params !== undefined ? { params: issue.params } : {}),
    });
  return z.NEVER;
});

/** As documented: the plain cancellation, or the one by substitution. */
export const cancelBodyDoc = z.union([eventInput('cancelamento'), eventInput('cancelamento-substituicao')]);

const reason = 'Erro na digitação dos valores do pedido';

export const cancelExamples = {
  cancelamento: { summary: 'Cancelar', value: { reason } },
};
export const substitutionExamples = {
  ...cancelExamples,
  substituicao: {
    summary: 'NFC-e: cancelar por substituição (110112)',
    value: {
      reason: 'Emitida outra nota em contingencia',
      chave_nfe_substituta: '35261111222333000181650010000000029582036477',
    },
  },
};
