import { z } from 'zod';

/** Paper to print, and its form. */
export const pdfQuery = z.strictObject({
  impressao: z.enum(['documento', 'carta-correcao', 'cancelamento']).default('documento').meta({
    description:
      'documento: o papel do próprio documento (DANFE, DANFC-e, DACTE, DAMDFE, DANFSe…); os outros, a folha do evento registrado.',
  }),
  orientacao: z
    .enum(['retrato', 'paisagem'])
    .exactOptional()
    .meta({ description: 'Do DANFE e do DACTE; quando ausente, a do XML (tpImp).' }),
  largura: z
    .enum(['80', '58'])
    .default('80')
    .meta({ description: 'Da bobina do DANFC-e e do DANFE Simplificado Tipo 2, em milímetros.' }),
});
