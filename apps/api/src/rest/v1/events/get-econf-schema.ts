import { z } from 'zod';

export const econfStateAnswer = z
  .strictObject({
    status: z.enum(['autorizado', 'cancelado']).meta({ description: 'cancelado depois do DELETE.' }),
    status_sefaz: z.string().meta({ description: 'cStat do registro, ou do cancelamento.' }),
    mensagem_sefaz: z.string().meta({ description: 'xMotivo do registro, ou do cancelamento.' }),
    numero_protocolo: z.string().meta({ description: 'O protocolo consultado.' }),
  })
  .meta({ id: 'SituacaoDaConciliacao' });

export const econfStateExample = {
  status: 'autorizado',
  status_sefaz: '135',
  mensagem_sefaz: 'Evento registrado e vinculado a NF-e',
  numero_protocolo: '135260000000005',
};
