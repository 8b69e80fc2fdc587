import type { Draft } from '../../engine/body/draft.ts';
import { createEmission } from '../../engine/body/emission.ts';
import { putEngineFields } from '../../engine/body/engine-fields.ts';
import { type IdentityTags, ofEmitter } from '../../engine/body/identity.ts';
import type { SizeLimit } from '../../engine/body/size.ts';
import type { DocumentDefinition, Tree } from '../../engine/document/definition.ts';
import { groupOf, leafOf } from '../../engine/document/tree.ts';
import { documentJudge } from '../../engine/judge/document-judge.ts';
import { textOf } from '../../engine/layout/flat.ts';
import { DCE_COMPILED } from './compiled.ts';
import { complete } from './complete.ts';
import { DCE_CONTRACT } from './contract.ts';
import { CSTAT_DCE } from './cstat.ts';
import { dceLayout } from './layout/layout.ts';
import { supplement } from './qr-code.ts';
import { DCE_REJECTIONS } from './rejections.ts';
import { DCE_RULES } from './rules/table.ts';

/** Model in XML and key; the contract's 59 never leaves the API. */
const MODELO = '99';
const PLATFORMS = ['Fisco', 'Marketplace', 'Transportadora', 'ECT'];
const digit = (text: string): string => (/^\d$/.test(text) ? text : '0');

const IDENTITY: IdentityTags = {
  signed: 'infDCe',
  prefix: 'DCe',
  numero: 'nDC',
  codigo: 'cDC',
  cDV: 'cDV',
  codigoDigits: 6,
  // The key has one digit for each; validation reports what is none.
  site: (ide) => digit(leafOf(ide, 'tpEmit')) + digit(leafOf(ide, 'nSiteAutoriz')),
  // Source: Manual DC-e 1.0: fisco, marketplace, carrier or emitter, according to tpEmit.
  holder: (infDCe) => {
    const platform = PLATFORMS.find((name) => infDCe[name] !== undefined);
    return platform === undefined ? ofEmitter(infDCe) : leafOf(groupOf(infDCe, platform), 'CNPJ');
  },
};

const SIZE: SizeLimit = {
  kib: 1024,
  field: 'itens',
  tag: 'det',
  fix: 'Divida os itens em mais de uma DC-e, ou encurte descrições e informações adicionais.',
  source: 'Manual DC-e 1.0: 1024 KB (rejection 214)',
};

const emission = createEmission<Draft>({
  type: 'dce',
  compiled: DCE_COMPILED,
  contract: DCE_CONTRACT,
  identity: IDENTITY,
  size: SIZE,
  rules: [],
  judge: documentJudge({
    type: 'dce',
    layout: dceLayout,
    rules: DCE_RULES,
    cstats: CSTAT_DCE,
    rejections: DCE_REJECTIONS,
    ufField: 'uf_remetente',
  }),
  draft: (base) => base,
  complete: (draft) => complete(draft, DCE_COMPILED.coerce),
  putEngineFields: (tree, draft) =>
    putEngineFields(groupOf(tree, 'infDCe'), draft, { versao: '1.00', mod: MODELO, uf: 'uf_remetente' }),
  supplement,
  totals: ({ input }) => ({ vDC: textOf(input, 'valor_total') ?? '0.00' }),
  summary: {
    destinatario: ['nome_destinatario'],
    documento: ['cnpj_destinatario', 'cpf_destinatario'],
    valorTotal: 'valor_total',
  },
});

/** Signing adds the QR Code: until then the layout would only report its absence. */
const beforeSigning = (tree: Tree): Tree => ({
  ...tree,
  infDCeSupl: {
    qrCodDCe: `https://www.exemplo.com.br/dce/qrcode?chDCe=35${'0'.repeat(42)}&tpAmb=2`,
    urlChave: 'https://www.exemplo.com.br',
  },
});

export const dce: DocumentDefinition = {
  ...emission,
  route: 'dce',
  modelo: MODELO,
  creditsMilli: 1000,
  validate: (tree) => emission.validate(beforeSigning(tree)),
  hasQrCode: true,
};
