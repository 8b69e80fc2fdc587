import { z } from 'zod';
import { cursor, holder, limit } from '../../../inputs/fields.ts';
import { defineOperation } from '../../operation.ts';
import { clientBody, clientSchema } from '../client-view.ts';

const query = z.strictObject({
  limit,
  cursor,
  cnpj: holder('cnpj', 'Somente este CNPJ ou CPF.').exactOptional(),
});

export const clientPage = z
  .strictObject({ data: z.array(clientSchema), nextCursor: z.string().nullable() })
  .meta({ id: 'PaginaDeEmpresas' });

export const listClients = defineOperation({
  scope: 'access',
  doc: {
    id: 'list_clients',
    tag: 'Empresas',
    summary: 'Listar empresas',
    description: 'Empresas da conta, da mais nova para a mais antiga.',
    answers: { 200: { description: 'Uma página.', schema: clientPage } },
  },
  schemas: { query },
  async handle({ caller, query: page }, services) {
    const { data, nextCursor } = await services.companies.clients.list(caller, page);
    return { status: 200, body: { data: data.map(clientBody), nextCursor } };
  },
});
