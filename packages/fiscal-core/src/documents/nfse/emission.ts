import type { Draft } from '../../engine/body/draft.ts';
import { createEmission } from '../../engine/body/emission.ts';
import { valuesByTag } from '../../engine/body/values-by-tag.ts';
import type { Tree } from '../../engine/document/definition.ts';
import { groupOf } from '../../engine/document/tree.ts';
import { documentJudge } from '../../engine/judge/document-judge.ts';
import { NFSE_COMPILED } from './compiled.ts';
import { completeDps } from './complete.ts';
import { nfseContract } from './contract.ts';
import { CSTAT_NFSE } from './cstat.ts';
import { NFSE_DUTIES } from './duties.ts';
import { nfseLayout } from './layout/layout.ts';
import { nfseNumbering } from './numbering.ts';
import { NFSE_REJECTIONS } from './rejections.ts';
import { NFSE_BODY_RULES } from './rules/body.ts';
import { NFSE_RULES } from './rules/table.ts';

/** Fields that only the engine knows. */
function putEngineFields(tree: Tree, { context }: Draft): void {
  tree['@versao'] = '1.01';
  groupOf(tree, 'infDPS')['tpAmb'] = String(context.ambiente);
}

const TOTALS = [
  { tag: 'vServ', field: 'valor_servico' },
  { tag: 'vDescIncond', field: 'desconto_incondicionado' },
  { tag: 'vDescCond', field: 'desconto_condicionado' },
];

/** From a body to a DPS. */
export const dpsEmission = createEmission<Draft>({
  type: 'nfse',
  compiled: NFSE_COMPILED,
  contract: nfseContract,
  identity: nfseNumbering,
  size: {
    kib: 1024,
    field: 'informacoes_complementares',
    tag: 'DPS',
    fix: 'Reduza os textos ou a lista de documentos.',
    source: 'no limit was found in a public text; a request of 1 MiB is what such services take by default',
  },
  rules: NFSE_BODY_RULES,
  judge: documentJudge({
    type: 'nfse',
    layout: nfseLayout,
    rules: NFSE_RULES,
    cstats: CSTAT_NFSE,
    rejections: NFSE_REJECTIONS,
  }),
  duties: NFSE_DUTIES,
  draft: (base) => base,
  complete: completeDps,
  putEngineFields,
  totals: ({ input }) => valuesByTag(input, TOTALS),
  // E0008: not later than the processing, by whichever clock.
  datedBackMs: 60_000,
  summary: {
    destinatario: ['razao_social_tomador'],
    documento: ['cnpj_tomador', 'cpf_tomador'],
    valorTotal: 'valor_servico',
  },
});
