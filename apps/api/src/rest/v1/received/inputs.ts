import { MANIFESTATIONS } from '@fiscal/core/vocabulary/manifestation';
import { DISTRIBUTED_TYPES, RECEIVED_SITUATIONS } from '@fiscal/core/vocabulary/received/distribution';
import { z } from 'zod';
import { cursor, environment, idParams, limit, uuid } from '../../../inputs/fields.ts';
import { inscricao } from '../../../inputs/received/inscricao.ts';

export const receivingParams = idParams.extend({ environment: environment('environment') });

export const receivedEventParams = idParams.extend({
  eventId: uuid().meta({ description: 'O id de um item de eventos ou de manifestacoes.' }),
});

export const receivedQuery = z.strictObject({
  type: z.enum(DISTRIBUTED_TYPES).exactOptional().meta({ description: 'O tipo do documento.' }),
  emitente: inscricao('emitente', 'CNPJ ou CPF de quem emitiu.').exactOptional(),
  situacao: z.enum(RECEIVED_SITUATIONS).exactOptional().meta({ description: 'A situação da nota.' }),
  completa: z
    .enum(['true', 'false'])
    .exactOptional()
    .meta({ description: 'true: só as notas inteiras; false: só os resumos.' }),
  accessKey: z
    .string()
    .regex(/^[0-9A-Z]{44}(?:[0-9]{6})?$/, 'O parâmetro accessKey deve ter 44 caracteres, ou 50 de uma NFS-e.')
    .exactOptional()
    .meta({ description: 'A chave de acesso.' }),
  manifestacao: z
    .enum([...MANIFESTATIONS, 'nenhuma'])
    .exactOptional()
    .meta({ description: 'A manifestação que vale; nenhuma: as notas sem manifestação registrada aqui.' }),
  cursor,
  limit,
});
