import { inForce, type Moment } from '../../calendar/calendar.ts';
import type { Contract, ContractRow } from '../../engine/body/contract.ts';
import type { EmissionContext, Prepared, Tree } from '../../engine/document/definition.ts';
import { lawOf } from '../../engine/document/law.ts';
import { groupOf, leafOf } from '../../engine/document/tree.ts';
import { textOf } from '../../engine/layout/flat.ts';
import type { FlatInput } from '../../engine/layout/types.ts';
import { isAdjustment, isIbsCbsOnly, isPaidAfterSupply } from './ibs-cbs-only.ts';
import type { Note } from './model.ts';

/**
 * Issuers subject to IBS and CBS and not to ICMS (contribuinte exclusivo do IBS/CBS). They have no IE, and the SVRS authorizes every note they
 * issue, in any UF. Source: NF-e NT 2026.007 v1.10.
 */
const SINCE = 'nfe-2026.007-no-ie';
const EXCLUSIVE_AUTHORIZER = 'SVRS';

const IE = 'inscricao_estadual_emitente';
const hasDigits = (ie: unknown): boolean => /\d/.test(JSON.stringify([ie]));

/** True for a body, coerced or not, of such an issuer. A registered branch of its root names its IE, and pays ICMS. */
export const isExclusive = (context: EmissionContext, body: Readonly<Record<string, unknown>>): boolean =>
  context.issuer.contribuinteIcms === false && inForce(SINCE, lawOf(context)) && !hasDigits(body[IE]);

const ICMS = ['icms_origem', 'icms_situacao_tributaria'];
const relaxRows = (rows: readonly ContractRow[], fields: readonly string[]): readonly ContractRow[] =>
  rows.map((row) => (fields.includes(row.field) ? { ...row, required: false } : row));

/** Contract of notes that need no ICMS of their items. */
const contractWithoutIcms = (contract: Contract): Contract => ({
  ...contract,
  lists: contract.lists.map((list) => ({ ...list, rows: relaxRows(list.rows, ICMS) })),
});

/** True for a sent item with any ISSQN field: a service, which has no ICMS. */
const isServiceSent = (item: unknown): boolean =>
  typeof item === 'object' &&
  item !== null &&
  Object.entries(item).some(([field, value]) => field.startsWith('issqn_') && !isBlank(value));
const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
/** True for a body with a service. An item of goods beside it that lacks ICMS is refused by the rule (1002). */
const hasServices = (body: Readonly<Record<string, unknown>>): boolean =>
  ['itens', 'items'].some((list) => {
    const sent = body[list];
    return Array.isArray(sent) && sent.some(isServiceSent);
  });

/**
 * Contract of a body: an exclusive issuer needs neither IE nor ICMS; notes of debit, of credit, of a late public payment and
 * with services need no ICMS.
 */
export function contractsOf(published: Contract) {
  const adjustment = contractWithoutIcms(published);
  const exclusive = { ...adjustment, fields: relaxRows(published.fields, [IE]) };
  return (context: EmissionContext, body: Readonly<Record<string, unknown>>): Contract => {
    if (isExclusive(context, body)) return exclusive;
    const needsNone =
      isAdjustment(body['finalidade_emissao']) ||
      isPaidAfterSupply(body['tipo_operacao_governamental']) ||
      hasServices(body);
    return needsNone ? adjustment : published;
  };
}

/** True for an NF-e whose issuer has no IE. */
function lacksIe(tree: Tree): boolean {
  const infNFe = groupOf(tree, 'infNFe');
  return leafOf(groupOf(infNFe, 'ide'), 'mod') === '55' && leafOf(groupOf(infNFe, 'emit'), 'IE') === '';
}

/** The SVRS authorizes it in the place of the UF. */
export const routingOf = (tree: Tree, law: Moment): Pick<Prepared, 'authorizer'> =>
  lacksIe(tree) && inForce(SINCE, law) ? { authorizer: EXCLUSIVE_AUTHORIZER } : {};

/** True when the item has no ICMS; ICMS fields of the published contract alone do not count. */
function withoutIcms(item: FlatInput): boolean {
  const others = Object.keys(item).some((field) => /^(?:icms|fcp)_/.test(field) && !ICMS.includes(field));
  const sent = ICMS.filter((field) => item[field] !== undefined);
  if (others || sent.length === 0) return false;
  for (const field of sent) delete item[field];
  return true;
}

const adjustsIbsCbs = (input: FlatInput): boolean =>
  isIbsCbsOnly({
    finality: textOf(input, 'finalidade_emissao') ?? '',
    debit: textOf(input, 'tipo_nota_debito') ?? '',
    credit: textOf(input, 'tipo_nota_credito') ?? '',
    government: textOf(input, 'tipo_operacao_governamental') ?? '',
  });

/** pt-BR: why a note has no ICMS; null where it has. */
function reasonWithoutIcms({ context, input }: Note): string | null {
  if (isExclusive(context, input)) return 'a empresa não é contribuinte do ICMS (NT 2026.007)';
  if (!adjustsIbsCbs(input)) return null;
  return isAdjustment(input['finalidade_emissao'])
    ? 'esta nota de débito ou de crédito só trata de IBS e CBS (NT 2025.002, B25-80)'
    : 'esta nota de pagamento de fornecimento já feito ao ente público só trata de IBS e CBS (NT 2025.002, B25-80)';
}

/** Takes out, in place, what a note without ICMS must not have and the published contract asks for. */
export function dropUndue(note: Note): void {
  const { context, input, items, notices } = note;
  const reason = reasonWithoutIcms(note);
  if (reason === null) return;
  if (isExclusive(context, input)) delete input[IE];
  const dropped = items.map(withoutIcms);
  if (!dropped.includes(true)) return;
  notices.push({
    field: `itens[${dropped.indexOf(true)}].icms_situacao_tributaria`,
    code: 'texto_ajustado',
    message: `icms_origem e icms_situacao_tributaria ficaram fora do XML: ${reason}.`,
  });
}
