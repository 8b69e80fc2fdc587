import type { z } from 'zod';
import { notFound } from '../../../base/failure.ts';
import { econfParams } from '../../../inputs/fields.ts';
import { defineOperation } from '../../operation.ts';
import { type DocumentRoute, operationId } from '../document-route.ts';
import { econfStateAnswer, econfStateExample } from './get-econf-schema.ts';

/** GET /v1/{route}/{id}/econf/{numeroProtocolo}: from our record, brought up to date by the authority's. */
export const getEconf = (on: DocumentRoute) =>
  defineOperation({
    scope: 'token',
    forPages: true,
    doc: {
      id: operationId('get_econf', on),
      tag: on.tag,
      summary: `Consultar a conciliação financeira (${on.tag})`,
      description:
        'A situação do e-CONF desse protocolo, conferida com o que a SEFAZ tem sobre a chave quando ela responde.',
      answers: {
        200: { description: 'A situação.', schema: econfStateAnswer, example: econfStateExample },
      },
      errors: ['nao_encontrado'],
    },
    schemas: { params: econfParams },
    async handle({ caller, params: { id, numeroProtocolo } }, services) {
      const state = await services.events.getEconf(
        caller,
        { documentId: id, types: on.types },
        numeroProtocolo,
      );
      if (state === null) throw notFound();
      const body: z.infer<typeof econfStateAnswer> = {
        status: state.status,
        status_sefaz: state.cStat ?? '',
        mensagem_sefaz: state.xMotivo ?? '',
        numero_protocolo: numeroProtocolo,
      };
      return { status: 200, body };
    },
  });
