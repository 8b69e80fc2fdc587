import { isCnpj } from '@fiscal/core/identity/cnpj';
import { z } from 'zod';
import { cadastroFields } from '../../inputs/cadastro.ts';
import { fieldChanges } from '../../inputs/field-changes.ts';
import { uuid } from '../../inputs/fields.ts';
import { procedure, router, taking } from '../trpc.ts';

const PAGE = 50;

const ofCompany = z.strictObject({ clientId: uuid(), kind: z.enum(['destinatario', 'produto']) });

/** Records that a company chooses from when it emits, and answers of public registers. */
export const cadastrosProcedures = router({
  find: procedure('documents:emit')
    .input(
      taking(
        ofCompany.extend({
          asked: z.string().trim().max(100),
        }),
      ),
    )
    .query(({ ctx, input: { clientId, kind, asked } }) =>
      ctx.services.companies.cadastros.find(
        { accountId: ctx.who.accountId, clientId, kind },
        { asked, limit: PAGE },
      ),
    ),
  save: procedure('documents:emit')
    .input(taking(ofCompany.extend({ fields: cadastroFields })))
    .mutation(({ ctx, input: { clientId, kind, fields: given } }) =>
      ctx.services.companies.cadastros.save({ accountId: ctx.who.accountId, clientId, kind }, given),
    ),
  change: procedure('documents:emit')
    .input(taking(ofCompany.extend({ id: uuid(), changes: fieldChanges })))
    .mutation(({ ctx, input: { clientId, kind, id, changes } }) =>
      ctx.services.companies.cadastros.change({ accountId: ctx.who.accountId, clientId, kind }, id, changes),
    ),
  remove: procedure('documents:emit')
    .input(taking(ofCompany.extend({ id: uuid() })))
    .mutation(({ ctx, input: { clientId, kind, id } }) =>
      ctx.services.companies.cadastros.remove({ accountId: ctx.who.accountId, clientId, kind }, id),
    ),
  registers: procedure('documents:emit').query(({ ctx }) => ctx.services.companies.publicRegisters.known),
  cnpj: procedure('documents:emit')
    .input(
      taking(
        z.strictObject({
          cnpj: z.string().refine((text): boolean => isCnpj(text), { error: 'O CNPJ não é válido.' }),
        }),
      ),
    )
    .query(({ ctx, input }) => ctx.services.companies.publicRegisters.cnpj(ctx.who.accountId, input.cnpj)),
  /** Record of a party in the register of a UF. */
  party: procedure('documents:emit')
    .input(
      taking(
        z.strictObject({
          clientId: uuid(),
          uf: z.string().max(2),
          document: z.string().max(20),
        }),
      ),
    )
    .query(({ ctx, input: { clientId, ...asked } }) =>
      ctx.services.authority.fillIn.party({ accountId: ctx.who.accountId, clientId }, asked),
    ),
  /** Record of a product in the register of GTINs. */
  product: procedure('documents:emit')
    .input(taking(z.strictObject({ clientId: uuid(), gtin: z.string().max(20) })))
    .query(({ ctx, input: { clientId, gtin } }) =>
      ctx.services.authority.fillIn.product({ accountId: ctx.who.accountId, clientId }, gtin),
    ),
  cep: procedure('documents:emit')
    .input(taking(z.strictObject({ cep: z.string().regex(/^\d{8}$/, { error: 'O CEP tem 8 dígitos.' }) })))
    .query(({ ctx, input }) => ctx.services.companies.publicRegisters.cep(ctx.who.accountId, input.cep)),
});
