import { z } from 'zod';
import { notFound } from '../../../base/failure.ts';
import { perMinute } from '../../../edge/limits.ts';
import { toCredits } from '../../../services/account/get-account.ts';
import { defineOperation } from '../../operation.ts';

export const accountAnswer = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    createdAt: z.iso.datetime(),
    trialEndsAt: z.iso.datetime().meta({ description: 'Até aqui a emissão em produção não exige saldo.' }),
    inTrial: z.boolean(),
    credits: z.strictObject({
      balance: z.number().meta({ description: 'Saldo, incluídos os reservados.' }),
      held: z.number().meta({ description: 'Reservados por documentos sem veredito.' }),
      available: z.number(),
    }),
    limits: z
      .strictObject({ writesPerMinute: z.int(), readsPerMinute: z.int() })
      .meta({ description: 'De cada token, salvo onde a empresa tem outros.' }),
    accountLimits: z
      .strictObject({ writesPerMinute: z.int(), readsPerMinute: z.int() })
      .meta({ description: 'De todos os tokens da conta juntos.' }),
  })
  .meta({ id: 'Conta' });

/** Credits, end of the trial and limits of the developer account. */
export const getAccount = defineOperation({
  scope: 'access',
  doc: {
    id: 'get_account',
    tag: 'Conta',
    summary: 'Ver a conta',
    description: 'Créditos, fim do período de teste e limites da conta.',
    answers: { 200: { description: 'A conta.', schema: accountAnswer } },
  },
  async handle({ caller }, services) {
    const found = await services.account.get(caller.accountId);
    if (found === null) throw notFound();
    const { account, credits, inTrial } = found;
    return {
      status: 200,
      body: {
        id: account.id,
        name: account.name,
        createdAt: account.createdAt.toISOString(),
        trialEndsAt: credits.trialEndsAt.toISOString(),
        inTrial,
        credits: {
          balance: toCredits(credits.balanceMilli),
          held: toCredits(credits.heldMilli),
          available: toCredits(credits.availableMilli),
        },
        limits: perMinute(account.rates),
        accountLimits: perMinute(account.ceilings),
      },
    };
  },
});
