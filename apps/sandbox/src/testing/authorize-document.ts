import type { Company } from './test-sandbox.ts';

let last = 0;

/** Next unused number. */
export const nextNumber = (): number => ++last;

export interface Authorised {
  readonly nNF: number;
  readonly chave: string;
  readonly nProt: string;
  readonly dhEventoMs: number;
}

/** Authorizes a document and returns the fields that its events need; uses the next number by default. */
export async function authorizeDocument(
  company: Company,
  more: Omit<Parameters<Company['emit']>[0], 'nNF'> & { readonly nNF?: number } = {},
): Promise<Authorised> {
  const options = { nNF: nextNumber(), dhEmiMs: Date.now(), ...more };
  const { chave } = company.build(options);
  const outcome = await company.emit(options);
  if (outcome.kind !== 'autorizado') throw new Error(JSON.stringify(outcome));
  return { nNF: options.nNF, chave, nProt: outcome.nProt, dhEventoMs: Date.now() };
}
