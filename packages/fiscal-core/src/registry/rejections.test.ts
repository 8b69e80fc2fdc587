import { describe, expect, it } from 'vitest';
import { cteLayout } from '../documents/cte/layout/layout.ts';
import { CTE_BODY_RULES } from '../documents/cte/rules/body.ts';
import { CTE_RULES } from '../documents/cte/rules/table.ts';
import { dceLayout } from '../documents/dce/layout/layout.ts';
import { DCE_RULES } from '../documents/dce/rules/table.ts';
import { mdfeLayout } from '../documents/mdfe/layout/layout.ts';
import { MDFE_RULES } from '../documents/mdfe/rules/table.ts';
import { nfcomLayout } from '../documents/nfcom/layout/layout.ts';
import { NFCOM_RULES } from '../documents/nfcom/rules/table.ts';
import { STRICT } from '../documents/nfe/fixtures/context.ts';
import { nfeLayout } from '../documents/nfe/layout/layout.ts';
import { NOTE_RULES } from '../documents/nfe/rules/table.ts';
import { nfseLayout } from '../documents/nfse/layout/layout.ts';
import { NFSE_BODY_RULES, NFSE_REFORM_RULES } from '../documents/nfse/rules/body.ts';
import { NFSE_RULES } from '../documents/nfse/rules/table.ts';
import { planOf } from '../engine/layout/plan.ts';
import { type Scope, scopeOf } from '../engine/layout/scope.ts';
import type { Layout } from '../engine/layout/types.ts';
import { COMMON_REJECTIONS } from '../engine/rejections/common.ts';
import { EVENT_REJECTIONS } from '../engine/rejections/events.ts';
import { NOTE_REFORM_RULES } from '../tax/reform/note-rules.ts';
import { refusalsOf } from '../testing/taken.ts';
import { cstat } from './cstat.ts';
import { DOCUMENTS, documentOf } from './documents.ts';
import { rejectionHint, rejectionRowsOf } from './rejections.ts';

const LAYOUTS: Readonly<Record<string, Layout>> = {
  nfe: nfeLayout,
  nfce: nfeLayout,
  cte: cteLayout,
  mdfe: mdfeLayout,
  nfcom: nfcomLayout,
  dce: dceLayout,
  nfse: nfseLayout,
};
const TYPES = DOCUMENTS.map(({ type }) => type);

/** Every path of a body: `itens`, `itens[].cfop`, an object's fields by a dot; columns belong to the body itself. */
function fieldsOf(scope: Scope, prefix = ''): string[] {
  const lists = [...scope.lists].flatMap(([name, { holds, scope: inner }]) =>
    holds === 'columns'
      ? fieldsOf(inner, prefix)
      : [`${prefix}${name}`, ...fieldsOf(inner, `${prefix}${name}${holds === 'object' ? '.' : '[].'}`)],
  );
  return [...[...scope.fields.keys()].map((field) => `${prefix}${field}`), ...lists];
}

/** Fields that feed each tag of a layout; a group or a leaf that the engine writes has none. */
function feedsOf(layout: Layout): ReadonlyMap<string, ReadonlySet<string>> {
  const feeds = new Map<string, Set<string>>();
  for (const node of planOf(layout).nodes) {
    if (node.node === 'choice') continue;
    const tag = node.tag.replace('@', '');
    const fields = feeds.get(tag) ?? new Set();
    if (node.node === 'leaf' && node.json)
      fields.add(
        node.json
          .map((part) => (typeof part === 'string' ? part : ''))
          .join('')
          .replace(/\[\]$/, ''),
      );
    feeds.set(tag, fields);
  }
  return feeds;
}

const REFUSALS = [
  'rejected',
  'duplicate',
  'denied',
  'deniedOnRecord',
  'duplicateEvent',
  'environmentBlockedEpec',
];

/** Distinctive words of an authority's text. */
const words = (text: string): Set<string> =>
  new Set(
    text
      .normalize('NFD')
      .replace(/\p{M}|\[.*?\]/gu, '')
      .toLowerCase()
      .replace(/\b(rejeicao|uso|de|do|da|a|o|e|na|no|nf-?e|ct-?e|mdf-?e|nfcom|dc-?e|cpf|cnpj)\b/g, ' ')
      .match(/[a-z]{3,}/g) ?? [],
  );
const likeness = (one: string, other: string): number => {
  const [a, b] = [words(one), words(other)];
  return [...a].filter((word) => b.has(word)).length / Math.max(1, Math.min(a.size, b.size));
};

