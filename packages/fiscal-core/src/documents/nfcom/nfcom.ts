import { createEmission } from '../../engine/body/emission.ts';
import { putEngineFields } from '../../engine/body/engine-fields.ts';
import type { IdentityTags } from '../../engine/body/identity.ts';
import type { SizeLimit } from '../../engine/body/size.ts';
import type { DocumentDefinition, Tree } from '../../engine/document/definition.ts';
import { groupOf, leafOf } from '../../engine/document/tree.ts';
import { documentJudge } from '../../engine/judge/document-judge.ts';
import { NFCOM_COMPILED } from './compiled.ts';
import { complete } from './complete.ts';
import { NFCOM_CONTRACT } from './contract.ts';
import { CSTAT_NFCOM } from './cstat.ts';
import { NFCOM_DUTIES } from './duties.ts';
import { nfcomLayout } from './layout/layout.ts';
import type { Note } from './model.ts';
import { supplement } from './qr-code.ts';
import { NFCOM_REJECTIONS } from './rejections.ts';
import { NFCOM_RULES } from './rules/table.ts';
import { NFCOM_TAXES } from './taxes-of-xml.ts';
import { totalsByTag } from './totals.ts';

const IDENTITY: IdentityTags = {
  signed: 'infNFCom',
  prefix: 'NFCom',
  numero: 'nNF',
  codigo: 'cNF',
  cDV: 'cDV',
  codigoDigits: 7,
  // The key has one digit for it; validation reports a site that is none.
  site: (ide) => (/^\d$/.test(leafOf(ide, 'nSiteAutoriz')) ? leafOf(ide, 'nSiteAutoriz') : '0'),
};

const SIZE: SizeLimit = {
  kib: 500,
  field: 'itens',
  tag: 'det',
  fix: 'Divida os itens em mais de uma nota, ou encurte descrições e informações adicionais.',
  source: 'MOC NFCom 1.00a, B01 (rejection 214)',
};

const emission = createEmission<Note>({
  type: 'nfcom',
  compiled: NFCOM_COMPILED,
  contract: NFCOM_CONTRACT,
  identity: IDENTITY,
  size: SIZE,
  rules: [],
  judge: documentJudge({
    type: 'nfcom',
    layout: nfcomLayout,
    rules: NFCOM_RULES,
    cstats: CSTAT_NFCOM,
    rejections: NFCOM_REJECTIONS,
  }),
  duties: NFCOM_DUTIES,
  draft: (base) => base,
  complete: (note) => complete(note, NFCOM_COMPILED.coerce),
  putEngineFields: (tree, note) =>
    putEngineFields(groupOf(tree, 'infNFCom'), note, { versao: '1.00', mod: NFCOM_CONTRACT.mod }),
  supplement,
  totals: ({ input }) => totalsByTag(input),
  summary: {
    destinatario: ['nome_destinatario'],
    documento: ['cnpj_destinatario', 'cpf_destinatario'],
    valorTotal: 'valor_total',
  },
});

/** Signing adds the QR Code: until then the layout would only report its absence. */
const beforeSigning = (tree: Tree): Tree => ({ ...tree, infNFComSupl: { qrCodNFCom: UNSIGNED_QR_CODE } });
const UNSIGNED_QR_CODE = `https://x/?chNFCom=${'0'.repeat(44)}&tpAmb=2`;

export const nfcom: DocumentDefinition = {
  ...emission,
  route: 'nfcom',
  modelo: '62',
  creditsMilli: 1000,
  validate: (tree) => emission.validate(beforeSigning(tree)),
  taxes: NFCOM_TAXES,
  hasQrCode: true,
};
