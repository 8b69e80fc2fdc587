import { OUTAGE_AUTHORIZERS } from '@fiscal/core/vocabulary/outage';
import { z } from 'zod';
import { OUTAGE_STATES, outageBody } from '../../../inputs/sandbox/outage.ts';
import type { SandboxOutage } from '../../../services/sandbox/sandbox-outages.ts';
import { defineOperation } from '../../operation.ts';

const outageAnswer = z
  .strictObject({
    type: z.string(),
    uf: z.string().nullable(),
    authorizer: z.enum(OUTAGE_AUTHORIZERS),
    state: z.enum(OUTAGE_STATES),
    delayMs: z.int().nullable(),
    calls: z.int().nullable(),
    until: z.iso.datetime().nullable(),
  })
  .meta({ id: 'QuedaDoSandbox' });

const outagesAnswer = z.strictObject({ data: z.array(outageAnswer) }).meta({ id: 'QuedasDoSandbox' });

const answerOf = (outages: readonly SandboxOutage[]): z.infer<typeof outagesAnswer> => ({
  data: outages.map(({ untilMs, ...outage }) => ({
    ...outage,
    until: untilMs === null ? null : new Date(untilMs).toISOString(),
  })),
});

const doc = { tag: 'Ambiente de teste', errors: ['sefaz_indisponivel'] } as const;

/** GET /sandbox/outages. */
export const listSandboxOutages = defineOperation({
  scope: 'access',
  doc: {
    ...doc,
    id: 'list_sandbox_outages',
    summary: 'Listar as quedas da SEFAZ emulada',
    description: 'As autoridades que esta conta encontra fora do ar no ambiente de teste.',
    answers: { 200: { description: 'As quedas.', schema: outagesAnswer } },
  },
  async handle({ caller }, services) {
    return { status: 200, body: answerOf(await services.sandbox.outages.list(caller)) };
  },
});

/** PUT /sandbox/outages: one authority, in the place of what was set of it. */
export const putSandboxOutage = defineOperation({
  scope: 'access',
  doc: {
    ...doc,
    id: 'put_sandbox_outage',
    summary: 'Derrubar ou restabelecer uma SEFAZ emulada',
    description:
      'Vale só para esta conta e só no ambiente de teste, em todos os serviços do autorizador, até state normal.',
    bodyExamples: {
      queda: { summary: 'A NFC-e de SP para', value: { type: 'nfce', uf: 'SP', state: '108' } },
      svc: {
        summary: 'A SVC da NF-e de SP desativada',
        value: { type: 'nfe', uf: 'SP', authorizer: 'svc', state: '114' },
      },
      volta: { summary: 'A NFC-e de SP volta', value: { type: 'nfce', uf: 'SP', state: 'normal' } },
    },
    answers: { 200: { description: 'As quedas, depois desta.', schema: outagesAnswer } },
  },
  schemas: { body: outageBody },
  async handle({ caller, body }, services) {
    return { status: 200, body: answerOf(await services.sandbox.outages.put(caller, body)) };
  },
});

/** DELETE /sandbox/outages. */
export const clearSandboxOutages = defineOperation({
  scope: 'access',
  doc: {
    ...doc,
    id: 'clear_sandbox_outages',
    summary: 'Restabelecer todas as SEFAZ emuladas',
    description: 'Retira todas as quedas desta conta.',
    answers: {
      200: {
        description: 'Retiradas.',
        schema: z.strictObject({ removed: z.int().meta({ description: 'Quantas.' }) }),
      },
    },
  },
  async handle({ caller }, services) {
    return { status: 200, body: { removed: await services.sandbox.outages.clear(caller) } };
  },
});
