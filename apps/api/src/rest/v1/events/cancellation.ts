import type { JsonObject } from '@fiscal/core/engine/events/definition';
import { cancellationKind } from '@fiscal/core/registry/events';
import type { EventKind } from '@fiscal/core/vocabulary/states';
import { z } from 'zod';
import { eventInput, takesEvent } from '../../../services/events/event-input.ts';
import type { DocumentRoute } from '../document-route.ts';

/** Request of a cancellation body: by substitution when it names the replacement NFC-e. */
export interface Cancellation {
  readonly kind: EventKind;
  readonly request: JsonObject;
}

const fieldsOf = (body: unknown) =>
  typeof body === 'object' && body !== null ? Object.fromEntries(Object.entries(body)) : {};

/** Whether something behind the route may be canceled by substitution. */
const maySubstitute = (on: DocumentRoute): boolean => takesEvent(on, 'cancelamento-substituicao');

export const cancelBody = (
  on: DocumentRoute,
  { strict }: { readonly strict: boolean },
): z.ZodType<Cancellation> =>
  z.unknown().transform((body, context): Cancellation => {
    // Only an NFC-e has a substitute; another document that names one is refused when it is known.
    const kind = maySubstitute(on) ? cancellationKind('nfce', fieldsOf(body)) : 'cancelamento';
    const parsed = eventInput(on, kind, { strict }).safeParse(body);
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

/** Documented schema: the plain cancellation, or the one by substitution. */
export const cancelBodyDoc = (on: DocumentRoute): z.ZodType =>
  maySubstitute(on)
    ? z.union([eventInput(on, 'cancelamento'), eventInput(on, 'cancelamento-substituicao')])
    : eventInput(on, 'cancelamento');

const cancellation = {
  cancelamento: { summary: 'Cancelar', value: { reason: 'Erro na digitação dos valores do pedido' } },
};
const substitution = {
  substituicao: {
    summary: 'NFC-e: cancelar por substituição (110112)',
    value: {
      reason: 'Emitida outra nota em contingencia',
      chave_nfe_substituta: '35261111222333000181650010000000029582036477',
    },
  },
};

export const cancelExamples = (on: DocumentRoute) => ({
  ...cancellation,
  ...(maySubstitute(on) ? substitution : {}),
});

/** Note on routes that may cancel by substitution. */
export const substitutionNote = (on: DocumentRoute): string =>
  maySubstitute(on) ? ' Numa NFC-e, chave_nfe_substituta pede o cancelamento por substituição (110112).' : '';
