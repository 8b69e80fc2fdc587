import { restoreBody } from '../../../inputs/client.ts';
import { idParams } from '../../../inputs/fields.ts';
import { defineOperation } from '../../operation.ts';
import { clientDetailBody, clientDetailSchema } from '../client-view.ts';

/** POST /v1/clients/{id}/certificate/restore. */
export const restoreCertificate = defineOperation({
  scope: 'access',
  doc: {
    id: 'restore_certificate',
    tag: 'Empresas',
    summary: 'Restaurar o certificado A1 anterior',
    description:
      'Traz de volta um certificado trocado há até 30 dias; o atual fica guardado no lugar dele. Sem corpo, o último trocado volta, e uma segunda chamada desfaz a primeira. Com thumbprint, volta aquele, e repetir a chamada não muda nada. Proprietários e administradores da conta recebem um e-mail. 409 operacao_nao_permitida se não há certificado guardado, ou se ele já não assina (por exemplo, venceu) e o atual assina.',
    bodyExamples: { ultimo: { summary: 'O último trocado', value: {} } },
    answers: {
      200: { description: 'A empresa com o certificado restaurado.', schema: clientDetailSchema },
    },
    errors: ['nao_encontrado', 'operacao_nao_permitida'],
  },
  schemas: { params: idParams, body: restoreBody },
  async handle({ caller, params, body: { thumbprint } }, services) {
    const detail = await services.companies.certificateChanges.restore(caller, params.id, thumbprint);
    return { status: 200, body: clientDetailBody(detail) };
  },
});
