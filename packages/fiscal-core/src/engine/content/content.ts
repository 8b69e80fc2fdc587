import { nameOfCode } from '../../tables/codes/codes.ts';
import { municipioByCodigo } from '../../tables/municipios.ts';
import { ufByCodigo } from '../../tables/uf.ts';
import { find, type XmlElement } from '../../xml/parse.ts';
import { type PlanGroup, type PlanLeaf, planOf } from '../layout/plan.ts';
import type { Layout } from '../layout/types.ts';
import { labelOf } from './label.ts';
import type { ContentEntry, ContentFact, ReadContent, ValueForm } from './parts.ts';

/** Elements for machines: parts of the access key, versions, hashes, the software. */
const MACHINE = new Set(
  '@Id @versao @versaoModal ide/cUF cNF cCT cMDF cDC cDV tpAmb verProc procEmi verAplic ambGer cStat infRespTec infPAA infSolicNFF'.split(
    ' ',
  ),
);
/** A code whose name is beside it: `cMun` and `xMun`. */
const NAMED = /^c(?=Mun|Pais|Loc)/;
const TOWN = /^c(?:Mun|Loc)/;
const ADDRESS = /^(?:ender|end$)/;
const KEY = /^(?:\d{6}[0-9A-Z]{37}\d|\d{9}[0-9A-Z]{14}\d{27})$/;

function formOf({ tag, type: { kind } }: PlanLeaf, value: string): ValueForm {
  if (kind.as === 'date') return 'date';
  if (kind.as === 'dateTime') return 'moment';
  if (kind.as === 'decimal')
    return /^v[A-Z]/.test(tag) ? 'money' : /^p[A-Z]/.test(tag) ? 'percent' : 'number';
  if (/^(?:CNPJ|CPF)/.test(tag)) return 'person';
  return KEY.test(value) ? 'key' : 'text';
}

function valueOf({ tag, type: { kind } }: PlanLeaf, text: string): string {
  if (kind.as === 'codigoUf') return ufByCodigo(text)?.sigla ?? text;
  const town = TOWN.test(tag) ? municipioByCodigo(text) : null;
  return town === null ? text : `${town.nome}/${town.uf}`;
}

/** An element with its words, found once: a document repeats most of its elements. */
interface Word {
  readonly leaf: PlanLeaf;
  readonly label: string;
  readonly meanings: ReadonlyMap<string, string>;
}

function wordOf(leaf: PlanLeaf): Word {
  const { tag, type, row } = leaf;
  const { kind, meanings } = type;
  const flag = kind.as === 'flag' ? { [kind.yes]: 'sim', [kind.no]: 'não' } : {};
  return {
    leaf,
    label: labelOf(tag, row.description),
    meanings: new Map(Object.entries({ ...flag, ...meanings })),
  };
}

function factOf({ leaf, label, meanings }: Word, text: string): ContentFact {
  const { tag, suffix } = leaf;
  const name = tag === 'CFOP' ? nameOfCode('cfop', text) : undefined;
  const meaning = meanings.get(text + suffix) ?? meanings.get(text) ?? name;
  return {
    tag,
    label,
    value: valueOf(leaf, text),
    form: formOf(leaf, text),
    ...(meaning !== undefined && { meaning }),
  };
}

const textOf = (element: XmlElement, tag: string): string =>
  element.children.find(({ name }) => name === tag)?.text.trim() ?? '';

/** An address as one line. */
function addressOf(element: XmlElement): string {
  const inner = element.children.find(({ name }) => name === 'endNac' || name === 'endExt');
  const at = (tag: string) => textOf(element, tag) || (inner === undefined ? '' : textOf(inner, tag));
  const joinFilled = (separator: string, ...parts: readonly string[]) =>
    parts.filter(Boolean).join(separator);
  const town = municipioByCodigo(at('cMun'));
  const postcode = at('CEP').replace(/^(\d{5})(\d{3})$/, '$1-$2');
  return joinFilled(
    ' · ',
    joinFilled(', ', at('xLgr'), at('nro'), at('xCpl')),
    at('xBairro'),
    joinFilled(
      '/',
      at('xMun') || at('xCidade') || (town?.nome ?? ''),
      at('UF') || at('xEstProvReg') || (town?.uf ?? ''),
    ),
    postcode === '' ? at('cEndPost') : `CEP ${postcode}`,
    at('xPais').toUpperCase() === 'BRASIL' ? '' : at('xPais'),
  );
}

