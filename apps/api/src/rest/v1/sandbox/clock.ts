import { z } from 'zod';
import { timeBody } from '../../../inputs/sandbox/time.ts';
import { moveClock } from '../../../services/sandbox/move-clock.ts';
import { defineOperation } from '../../operation.ts';

const timeAnswer = z
  .strictObject({
    now: z.iso.datetime().meta({ description: 'A hora da SEFAZ emulada para esta conta.' }),
    offsetMs: z.int().meta({ description: 'Milissegundos à frente da hora real; negativo: atrás.' }),
  })
  .meta({ id: 'RelogioDoSandbox' });

const doc = { tag: 'Ambiente de teste', errors: ['sefaz_indisponivel'] } as const;

/** GET /sandbox/clock. */
export const getSandboxClock = defineOperation({
  scope: 'access',
  doc: {
    ...doc,
    id: 'get_sandbox_clock',
    summary: 'Ler o relógio da SEFAZ emulada',
    description: 'Cada conta tem o seu.',
    answers: { 200: { description: 'A hora.', schema: timeAnswer } },
  },
  async handle({ caller }, services) {
    return { status: 200, body: await services.sandbox.world.clock(caller) };
  },
});

/** POST /sandbox/clock. */
export const moveSandboxClock = defineOperation({
  scope: 'access',
  doc: {
    ...doc,
    id: 'move_sandbox_clock',
    errors: ['sefaz_indisponivel', 'operacao_nao_permitida'],
    summary: 'Mover o relógio da SEFAZ emulada',
    description:
      'Vale só para esta conta e só no ambiente de teste; até dez anos da hora real. O relógio segue andando e rege a lei dos documentos de teste, na plataforma e na SEFAZ emulada: regras, leiautes, tabelas, data de emissão não informada, data dos eventos, prazos (também os de GET /v1/deadlines). Sessões, links, webhooks, limites e certificados seguem a hora real. Não volta a um dia anterior ao de um documento de teste que ainda espera decisão (409).',
    bodyExamples: {
      adiantar: { summary: 'Vinte e cinco horas adiante', value: { advance: 'PT25H' } },
      uma_hora: { summary: 'Uma hora adiante', value: { advance: 'PT1H' } },
      instante: { summary: 'A um instante', value: { at: '2026-12-01T08:00:00-03:00' } },
    },
    answers: { 200: { description: 'A hora, depois.', schema: timeAnswer } },
  },
  schemas: { body: timeBody },
  async handle({ caller, body }, services) {
    return { status: 200, body: await moveClock(services.sandbox.world, caller, body) };
  },
});
