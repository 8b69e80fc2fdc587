import { z } from 'zod';
import { noticesSchema } from '../../../services/emission/notice.ts';

export const inutilizeAnswer = z
  .strictObject({
    id: z.uuid().meta({ description: 'Da inutilização, para GET inutilizacoes/{id}/exchanges.' }),
    cStat: z
      .string()
      .nullable()
      .meta({ description: 'Código da SEFAZ (102: inutilização homologada); null quando nada foi enviado.' }),
    xMotivo: z.string().meta({ description: 'Texto do código, ou por que o pedido não foi enviado.' }),
    nProt: z.string().exactOptional().meta({ description: 'Protocolo, quando homologada.' }),
    xml: z.string().exactOptional().meta({ description: 'XML de retorno, quando houver.' }),
    notices: noticesSchema.exactOptional(),
  })
  .meta({ id: 'Inutilizacao' });

export const inutilizeExample = {
  id: '019aa5b2-c7e8-7f0b-9d1e-2a3b4c5d6e7f',
  cStat: '102',
  xMotivo: 'Inutilização de número homologado',
  nProt: '135260000000009',
  xml: '<retInutNFe versao="4.00" xmlns="http://www.portalfiscal.inf.br/nfe">…</retInutNFe>',
};