describe.each(TYPES)('the rejections of %s', (type) => {
  const rows = rejectionRowsOf(type);
  const layout = LAYOUTS[type];

  it('name each code once, and only codes by which the authority refuses', () => {
    const codes = rows.map(({ cStat }) => cStat);
    expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
    expect(codes.filter((code) => !REFUSALS.includes(cstat(type, code)?.category ?? ''))).toEqual([]);
  });

  it('point to fields and tags that the layout has, and to the field that feeds the tag', () => {
    if (layout === undefined) throw new Error(`no layout for ${type}`);
    const fields = new Set(fieldsOf(scopeOf(layout)));
    const feeds = feedsOf(layout);
    expect(rows.filter(({ field }) => field !== undefined && !fields.has(field))).toEqual([]);
    expect(rows.filter(({ tag }) => tag !== undefined && !feeds.has(tag))).toEqual([]);
    const misfed = rows.filter(({ field, tag }) => {
      const feeding = feeds.get(tag ?? '');
      return field !== undefined && feeding !== undefined && feeding.size > 0 && !feeding.has(field);
    });
    expect(misfed).toEqual([]);
  });

  it('name in their texts only fields that the layout has', () => {
    if (layout === undefined) throw new Error(`no layout for ${type}`);
    const known = new Set(fieldsOf(scopeOf(layout)).flatMap((path) => path.split(/\[\]\.|\.|\[\]/)));
    const ofDocument = rows.filter((row) => !EVENT_REJECTIONS.some((event) => event === row));
    const unknown = ofDocument.flatMap(({ cStat, fix }) =>
      [...fix.matchAll(/(?<![/\w*])[a-z]+(?:_[a-z]+)+(?![\w*])/g)]
        .map(([name]) => name)
        .filter((name) => !known.has(name))
        .map((name) => `${cStat}: ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('never ask to omit a field that the contract requires', () => {
    const faults = refusalsOf(documentOf(type), { itens: [{}] }, STRICT);
    const required = faults
      .filter(({ code }) => code === 'campo_obrigatorio')
      .map(({ field }) => field.split('.').at(-1));
    expect(required.length).toBeGreaterThan(0);
    const left = rows.flatMap(({ cStat, fix }) =>
      [...fix.matchAll(/\b(?:Omita|Retire) (\w+)/gi)].map(([, field]) => ({ cStat, field })),
    );
    // cnpj_emitente is omitted only where it is optional, as in the common row.
    expect(left.filter(({ field }) => field !== 'cnpj_emitente' && required.includes(field))).toEqual([]);
  });

  it('give cause, fix and source in clean sentences', () => {
    for (const { cStat } of rows) {
      const hint = rejectionHint(type, cStat);
      if (hint === null) throw new Error(`no hint for ${cStat}`);
      for (const text of [hint.cause, hint.fix]) expect(text, cStat).toMatch(/^\p{Lu}[^\n]{14,}[.…]$/u);
      expect(hint.cause).not.toBe(hint.fix);
      expect(hint.source, cStat).toMatch(/^\S.{2,}\S$/);
      expect(hint.source, cStat).not.toMatch(/undefined|^cStat /);
    }
  });
});

describe('the catalog', () => {
  it('explains at least 400 codes over the seven types', () => {
    expect(new Set(TYPES.flatMap((type) => rejectionRowsOf(type))).size).toBeGreaterThan(400);
    for (const type of TYPES) expect(rejectionRowsOf(type).length, type).toBeGreaterThan(40);
  });

  it('shares a row only between types with the same text of their authorities', () => {
    const strangers = [...COMMON_REJECTIONS, ...EVENT_REJECTIONS].flatMap(
      ({ cStat, types: [first = '', ...others] }) =>
        others
          .map((type) => [cstat(first, cStat)?.message ?? '', cstat(type, cStat)?.message ?? ''] as const)
          .filter(([one, other]) => likeness(one, other) < 0.5)
          .map(([one, other]) => `${cStat}: ${one} | ${other}`),
    );
    expect(strangers).toEqual([]);
  });

  it.each<[string, readonly { readonly cStat: string }[]]>([
    ['nfe', [...NOTE_RULES.filter(({ mod }) => mod !== '65'), ...NOTE_REFORM_RULES]],
    ['nfce', [...NOTE_RULES.filter(({ mod }) => mod !== '55'), ...NOTE_REFORM_RULES]],
    ['nfse', [...NFSE_RULES, ...NFSE_BODY_RULES, ...NFSE_REFORM_RULES]],
    ['cte', [...CTE_RULES, ...CTE_BODY_RULES]],
    ['mdfe', MDFE_RULES],
    ['nfcom', NFCOM_RULES],
    ['dce', DCE_RULES],
  ])('explains every code that a %s is refused with here', (type, rules) => {
    const codes = new Set(['225', ...rules.map(({ cStat }) => cStat)]);
    expect([...codes].filter((code) => rejectionHint(type, code) === null)).toEqual([]);
  });

  it('reads a code as its own type means it', () => {
    expect(rejectionHint('nfe', '208')?.field).toBe('cnpj_destinatario');
    expect(rejectionHint('nfcom', '208')?.field).toBe('chave_nfcom_original');
    expect(rejectionHint('mdfe', '611')?.tag).toBe('placa');
    expect(rejectionHint('nfe', '611')?.tag).toBe('cEAN');
  });

  it('gives an NFC-e what the NF-e has, and an NF-e nothing of the NFC-e', () => {
    expect(rejectionHint('nfce', '778')).toEqual(rejectionHint('nfe', '778'));
    expect(rejectionHint('nfce', '709')?.field).toBe('tipo_impressao');
    expect(rejectionHint('nfe', '709')).toBeNull();
  });

  it('gives the source of a rule', () => {
    expect(rejectionHint('nfe', '1115')?.source).toBe('NT 2025.002-RTC v1.30: UB12-10');
    expect(rejectionHint('cte', '519')?.source).toBe('MOC CT-e 4.00 Anexo I: G050');
    expect(rejectionHint('nfe', '719')?.source).toBe('MOC 7.0 Anexo I, grupo E');
    expect(rejectionHint('nfse', 'E0014')?.source).toBe('Anexo I v1.01: E0014');
  });

  it('knows nothing of other codes and other types, and gives the same hint every time', () => {
    expect(rejectionHint('nfe', '100')).toBeNull();
    expect(rejectionHint('nada', '204')).toBeNull();
    expect(rejectionHint('nfe', '204')).toBe(rejectionHint('nfe', '204'));
  });
});
