import type { SefazReply } from '@fiscal/core/sefaz/port';

/** What the authority answered; a failure of the test where it did not. */
export function xmlOf(reply: SefazReply): string {
  if (reply.kind !== 'resposta') throw new Error(JSON.stringify(reply));
  return reply.xml;
}

/** The first cStat of an answer; '' when it has none. */
export const cStatOf = (xml: string): string => /<cStat>(\d+)<\/cStat>/.exec(xml)?.[1] ?? '';
