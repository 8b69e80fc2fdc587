import { idParams } from '../../../inputs/fields.ts';
import { defineOperation } from '../../operation.ts';
import { clientDetailBody, clientDetailSchema } from '../client-view.ts';

export const getClient = defineOperation({
  scope: 'access',
  doc: {
    id: 'get_client',
    tag: 'Empresas',
    summary: 'Ver uma empresa',
    description: 'Cadastro, perfil fiscal, numeração e situação do certificado.',
    answers: { 200: { description: 'A empresa.', schema: clientDetailSchema } },
    errors: ['nao_encontrado'],
  },
  schemas: { params: idParams },
  async handle({ caller, params }, services) {
    return { status: 200, body: clientDetailBody(await services.companies.clients.get(caller, params.id)) };
  },
});
