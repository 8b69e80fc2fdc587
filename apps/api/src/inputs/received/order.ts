import { isChave } from '@fiscal/core/chave-acesso/chave-acesso';
import { ORDER_STATUS } from '@fiscal/core/vocabulary/manifestation';
import { z } from 'zod';
import { cursor, integer, limit, text } from '../fields.ts';
import { inscricao } from './inscricao.ts';

const NFE = '55';
const AMOUNT = /^(?:0|[1-9]\d{0,12})(?:\.\d{1,2})?$/;

const referencia = () =>
  text('referencia', 60, {
    description: 'O nome que a sua empresa dá ao pedido de compra: uma referência, um pedido.',
  });

/** Facts that a company knows of an NF-e to come. A key has issuer, series and number in it. */
export const orderBody = z
  .strictObject({
    referencia: referencia(),
    accessKey: z
      .string()
      .refine((key) => isChave(key) && key.slice(20, 22) === NFE, {
        message: 'O campo accessKey não é a chave de uma NF-e.',
        params: {
          code: 'valor_invalido',
          fix: 'Envie os 44 caracteres da chave de uma NF-e (modelo 55): só ela tem manifestação do destinatário.',
        },
      })
      .exactOptional()
      .meta({
        description: 'A chave da NF-e, se já é conhecida; sem emitente, serie e numero, que ela diz.',
      }),
    emitente: inscricao('emitente', 'CNPJ ou CPF do fornecedor, que emite a nota.').exactOptional(),
    serie: integer('serie', { min: 0, max: 999 }, 'A série da nota; com numero.').exactOptional(),
    numero: integer('numero', { min: 1, max: 999_999_999 }, 'O número da nota.').exactOptional(),
    valorTotal: z
      .string()
      .regex(AMOUNT, 'O campo valorTotal deve ter até 13 dígitos e até duas casas decimais, p. ex. 100.00.')
      .exactOptional()
      .meta({ description: 'O valor total da nota (vNF), que tem de ser o mesmo.' }),
  })
  .superRefine(({ accessKey, emitente, serie, numero, valorTotal }, context) => {
    const refuse = (
      field: string,
      code: string,
      { message, fix }: { readonly message: string; readonly fix: string },
    ): void => context.addIssue({ code: 'custom', path: [field], message, params: { code, fix } });
    if (accessKey !== undefined) {
      for (const [field, value] of Object.entries({ emitente, serie, numero }))
        if (value !== undefined)
          refuse(field, 'valor_invalido', {
            message: `O campo ${field} não vai com accessKey, que já o diz.`,
            fix: `Retire ${field}, ou retire accessKey.`,
          });
      return;
    }
    if (emitente === undefined)
      refuse('emitente', 'campo_obrigatorio', {
        message: 'O campo emitente é obrigatório sem accessKey.',
        fix: 'Informe o CNPJ ou CPF do fornecedor em emitente, ou a chave da nota em accessKey.',
      });
    if (numero === undefined && valorTotal === undefined)
      refuse('numero', 'campo_obrigatorio', {
        message: 'Sem accessKey, o pedido precisa de numero, de valorTotal ou dos dois.',
        fix: 'Informe o número da nota em numero, ou o valor dela em valorTotal.',
      });
    if (serie !== undefined && numero === undefined)
      refuse('serie', 'valor_invalido', {
        message: 'O campo serie vai com numero.',
        fix: 'Informe também numero, ou retire serie.',
      });
  })
  .meta({ id: 'PedidoAnunciado' });

export type OrderBody = z.infer<typeof orderBody>;

export const ordersQuery = z.strictObject({
  status: z.enum(ORDER_STATUS).exactOptional().meta({ description: 'A situação do pedido.' }),
  referencia: referencia().exactOptional(),
  emitente: inscricao('emitente', 'CNPJ ou CPF do fornecedor.').exactOptional(),
  cursor,
  limit,
});
