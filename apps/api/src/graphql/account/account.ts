import { notFound } from '../../base/failure.ts';
import { perMinute } from '../../edge/limits.ts';
import { type AccountWithCredits, toCredits } from '../../services/account/get-account.ts';
import { builder } from '../builder.ts';
import { RequestLimits } from '../clients/client.ts';

const Credits = builder.objectRef<AccountWithCredits['credits']>('Credits').implement({
  description: 'Créditos da conta.',
  fields: (t) => ({
    balance: t.field({
      type: 'Decimal',
      description: 'Saldo, incluídos os reservados.',
      resolve: ({ balanceMilli }) => String(toCredits(balanceMilli)),
    }),
    held: t.field({
      type: 'Decimal',
      description: 'Reservados por documentos sem veredito.',
      resolve: ({ heldMilli }) => String(toCredits(heldMilli)),
    }),
    available: t.field({
      type: 'Decimal',
      resolve: ({ availableMilli }) => String(toCredits(availableMilli)),
    }),
  }),
});

const Account = builder.objectRef<AccountWithCredits>('Account').implement({
  description: 'A conta da chave de acesso.',
  fields: (t) => ({
    accountId: t.string({
      description: 'O UUID que REST chama de id.',
      resolve: ({ account }) => account.id,
    }),
    name: t.string({ resolve: ({ account }) => account.name }),
    createdAt: t.field({ type: 'DateTime', resolve: ({ account }) => account.createdAt }),
    trialEndsAt: t.field({
      type: 'DateTime',
      description: 'Até aqui a emissão em produção não exige saldo.',
      resolve: ({ credits }) => credits.trialEndsAt,
    }),
    inTrial: t.exposeBoolean('inTrial'),
    credits: t.expose('credits', { type: Credits }),
    limits: t.field({
      type: RequestLimits,
      description: 'De cada token, salvo onde a empresa tem outros.',
      resolve: ({ account }) => perMinute(account.rates),
    }),
    accountLimits: t.field({
      type: RequestLimits,
      description: 'De todos os tokens da conta juntos.',
      resolve: ({ account }) => perMinute(account.ceilings),
    }),
  }),
});

builder.queryField('account', (t) =>
  t.field({
    type: Account,
    description: 'Créditos, fim do período de teste e limites.',
    authScopes: { caller: 'access', may: 'billing:read' },
    async resolve(_root, _args, context) {
      const account = await context.services.account.get((await context.account()).accountId);
      if (account === null) throw notFound();
      return account;
    },
  }),
);
