import { moneyProduct } from '../../decimal/cents.ts';
import { calculatedBy, tellCalculated } from '../../engine/body/calculated.ts';
import { type Draft, fill } from '../../engine/body/draft.ts';
import { judgeReform, reformOf } from '../../engine/body/reform.ts';
import { standIns } from '../../engine/body/stand-ins.ts';
import { textOf } from '../../engine/layout/flat.ts';
import type { FlatInput } from '../../engine/layout/types.ts';
import { completeSituation } from '../../tax/reform/reform.ts';
import { completeRegime, withoutTotals } from './regime.ts';
import { NFSE_REFORM_RULES } from './rules/body.ts';
import { NFSE_STAND_INS } from './stand-ins.ts';

const fillStandIns = standIns(NFSE_STAND_INS);

/** Values that base and rate leave no choice of. Source: Anexo I v1.01, E0694, E0696. */
function completeContributions(draft: Draft): void {
  const { input } = draft;
  const calculated = calculatedBy(draft, { entry: input, at: '' }, () => {
    for (const name of ['pis', 'cofins']) {
      const [base, rate] = [textOf(input, 'base_calculo_pis_cofins'), textOf(input, `aliquota_${name}`)];
      if (base !== undefined && rate !== undefined)
        fill(input, `valor_${name}`, moneyProduct(base, rate, 100));
    }
  });
  tellCalculated(draft, calculated);
  if (ENDED_RETENTIONS.includes(textOf(input, 'tipo_retencao_pis_cofins') ?? ''))
    draft.notices.push({
      field: 'tipo_retencao_pis_cofins',
      code: 'obrigacao_legal',
      message:
        'tipo_retencao_pis_cofins 1 e 2 deixaram de ser usados: o município pode recusar. Envie um dos outros códigos.',
      norm: 'NT SE/CGNFS-e 007/2026',
    });
}

/** tpRetPisCofins that are no longer to be used. Source: NT SE/CGNFS-e 007/2026. */
const ENDED_RETENTIONS = ['1', '2'];

function completeIbsCbs(draft: Draft): void {
  const { input } = draft;
  const reform = reformOf(draft, 'NFSe');
  completeSituation(input, reform);
  judgeReform(draft, reform, { rules: NFSE_REFORM_RULES, items: [[input, '']] });
  const active = ['situacao_tributaria', 'classificacao_tributaria'].some(
    (name) => input[`ibs_cbs_${name}`] !== undefined,
  );
  if (!active && input['codigo_indicador_operacao'] === undefined) return;
  fill(input, 'finalidade_emissao', '0');
  fill(input, 'indicador_destinatario', '0');
}

/**
 * Fields of the layout that the national environment refuses from a provider who emits: it has them on record.
 * Source: rules E0121, E0128.
 */
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
  completeContributions(draft);
  completeIbsCbs(draft);
  fillStandIns(draft, 'dps');
  if (withoutTotals(draft)) fillStandIns(draft, 'totais');
  dropWhatIsRegistered(input);
}
