import { z } from 'zod';
import { type Contract, type ContractList, type ContractRow, checkField, checkMod } from './contract.ts';

const describe = ({ description, values }: ContractRow): string =>
  values === undefined
    ? description
    : `${description}: ${Object.entries(values)
        .map(([value, meaning]) => `${value} = ${meaning}`)
        .join('; ')}`;

/** Text or number, with the judgment and the words of the 400 check. */
function scalarSchema(judge: (value: unknown) => string | null, meta: Record<string, unknown>): z.ZodType {
  return z
    .union([z.string(), z.number()], { error: ({ input }) => judge(input) ?? 'Valor não aceito.' })
    .superRefine((value, context) => {
      const message = judge(value);
      if (message !== null) context.addIssue({ code: 'custom', message, input: value });
    })
    .meta(meta);
}

/** Both spellings of a code that is a number. */
const spellings = (value: string): (string | number)[] =>
  /^(0|[1-9]\d*)$/.test(value) ? [value, Number(value)] : [value];

function fieldSchema(row: ContractRow): z.ZodType {
  const schema = scalarSchema((value) => checkField(row, value, row.field)?.message ?? null, {
    description: describe(row),
    ...(row.values === undefined ? {} : { enum: Object.keys(row.values).flatMap(spellings) }),
  });
  return row.required ? schema : schema.nullable().optional();
}

const shapeOf = (rows: readonly ContractRow[]): Record<string, z.ZodType> =>
  Object.fromEntries(rows.map((row) => [row.field, fieldSchema(row)]));

function listSchema({ field, required, mayBeEmpty, rows, description }: ContractList): z.ZodType {
  const entries = z.array(z.looseObject(shapeOf(rows)), {
    error: `O campo ${field} é obrigatório e deve ser uma lista.`,
  });
  const schema = entries
    .min(mayBeEmpty ? 0 : 1, { error: `O campo ${field} não pode ser uma lista vazia.` })
    .meta({ description });
  return required ? schema : schema.nullable().optional();
}

/** The contract's emission body: required fields and enumerations; unknown properties pass. */
export function contractSchema(contract: Contract): z.ZodType {
  const { mod, nome, modRequired, fields, lists } = contract;
  const modSchema = scalarSchema((value) => checkMod(value, contract)?.message ?? null, {
    description: `Modelo do documento: ${mod} = ${nome}; deve corresponder à rota`,
    enum: spellings(mod),
  });
  return z.looseObject({
    mod: modRequired ? modSchema : modSchema.nullable().optional(),
    ...shapeOf(fields),
    ...Object.fromEntries(lists.map((list) => [list.field, listSchema(list)])),
  });
}
