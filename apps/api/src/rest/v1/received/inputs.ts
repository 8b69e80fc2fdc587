import { parseInscricao } from '@fiscal/core/identity/holder';
import { UF_SIGLAS } from '@fiscal/core/tables/uf';
import { MANIFESTATION_POLICIES, MANIFESTATIONS } from '@fiscal/core/vocabulary/manifestation';
import { RECEIVED_SITUATIONS } from '@fiscal/db/received/manifestation-rows';
import { z } from 'zod';
import { cursor, environment, idParams, integer, limit, uuid } from '../../../inputs/fields.ts';

export const receivingParams = idParams.extend({ environment: environment('environment') });

export const receivingBody = z
  .strictObject({
    enabled: z.boolean().meta({
      description:
        'true: a Emite passa a consultar a distribuição do Ambiente Nacional para o CNPJ da empresa. Um CNPJ tem uma só sequência de NSU: desligue a consulta dos outros sistemas da empresa.',
    }),
    manifestacaoAutomatica: z.enum(MANIFESTATION_POLICIES).exactOptional().meta({
      description:
        'O que a Emite pede sozinha para cada nota que chega em resumo: ciencia, para que a nota inteira chegue, ou nenhuma, o padrão. Ausente: fica como está.',
    }),
  })
  .meta({ id: 'RecebimentoPedido' });

export const receivedEventParams = idParams.extend({
  eventId: uuid().meta({ description: 'O id de um item de eventos ou de manifestacoes.' }),
});

const inscricao = (field: string, description: string) =>
  z
    .string()
    .transform((value, context) => {
      const parsed = parseInscricao(value);
      if (parsed !== null) return parsed;
      context.addIssue({
        code: 'custom',
        message: `O campo ${field} não é um CNPJ nem um CPF válido.`,
        params: {
          code: 'valor_invalido',
          fix: `Confira os caracteres e os dígitos verificadores de ${field}.`,
        },
      });
      return z.NEVER;
    })
    .meta({ description, override: { type: 'string' } });

export const receivedQuery = z.strictObject({
  emitente: inscricao('emitente', 'CNPJ ou CPF de quem emitiu.').exactOptional(),
  situacao: z.enum(RECEIVED_SITUATIONS).exactOptional().meta({ description: 'A situação da nota.' }),
  completa: z
    .enum(['true', 'false'])
    .exactOptional()
    .meta({ description: 'true: só as notas inteiras; false: só os resumos.' }),
  accessKey: z
    .string()
    .regex(/^[0-9A-Z]{44}$/, 'O parâmetro accessKey deve ter 44 caracteres.')
    .exactOptional()
    .meta({ description: 'A chave de acesso.' }),
  manifestacao: z
    .enum([...MANIFESTATIONS, 'nenhuma'])
    .exactOptional()
    .meta({ description: 'A manifestação que vale; nenhuma: as notas sem manifestação registrada aqui.' }),
  cursor,
  limit,
});

const PURCHASES_MAX = 50;

export const purchaseBody = z
  .strictObject({
    cnpj: inscricao('cnpj', 'CNPJ ou CPF da empresa que recebe a nota.'),
    uf: z.enum(UF_SIGLAS).prefault('SP').meta({ description: 'UF do fornecedor e da empresa.' }),
    valor: z
      .string()
      .regex(
        /^(?:0|[1-9]\d{0,9})\.\d{2}$/,
        'O campo valor deve ter duas casas decimais e nenhum zero à esquerda, p. ex. 100.00.',
      )
      .prefault('100.00')
      .meta({ description: 'Valor de cada nota.' }),
    quantidade: integer('quantidade', { min: 1, max: PURCHASES_MAX }, 'Quantas notas.').prefault(1),
  })
  .meta({ id: 'CompraDoSandbox' });