/** An address, and ways to reach people that layouts keep in it. */
function addressFacts(group: PlanGroup, element: XmlElement): readonly ContentFact[] {
  const facts = [
    [group.tag, 'Endereço', addressOf(element)],
    ['fone', labelOf('fone', ''), textOf(element, 'fone')],
    ['email', labelOf('email', ''), textOf(element, 'email')],
  ] as const;
  return facts.flatMap(([tag, label, value]) =>
    value === '' ? [] : [{ tag, label, value, form: 'text' as const }],
  );
}

interface Inner {
  readonly group: PlanGroup;
  readonly title: string;
  readonly reading: Reading;
}

interface Reading {
  readonly leaves: ReadonlyMap<string, Word>;
  readonly groups: ReadonlyMap<string, Inner>;
}

function compile(group: PlanGroup): Reading {
  const leaves = new Map(group.attributes.map((leaf) => [leaf.tag, wordOf(leaf)]));
  const groups = new Map<string, Inner>();
  for (const element of group.elements) {
    if (MACHINE.has(element.tag) || MACHINE.has(`${group.tag}/${element.tag}`)) continue;
    if (element.node === 'leaf') leaves.set(element.tag, wordOf(element));
    else if (element.row.columns)
      for (const column of element.elements)
        if (column.node === 'leaf') leaves.set(column.tag, wordOf(column));
    if (element.node === 'group' && !element.row.columns) {
      const title = labelOf(element.tag, element.row.description);
      groups.set(element.tag, { group: element, title, reading: compile(element) });
    }
  }
  return { leaves, groups };
}

function readEntry({ leaves, groups }: Reading, element: XmlElement): ContentEntry {
  const facts: ContentFact[] = [];
  const parts = new Map<string, { tag: string; title: string; entries: ContentEntry[] }>();
  for (const [name, text] of Object.entries(element.attributes)) {
    const word = leaves.get(`@${name}`);
    if (word !== undefined && !MACHINE.has(word.leaf.tag)) facts.push(factOf(word, text));
  }
  for (const child of element.children) {
    const text = child.text.trim();
    const word = leaves.get(child.name);
    const named = NAMED.test(child.name) && textOf(element, child.name.replace(NAMED, 'x')) !== '';
    if (word !== undefined && text !== '' && !named) facts.push(factOf(word, text));
    const inner = groups.get(child.name);
    if (inner === undefined) continue;
    const { group, title, reading } = inner;
    if (ADDRESS.test(group.tag)) {
      facts.push(...addressFacts(group, child));
      continue;
    }
    const part = parts.get(group.tag) ?? {
      tag: group.tag,
      title,
      entries: [],
    };
    part.entries.push(readEntry(reading, child));
    parts.set(group.tag, part);
  }
  return lift({ facts, parts: [...parts.values()].filter(({ entries }) => entries.some(isFilled)) });
}

const isFilled = ({ facts, parts }: ContentEntry): boolean => facts.length > 0 || parts.length > 0;

/** Replaces a group that holds one other group alone by that group: `ICMS` around `ICMS00`. */
function lift(entry: ContentEntry): ContentEntry {
  const [only, more] = entry.parts;
  const [inner, second] = only?.entries ?? [];
  return entry.facts.length === 0 && more === undefined && second === undefined && inner !== undefined
    ? inner
    : entry;
}

/** The reading of a layout's documents for people, compiled at its first use: most processes never show one. */
export function compileContent(layout: Layout): ReadContent {
  const { root } = planOf(layout);
  const signed = root.elements.find(({ tag }) => tag === layout.signed);
  if (signed?.node !== 'group') throw new Error(`${layout.name} has no ${layout.signed}`);
  let reading: Reading | null = null;
  return (document) => {
    const element = find(document, layout.signed);
    if (element === undefined) return null;
    reading ??= compile(signed);
    const { facts, parts } = readEntry(reading, element);
    const own = { tag: layout.signed, title: labelOf(layout.signed, signed.row.description) };
    return facts.length === 0 ? parts : [{ ...own, entries: [{ facts, parts: [] }] }, ...parts];
  };
}
