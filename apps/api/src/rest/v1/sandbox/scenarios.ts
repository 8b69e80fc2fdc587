import { DOCUMENT_STATUS } from '@fiscal/core/vocabulary/states';
import { z } from 'zod';
import { SCENARIO_CATALOGUE, STAND_IN_CATALOGUE } from '../../../services/sandbox/scenario-catalogue.ts';
import { defineOperation } from '../../operation.ts';

const scenario = z
  .strictObject({
    scenario: z.string().meta({ description: 'O nome do cenário.', example: 'indisponivel' }),
    marker: z.string().meta({
      description:
        'Num texto livre do documento (p. ex. informacoes_adicionais_contribuinte), ou como scenario de uma condição.',
      example: 'SANDBOX(indisponivel=3)',
    }),
    effect: z.string().meta({ description: 'O que a SEFAZ emulada faz.' }),
    result: z
      .enum(DOCUMENT_STATUS)
      .meta({ description: 'Como termina uma NF-e válida com o marcador do exemplo.' }),
  })
  .meta({ id: 'CenarioDoSandbox' });

const standIn = z
  .strictObject({
    type: z.string().meta({ description: 'O tipo de documento.', example: 'nfe' }),
    field: z.string().meta({ description: 'O campo que faltava.', example: 'bairro_destinatario' }),
    tag: z.string().meta({ description: 'A tag do XML.', example: 'xBairro' }),
    value: z.string().nullable().meta({
      description: 'O valor emprestado; null quando depende do documento.',
      example: 'NAO INFORMADO',
    }),
    why: z.string().meta({ description: 'O que seria recusado sem ele.' }),
  })
  .meta({ id: 'EmprestimoDoSandbox' });

export const scenariosAnswer = z
  .strictObject({
    scenarios: z.array(scenario),
    standIns: z.array(standIn).meta({
      description:
        'O que o sandbox empresta ao documento de um token de teste quando nem o corpo nem o perfil da empresa trazem (menos no modo estrito); cada um é contado em completedInSandbox.',
    }),
    operations: z.array(z.string()).meta({ description: 'Valores de operation de uma condição.' }),
    services: z.array(z.string()).meta({ description: 'Valores de service de uma condição.' }),
  })
  .meta({ id: 'CenariosDoSandbox' });

/** GET /sandbox/scenarios: what the emulated authority can be asked to do, each with an example and what comes of it. */
export const listSandboxScenarios = defineOperation({
  scope: 'access',
  doc: {
    id: 'list_sandbox_scenarios',
    tag: 'Ambiente de teste',
    summary: 'O que se pode provocar na SEFAZ emulada',
    description:
      'Cada cenário com um exemplo e o resultado dele. Num documento, o marcador vale para ele só; numa condição (POST /sandbox/conditions), para as próximas chamadas da conta.',
    answers: { 200: { description: 'Os cenários.', schema: scenariosAnswer } },
    errors: ['sefaz_indisponivel'],
  },
  async handle({ caller }, services) {
    const { operations, services: of } = await services.sandbox.world.look(caller);
    return {
      status: 200,
      body: { scenarios: SCENARIO_CATALOGUE, standIns: STAND_IN_CATALOGUE, operations, services: of },
    };
  },
});
