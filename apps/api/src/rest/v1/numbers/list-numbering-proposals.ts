import { idParams } from '../../../inputs/fields.ts';
import { defineOperation } from '../../operation.ts';
import { proposalBody, proposalsAnswer } from './list-numbering-proposals-schema.ts';

/** GET /v1/clients/{id}/numbering-proposals. */
export const listNumberingProposals = defineOperation({
  scope: 'access',
  doc: {
    id: 'list_numbering_proposals',
    tag: 'Empresas',
    summary: 'Propostas para a numeração',
    description:
      'O que uma importação deixou para decidir sobre as séries da empresa: continuar depois de documentos importados que não moveram a série, ou voltar quando só documentos não comprovados a moveram. Nada muda até alguém aceitar, com numbering em PATCH /v1/clients/{id}. Um documento que a SEFAZ contradisse não propõe nada.',
    answers: {
      200: {
        description: 'As propostas de agora; vazia quando não há nada a decidir.',
        schema: proposalsAnswer,
        example: {
          data: [
            {
              environment: 1,
              target: 'producao',
              mod: '55',
              cnpj: '11222333000181',
              serie: 1,
              nextNumber: 201,
              kind: 'continuar',
              firstNumber: 50001,
              lastNumber: 51000,
              documents: 1000,
              proven: 1000,
              proposedNextNumber: 51001,
            },
          ],
        },
      },
    },
    errors: ['nao_encontrado'],
  },
  schemas: { params: idParams },
  async handle({ caller, params: { id } }, services) {
    const proposals = await services.numbers.listProposals(caller, id);
    return { status: 200, body: { data: proposals.map(proposalBody) } };
  },
});
