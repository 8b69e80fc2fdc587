import { createClientBody, newClientOf } from '../../../inputs/client.ts';
import { defineOperation } from '../../operation.ts';
import { clientBody, clientSchema } from '../client-view.ts';
import { clientExample, newClientExample } from '../examples.ts';

/** POST /v1/clients: access key alone. */
export const createClient = defineOperation({
  scope: 'access',
  doc: {
    id: 'create_client',
    tag: 'Empresas',
    summary: 'Cadastrar uma empresa',
    description:
      'Cria a empresa e os seus dois tokens (nfe_test_… e nfe_live_…). Um certificado vencido, de outro CNPJ ou fora da ICP-Brasil é guardado e só impede a emissão em produção. Para começar sem um A1 da ICP-Brasil, use o de POST /sandbox/a1; o do exemplo também serve em teste.',
    bodyExamples: { empresa: { summary: 'Empresa, com um A1 de exemplo', value: newClientExample } },
    answers: { 201: { description: 'A empresa.', schema: clientSchema, example: clientExample } },
    errors: ['cliente_ja_existe', 'cota_atingida', 'servico_ocupado'],
  },
  schemas: { body: createClientBody },
  async handle({ caller, body }, services) {
    const client = await services.companies.clients.create(caller, newClientOf(body));
    return { status: 201, body: clientBody(client) };
  },
});
