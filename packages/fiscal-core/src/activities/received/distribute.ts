import type { DistributionAnswer, DistributionQuestion } from '../../sefaz/distribution.ts';
import { distDFeInt, parseDistribution } from '../../sefaz/distribution.ts';
import { ufBySigla } from '../../tables/uf.ts';
import type { DistributedType } from '../../vocabulary/received/distribution.ts';
import { ambienteOf, type Target } from '../../vocabulary/target.ts';
import type { Authority } from '../authority.ts';

/** Company by whose certificate a sequence is asked. */
export interface DistributionCaller {
  readonly accountId: string;
  readonly clientId: string;
  /** Type of the documents. */
  readonly type: DistributedType;
  readonly target: Target;
  readonly uf: string;
  /** CNPJ or CPF whose sequence it is. */
  readonly interested: string;
}

export type Distributed =
  | DistributionAnswer
  /** No byte left. */
  | { readonly kind: 'nao-enviado'; readonly cause: string; readonly retryAfterSeconds: number };

type Unsent = Extract<Distributed, { kind: 'nao-enviado' }>;
const unsent = (cause: string, retryAfterSeconds: number): Unsent => ({
  kind: 'nao-enviado',
  cause,
  retryAfterSeconds,
});

const RETRY_SECONDS = 60;
/** The certificate cannot be used; only people can mend that. */
const BLOCKED_RETRY_SECONDS = 6 * 3_600;

/** Asks the distribution of a document type. Never throws for what the network does. */
export const createDistribute = (authority: Authority) => ({
  async distribuir(
    { accountId, clientId, type, target, uf, interested }: DistributionCaller,
    question: DistributionQuestion,
  ): Promise<Distributed> {
    const ambiente = ambienteOf(target);
    const caller = { accountId, clientId, environment: ambiente, target, type, uf, strict: false };
    const keys = await authority.keys(caller);
    if (keys.kind === 'bloqueado') return unsent(keys.cause, BLOCKED_RETRY_SECONDS);
    if (keys.kind === 'indisponivel') return unsent(keys.cause, RETRY_SECONDS);
    const payload = distDFeInt(type, { ambiente, cUF: ufBySigla(uf)?.cUF ?? '91', interested }, question);
    const reply = await authority.ask(caller, 'distribuicaoDFe', payload, keys);
    switch (reply.kind) {
      case 'resposta':
        return parseDistribution(reply.xml);
      case 'nao-enviado':
        return unsent(reply.cause, reply.retryAfterSeconds ?? RETRY_SECONDS);
      case 'bloqueado':
        return unsent(reply.cause, BLOCKED_RETRY_SECONDS);
      case 'sem-resposta':
        return { kind: 'ilegivel', cause: reply.cause };
    }
  },
});
