import { ufBySigla } from '../../tables/uf.ts';
import type { EmissionContext, Problem } from '../document/definition.ts';
import { lawOf } from '../document/law.ts';
import { switchesFor } from '../document/rule-switches.ts';
import type { Coerce, CoercionContext } from '../layout/types.ts';
import { type Contract, contractNames } from './contract.ts';

type Body = Readonly<Record<string, unknown>>;

/** Codes of coercion for a value of the wrong JSON type, and for one too long to read. */
const REFUSED: ReadonlySet<string> = new Set(['tipo_invalido', 'tamanho_invalido']);

/**
 * An operator's switches of pending fields. The sandbox uses the installed schemas, which lack them: there they stay
 * off.
 */
function switchedOn(context: EmissionContext, type: string, uf: string): CoercionContext['pending'] {
  const effects = switchesFor(context.ruleSwitches, type, uf);
  if (effects === undefined || lawOf(context).target !== 'sandbox') return effects;
  return new Map([...effects].filter(([, effect]) => effect !== 'off'));
}

const UF_FIELD = 'uf_emitente';

/** Coercion of the bodies of one document type. */
export function bodyCoercion(coerceBody: Coerce, contract: Contract, type: string) {
  const names = contractNames(contract);
  const listOfSynonym = new Map(
    contract.lists.flatMap(({ field, synonym }) =>
      synonym === undefined ? [] : [[synonym, field] as const],
    ),
  );
  /** `items[3].cfop` → `itens[].cfop`. */
  const generic = (field: string): string =>
    field.replace(/\[\d+\]/g, '[]').replace(/^[^[.]+/, (name) => listOfSynonym.get(name) ?? name);

  const contextOf = (body: Body, context: EmissionContext): CoercionContext => {
    const named = body[UF_FIELD];
    const uf =
      (typeof named === 'string' ? ufBySigla(named.trim().toUpperCase()) : undefined) ??
      ufBySigla(context.issuer.uf);
    const pending = switchedOn(context, type, uf?.sigla ?? context.issuer.uf);
    return {
      utcOffset: uf?.utcOffset ?? '-03:00',
      nowMs: context.nowMs,
      law: lawOf(context),
      ...(context.completeInSandbox && { doubtsThousands: true }),
      ...(pending !== undefined && { pending }),
    };
  };
  return {
    /** Context with the issuer's clock: the UF in the body, else the client's. */
    contextOf,
    /** A coerced body that the caller may change. */
    coerce: (body: Body, context: EmissionContext) => coerceBody(body, contextOf(body, context)),
    /**
     * Decides whether a fault of a value is a 400 or ends in REJEITADA. The only place of this decision:
     *
     * - a value of the wrong JSON type (boolean, list, object where text or number is due, and the reverse) in any
     * documented field: 400;
     * - a value with many times the characters that any layout takes, in any documented field: 400;
     * - an unreadable value (no date, no number…) in a field that the contract names: 400;
     * - anything else (too long, outside the layout's codes, unreadable in another field): accepted, then REJEITADA by
     * local validation: it was understood, and cannot be written.
     */
    isRefusal: ({ code, field }: Problem): boolean => REFUSED.has(code) || names.has(generic(field)),
  };
}
