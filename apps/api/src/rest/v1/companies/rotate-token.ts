import { idParams, uuid } from '../../../inputs/fields.ts';
import { rotationBody } from '../../../inputs/token-rotation.ts';
import { defineOperation } from '../../operation.ts';
import { tokenBody, tokenSchema } from './list-tokens.ts';

const params = idParams.extend({ tokenId: uuid().meta({ description: 'Identificador do token.' }) });

/** POST /v1/clients/{id}/tokens/{tokenId}/rotate. */
export const rotateToken = defineOperation({
  scope: 'restricted',
  doc: {
    id: 'rotate_token',
    tag: 'Empresas',
    summary: 'Trocar um token',
    description: 'Cria um token novo do mesmo ambiente; o antigo vale por mais overlapSeconds.',
    bodyExamples: { um_dia: { summary: 'O antigo vale por mais um dia', value: { overlapSeconds: 86_400 } } },
    answers: { 201: { description: 'O token novo.', schema: tokenSchema } },
    errors: ['nao_encontrado'],
  },
  schemas: { params, body: rotationBody },
  async handle({ caller, params: { id, tokenId }, body: { overlapSeconds } }, services) {
    const token = await services.companies.clients.rotateToken(
      caller,
      { clientId: id, tokenId },
      overlapSeconds,
    );
    return { status: 201, body: tokenBody(token) };
  },
});
