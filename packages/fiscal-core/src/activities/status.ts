import { ufBySigla } from '../tables/uf.ts';
import type { ServiceStatus } from '../vocabulary/outcome.ts';
import type { Authority, Caller } from './authority.ts';
import { wireOf } from './wire.ts';

const offline = (xMotivo: string): ServiceStatus => ({ online: false, cStat: null, xMotivo });

/** Asks whether the authority's service is up, for one company. Never throws for what the network does. */
export function createStatus(authority: Authority) {
  return {
    async statusServico(caller: Caller): Promise<ServiceStatus> {
      const uf = ufBySigla(caller.uf);
      if (uf === undefined) return offline(`UF ${caller.uf} não existe`);
      const keys = await authority.keys(caller);
      if (keys.kind !== 'ok') return offline(keys.cause);
      const wire = wireOf(caller.type);
      const payload = wire.status(caller.environment, uf.cUF);
      const reply = await authority.ask(caller, 'statusServico', payload, keys);
      return reply.kind === 'resposta' ? wire.readStatus(reply.xml) : offline(reply.cause);
    },
  };
}
