import type { SefazReply } from '@fiscal/core/sefaz/port';

/** Answer of the authority; fails the test when there is none. */
export function xmlOf(reply: SefazReply): string {
  if (reply.kind !== 'resposta') throw new Error(JSON.stringify(reply));
  return reply.xml;
}

/** The first cStat of an answer; '' when it has none. */
export const cStatOf = (xml: string): string => /<cStat>(\d+)<\/cStat>/.exec(xml)?.[1] ?? '';
