import type { KeyQueryView } from '@fiscal/db/received/key-queries';
import { z } from 'zod';

/** Query of a note by its access key. */
export const keyQuerySchema = z
  .strictObject({
    consultadaEm: z.iso
      .datetime({ precision: 3 })
      .meta({ description: 'A última consulta pela chave, pelo relógio da conta.' }),
    proximaEm: z.iso
      .datetime({ precision: 3 })
      .nullable()
      .meta({ description: 'Antes disso a chave não é consultada de novo; null: não será.' }),
    cStat: z.string().nullable().meta({ description: 'null: a SEFAZ ainda não respondeu.' }),
    xMotivo: z.string().nullable(),
  })
  .meta({ id: 'ConsultaPelaChave' });

export const keyQueryBody = (query: KeyQueryView | null): z.infer<typeof keyQuerySchema> | null =>
  query && {
    consultadaEm: query.askedAt.toISOString(),
    proximaEm: query.nextAt?.toISOString() ?? null,
    cStat: query.cStat,
    xMotivo: query.xMotivo,
  };
