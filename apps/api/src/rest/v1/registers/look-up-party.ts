import { defineOperation } from '../../operation.ts';
import { partyAnswer, partyQuery } from './look-up-party-schema.ts';

/** GET /v1/cadastro. */
export const lookUpParty = defineOperation({
  scope: 'token',
  doc: {
    id: 'look_up_party',
    tag: 'Consultas',
    summary: 'Consultar um contribuinte no cadastro da SEFAZ',
    description:
      'As inscrições estaduais de um CNPJ ou CPF em uma UF, ou a de uma inscrição. Nem toda SEFAZ oferece a consulta: a recusa diz quais. A resposta vale um dia (heldUntil): as SEFAZ bloqueiam quem consulta demais.',
    answers: { 200: { description: 'O que o cadastro diz.', schema: partyAnswer } },
    errors: ['sefaz_indisponivel'],
  },
  schemas: { query: partyQuery },
  async handle({ caller, query }, services) {
    const { registrations, checkedAt, heldUntil, ...told } = await services.authority.lookUpParty(
      caller,
      query,
    );
    return {
      status: 200,
      body: {
        ...told,
        registrations: [...registrations],
        checkedAt: checkedAt.toISOString(),
        heldUntil: heldUntil.toISOString(),
      },
    };
  },
});
