import { SUPPRESSED_BECAUSE, type Suppression } from '@fiscal/db/emails/suppressions';
import { presentArguments } from '../../base/present-arguments.ts';
import { suppressionBody, suppressionParams, suppressionsQuery } from '../../inputs/email.ts';
import { parseInput } from '../../inputs/parse.ts';
import { builder } from '../builder.ts';
import { resultUnion } from '../mutation.ts';
import { limitPrice } from '../page.ts';
import { attempt } from '../problem.ts';

const Reason = builder.enumType('EmailSuppressionReason', {
  description: 'REFUSED: o servidor disse que o endereço não existe; ASKED: alguém da conta pediu.',
  values: Object.fromEntries(SUPPRESSED_BECAUSE.map((value) => [value.toUpperCase(), { value }] as const)),
});

const SuppressionType = builder.objectRef<Suppression>('EmailSuppression').implement({
  description: 'Um endereço a que a conta não envia mais.',
  fields: (t) => ({
    address: t.exposeString('address'),
    reason: t.field({ type: Reason, resolve: ({ reason }) => reason }),
    detail: t.exposeString('detail', { nullable: true, description: 'O que o servidor disse.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

const Page = builder
  .objectRef<{ readonly data: readonly Suppression[]; readonly nextAfter: string | null }>(
    'EmailSuppressionPage',
  )
  .implement({
    fields: (t) => ({
      // The root field has the price of the page.
      data: t.field({
        type: [SuppressionType],
        complexity: { field: 0, multiplier: 1 },
        resolve: ({ data }) => [...data],
      }),
      nextAfter: t.exposeString('nextAfter', {
        nullable: true,
        description: 'Para after; null na última página.',
      }),
    }),
  });

builder.queryField('emailSuppressions', (t) =>
  t.field({
    type: Page,
    description: 'A quem a conta não envia mais, em ordem alfabética.',
    authScopes: { caller: 'access', may: 'clients:read' },
    args: {
      limit: t.arg.int({ description: 'De 1 a 100; 20 quando ausente.' }),
      after: t.arg.string({ description: 'O nextAfter da página anterior.' }),
    },
    complexity: ({ limit }) => limitPrice(5, limit),
    resolve: async (_root, args, context) => {
      const page = parseInput(suppressionsQuery, presentArguments(args));
      return context.services.emails.settings.suppressions(await context.account(), page);
    },
  }),
);

interface Suppressed {
  readonly address: string;
}
const payload = (name: string) =>
  builder.objectRef<Suppressed>(`${name}Payload`).implement({
    fields: (t) => ({ address: t.exposeString('address', { description: 'Como a lista o tem.' }) }),
  });

const authScopes = { caller: 'access', may: 'clients:write' } as const;

builder.mutationFields((t) => ({
  suppressEmailAddress: t.field({
    type: resultUnion('SuppressEmailAddress', payload('SuppressEmailAddress')),
    description: 'Nada mais é enviado a um endereço, de nenhuma empresa da conta.',
    authScopes,
    args: { address: t.arg.string({ required: true }) },
    resolve: (_root, asked, context) =>
      attempt(context, async () => {
        const { address } = parseInput(suppressionBody, asked);
        await context.services.emails.settings.suppress(await context.account(), address);
        return { address: address.toLowerCase() };
      }),
  }),
  unsuppressEmailAddress: t.field({
    type: resultUnion('UnsuppressEmailAddress', payload('UnsuppressEmailAddress')),
    description: 'Volta a enviar a um endereço, daqui em diante.',
    authScopes,
    args: { address: t.arg.string({ required: true }) },
    resolve: (_root, asked, context) =>
      attempt(context, async () => {
        const { address } = parseInput(suppressionParams, asked);
        await context.services.emails.settings.unsuppress(await context.account(), address);
        return { address: address.toLowerCase() };
      }),
  }),
}));
