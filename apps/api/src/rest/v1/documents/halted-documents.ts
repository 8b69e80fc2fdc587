import { DOCUMENT_STATUS } from '@fiscal/core/vocabulary/states';
import type { Principal } from '@fiscal/db/base/types';
import { z } from 'zod';
import { notFound } from '../../../base/failure.ts';
import { idParams } from '../../../inputs/fields.ts';
import { accountCallerOf } from '../../../services/access/authenticate.ts';
import type { Services } from '../../../services/services.ts';
import { defineOperation } from '../../operation.ts';

const status = z.enum(DOCUMENT_STATUS).meta({ description: 'A situação do documento agora.' });

export const resumedAnswer = z.strictObject({ status }).meta({ id: 'EnvioRetomado' });
export const abandonedAnswer = z.strictObject({ status }).meta({ id: 'DesistenciaDaEmissao' });

/** The document as its token sees it, and who asks. @throws {Failure} nao_encontrado */
async function loadDocument(services: Services, caller: Principal, documentId: string) {
  const view = await services.documents.get(caller, documentId);
  if (view === null) throw notFound();
  return { asker: accountCallerOf(caller), view };
}

/** POST /v1/documents/{id}/resume. */
export const resumeDocument = defineOperation({
  scope: 'token',
  doc: {
    id: 'resume_document',
    tag: 'Documentos',
    summary: 'Retomar o envio',
    description:
      'Um documento em ERRO_TECNICO volta a PENDENTE, com o mesmo número, a mesma chave e o mesmo XML assinado; um PENDENTE que espera a próxima tentativa a faz agora. Nunca cria um segundo documento. Nos demais, nada muda.',
    answers: {
      202: { description: 'Consulte o documento.', schema: resumedAnswer, example: { status: 'PENDENTE' } },
    },
    errors: ['nao_encontrado'],
  },
  schemas: { params: idParams },
  async handle({ caller, params, http }, services) {
    const { asker, view } = await loadDocument(services, caller, params.id);
    const { reopened } = await services.halted.resume(asker, [view.id], http.requestId);
    return { status: 202, body: { status: reopened.length > 0 ? 'PENDENTE' : view.status } };
  },
});

/** POST /v1/documents/{id}/abandon. */
export const abandonDocument = defineOperation({
  scope: 'token',
  doc: {
    id: 'abandon_document',
    tag: 'Documentos',
    summary: 'Desistir da emissão',
    description:
      'Encerra como REJEITADA, com rejection.origin = desistencia, um documento PENDENTE ou em ERRO_TECNICO que comprovadamente não está na SEFAZ: nunca foi enviado, ou a consulta da chave, feita ao menos dez minutos depois do último envio, o diz. Até lá o documento fica PENDENTE, e nada mais é enviado. Número, crédito e referência são liberados. Se a SEFAZ o tem, o documento é adotado e status diz o que ele é.',
    answers: {
      200: {
        description: 'O que foi feito dele.',
        schema: abandonedAnswer,
        example: { status: 'REJEITADA' },
      },
    },
    errors: ['nao_encontrado', 'operacao_nao_permitida'],
  },
  schemas: { params: idParams },
  async handle({ caller, params, http }, services) {
    const { asker, view } = await loadDocument(services, caller, params.id);
    return { status: 200, body: await services.halted.abandon(asker, view.id, http.requestId) };
  },
});
