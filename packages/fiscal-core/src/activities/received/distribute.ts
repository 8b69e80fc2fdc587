import { adnCall, parseAdn } from '../../sefaz/adn.ts';
import {
  type DistributionAnswer,
  type DistributionQuestion,
  distDFeInt,
  parseDistribution,
} from '../../sefaz/distribution.ts';
import { ufBySigla } from '../../tables/uf.ts';
import type { DistributedType, PortalDistributed } from '../../vocabulary/received/distribution.ts';
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

/** Message to a distribution, and the reading of its answer. */
interface DistributionWire {
  readonly message: (caller: DistributionCaller, question: DistributionQuestion) => string;
  readonly read: (text: string) => DistributionAnswer;
}
const portal = (type: PortalDistributed): DistributionWire => ({
  message: ({ target, uf, interested }, question) => {
    const of = { ambiente: ambienteOf(target), cUF: ufBySigla(uf)?.cUF ?? '91', interested };
    return distDFeInt(type, of, question);
  },
  read: parseDistribution,
});
const WIRES: Readonly<Record<DistributedType, DistributionWire>> = {
  nfe: portal('nfe'),
  cte: portal('cte'),
  mdfe: portal('mdfe'),
  nfse: { message: ({ interested }, question) => adnCall(interested, question), read: parseAdn },
};

/** Asks the distribution of a document type. Never throws for what the network does. */
export const createDistribute = (authority: Authority) => ({
  async distribuir(asked: DistributionCaller, question: DistributionQuestion): Promise<Distributed> {
    const { accountId, clientId, type, target, uf } = asked;
    const { message, read } = WIRES[type];
    const caller = { accountId, clientId, environment: ambienteOf(target), target, type, uf, strict: false };
    const keys = await authority.keys(caller);
    if (keys.kind === 'bloqueado') return unsent(keys.cause, BLOCKED_RETRY_SECONDS);
    if (keys.kind === 'indisponivel') return unsent(keys.cause, RETRY_SECONDS);
    const reply = await authority.ask(
      caller,
      { service: 'distribuicaoDFe', payload: message(asked, question) },
      keys,
    );
    switch (reply.kind) {
      case 'resposta':
        return read(reply.xml);
      case 'nao-enviado':
        return unsent(reply.cause, reply.retryAfterSeconds ?? RETRY_SECONDS);
      case 'bloqueado':
        return unsent(reply.cause, BLOCKED_RETRY_SECONDS);
      case 'sem-resposta':
        return { kind: 'ilegivel', cause: reply.cause };
    }
  },
});
