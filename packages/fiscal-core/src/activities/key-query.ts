import type { KeyOutcome } from '../vocabulary/outcome.ts';
import type { Authority, Caller, Keys } from './authority.ts';
import { answerOf } from './send.ts';
import { wireOf } from './wire.ts';

/** Queries the authority's record under a key; some families need more than one query. */
export async function askKey(
  authority: Authority,
  caller: Caller,
  { chave, keys }: { readonly chave: string; readonly keys: Keys },
): Promise<KeyOutcome> {
  const wire = wireOf(caller.type);
  if (wire.consult)
    return wire.consult((service, payload) => authority.ask(caller, { service, payload }, keys), chave);
  const reply = await authority.ask(
    caller,
    { service: 'consultaProtocolo', payload: wire.query(caller.environment, chave) },
    keys,
  );
  return answerOf(reply, (xml) => wire.readQuery(xml, chave));
}
