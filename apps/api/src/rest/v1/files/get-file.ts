import { z } from 'zod';
import { Failure, notFound } from '../../../base/failure.ts';
import { defineOperation } from '../../operation.ts';

const params = z.object({
  id: z.string().min(1).max(300).meta({ description: 'Identificador do arquivo.' }),
});
const query = z.object({
  exp: z.string().exactOptional().meta({ description: 'Fim da validade do link (segundos desde 1970).' }),
  sig: z.string().exactOptional().meta({ description: 'Assinatura do link.' }),
});

/** GET /v1/files/{id}: by its signed link for a day, afterwards with the two credentials. */
export const getFile = defineOperation({
  scope: 'file',
  forPages: true,
  doc: {
    id: 'get_file',
    tag: 'Documentos',
    summary: 'Baixar um arquivo',
    description:
      'Os links caminho_xml, xmlUrl e pdfUrl apontam para cá: XML, ou PDF no caso de pdfUrl. Valem 24 horas sem credenciais, ou até que a conta os invalide; depois disso o mesmo endereço funciona com X-Access-Key e o token da empresa.',
    answers: { 200: { description: 'O arquivo.', contentType: 'application/xml' } },
    errors: ['nao_encontrado', 'servico_ocupado'],
  },
  schemas: { params, query },
  async handle({ caller, params: { id }, query: { exp = null, sig = null }, http: { signal } }, services) {
    const answer = await services.files.open({ id, exp, sig, principal: caller, signal });
    if (answer.kind === 'nao_encontrado') throw notFound();
    if (answer.kind === 'assinatura_invalida') {
      throw new Failure(
        'nao_autenticado',
        'O link venceu, foi invalidado ou alterado. Use o mesmo endereço com X-Access-Key e o token da empresa.',
      );
    }
    return {
      status: 200,
      body: answer.file.bytes,
      contentType: answer.file.contentType,
      headers: { 'content-disposition': `inline; filename="${answer.file.name}"` },
    };
  },
});
