import { readFileSync } from 'node:fs';
import { moveToNow, type Payload } from '@fiscal/core/testing/builders';

/** A complete DC-e of that company, sent now; its number is the platform's. */
export function exampleOf(name: string, { cnpj }: { readonly cnpj: string }): Payload {
  const file = `../../../../packages/fiscal-core/src/documents/dce/fixtures/${name}.input.json`;
  const example: Payload = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
  const { numero: _numero, codigo_unico: _codigo, serie: _serie, ...rest } = moveToNow(example, Date.now());
  return { ...rest, cnpj_emitente: cnpj };
}
