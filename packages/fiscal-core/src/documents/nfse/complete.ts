import type { Draft } from '../body/draft.ts';
import { fill } from '../body/draft.ts';
import { standIns } from '../body/stand-ins.ts';
import { textOf } from '../layout/flat.ts';
import type { FlatInput } from '../layout/types.ts';
import { NFSE_STAND_INS } from './stand-ins.ts';

const lend = standIns(NFSE_STAND_INS);

/** Situation in the Simples Nacional and how it is assessed, by CRT of the profile. Source: rules E0160, E0166. */
const SIMPLES: Readonly<Record<string, readonly [opSimpNac: string, regApTribSN?: string]>> = {
  '1': ['3', '1'],
  '2': ['3', '2'],
  '3': ['1'],
  '4': ['2'],
};
const [NAO_OPTANTE, MEI, ME_EPP] = ['1', '2', '3'];

function completeRegime({ input, context }: Draft): void {
  const [opSimpNac = NAO_OPTANTE, regApTribSN] = SIMPLES[context.issuer.regimeTributario ?? ''] ?? [];
  if (input['codigo_opcao_simples_nacional'] === undefined)
    fill(input, 'regime_tributario_simples_nacional', regApTribSN);
  fill(input, 'codigo_opcao_simples_nacional', opSimpNac);
  if (textOf(input, 'codigo_opcao_simples_nacional') === ME_EPP)
    fill(input, 'regime_tributario_simples_nacional', '1');
  fill(input, 'regime_especial_tributacao', '0');
}

const TOTALS = /^(valor_total_tributos_|percentual_total_tributos_|indicador_total_tributacao$)/;

/** The total of taxes is a choice that has to be made. Source: rules E0710 to E0713. */
function completeTotals(input: FlatInput): void {
  if (Object.keys(input).some((field) => TOTALS.test(field))) return;
  if (textOf(input, 'codigo_opcao_simples_nacional') === MEI) {
    fill(input, 'indicador_total_tributacao', '0');
    return;
  }
  for (const level of ['federais', 'estaduais', 'municipais'])
    fill(input, `percentual_total_tributos_${level}`, '0.00');
}

function completeIbsCbs(input: FlatInput): void {
  const active = ['situacao_tributaria', 'classificacao_tributaria'].some(
    (name) => input[`ibs_cbs_${name}`] !== undefined,
  );
  if (!active && input['codigo_indicador_operacao'] === undefined) return;
  fill(input, 'finalidade_emissao', '0');
  fill(input, 'indicador_destinatario', '0');
}

/** What the layout has and the national environment refuses from a provider who emits: it knows its own. Source: rules E0121, E0128. */
const OF_THE_REGISTER =
  /^(razao_social|codigo_municipio|cep|logradouro|numero|complemento|bairro|codigo_pais_ext|cep_ext|nome_cidade_ext|regiao_ext)_prestador$/;

function dropWhatIsRegistered(input: FlatInput): void {
  if (textOf(input, 'emitente_dps') !== '1') return;
  for (const field of Object.keys(input)) if (OF_THE_REGISTER.test(field)) delete input[field];
}

/** Defaults, profile and stand-ins of a DPS, in place. */
export function completeDps(draft: Draft): void {
  const { input, context, dhEmi } = draft;
  const { address } = context.issuer;
  fill(input, 'data_emissao', dhEmi);
  fill(input, 'emitente_dps', '1');
  fill(input, 'versao_aplicativo', context.verProc);
  fill(input, 'data_competencia', dhEmi.slice(0, 10));
  fill(input, 'codigo_municipio_emissora', textOf(input, 'codigo_municipio_prestador'));
  fill(input, 'codigo_municipio_emissora', address?.codigoMunicipio);
  completeRegime(draft);
  fill(input, 'tributacao_iss', '1');
  fill(input, 'tipo_retencao_iss', '1');
  completeTotals(input);
  completeIbsCbs(input);
  lend(draft, 'dps');
  dropWhatIsRegistered(input);
}
