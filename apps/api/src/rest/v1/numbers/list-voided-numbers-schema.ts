import { z } from 'zod';
import { linkExample } from '../link-example.ts';

export const voidedNumbers = z
  .strictObject({
    id: z.uuid().meta({ description: 'Da inutilização, para GET inutilizacoes/{id}/exchanges.' }),
    status: z.string().meta({ description: 'autorizado' }),
    status_sefaz: z.string().meta({ description: 'cStat' }),
    mensagem_sefaz: z.string().meta({ description: 'xMotivo' }),
    serie: z.string(),
    numero_inicial: z.string(),
    numero_final: z.string(),
    modelo: z.string().meta({ description: '55 ou 65' }),
    cnpj: z.string().meta({ description: 'CNPJ (ou CPF) do emitente.' }),
    caminho_xml: z.url().exactOptional().meta({ description: 'Link assinado do XML, válido por 24 horas.' }),
    protocolo_sefaz: z.string().exactOptional().meta({ description: 'nProt' }),
  })
  .meta({ id: 'FaixaInutilizada' });

export const voidedNumbersAnswer = z.array(voidedNumbers);

export const voidedNumbersExample = [
  {
    id: '019aa5b2-c7e8-7f0b-9d1e-2a3b4c5d6e7f',
    status: 'autorizado',
    status_sefaz: '102',
    mensagem_sefaz: 'Inutilização de número homologado',
    serie: '1',
    numero_inicial: '10',
    numero_final: '14',
    modelo: '55',
    cnpj: '11222333000181',
    caminho_xml: linkExample,
    protocolo_sefaz: '135260000000009',
  },
];
