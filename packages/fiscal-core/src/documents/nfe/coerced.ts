import { ufBySigla } from '../../tables/uf.ts';
import type { EmissionContext, Problem } from '../definition.ts';
import type { Coerced, CoercionContext } from '../layout/types.ts';
import { coerceNfe } from './compiled.ts';
import { CONTRACT_NAMES } from './contract.ts';

type Body = Readonly<Record<string, unknown>>;

/** The issuer's clock: the UF the body names, else the client's. */
export function coercionContext(body: Body, context: EmissionContext): CoercionContext {
  const named = body['uf_emitente'];
  const uf =
    (typeof named === 'string' ? ufBySigla(named.trim().toUpperCase()) : undefined) ??
    ufBySigla(context.issuer.uf);
  return { utcOffset: uf?.utcOffset ?? '-03:00', nowMs: context.nowMs };
}

/** `check` and `prepare` see the same body one after the other; it is coerced once. */
const pending = new WeakMap<Body, { readonly context: EmissionContext; readonly coerced: Coerced }>();

/** Coerces a body and remembers the result for `take`. */
export function coerce(body: Body, context: EmissionContext): Coerced {
  const coerced = coerceNfe(body, coercionContext(body, context));
  pending.set(body, { context, coerced });
  return coerced;
}

/** A coerced body that the caller may change. */
export function take(body: Body, context: EmissionContext): Coerced {
  const known = pending.get(body);
  pending.delete(body);
  return known?.context === context ? known.coerced : coerceNfe(body, coercionContext(body, context));
}

/** `itens[3].cfop` → `itens[].cfop`. */
const generic = (field: string): string => field.replace(/\[\d+\]/g, '[]').replace(/^items\b/, 'itens');

/**
 * Which faults of a value are a 400 and which end in REJEITADA. The one place that decides it:
 *
 * - a value of the wrong JSON type (boolean, list, object where text or number is due, and the reverse) in any documented field: 400;
 * - an unreadable value (no date, no number…) in a field that the contract requires: 400;
 * - anything else (too long, outside the layout's codes, unreadable in an optional field): accepted, then REJEITADA by local
 *   validation, as DESIGN says of what is «accepted but not valid for the XML».
 */
export const isRefusal = ({ code, field }: Problem): boolean =>
  code === WRONG_TYPE || CONTRACT_NAMES.has(generic(field));

/** Code that coercion gives to a value of the wrong JSON type. */
const WRONG_TYPE = 'tipo_invalido';
