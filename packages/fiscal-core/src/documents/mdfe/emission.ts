import type { Draft } from '../../engine/body/draft.ts';
import { createEmission } from '../../engine/body/emission.ts';
import { putEngineFields } from '../../engine/body/engine-fields.ts';
import type { IdentityTags } from '../../engine/body/identity.ts';
import { valuesByTag } from '../../engine/body/values-by-tag.ts';
import { groupOf } from '../../engine/document/tree.ts';
import { documentJudge } from '../../engine/judge/document-judge.ts';
import { MDFE_COMPILED } from './compiled.ts';
import { complete } from './complete.ts';
import { MDFE_CONTRACT } from './contract.ts';
import { CSTAT_MDFE } from './cstat.ts';
import { mdfeLayout } from './layout/layout.ts';
import { supplement } from './qr-code.ts';
import { MDFE_REJECTIONS } from './rejections.ts';
import { MDFE_BODY_RULES } from './rules/body.ts';
import { MDFE_RULES } from './rules/table.ts';

const VERSION = '3.00';

const IDENTITY: IdentityTags = {
  signed: 'infMDFe',
  prefix: 'MDFe',
  numero: 'nMDF',
  codigo: 'cMDF',
  cDV: 'cDV',
  codigoDigits: 8,
};

const TOTALS = [
  { tag: 'qCTe', field: 'quantidade_total_cte' },
  { tag: 'qNFe', field: 'quantidade_total_nfe' },
  { tag: 'qMDFe', field: 'quantidade_total_mdfe_aquaviario' },
  { tag: 'vCarga', field: 'valor_total_carga' },
  { tag: 'qCarga', field: 'peso_bruto' },
];

export const mdfeEmission = createEmission<Draft>({
  type: 'mdfe',
  compiled: MDFE_COMPILED,
  contract: MDFE_CONTRACT,
  identity: IDENTITY,
  size: {
    kib: 500,
    field: 'municipios_descarregamento',
    tag: 'infDoc',
    fix: 'Divida os documentos em mais de um MDF-e.',
    source: 'MOC MDF-e 3.00b (rejection 214)',
  },
  rules: MDFE_BODY_RULES,
  judge: documentJudge({
    type: 'mdfe',
    layout: mdfeLayout,
    rules: MDFE_RULES,
    cstats: CSTAT_MDFE,
    rejections: MDFE_REJECTIONS,
  }),
  draft: (base) => base,
  complete,
  putEngineFields(tree, draft) {
    const infMDFe = groupOf(tree, 'infMDFe');
    putEngineFields(infMDFe, draft, { versao: VERSION, mod: MDFE_CONTRACT.mod })['procEmi'] = '0';
    groupOf(infMDFe, 'infModal')['@versaoModal'] = VERSION;
  },
  supplement,
  totals: ({ input }) => valuesByTag(input, TOTALS),
  summary: { destinatario: [], documento: [], valorTotal: 'valor_total_carga' },
});
