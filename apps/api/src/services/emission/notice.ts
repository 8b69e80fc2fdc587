import type { Notice } from '@fiscal/core/engine/document/definition';
import { z } from 'zod';

export const NOTICE_CODES = [
  'campo_desconhecido',
  'texto_ajustado',
  'zeros_a_esquerda',
  'valor_ambiguo',
  'risco_de_rejeicao',
  'lei_posterior',
  'calculado',
  'obrigacao_legal',
  'campo_ainda_sem_leiaute',
] as const satisfies readonly Notice['code'][];

/** A notice about an accepted body. */
export const noticeSchema = z
  .strictObject({
    field: z.string().meta({
      description: 'Caminho do campo no corpo enviado; de vários lugares, o primeiro.',
      example: 'itens[0].valor_descontoo',
    }),
    code: z.enum(NOTICE_CODES).meta({
      description:
        'campo_desconhecido: não foi lido. texto_ajustado: perdeu caracteres que o XML não aceita. zeros_a_esquerda: o código foi completado. valor_ambiguo: um número com vírgula (num token de teste, também um que parece ter ponto de milhar), ou um objeto no lugar de uma lista, que foi lido, com o que foi escrito. risco_de_rejeicao: a autoridade pode recusar, com cStat. lei_posterior: as regras mudaram entre o recebimento e a assinatura, e valem as últimas. calculado: o valor seguiu de outros. obrigacao_legal: a lei pede e o corpo não traz, com norm e since; o que o sandbox preenche por conta própria não a cumpre. campo_ainda_sem_leiaute: o campo é de uma norma, em norm, que ainda não é escrita, e ficou fora do XML.',
    }),
    message: z.string().meta({ description: 'O aviso, em português.' }),
    cStat: z.string().exactOptional().meta({ description: 'O código que a autoridade daria.' }),
    suggestion: z.string().exactOptional().meta({
      description: 'O nome conhecido mais próximo, ou o que foi escrito.',
      example: 'valor_desconto',
    }),
    norm: z.string().exactOptional().meta({
      description:
        'A norma que obriga, com obrigacao_legal, ou que tem o campo, com campo_ainda_sem_leiaute.',
    }),
    since: z
      .string()
      .exactOptional()
      .meta({ description: 'O primeiro dia em que ela obriga, AAAA-MM-DD, com obrigacao_legal.' }),
  })
  .meta({ id: 'AvisoDoCorpo' });

export const noticesSchema = z.array(noticeSchema).meta({
  description:
    'Algo a saber de um corpo que foi aceito: o que não foi lido, o que não é escrito como veio, o que seguiu de outros valores, o que a autoridade pode recusar, o que a lei pede e falta. Não muda o resultado.',
});

export const noticeBody = ({
  field,
  code,
  message,
  cStat,
  suggestion,
  norm,
  since,
}: Notice): z.infer<typeof noticeSchema> => ({
  field,
  code,
  message,
  ...(cStat === undefined ? {} : { cStat }),
  ...(suggestion === undefined ? {} : { suggestion }),
  ...(norm === undefined ? {} : { norm }),
  ...(since === undefined ? {} : { since }),
});

/** For answers that have notices only when there are any. */
export const someNotices = (
  notices: readonly Notice[],
): { readonly notices?: z.infer<typeof noticeSchema>[] } =>
  notices.length === 0 ? {} : { notices: notices.map(noticeBody) };
