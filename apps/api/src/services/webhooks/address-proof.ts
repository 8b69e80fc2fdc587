import { createHash, randomBytes } from 'node:crypto';
import type { TestAnswer } from '@fiscal/db/webhooks/deliveries';
import { z } from 'zod';

const ofUrl = (url: string): string => createHash('sha256').update(url).digest('base64url').slice(0, 22);

/** The text that a receiver gives back to show that the address is the account's: unguessable, and of this address alone. */
export const newChallenge = (url: string): string => `${randomBytes(24).toString('base64url')}.${ofUrl(url)}`;

const sentTest = z.object({ data: z.object({ challenge: z.string() }) });
const givenBack = z.object({ challenge: z.string() });

const json = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * Whether the address returned the challenge of a test: as the whole answer, or as `challenge` of a JSON object. A
 * server that merely echoes does neither.
 */
export const isProvenBy = (url: string, tests: readonly TestAnswer[]): boolean =>
  tests.some(({ body, answer }) => {
    const challenge = sentTest.safeParse(json(body)).data?.data.challenge;
    if (challenge === undefined || !challenge.endsWith(`.${ofUrl(url)}`)) return false;
    return answer.trim() === challenge || givenBack.safeParse(json(answer)).data?.challenge === challenge;
  });
