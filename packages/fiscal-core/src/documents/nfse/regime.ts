import { calculatedBy, tellCalculated } from '../../engine/body/calculated.ts';
import { type Draft, fill } from '../../engine/body/draft.ts';
import { textOf } from '../../engine/layout/flat.ts';
import type { FlatInput } from '../../engine/layout/types.ts';

const [MEI, ME_EPP] = ['2', '3'];
const [PELO_SIMPLES, ISSQN_POR_FORA] = ['1', '2'];
const NONE = '0';

/**
 * Simples Nacional by the CRT of the registration: CRT 1 and 2 are ME or EPP, 2 above the sublimit, whose ISSQN is then
 * assessed outside (LC 123/2006 art. 20 § 1º); 3 is out of it and 4 the MEI. Source: MOC 7.0, C21; TSOpSimpNac, TSRegimeApuracaoSimpNac.
 */
const BY_CRT: Readonly<Record<string, readonly [opSimpNac: string, regApTribSN?: string]>> = {
  '1': [ME_EPP, PELO_SIMPLES],
  '2': [ME_EPP, ISSQN_POR_FORA],
  '3': ['1'],
  '4': [MEI],
};

const is = (input: FlatInput, field: string, ...values: readonly string[]): boolean =>
  values.includes(textOf(input, field) ?? '');

/** The service that no tax is due on. Source: Anexo I v1.01, E0532. */
const SEM_INCIDENCIA = '990101';
const [TRIBUTAVEL, NAO_INCIDENCIA] = ['1', '4'];

interface Determined {
  readonly field: string;
  readonly value: string;
  /** True when the other fields leave no other value. */
  readonly when: (input: FlatInput) => boolean;
  /** Rules of Anexo I v1.01. */
  readonly source: string;
}

const isUntaxed = (input: FlatInput): boolean =>
  input['tributacao_iss'] !== undefined && !is(input, 'tributacao_iss', TRIBUTAVEL);
const mei = (input: FlatInput): boolean => is(input, 'codigo_opcao_simples_nacional', MEI);
/** ME or EPP of the Simples Nacional: assesses in one of three ways. */
export const meOrEpp = ({ input }: Pick<Draft, 'input'>): boolean =>
  is(input, 'codigo_opcao_simples_nacional', ME_EPP);
const taxedBySimples = (input: FlatInput): boolean =>
  meOrEpp({ input }) && is(input, 'regime_tributario_simples_nacional', PELO_SIMPLES);
const special = (input: FlatInput): boolean =>
  input['regime_especial_tributacao'] !== undefined && !is(input, 'regime_especial_tributacao', NONE);
const isSuspended = (input: FlatInput): boolean => input['tipo_exigibilidade_suspensao'] !== undefined;
const hasNoRetainer = (input: FlatInput): boolean =>
  ['cnpj', 'cpf'].every((kind) =>
    ['tomador', 'intermediario'].every((who) => input[`${kind}_${who}`] === undefined),
  );

/** Regimes that follow from known facts; the caller sends the others. Ordered by dependency. */
const DETERMINED: readonly Determined[] = [
  {
    field: 'tributacao_iss',
    value: NAO_INCIDENCIA,
    when: (input) => is(input, 'codigo_tributacao_nacional_iss', SEM_INCIDENCIA),
    source: 'E0532',
  },
  {
    field: 'regime_especial_tributacao',
    value: NONE,
    when: (input) => isUntaxed(input) || mei(input) || taxedBySimples(input),
    source: 'E0172, E0174, E0175',
  },
  {
    field: 'tipo_retencao_iss',
    value: '1',
    when: (input) =>
      isUntaxed(input) || mei(input) || special(input) || isSuspended(input) || hasNoRetainer(input),
    source: 'E0580, E0583, E0588, E1311, E0204',
  },
];

const TOTALS = /^(valor_total_tributos_|percentual_total_tributos_|indicador_total_tributacao$)/;

/** True when the total of taxes, which is required in one of its forms, is absent in all of them. */
export const withoutTotals = ({ input }: Draft): boolean =>
  !Object.keys(input).some((field) => TOTALS.test(field));

/**
 * Completes regimes, taxation and the total of taxes: as sent, as registered, or as a rule determines, each with a
 * notice. Only the caller knows the rest.
 */
export function completeRegime(draft: Draft): void {
  const { input, context } = draft;
  const calculated = calculatedBy(draft, { entry: input, at: '' }, () => {
    const [opSimpNac, regApTribSN] = BY_CRT[context.issuer.regimeTributario ?? ''] ?? [];
    fill(input, 'codigo_opcao_simples_nacional', opSimpNac);
    if (meOrEpp(draft)) fill(input, 'regime_tributario_simples_nacional', regApTribSN);
    for (const { field, value, when } of DETERMINED) if (when(input)) fill(input, field, value);
    // Only the MEI may omit the total, with this indicator. Source: Anexo I v1.01, E0710, E0712, E0713.
    if (mei(input) && withoutTotals(draft)) fill(input, 'indicador_total_tributacao', '0');
  });
  tellCalculated(draft, calculated);
}
