import type { Draft } from '../../engine/body/draft.ts';
import { createEmission } from '../../engine/body/emission.ts';
import type { IdentityTags } from '../../engine/body/identity.ts';
import type { Tree } from '../../engine/document/definition.ts';
import { groupOf } from '../../engine/document/tree.ts';
import { documentJudge } from '../../engine/judge/document-judge.ts';
import { textOf } from '../../engine/layout/flat.ts';
import { ufBySigla } from '../../tables/uf.ts';
import { MDFE_COMPILED } from './compiled.ts';
import { complete } from './complete.ts';
import { MDFE_CONTRACT } from './contract.ts';
import { CSTAT_MDFE } from './cstat.ts';
import { mdfeLayout } from './layout/layout.ts';
import { MDFE_REJECTIONS } from './rejections.ts';
import { MDFE_BODY_RULES } from './rules/body.ts';
import { MDFE_RULES } from './rules/table.ts';
import { MDFE_SIZE } from './size.ts';

const VERSION = '3.00';

const IDENTITY: IdentityTags = {
  signed: 'infMDFe',
  prefix: 'MDFe',
  numero: 'nMDF',
  codigo: 'cMDF',
  cDV: 'cDV',
  codigoDigits: 8,
};

/** Fields that only the engine knows. */
function putEngineFields(tree: Tree, { context, input }: Draft): void {
  const infMDFe = groupOf(tree, 'infMDFe');
  const ide = groupOf(infMDFe, 'ide');
  infMDFe['@versao'] = VERSION;
  groupOf(infMDFe, 'infModal')['@versaoModal'] = VERSION;
  ide['mod'] = MDFE_CONTRACT.mod;
  ide['cUF'] = (ufBySigla(textOf(input, 'uf_emitente') ?? '') ?? ufBySigla(context.issuer.uf))?.cUF ?? '35';
  ide['tpAmb'] = String(context.ambiente);
  ide['procEmi'] = '0';
}

/** Totals by tag, as written. */
function totals({ input }: Draft): Record<string, string> {
  const fields = {
    qCTe: 'quantidade_total_cte',
    qNFe: 'quantidade_total_nfe',
    qMDFe: 'quantidade_total_mdfe_aquaviario',
    vCarga: 'valor_total_carga',
    qCarga: 'peso_bruto',
  };
  const found: Record<string, string> = {};
  for (const [tag, field] of Object.entries(fields)) {
    const value = textOf(input, field);
    if (value !== undefined) found[tag] = value;
  }
  return found;
}

export const mdfeEmission = createEmission<Draft>({
  type: 'mdfe',
  compiled: MDFE_COMPILED,
  contract: MDFE_CONTRACT,
  identity: IDENTITY,
  size: MDFE_SIZE,
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
  putEngineFields,
  totals,
  summary: { destinatario: [], documento: [], valorTotal: 'valor_total_carga' },
});
