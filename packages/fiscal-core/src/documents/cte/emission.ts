import type { Draft } from '../../engine/body/draft.ts';
import { createEmission } from '../../engine/body/emission.ts';
import { putEngineFields } from '../../engine/body/engine-fields.ts';
import { valuesByTag } from '../../engine/body/values-by-tag.ts';
import type { Tree } from '../../engine/document/definition.ts';
import { groupOf } from '../../engine/document/tree.ts';
import { documentJudge } from '../../engine/judge/document-judge.ts';
import { textOf } from '../../engine/layout/flat.ts';
import { CTE_COMPILED } from './compiled.ts';
import { complete } from './complete.ts';
import { CTE_CONTRACT } from './contract.ts';
import { CSTAT_CTE } from './cstat.ts';
import { CTE_DUTIES } from './duties.ts';
import { cteLayout } from './layout/layout.ts';
import { isComplement } from './model.ts';
import { supplement } from './qr-code.ts';
import { CTE_REJECTIONS } from './rejections.ts';
import { CTE_BODY_RULES } from './rules/body.ts';
import { CTE_RULES } from './rules/table.ts';

/** tpCTe of documents that describe the cargo; a complement does not, and the layout has no other value. */
const DESCRIBES_CARGO = new Set(['0', '3']);

const TOTALS = [
  { tag: 'vTPrest', field: 'valor_total' },
  { tag: 'vRec', field: 'valor_receber' },
  { tag: 'vICMS', field: 'icms_valor' },
  { tag: 'vIBS', field: 'ibs_valor_total' },
  { tag: 'vCBS', field: 'cbs_valor' },
  { tag: 'vTotDFe', field: 'valor_total_dfe' },
];

/** Fields that only the engine knows. */
function putCteFields(tree: Tree, draft: Draft): void {
  const infCte = groupOf(tree, 'infCte');
  putEngineFields(infCte, draft, { versao: '4.00', mod: '57' })['procEmi'] = '0';
  if (isComplement(draft)) {
    // An empty group makes the layout report it as missing.
    infCte['infCteComp'] ??= [{}];
    return;
  }
  if (!DESCRIBES_CARGO.has(textOf(draft.input, 'tipo_documento') ?? '')) return;
  const infModal = groupOf(groupOf(infCte, 'infCTeNorm'), 'infModal');
  infModal['@versaoModal'] = '4.00';
  // The layout requires the nature of an air cargo, even when it is empty.
  if (infModal['aereo'] !== undefined) groupOf(groupOf(infModal, 'aereo'), 'natCarga');
}

/** From a body to a document that still lacks its signature. */
export const cteEmission = createEmission<Draft>({
  type: 'cte',
  compiled: CTE_COMPILED,
  contract: CTE_CONTRACT,
  identity: {
    signed: 'infCte',
    prefix: 'CTe',
    numero: 'nCT',
    codigo: 'cCT',
    cDV: 'cDV',
    codigoDigits: 8,
  },
  size: {
    kib: 512,
    field: 'nfes',
    tag: 'infDoc',
    fix: 'Divida os documentos transportados em mais de um CT-e, ou encurte as observações.',
    source: 'MOC CT-e 4.00 Visão Geral §3 (rejection 214)',
  },
  rules: CTE_BODY_RULES,
  judge: documentJudge({
    type: 'cte',
    layout: cteLayout,
    rules: CTE_RULES,
    cstats: CSTAT_CTE,
    rejections: CTE_REJECTIONS,
  }),
  duties: CTE_DUTIES,
  draft: (base) => base,
  complete: (draft) => complete(draft, CTE_COMPILED.coerce),
  putEngineFields: putCteFields,
  supplement,
  totals: ({ input }) => valuesByTag(input, TOTALS),
  summary: {
    destinatario: ['nome_destinatario', 'nome_recebedor', 'nome_tomador'],
    documento: ['destinatario', 'recebedor', 'tomador'].flatMap((party) => [`cnpj_${party}`, `cpf_${party}`]),
    valorTotal: 'valor_total',
  },
});
