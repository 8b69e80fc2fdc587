import { add, roundHalfUp, ZERO } from '../../../decimal/decimal.ts';
import {
  checkDigits,
  type DocumentRule,
  type DocumentView,
  documentRows,
} from '../../../engine/judge/document-judge.ts';
import { aheadRule, lateRule } from '../../../engine/judge/portal-rules.ts';
import type { Place } from '../../../engine/judge/tree-rules.ts';
import { all, amount, at, isApart, text } from '../../../engine/judge/tree-view.ts';
import { sameHolder } from '../../../identity/holder.ts';

const { obrig } = documentRows;
const ANALOGY = 'by analogy with NFCom 1.00a';
/** Hours. [?] No text gives a limit for the DC-e; this is the one of the NF-e. */
const LATE_HOURS = 30 * 24;
const PLATFORMS = ['Fisco', 'Marketplace', 'Transportadora', 'ECT'];

const platformOf = ({ inf }: DocumentView): string | undefined =>
  PLATFORMS.map((name) => text(inf, name, 'CNPJ')).find((cnpj) => cnpj !== '');
const issuesItself = (d: DocumentView): boolean => platformOf(d) === undefined;
/** CNPJ or CPF of who issues: that of the platform, else that of the sender. */
const holderOf = (d: DocumentView): string => platformOf(d) ?? (text(d.emit, 'CNPJ') || text(d.emit, 'CPF'));

/** Signer and issuer must be the same: returns the field that names another one. */
function foreignIssuer(d: DocumentView): Place[] {
  if (sameHolder(holderOf(d), d.context.issuer.cnpj)) return [];
  if (!issuesItself(d)) return ['cnpj_emitente'];
  return [text(d.emit, 'CPF') === '' ? 'cnpj_remetente' : 'cpf_remetente'];
}
const total = ({ inf }: DocumentView) =>
  roundHalfUp(
    all(inf, 'det').reduce((sum, det) => add(sum, amount(at(det, 'prod'), 'vProd')), ZERO),
    2,
  );

/** Every rejection of a DC-e that its complete tree decides before sending, in the order in which the authority looks. */
// biome-ignore format: a table reads as one rule a row
export const DCE_RULES: readonly DocumentRule[] = [
  checkDigits('207', `${ANALOGY}: who issues`, 'emit/CNPJ', issuesItself),
  ...PLATFORMS.map((name) => checkDigits('207', `${ANALOGY}: who issues`, `${name}/CNPJ`)),
  obrig('213', `${ANALOGY}, E03`, 'emit', foreignIssuer),
  checkDigits('401', `${ANALOGY}: CPF of the sender`, 'emit/CPF'),
  aheadRule(ANALOGY),
  lateRule(ANALOGY, LATE_HOURS),
  checkDigits('208', ANALOGY, 'dest/CNPJ'),
  checkDigits('237', ANALOGY, 'dest/CPF'),
  obrig('531', `${ANALOGY}: vDC is the sum of vProd`, 'total/vDC', (d) => isApart(amount(d.inf, 'total', 'vDC'), total(d), true)),
];
