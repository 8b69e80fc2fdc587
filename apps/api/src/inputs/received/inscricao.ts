import { parseInscricao } from '@fiscal/core/identity/holder';
import { z } from 'zod';

/** CNPJ or CPF of a party of a received note. */
export const inscricao = (field: string, description: string) =>
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
