import { moveToNow, type Payload } from '@fiscal/core/testing/builders';
import { fixtureOf } from './fixtures.ts';

/** A complete DC-e of that company, sent now; its number is the platform's. */
export function exampleOf(name: string, { cnpj }: { readonly cnpj: string }): Payload {
  const {
    numero: _numero,
    codigo_unico: _codigo,
    serie: _serie,
    ...rest
  } = moveToNow(fixtureOf('dce', name), Date.now());
  return { ...rest, cnpj_emitente: cnpj };
}
