import { randomInt } from 'node:crypto';
import { isTrivialCodigo } from '../chave-acesso/chave-acesso.ts';

/** 8 digits that an authority takes as a code (not trivial, not the number). */
export function newCodigoNumerico(numero: number): string {
  for (;;) {
    const code = String(randomInt(100_000_000)).padStart(8, '0');
    if (!isTrivialCodigo(code, numero)) return code;
  }
}
