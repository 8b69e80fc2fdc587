import { z } from 'zod';
import { a1Body } from '../../../inputs/sandbox/a1.ts';
import { defineOperation } from '../../operation.ts';

export const a1Answer = z
  .strictObject({
    certificateBase64: z.string().meta({ description: 'O arquivo .pfx, em base64.' }),
    certificatePassword: z.string().meta({ description: 'A senha do arquivo.' }),
  })
  .meta({ id: 'A1DeTeste' });

/** POST /sandbox/a1. */
export const issueSandboxA1 = defineOperation({
  scope: 'access',
  doc: {
    id: 'issue_sandbox_a1',
    tag: 'Ambiente de teste',
    summary: 'Emitir um A1 de teste',
    description:
      'Para cadastrar uma empresa sem um certificado da ICP-Brasil: junte a resposta ao corpo de POST /v1/clients. Quem o emite é a autoridade certificadora do ambiente de teste, que nenhuma SEFAZ aceita: com ele a empresa só emite em teste. Nada fica guardado; até 30 por minuto.',
    bodyExamples: {
      empresa: { summary: 'De uma empresa', value: { cnpj: '12345678000195', name: 'PADARIA EXEMPLO LTDA' } },
    },
    answers: { 201: { description: 'O A1.', schema: a1Answer } },
    errors: ['sefaz_indisponivel'],
  },
  schemas: { body: a1Body },
  async handle({ caller, body }, services) {
    return { status: 201, body: await services.sandbox.issueA1(caller, body) };
  },
});
