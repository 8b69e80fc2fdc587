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
    description:
      'O certificado novo vale para as próximas emissões em produção. O anterior fica guardado, cifrado, por 30 dias e pode ser restaurado (POST /v1/clients/{id}/certificate/restore); proprietários e administradores da conta recebem um e-mail. Um que não assina não substitui um que assina: de outro CNPJ (raiz), vencido ou ainda não válido, e autoassinado, fora da ICP-Brasil ou sem cadeia até uma raiz conhecida dela onde o atual a tem, são recusados com 409 operacao_nao_permitida, e nada muda.',
    bodyExamples: {
      a1: {
        summary: 'O A1 novo e a senha dele',
        value: { certificateBase64: 'MIIK…', certificatePassword: 'a-senha-do-certificado' },
      },
    },
    answers: { 200: { description: 'A empresa com o certificado novo.', schema: clientDetailSchema } },
    errors: ['nao_encontrado', 'operacao_nao_permitida', 'servico_ocupado'],
  },
  schemas: { params: idParams, body: certificateBody },
  async handle({ caller, params, body: upload }, services) {
    const detail = await services.companies.certificateChanges.replace(caller, params.id, upload);
    return { status: 200, body: clientDetailBody(detail) };
  },
});
