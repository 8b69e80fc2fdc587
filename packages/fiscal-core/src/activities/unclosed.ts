import { consMDFeNaoEnc, parseNaoEncerrados, type UnclosedOutcome } from '../sefaz/nao-encerrados.ts';
import type { Authority, Caller } from './authority.ts';

export interface UnclosedQuery extends Caller {
  /** CNPJ or CPF of the issuer. */
  readonly emitente: string;
}

export function createUnclosed(authority: Authority) {
  return {
    /** The MDF-e of an issuer that the authority has as not closed. Writes nothing, never throws for what the network does. */
    async naoEncerrados(query: UnclosedQuery): Promise<UnclosedOutcome> {
      const { environment, emitente } = query;
      const keys = await authority.keys(query);
      if (keys.kind !== 'ok') return { kind: 'indisponivel', cause: keys.cause };
      const payload = consMDFeNaoEnc({ ambiente: environment, emitente });
      const reply = await authority.ask(query, { service: 'naoEncerrados', payload }, keys);
      return reply.kind === 'resposta'
        ? parseNaoEncerrados(reply.xml)
        : { kind: 'indisponivel', cause: reply.cause };
    },
  };
}
