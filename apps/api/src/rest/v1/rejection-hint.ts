import { z } from 'zod';

/** Meaning of a code for the issuer. */
export const rejectionHintSchema = z
  .strictObject({
    cause: z.string().meta({ description: 'Por que a autoridade recusa.' }),
    fix: z.string().meta({ description: 'O que enviar ou onde olhar.' }),
    field: z
      .string()
      .exactOptional()
      .meta({ description: 'Campo do corpo da emissão.', example: 'itens[].codigo_ncm' }),
    tag: z.string().exactOptional().meta({ description: 'Tag do XML.', example: 'NCM' }),
    source: z.string().meta({ description: 'Manual ou nota técnica em que está a regra.' }),
  })
  .meta({ id: 'OrientacaoDaRejeicao' });
