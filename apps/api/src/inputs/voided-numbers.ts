import { parseCpf } from '@fiscal/core/identity/cpf';
import { z } from 'zod';
import { cnpj, integer } from './fields.ts';

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

interface Emitente {
  readonly cnpj?: string;
  readonly cpf?: string;
}

function exactlyOne({ cnpj, cpf }: Emitente, context: z.RefinementCtx<Emitente>): void {
  if (cnpj !== undefined && cpf !== undefined)
    context.addIssue({
      code: 'custom',
      path: ['cpf'],
      message: 'Informe só um entre cnpj e cpf.',
      params: { code: 'escolha_invalida', fix: 'Mantenha apenas um entre cnpj e cpf.' },
    });
  if (cnpj === undefined && cpf === undefined)
    context.addIssue({
      code: 'custom',
      path: ['cnpj'],
      message: 'Informe cnpj ou cpf.',
      params: { code: 'campo_obrigatorio', fix: 'Envie o CNPJ (ou o CPF) do emitente na consulta.' },
    });
}

const emitente = {
  cnpj: cnpj('cnpj', 'CNPJ do emitente; informe cnpj ou cpf.').exactOptional(),
  cpf: cpf.exactOptional(),
};
const since = (field: string) => day(field, 'Recebidas a partir deste dia.').exactOptional();
const until = (field: string) => day(field, 'Recebidas até este dia, inclusive.').exactOptional();
const from = (field: string) => numero(field, 'Faixas com números a partir deste.').exactOptional();
const to = (field: string) => numero(field, 'Faixas com números até este.').exactOptional();

/** Query of REST (contract, Inutilizacoes); exactly one of cnpj and cpf. */
export const voidedNumbersQuery = z
  .object({
    ...emitente,
    data_recebimento_inicial: since('data_recebimento_inicial'),
    data_recebimento_final: until('data_recebimento_final'),
    numero_inicial: from('numero_inicial'),
    numero_final: to('numero_final'),
  })
  .superRefine(exactlyOne);

/** Input of GraphQL for the same. */
export const voidedNumbersFilter = z
  .object({
    ...emitente,
    dataRecebimentoInicial: since('dataRecebimentoInicial'),
    dataRecebimentoFinal: until('dataRecebimentoFinal'),
    numeroInicial: from('numeroInicial'),
    numeroFinal: to('numeroFinal'),
  })
  .superRefine(exactlyOne);
