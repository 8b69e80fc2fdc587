import type { RevealedToken } from '@fiscal/db/companies/tokens';
import { z } from 'zod';
import { idParams } from '../../../inputs/fields.ts';
import { defineOperation } from '../../operation.ts';

export const tokenSchema = z
  .strictObject({
    id: z.uuid(),
    environment: z.union([z.literal(1), z.literal(2)]).meta({ description: '1 produção, 2 homologação.' }),
    token: z.string().meta({ example: 'nfe_test_…' }),
    createdAt: z.iso.datetime(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'Token' });

export const tokensAnswer = z
  .strictObject({ clientId: z.uuid(), tokens: z.array(tokenSchema) })
  .meta({ id: 'TokensDaEmpresa' });

export const tokenBody = (token: RevealedToken): z.infer<typeof tokenSchema> => ({
  id: token.id,
  environment: token.environment,
  token: token.token,
  createdAt: token.createdAt.toISOString(),
  lastUsedAt: token.lastUsedAt?.toISOString() ?? null,
});

/** GET /v1/clients/{id}/tokens: the only route that shows tokens; needs the restricted key, and is audited. */
export const listTokens = defineOperation({
  scope: 'restricted',
  doc: {
    id: 'list_tokens',
    tag: 'Empresas',
    summary: 'Obter os tokens de uma empresa',
    description: 'Mostra os tokens em claro; exige a chave restrita e fica na trilha de auditoria.',
    answers: { 200: { description: 'Os tokens.', schema: tokensAnswer } },
    errors: ['nao_encontrado'],
  },
  schemas: { params: idParams },
  async handle({ caller, params: { id } }, services) {
    const tokens = await services.companies.clients.tokens(caller, id);
    return { status: 200, body: { clientId: id, tokens: tokens.map(tokenBody) } };
  },
});
