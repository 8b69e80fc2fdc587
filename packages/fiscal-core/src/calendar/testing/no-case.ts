import type { ChangeId } from '../calendar.ts';

/** Reason why a change has no case here: a text, or the test of another room that covers its days. */
type Reason = string | { readonly provenIn: string };

const SANDBOX_RULES = { provenIn: 'apps/sandbox/src/authority/nfe/rules/dated.test.ts' } as const;
const UNDATED = 'its fields and rules are taken on any day: the authority alone refuses what came too early';
const NEVER_EMITTED = 'none of its documents is emitted here';
const FIELDS_ONLY = 'only fields that callers may send are built, and the layout takes them on any day';
const NO_TEXT = 'not built: its text was not found';
const OFF =
  'its schema was not found: its fields are told and left out on any day (registry/pending.test.ts), until an operator turns it on';
const NOT_OF_A_DOCUMENT = 'binds what no document shows';

// biome-ignore format: a table reads as one change a row
export const NO_CASE: Readonly<Partial<Record<ChangeId, Reason>>> = {
  'nfe-2026.004': UNDATED,
  'nfe-2026.002-a': UNDATED,
  'nfe-2026.002-b': UNDATED,
  'nfe-2026.002-c': 'alerts are read from what an authority answers, whenever it begins to',
  'nfe-2026.003': 'printed of any document that asks for it (tpImp 6), which the authority refused before',
  'nfe-rtc-1.52': FIELDS_ONLY,
  'nfe-credit-note-02': { provenIn: 'packages/fiscal-core/src/documents/nfe/rules/pairs.test.ts' },
  'nfe-rtc-1.53': NO_TEXT,
  'nfe-2026.005': OFF,
  'nfe-2026.005-rules': NO_TEXT,
  'nfe-412140': 'not built: its schema was not found; as any event of an authority it is kept when it is received',
  'nfe-2026.007-ret-ent': SANDBOX_RULES,
  'nfe-2026.007-rfb': SANDBOX_RULES,
  'nfe-abi-duty': NOT_OF_A_DOCUMENT,
  'nfce-2023.003': 'not built: which CFOPs AM excepts was not found',
  'nfe-it-2025.004': 'not built: the share is the caller’s to send, and no table of it was found',
  'nfe-it-2026.002': 'its rates are those of rate-2026, which has a case',
  'nfe-pp-2026.001': 'not built: no company of ours has its notes signed by a provider',
  'nfe-gtin-1.50': 'not built: its first day is in 2027',
  'nfe-2026.010': { provenIn: 'packages/paper/src/danfe/reform/reform.test.ts' },
  'tab-cfop': 'rules read it, and each of them has a day of its own (nfe-2026.009)',
  'tab-cclasstrib': 'each code of the table has days of its own (tables/rtc)',
  'cte-2025.001': FIELDS_ONLY,
  'cte-2026.001': FIELDS_ONLY,
  'cte-2026.002-w2': FIELDS_ONLY,
  'cte-2026.003': OFF,
  'cte-2026.004-a': FIELDS_ONLY,
  'cte-2026.004-c': NO_TEXT,
  'nfcom-2026.002': FIELDS_ONLY,
  'nfcom-2026.003': OFF,
  'nfcom-2026.004': OFF,
  'mdfe-cnpj': UNDATED,
  'mdfe-duty': 'its layout has no IBS and CBS: the documents that it lists have them',
  'nfse-danfse-2': { provenIn: 'packages/paper/src/danfse/danfse.test.ts' },
  'nfse-simples-national': { provenIn: 'packages/fiscal-core/src/activities/registers/town-check.test.ts' },
  'dce': NOT_OF_A_DOCUMENT,
  'duty-others': NEVER_EMITTED,
  'rate-2027-cbs': 'the rate is not published: one that was loaded has days of its own',
  'rate-2027-is': 'not built: rates and table are not published',
  'end-pis-cofins': 'not built: nothing is published of what the groups carry then',
  'ipi-zero': 'not built: which goods compete with the ZFM was not found',
  'fine-software': NOT_OF_A_DOCUMENT,
  'pnct': NOT_OF_A_DOCUMENT,
  'go-ya': 'not built: what a company sells a year is not known here, and the text of the rule was not found',
  'go-ya-others': 'not built: the text of the rule was not found',
};

/** Changes with rules or papers in progress: no case is due until their state is at least partly built. */
export const BEING_BUILT: ReadonlySet<ChangeId> = new Set(['tab-pag', 'cte-2026.004-b']);
