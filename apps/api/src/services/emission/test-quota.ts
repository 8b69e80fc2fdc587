import type { Principal } from '@fiscal/db/base/types';
import { limitExceeded } from '../../base/limit-exceeded.ts';
import { perDay, type RateLimiter } from '../../base/rate-limit.ts';

/** Counts a document against the account's daily limit of test documents. @throws {Failure} limite_excedido */
export type TakeTestQuota = (principal: Principal) => Promise<void>;

export const createTestQuota =
  (limiter: RateLimiter): TakeTestQuota =>
  async ({ accountId, environment, ceilings }) => {
    if (environment === 1) return;
    const { testDocuments } = ceilings;
    const allowance = await limiter.take(`documentos-teste:conta:${accountId}`, perDay(testDocuments));
    if (!allowance.allowed)
      throw limitExceeded(`Limite de ${testDocuments} documentos de teste por dia da conta`, allowance);
  };
