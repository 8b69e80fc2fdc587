import { parseCpf } from '@fiscal/core/identity/cpf';
import { z } from 'zod';
import { cnpj, integer } from '../../../inputs/fields.ts';
import { linkExample } from '../event-verdict.ts';

const cpf = z
  .string()
  .transform((value, context) => {
    const parsed = parseCpf(value);
    if (parsed !== null) return parsed;
    context.addIssue({
      code: 'custom',
      message: 'O parâmetro cpf não é um CPF válido.',
      params: { code: 'cpf_invalido', fix: 'Envie os 11 dígitos do CPF, com ou sem máscara.' },
    });
    return z.NEVER;
  })
  .meta({ description: 'CPF do emitente.', example: '12345678909', override: { type: 'string' } });

const day = (field: string, description: string) =>
  z.iso
    .date({ error: `O parâmetro ${field} deve ser uma data AAAA-MM-DD, p. ex. 2026-11-21.` })
    .meta({ description, example: '2026-11-21' });

const numero = (field: string, description: string) =>
  integer(field, { min: 1, max: 999_999_999 }, description);

/** The query as sent (contract, Inutilizacoes); exactly one of cnpj and cpf. */
export const voidedNumbersQuery = z
  .object({
    cnpj: cnpj('cnpj', 'CNPJ do emitente; informe cnpj ou cpf.').exactOptional(),
    cpf: cpf.exactOptional(),
    data_recebimento_inicial: day(
      'data_recebimento_inicial',
      'Recebidas a partir deste dia.',
    ).exactOptional(),
    data_recebimento_final: day(
      'data_recebimento_final',
      'Recebidas até este dia, inclusive.',
    ).exactOptional(),
    numero_inicial: numero('numero_inicial', 'Faixas com números a partir deste.').exactOptional(),
    numero_final: numero('numero_final', 'Faixas com números até este.').exactOptional(),
  })
  .superRefine((query, context) => {
    if (query.cnpj !== undefined && query.cpf !== undefined)
      context.addIssue({
        code: 'custom',
        path: ['cpf'],
        message: 'Informe só um entre cnpj e cpf.',
        params: { code: 'escolha_invalida', fix: 'Mantenha apenas um entre cnpj e cpf.' },
      });
    if (query.cnpj === undefined && query.cpf === undefined)
      context.addIssue({
        code: 'custom',
        path: ['cnpj'],
        message: 'Informe cnpj ou cpf.',
        params: { code: 'campo_obrigatorio', fix: 'Envie o CNPJ (ou o CPF) do emitente na consulta.' },
      });
  });

export const voidedNumbers = z
  .strictObject({
    status: z.string().meta({ description: 'autorizado' }),
    status_sefaz: z.string().meta({ description: 'cStat' }),
    mensagem_sefaz: z.string().meta({ description: 'xMotivo' }),
    serie: z.string(),
    numero_inicial: z.string(),
    numero_final: z.string(),
    modelo: z.string().meta({ description: '55 ou 65' }),
    cnpj: z.string().meta({ description: 'CNPJ (ou CPF) do emitente.' }),
    caminho_xml: z.url().exactOptional().meta({ description: 'Link assinado do XML, válido por 7 dias.' }),
    protocolo_sefaz: z.string().exactOptional().meta({ description: 'nProt' }),
  })
  .meta({ id: 'FaixaInutilizada' });

export const voidedNumbersAnswer = z.array(voidedNumbers);

export const voidedNumbersExample = [
  {
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
