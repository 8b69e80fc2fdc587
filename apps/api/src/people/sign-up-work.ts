import { randomInt } from 'node:crypto';
import { createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Rate, RateLimiter } from '../base/rate-limit.ts';

/** A fifth of a second of one core: nothing for one who signs up, much for one who does by the thousand. */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 5_000 } as const;
const TRIES = { min: 100, max: 200 } as const;

const MINUTES = 10;
/** Each piece of work is taken once while it would hold. */
const ONCE: Rate = { size: 1, perMinute: 1 / (2 * MINUTES) };

/** Proof of work of a browser before a sign-up, so that bulk sign-ups cost. */
export function createSignUpWork(deps: {
  readonly secret: string;
  readonly limiter: RateLimiter;
  readonly nowMs: () => number;
}) {
  const { secret, limiter, nowMs } = deps;
  const secrets = { hmacSignatureSecret: secret, hmacKeySignatureSecret: `${secret}.key` };
  return {
    challenge: () =>
      createChallenge({
        ...WORK,
        ...secrets,
        deriveKey,
        counter: randomInt(TRIES.min, TRIES.max),
        expiresAt: Math.floor(nowMs() / 1000) + MINUTES * 60,
      }),
    /** Whether it was worked out, in time, and not handed in before. */
    async isDone({ challenge, solution }: Payload): Promise<boolean> {
      // Any exception means that the solution is not valid for our challenge.
      const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets }).catch(() => ({
        verified: false,
      }));
      if (!verified) return false;
      return (await limiter.take(`prova:${challenge.parameters.nonce}`, ONCE)).allowed;
    },
  };
}

export type SignUpWork = ReturnType<typeof createSignUpWork>;
