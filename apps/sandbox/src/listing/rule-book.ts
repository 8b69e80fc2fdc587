import { cstatsOf } from '@fiscal/core/registry/cstat';
import { type RejectionCode, rejectionCodesOf } from '@fiscal/core/registry/rejection-classes';
import { type Doubt, doubtOf } from '@fiscal/core/registry/rejection-duties';
import { RULES } from '../authority/authorities.ts';
import type { ListedRule } from '../authority/authority.ts';

/** Source of the condition of a rejection: a sheet of rules, a technical note, a schema, or its message alone. */
export type ConditionSource = 'sheet' | 'note' | 'schema' | 'message';

/** A rejection of a document type, and who applies it here. */
export interface BookRow extends RejectionCode {
  readonly source: ConditionSource;
  /** Reason why it is not counted; null where it binds every authority, and for types that were not looked through. */
  readonly doubt: Doubt | null;
  /** Strength where a rule has one; null = not read. */
  readonly strength: ListedRule['predicted'];
  readonly predicted: boolean;
  /** The sandbox decides it by the document, without a marker. */
  readonly bySandbox: boolean;
  /** Reason why validation leaves it to the authority; null where validation applies it or no reason is recorded. */
  readonly reason: string | null;
}

/** Stages of what a document's rules are; every other one is of the wire, of a signature, of records or of events. */
const OF_DOCUMENTS = ['chave', 'emitente', 'datas', 'conteudo'];
const isBuilt = ({ level }: ListedRule): boolean => level === 'on' || level === 'strict';

const SHEET = /Anexo I|\b[A-Z]{1,2}\d{2}[a-z]?\b/;
function sourceOf(listed: ListedRule | undefined, sheet: boolean): ConditionSource {
  if (listed?.predicted === 'notice') return 'message';
  const origin = listed?.level === 'not-built' ? '' : (listed?.source ?? '');
  if (sheet || SHEET.test(origin)) return 'sheet';
  if (/\bNT \d/.test(origin)) return 'note';
  return origin.includes('.xsd') ? 'schema' : 'message';
}

/** Every rejection of a type. */
export function bookOf(type: string): readonly BookRow[] {
  const listed = new Map<string, ListedRule>();
  for (const rule of RULES.get(type)?.() ?? []) {
    const known = listed.get(rule.cStat);
    const isFirstOfDocuments = rule.predicted !== null && rule.event === null && known?.event !== null;
    if (
      known === undefined ||
      isFirstOfDocuments ||
      (!isBuilt(known) && known.predicted === null && isBuilt(rule))
    )
      listed.set(rule.cStat, rule);
  }
  const sheets = new Map(cstatsOf(type).map(({ code, rules }) => [code, rules.length > 0]));
  return rejectionCodesOf(type).map((row) => {
    const rule = listed.get(row.code);
    const predicted = rule?.predicted ?? null;
    return {
      ...row,
      source: sourceOf(rule, sheets.get(row.code) === true),
      doubt: doubtOf(type, row.code),
      strength: predicted,
      predicted: predicted !== null,
      bySandbox:
        rule !== undefined && isBuilt(rule) && rule.event === null && OF_DOCUMENTS.includes(rule.stage),
      reason: rule?.authorityOnly ?? null,
    };
  });
}
