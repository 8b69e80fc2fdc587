import { moveToNow, type Payload } from '@fiscal/core/testing/builders';
import type { Breach } from './breach.ts';
import { fixtureOf } from './fixtures.ts';

type Type = 'cte' | 'nfcom';
export type Change = NonNullable<Breach['own']>;

/** Registration of the companies that issue the examples. */
export const SOUTHERN = { uf: 'RS', ie: '0290187656' };

/** An example of core, emitted now by that company, its number left to the platform. */
export function exampleOf(type: Type, name: string, { cnpj }: { readonly cnpj: string }): Payload {
  const numbering = { numero: null, codigo_unico: null, serie: null };
  return { ...moveToNow(fixtureOf(type, name), Date.now()), ...numbering, cnpj_emitente: cnpj };
}

/** Takes out of a body the fields that pass. */
export const takingOut = (body: Payload, out: (field: string) => boolean = () => true): Payload =>
  Object.fromEntries(
    Object.keys(body)
      .filter(out)
      .map((field) => [field, null]),
  );

/** Another example in the place of the good body, changed. */
export const onExample =
  (type: Type, name: string) =>
  (own: Payload): Change =>
  ({ good, company }) => ({ ...takingOut(good), ...exampleOf(type, name, company), ...own });
