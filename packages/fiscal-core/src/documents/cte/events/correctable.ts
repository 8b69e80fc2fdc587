import { planOf } from '../../../engine/layout/plan.ts';
import { cteLayout } from '../layout/layout.ts';

/** A field of the CT-e as a letter of correction names it. */
export interface Correctable {
  /** Name in the API, without its prefixes: `chave_nfe`. */
  readonly field: string | null;
  /** XML tag: `chave`. */
  readonly tag: string;
  /** Tag of the enclosing group: `infNFe`. */
  readonly group: string;
  /** Every name around it, in the JSON and in the XML. */
  readonly around: ReadonlySet<string>;
}

const namesOf = (path: readonly (string | number)[]): string[] =>
  path
    .filter((part) => typeof part === 'string')
    .join('')
    .split(/[/.[\]]+/)
    .filter(Boolean);

/** Every field of the layout, in its order. */
const FIELDS: readonly Correctable[] = planOf(cteLayout).nodes.flatMap((node) => {
  if (node.node !== 'leaf') return [];
  const xml = namesOf(node.xml);
  const json = node.json ? namesOf(node.json) : [];
  return {
    field: json.at(-1) ?? null,
    tag: node.tag.replace('@', ''),
    group: xml.at(-2) ?? '',
    around: new Set([...xml.slice(0, -1), ...json.slice(0, -1)]),
  };
});

/** Fields of that name, limited to `group` when given; each pair of group and tag once. */
export function correctables(name: string, group: string | undefined, byTag: boolean): Correctable[] {
  const found = new Map<string, Correctable>();
  for (const one of FIELDS) {
    const named = byTag ? one.tag === name : one.field === name;
    if (!named || (group !== undefined && !one.around.has(group))) continue;
    const key = `${one.group}/${one.tag}`;
    if (!found.has(key)) found.set(key, one);
  }
  return [...found.values()];
}

/** True when the layout has that tag in that group. */
export const isCorrectable = (group: string, tag: string): boolean =>
  FIELDS.some((one) => one.group === group && one.tag === tag);

/**
 * Fields that a letter may not change: the value and its taxes, parties, dates, parts of the key. Source: Convênio
 * SINIEF 06/89, art. 58-B.
 */
const BLOCKED_GROUPS = new Set(['vPrest', 'Comp', 'imp', 'ICMSUFFim', 'infCteSub', 'infCteComp', 'toma3']);
const BLOCKED_TAGS = new Set([
  'cUF',
  'cCT',
  'mod',
  'serie',
  'nCT',
  'dhEmi',
  'tpEmis',
  'cDV',
  'tpAmb',
  'tpCTe',
  'modal',
  'toma',
  'Id',
]);
const PARTIES = new Set(['emit', 'rem', 'dest', 'toma4']);
const IDENTITY = new Set(['CNPJ', 'CPF', 'IE']);
/** Keys of the cargo's documents. */
const KEYS = new Set(['infNFe/chave', 'infDCe/chave']);

/** True when the authority refuses a correction of that field (681). */
export const isBlocked = (group: string, tag: string): boolean =>
  BLOCKED_GROUPS.has(group) ||
  KEYS.has(`${group}/${tag}`) ||
  group.startsWith('ICMS') ||
  /^(?:gIBS|gCBS|IBSCBS|gTrib|gDif|gRed|gDevTrib|gEstorno|gALC)/.test(group) ||
  (group === 'ide' && BLOCKED_TAGS.has(tag)) ||
  (group === 'infCte' && BLOCKED_TAGS.has(tag)) ||
  (PARTIES.has(group) && IDENTITY.has(tag));
