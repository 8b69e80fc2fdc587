import { MANIFESTATION_POLICIES } from '@fiscal/core/vocabulary/manifestation';
import { DISTRIBUTED_TYPES } from '@fiscal/core/vocabulary/received/distribution';
import { z } from 'zod';

export const receivingBody = z
  .strictObject({
    enabled: z.boolean().meta({
      description:
        'true: a Emite passa a consultar a distribuição dos tipos de types para o CNPJ da empresa. Um CNPJ tem uma só sequência de NSU de cada tipo: desligue a consulta dos outros sistemas da empresa.',
    }),
    types: z.array(z.enum(DISTRIBUTED_TYPES)).min(1).exactOptional().meta({
      description: 'Os tipos de documento que a empresa recebe. Ausente: ficam os que estão; de início, nfe.',
    }),
    manifestacaoAutomatica: z.enum(MANIFESTATION_POLICIES).exactOptional().meta({
      description:
        'O que a Emite pede sozinha: ciencia de cada nota que chega em resumo, para que a nota inteira chegue; pedido, a confirmação da nota que atende um pedido anunciado em /v1/received/orders; ou nenhuma, o padrão. Ausente: fica como está.',
    }),
  })
  .meta({ id: 'RecebimentoPedido' });
