import { ambienteOf, TARGETS } from '@fiscal/core/vocabulary/target';
import { z } from 'zod';
import { profileChangeSchema } from './client-profile.ts';
import { companyName, environment, holder, integer, text, textOf, uf } from './fields.ts';
import { MOD_FORMAT, MODS, modeloOf } from './mod.ts';
import { testTargetSchema } from './target.ts';

const perMinute = (field: string) => integer(field, { min: 1, max: 1_000_000 }, 'Requisições por minuto.');

/** Types whose série is numbered differently. Source: NFS-e, Anexo I v1.01, note to E0010. */
const SERIE_LIMITS: Readonly<Record<string, readonly [min: number, max: number]>> = { NFSE: [1, 49_999] };
const PORTAL_LIMITS = [0, 999] as const;

const seriesChange = z
  .strictObject({
    environment: environment('numbering.environment'),
    target: z
      .enum(TARGETS, { error: `target deve ser um destes: ${TARGETS.join(', ')}.` })
      .exactOptional()
      .meta({
        description:
          'De que destino é a numeração; quando ausente, o da empresa agora: producao no ambiente 1, testTarget no 2.',
      }),
    mod: textOf(
      z.string().regex(MOD_FORMAT, { error: `mod deve ser um destes modelos: ${MODS.join(', ')}.` }),
      'Modelo do documento, como em mod na emissão: 59 é a DC-e.',
    ),
    cnpj: holder('numbering.cnpj', 'CNPJ ou CPF do emitente; o da empresa quando ausente.').exactOptional(),
    serie: integer('numbering.serie', { min: 0, max: 49_999 }, 'Série: de 0 a 999; da NFS-e, de 1 a 49999.'),
    nextNumber: integer('numbering.nextNumber', { min: 1, max: 999_999_999 }, 'Próximo número.'),
  })
  .superRefine(({ mod, serie, environment: ambiente, target }, context) => {
    if (target !== undefined && ambienteOf(target) !== ambiente)
      context.addIssue({
        code: 'custom',
        path: ['target'],
        message: `O destino ${target} não é do ambiente ${ambiente}.`,
        params: { code: 'valor_invalido', fix: `Envie environment ${ambienteOf(target)}, ou omita target.` },
      });
    const [min, max] = SERIE_LIMITS[mod] ?? PORTAL_LIMITS;
    if (serie < min || serie > max)
      context.addIssue({
        code: 'custom',
        path: ['serie'],
        message: `O campo serie do modelo ${mod} deve ser um número de ${min} a ${max}.`,
        params: { code: 'valor_invalido', fix: `Envie em serie um número de ${min} a ${max}.` },
      });
  });

/** Source: NT 2018.005: 16 to 36 alphanumerics. */
const csrtSchema = (field: 'csrt' | 'testCsrt') =>
  z
    .strictObject({
      uf: uf(`${field}.uf`),
      id: textOf(
        z.string().regex(/^\d{1,3}$/, { error: `${field}.id deve ter de 1 a 3 dígitos.` }),
        'idCSRT.',
      ),
      code: textOf(
        z.string().regex(/^[0-9A-Za-z]{16,36}$/, {
          error: `${field}.code deve ter de 16 a 36 letras e números, como a SEFAZ o deu.`,
        }),
        'O código; nunca é mostrado.',
      ),
    })
    .meta({
      id: field === 'csrt' ? 'Csrt' : 'CsrtDeHomologacao',
      description:
        field === 'csrt'
          ? 'Código (CSRT) que a UF da empresa deu ao responsável técnico de profile; null apaga. Vale nos dois ambientes enquanto não houver testCsrt.'
          : 'O CSRT do ambiente de homologação, onde for outro.',
    });

/** Changeable fields of a client; an absent field stays. */
export const updateClientBody = z
  .strictObject({
    name: companyName('name').exactOptional(),
    ie: text('ie', 255, { description: 'Inscrição estadual.' }).exactOptional(),
    uf: uf('uf').exactOptional(),
    csc: text('csc', 255, { description: 'Código de segurança do contribuinte.' }).exactOptional(),
    cscId: text('cscId', 255, { description: 'Identificador do CSC.' }).exactOptional(),
    testCsc: text('testCsc', 255, {
      description: 'CSC do ambiente de homologação; sem ele, csc vale nos dois.',
    })
      .nullable()
      .exactOptional(),
    testCscId: text('testCscId', 255, {
      description: 'Identificador do CSC do ambiente de homologação; vai junto com testCsc.',
    })
      .nullable()
      .exactOptional(),
    csrt: csrtSchema('csrt').nullable().exactOptional(),
    testCsrt: csrtSchema('testCsrt').nullable().exactOptional(),
    environment: environment('environment').exactOptional(),
    testTarget: testTargetSchema.exactOptional(),
    profile: profileChangeSchema.exactOptional(),
    numbering: z.array(seriesChange).max(50).exactOptional(),
    sandboxStrict: z
      .boolean()
      .exactOptional()
      .meta({ description: 'true: o ambiente de teste não completa nada para esta empresa.' }),
    limits: z
      .strictObject({
        writesPerMinute: perMinute('limits.writesPerMinute').nullable().exactOptional(),
        readsPerMinute: perMinute('limits.readsPerMinute').nullable().exactOptional(),
      })
      .nullable()
      .exactOptional()
      .meta({
        description:
          'De cada token, até o que todos os tokens da conta têm juntos; null, em um ou no todo: o limite da conta.',
      }),
  })
  .superRefine(({ testCsc, testCscId }, context) => {
    const isThere = (value: unknown) => value !== undefined && value !== null;
    if (isThere(testCsc) === isThere(testCscId) && (testCsc === undefined) === (testCscId === undefined))
      return;
    const missing = isThere(testCsc) ? 'testCscId' : 'testCsc';
    context.addIssue({
      code: 'custom',
      path: [missing],
      message: 'testCsc e testCscId mudam juntos: um não vale sem o outro.',
      params: { code: 'campo_obrigatorio', fix: 'Envie os dois, ou null nos dois para voltar a um CSC só.' },
    });
  })
  .meta({ id: 'MudancaDaEmpresa' });

const BY_DEFAULT = { writesPerMinute: null, readsPerMinute: null };
type LimitsChange = NonNullable<z.infer<typeof updateClientBody>['limits']>;

function ownRates(limits: LimitsChange | null) {
  const { writesPerMinute: writes, readsPerMinute: reads }: LimitsChange = limits ?? BY_DEFAULT;
  return { ...(writes !== undefined && { writes }), ...(reads !== undefined && { reads }) };
}

/** The same in the use case's words. */
export function toChange({ numbering, limits, ...rest }: z.infer<typeof updateClientBody>) {
  return {
    ...rest,
    ...(limits === undefined ? {} : { limits: ownRates(limits) }),
    ...(numbering === undefined
      ? {}
      : {
          numbering: numbering.map(({ environment, target, mod, cnpj, serie, nextNumber }) => ({
            environment,
            ...(target === undefined ? {} : { target }),
            modelo: modeloOf(mod),
            serie,
            nextNumero: nextNumber,
            ...(cnpj === undefined ? {} : { emitente: cnpj }),
          })),
        }),
  };
}
