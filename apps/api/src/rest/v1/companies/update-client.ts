import { toChange, updateClientBody } from '../../../inputs/client-change.ts';
import { idParams } from '../../../inputs/fields.ts';
import { defineOperation } from '../../operation.ts';
import { clientDetailBody, clientDetailSchema } from '../client-view.ts';

/** PATCH /v1/clients/{id}. */
export const updateClient = defineOperation({
  scope: 'access',
  doc: {
    id: 'update_client',
    tag: 'Empresas',
    summary: 'Mudar uma empresa',
    description: 'Muda só o que for enviado. No perfil fiscal, null apaga o campo. O CNPJ não muda.',
    bodyExamples: {
      perfil: {
        summary: 'Perfil fiscal',
        value: {
          profile: {
            regimeTributario: '3',
            address: {
              logradouro: 'Rua das Acácias',
              numero: '100',
              bairro: 'Centro',
              codigoMunicipio: '3550308',
              municipio: 'São Paulo',
              uf: 'SP',
              cep: '01001000',
            },
          },
          numbering: [{ environment: 1, mod: '55', serie: 1, nextNumber: 1201 }],
        },
      },
    },
    answers: { 200: { description: 'A empresa como ficou.', schema: clientDetailSchema } },
    errors: ['nao_encontrado', 'operacao_nao_permitida'],
  },
  schemas: { params: idParams, body: updateClientBody },
  async handle({ caller, params, body }, services) {
    const detail = await services.companies.clients.update(caller, params.id, toChange(body));
    return { status: 200, body: clientDetailBody(detail) };
  },
});
