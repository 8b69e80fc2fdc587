import { DOCUMENTS } from '@fiscal/core/registry/documents';
import { UFS } from '@fiscal/core/tables/uf';
import { NORMAL_OUTAGES, OUTAGE_AUTHORIZERS, SVC_OUTAGES } from '@fiscal/core/vocabulary/outage';
import { z } from 'zod';
import { integer } from '../fields.ts';

export const OUTAGE_STATES = ['normal', ...NORMAL_OUTAGES, ...SVC_OUTAGES] as const;

/** An emulated authority that is down. The sandbox checks which fields fit together. */
export const outageBody = z
  .strictObject({
    type: z.enum(DOCUMENTS.map((each) => each.type)).meta({ description: 'O tipo.', example: 'nfce' }),
    uf: z
      .enum(UFS.map(({ sigla }) => sigla))
      .nullable()
      .default(null)
      .meta({ description: 'A UF; null: a autoridade nacional da NFS-e.', example: 'SP' }),
    authorizer: z
      .enum(OUTAGE_AUTHORIZERS)
      .default('normal')
      .meta({ description: 'O autorizador da UF, ou a SVC que a substitui.' }),
    state: z.enum(OUTAGE_STATES).meta({
      description:
        'normal: a queda termina. Do autorizador: 108, 109, timeout=antes (nada processado), timeout=depois (autorizado, sem resposta), lento, recusa (HTTP 503), oscilante (108 e normal, alternados). Da SVC: 114 (desativada), 113 (em desativação até until).',
      example: '108',
    }),
    delayMs: integer('delayMs', { min: 0, max: 60_000 }, 'lento: milissegundos até a resposta.')
      .nullable()
      .default(null),
    calls: integer('calls', { min: 1, max: 1000 }, 'oscilante: a cada quantas chamadas muda.')
      .nullable()
      .default(null),
    until: z.iso
      .datetime({ offset: true })
      .nullable()
      .default(null)
      .meta({ description: '113: até quando a SVC autoriza, no relógio do ambiente de teste da conta.' }),
  })
  .meta({ id: 'QuedaPedida' });

export type OutageBody = z.output<typeof outageBody>;
