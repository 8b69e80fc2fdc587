import { createHttpsSefaz as real } from '../../../packages/fiscal-core/src/adapters/https.ts';
import type { SefazReply } from '../../../packages/fiscal-core/src/sefaz/port.ts';
import { type Effect, reachStep } from './reached.ts';

const LATE_MS = 1500;

/** Wraps the real function with stops before, during and after each exchange, and with damaged answers. */
export const createHttpsSefaz: typeof real = (options) => {
  const sefaz = real(options);
  let other: SefazReply | null = null;

  async function harmReply(reply: SefazReply, effect: Effect): Promise<SefazReply> {
    const before = other;
    other = reply;
    if (reply.kind !== 'resposta') return reply;
    switch (effect) {
      case 'perder':
        return { kind: 'sem-resposta', cause: 'resposta perdida (ensaio)', httpStatus: null };
      case 'truncar':
        return { ...reply, xml: reply.xml.slice(0, reply.xml.length / 2) };
      case 'trocar':
        return before?.kind === 'resposta' ? before : reply;
      case 'atrasar':
        await new Promise((resolve) => setTimeout(resolve, LATE_MS));
        return reply;
      default:
        return reply;
    }
  }

  return {
    close: () => sefaz.close(),
    reach: sefaz.reach,
    async call(request) {
      const step = request.service === 'autorizacao' ? 'send' : 'ask';
      const before = await reachStep(`${step}.before`);
      // Sent twice; the second answer counts, because our records lack the network's copy.
      if (before === 'dobrar') await sefaz.call({ ...request, seen: () => {} });
      const underWay = sefaz.call(request);
      const [reply] = await Promise.all([underWay, reachStep(`${step}.during`)]);
      return harmReply(reply, await reachStep(`${step}.answered`));
    },
  };
};
