import { z } from 'zod';

export const danfeEtiquetaAnswer = z
  .strictObject({
    status: z.literal('autorizado'),
    status_sefaz: z.string().meta({ description: 'cStat da autorização.' }),
    mensagem_sefaz: z.string().meta({ description: 'xMotivo da autorização.' }),
    chave_nfe: z.string().meta({ description: 'Chave de acesso, 44 caracteres.' }),
    numero: z.string(),
    serie: z.string(),
    danfe_etiqueta_base64: z
      .base64()
      .meta({ description: 'PDF de 100 × 150 mm com o código de barras da chave, em Base64.' }),
  })
  .meta({ id: 'DanfeEtiqueta' });

export const danfeEtiquetaExample = {
  status: 'autorizado',
  status_sefaz: '100',
  mensagem_sefaz: 'Autorizado o uso da NF-e',
  chave_nfe: '35261111222333000181550010000000011582036470',
  numero: '1',
  serie: '1',
  danfe_etiqueta_base64: 'JVBERi0xLjcK',
};
