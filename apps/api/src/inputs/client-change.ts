import { z } from 'zod';
import { profileChangeSchema } from './client-profile.ts';
import { cnpj, environment, integer, text, textOf, uf } from './fields.ts';
import { MOD_FORMAT, MODS, modeloOf } from './mod.ts';

const perMinute = (field: string) => integer(field, { min: 1, max: 1_000_000 }, 'Requisições por minuto.');

/** Where the série of a type is numbered otherwise. Source: NFS-e, Anexo I v1.01, note to E0010. */
const SERIE_LIMITS: Readonly<Record<string, readonly [min: number, max: number]>> = { NFSE: [1, 49_999] };
const PORTAL_LIMITS = [0, 999] as const;

const seriesChange = z
  .strictObject({
    environment: environment('numbering.environment'),
    mod: textOf(
      z.string().regex(MOD_FORMAT, { error: `mod deve ser um destes modelos: ${MODS.join(', ')}.` }),
      'Modelo do documento, como em mod na emissão: 59 é a DC-e.',
    ),
    cnpj: cnpj('numbering.cnpj', 'CNPJ do emitente; o da empresa quando ausente.').exactOptional(),
    serie: integer('numbering.serie', { min: 0, max: 49_999 }, 'Série: de 0 a 999; da NFS-e, de 1 a 49999.'),
    nextNumber: integer('numbering.nextNumber', { min: 1, max: 999_999_999 }, 'Próximo número.'),
  })
  .superRefine(({ mod, serie }, context) => {
    const [min, max] = SERIE_LIMITS[mod] ?? PORTAL_LIMITS;
    if (serie < min || serie > max)
      context.addIssue({
        code: 'custom',
        path: ['serie'],
        message: `O campo serie do modelo ${mod} deve ser um número de ${min} a ${max}.`,
        params: { code: 'valor_invalido', fix: `Envie em serie um número de ${min} a ${max}.` },
      });
  });

/** What may change of a client; absent stays as it is. */
export const updateClientBody = z
  .strictObject({
    name: text('name', 255, 'Razão social.').exactOptional(),
    ie: text('ie', 255, 'Inscrição estadual.').exactOptional(),
    uf: uf('uf').exactOptional(),
    csc: text('csc', 255, 'Código de segurança do contribuinte.').exactOptional(),
    cscId: text('cscId', 255, 'Identificador do CSC.').exactOptional(),
    environment: environment('environment').exactOptional(),
    profile: profileChangeSchema.exactOptional(),
    numbering: z.array(seriesChange).max(50).exactOptional(),
    sandboxStrict: z
      .boolean()
      .exactOptional()
      .meta({ description: 'true: o ambiente de teste não completa nada para esta empresa.' }),
    limits: z
      .strictObject({
        writesPerMinute: perMinute('limits.writesPerMinute').nullable(),
        readsPerMinute: perMinute('limits.readsPerMinute').nullable(),
      })
      .exactOptional()
      .meta({ description: 'null: o limite padrão.' }),
  })
  .meta({ id: 'MudancaDaEmpresa' });

/** The same in the use case's words. */
export function toChange({ numbering, limits, ...rest }: z.infer<typeof updateClientBody>) {
  return {
    ...rest,
    ...(limits === undefined
      ? {}
      : { limits: { writes: limits.writesPerMinute, reads: limits.readsPerMinute } }),
    ...(numbering === undefined
      ? {}
      : {
          numbering: numbering.map(({ environment, mod, cnpj, serie, nextNumber }) => ({
            environment,
            modelo: modeloOf(mod),
            serie,
            nextNumero: nextNumber,
            ...(cnpj === undefined ? {} : { emitente: cnpj }),
          })),
        }),
  };
}
