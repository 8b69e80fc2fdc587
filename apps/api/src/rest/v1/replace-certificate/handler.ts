import { certificateBody } from '../../../inputs/client.ts';
import { idParams } from '../../../inputs/fields.ts';
import { defineOperation } from '../../operation.ts';
import { clientDetailBody, clientDetailSchema } from '../client-view.ts';

/** PUT /v1/clients/{id}/certificate. */
export const replaceCertificate = defineOperation({
  scope: 'access',
  doc: {
    id: 'replace_certificate',
    tag: 'Empresas',
    summary: 'Trocar o certificado A1',
    description: 'O certificado novo vale para as próximas emissões em produção.',
    answers: { 200: { description: 'A empresa com o certificado novo.', schema: clientDetailSchema } },
    errors: ['nao_encontrado', 'servico_ocupado'],
  },
  schemas: { params: idParams, body: certificateBody },
  async handle({ caller, params, body: upload }, services) {
    const detail = await services.clients.replaceCertificate(caller, params.id, upload);
    return { status: 200, body: clientDetailBody(detail) };
  },
});
