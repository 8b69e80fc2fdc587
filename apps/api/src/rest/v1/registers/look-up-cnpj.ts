import { z } from 'zod';
import { notFound } from '../../../base/failure.ts';
import { cnpj } from '../../../inputs/fields.ts';
import { defineOperation } from '../../operation.ts';

export const cnpjAnswer = z
  .strictObject({
    cnpj: z.string(),
    campos: z
      .record(z.string(), z.string())
      .meta({ description: 'Nome e endereço, pelos nomes dos campos de destinatário da NF-e.' }),
  })
  .meta({ id: 'CnpjConsultado' });

/** GET /v1/cnpj/{cnpj}. */
export const lookUpCnpj = defineOperation({
  scope: 'access',
  doc: {
    id: 'look_up_cnpj',
    tag: 'Consultas',
    summary: 'Consultar uma empresa num cadastro público de CNPJ',
    description:
      'Nome e endereço para preencher um destinatário. A instalação escolhe o cadastro que consulta; sem um, a resposta é 409. A situação perante a SEFAZ está em GET /v1/cadastro.',
    answers: { 200: { description: 'A empresa.', schema: cnpjAnswer } },
    errors: ['nao_encontrado', 'operacao_nao_permitida', 'servico_ocupado'],
  },
  schemas: { params: z.object({ cnpj: cnpj('cnpj', 'O CNPJ, sem máscara.') }) },
  async handle({ caller: { accountId }, params: { cnpj: asked } }, services) {
    const campos = await services.companies.publicRegisters.cnpj(accountId, asked);
    if (campos === null) throw notFound();
    return { status: 200, body: { cnpj: asked, campos: { ...campos } } };
  },
});
