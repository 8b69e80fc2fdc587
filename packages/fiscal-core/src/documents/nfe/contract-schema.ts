import { z } from 'zod';
import { CONTRACT_FIELDS, CONTRACT_ITEM_FIELDS, type ContractRow, checkField, checkMod } from './contract.ts';

const describe = ({ description, values }: ContractRow): string =>
  values === undefined
    ? description
    : `${description}: ${Object.entries(values)
        .map(([value, meaning]) => `${value} = ${meaning}`)
        .join('; ')}`;

/** Text or number, with the judgement and the words of the 400 check. */
function scalarSchema(judge: (value: unknown) => string | null, meta: Record<string, unknown>): z.ZodType {
  return z
    .union([z.string(), z.number()], { error: ({ input }) => judge(input) ?? 'Valor não aceito.' })
    .superRefine((value, context) => {
      const message = judge(value);
      if (message !== null) context.addIssue({ code: 'custom', message, input: value });
    })
    .meta(meta);
}

const fieldSchema = (row: ContractRow): z.ZodType =>
  scalarSchema((value) => checkField(row, value, row.field)?.message ?? null, {
    description: describe(row),
    ...(row.values === undefined
      ? {}
      : { enum: Object.keys(row.values).flatMap((value) => [value, Number(value)]) }),
  });

const shapeOf = (rows: readonly ContractRow[]): Record<string, z.ZodType> =>
  Object.fromEntries(
    rows.filter(({ check }) => check !== 'lista').map((row) => [row.field, fieldSchema(row)]),
  );

const MOD_NAMES: Readonly<Record<string, string>> = { 55: 'NF-e', 65: 'NFC-e' };
const itemsRow = CONTRACT_FIELDS.find(({ check }) => check === 'lista');

/** The contract's emission body of NF-e and NFC-e: required fields and enumerations; unknown properties pass. */
export function contractSchema(mod: '55' | '65'): z.ZodType {
  return z.looseObject({
    mod: scalarSchema((value) => checkMod(value, mod)?.message ?? null, {
      description: `Modelo do documento: ${mod} = ${MOD_NAMES[mod]}; deve corresponder à rota`,
      enum: [mod, Number(mod)],
    }),
    ...shapeOf(CONTRACT_FIELDS),
    itens: z
      .array(z.looseObject(shapeOf(CONTRACT_ITEM_FIELDS)), {
        error: 'O campo itens é obrigatório e deve ser uma lista.',
      })
      .min(1, { error: 'O campo itens não pode ser uma lista vazia.' })
      .meta({ description: itemsRow?.description ?? '' }),
  });
}
