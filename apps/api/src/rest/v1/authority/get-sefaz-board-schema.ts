import { AUTHORITY_STATES } from '@fiscal/core/lifecycle/authority-state';
import { z } from 'zod';
import { environment, uf } from '../../../inputs/fields.ts';
import { PERIOD_NAMES } from '../../../services/authority/sefaz-history.ts';
import { documentType } from '../documents/list-documents-schema.ts';

/** State of a service that was never checked. */
export const UNSEEN = 'nao_consultada';

export const boardQuery = z.strictObject({
  environment: environment('environment').default(1),
  uf: uf('uf').exactOptional(),
  type: documentType,
  history: z.enum(PERIOD_NAMES, { error: 'O parâmetro history deve ser 24h ou 30d.' }).exactOptional().meta({
    description: 'Inclui o histórico: as últimas 24 horas de meia em meia hora, ou 30 dias dia a dia.',
  }),
});

const percent = z.number().nullable().meta({
  description: 'Quanto do tempo conhecido esteve no ar, em %; null quando ninguém consultou.',
  example: 99.31,
});

const service = z
  .strictObject({
    type: z.string().meta({ description: 'O tipo de documento.', example: 'nfe' }),
    uf: z.string().meta({ example: 'SP' }),
    authorizer: z.string().nullable().meta({ description: 'Quem responde pela UF.', example: 'SVRS' }),
    state: z.enum([...AUTHORITY_STATES, UNSEEN]),
    stateName: z.string().meta({ description: 'O estado em palavras.', example: 'Operando' }),
    online: z.boolean().nullable().meta({ description: 'null quando ninguém consultou.' }),
    cStat: z
      .string()
      .nullable()
      .meta({ description: 'O que a SEFAZ respondeu, quando respondeu um código.' }),
    message: z.string().nullable().meta({ description: 'O que ela disse, em palavras.' }),
    latencyMs: z.int().nullable().meta({ description: 'Milissegundos até a resposta.' }),
    since: z.iso.datetime().nullable().meta({ description: 'Desde quando está assim.' }),
    checkedAt: z.iso.datetime().nullable(),
    nextLookAt: z.iso
      .datetime()
      .nullable()
      .meta({ description: 'Quando é consultada de novo; null quando não é.' }),
    backAt: z.iso.datetime().nullable().meta({ description: 'Quando a SEFAZ disse que volta.' }),
    history: z
      .strictObject({
        availability: percent,
        slots: z.array(
          z.strictObject({
            at: z.iso.datetime().meta({ description: 'O começo do intervalo.' }),
            availability: percent,
            latencyMs: z.int().nullable(),
          }),
        ),
      })
      .nullable()
      .exactOptional()
      .meta({ description: 'Só com o parâmetro history; null quando nada se viu no período.' }),
  })
  .meta({ id: 'ServicoDaSefaz' });

const block = z
  .strictObject({
    clientId: z.uuid(),
    type: z.string().meta({ example: 'nfe' }),
    service: z.string().meta({ example: 'autorizacao' }),
    reason: z.string(),
    until: z.iso.datetime(),
  })
  .meta({ id: 'Bloqueio' });

export const boardAnswer = z
  .strictObject({
    environment: z.union([z.literal(1), z.literal(2)]).meta({ description: '1 produção, 2 homologação.' }),
    watchedMinutes: z
      .int()
      .nullable()
      .meta({ description: 'De quantos em quantos minutos é consultada sem que ninguém peça; null: nunca.' }),
    services: z.array(service),
    blocks: z.array(block).meta({
      description:
        'O que espera para que a SEFAZ não bloqueie uma empresa por consumo indevido (656), ou porque já bloqueou.',
    }),
  })
  .meta({ id: 'PainelDaSefaz' });

export const boardExample = {
  environment: 1,
  watchedMinutes: 5,
  services: [
    {
      type: 'nfe',
      uf: 'SP',
      authorizer: 'SP',
      state: 'operando' as const,
      stateName: 'Operando',
      online: true,
      cStat: '107',
      message: 'Serviço em Operação',
      latencyMs: 180,
      since: '2026-11-21T13:00:05.000Z',
      checkedAt: '2026-11-21T18:20:05.000Z',
      nextLookAt: '2026-11-21T18:25:05.000Z',
      backAt: null,
    },
  ],
  blocks: [],
};
