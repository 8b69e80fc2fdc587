import { z } from 'zod';
import { ufByCodigo } from '../../tables/uf.ts';
import type { PlanGroup, PlanLeaf } from './plan.ts';
import type { List, Scope } from './scope.ts';
import type { Kind } from './types.ts';

/** Group of the XML to which a field belongs; what a form shows together. */
export interface Section {
  readonly tag: string;
  /** pt-BR. */
  readonly title: string;
}

/** Facts of a documented field beyond JSON Schema. */
export interface FieldFacts {
  readonly as: Kind['as'] | 'list';
  /** pt-BR, without limits. */
  readonly title: string;
  /** Every value that one of the field's places takes, as bodies send it; absent when a place takes others. */
  readonly values?: readonly string[];
  /** Meanings of values, pt-BR; some values have none. */
  readonly meanings?: Readonly<Record<string, string>>;
  /** Null directly below the object itself. */
  readonly section: Section | null;
}

/** Facts by schema: of each field of an `inputSchema`. */
export const FIELD_FACTS = z.registry<FieldFacts>();

export type SectionOf = () => Section | null;

/** Maximum fields of a group that is still readable; larger ones are divided by their inner groups. */
const FIELDS_MAX = 60;

const sectionOf = (group: PlanGroup | undefined): Section | null =>
  group === undefined ? null : { tag: group.tag, title: group.row.description };

/** The section of each field and list of an object. */
export function sectionsOf({ around }: Scope): (field: string) => Section | null {
  const sizes = new Map<string, number>();
  for (const [outer] of around.values())
    if (outer !== undefined) sizes.set(outer.tag, (sizes.get(outer.tag) ?? 0) + 1);
  return (field) => {
    const [outer, inner] = around.get(field) ?? [];
    const crowded = (sizes.get(outer?.tag ?? '') ?? 0) > FIELDS_MAX;
    return sectionOf(crowded ? (inner ?? outer) : outer);
  };
}

/** Meanings by the values of bodies: a code with an ending means the group that has it. */
const meaningsOf = ({ type, suffix, suffixMeaning }: PlanLeaf): Readonly<Record<string, string>> =>
  suffix === ''
    ? (type.meanings ?? {})
    : Object.fromEntries((type.values ?? []).map((value) => [value + suffix, suffixMeaning]));

/** @param fed every leaf that the field feeds */
export function factsOfField(leaf: PlanLeaf, fed: readonly PlanLeaf[], section: SectionOf): FieldFacts {
  const { row, type } = leaf;
  const lists = fed.map(({ type: { values }, suffix }) => values?.map((value) => value + suffix));
  const values = [...new Set(lists.flatMap((list) => list ?? []))];
  const meanings = Object.assign({}, ...fed.toReversed().map(meaningsOf));
  return {
    as: type.kind.as,
    title: row.description,
    section: section(),
    ...(lists.every((list) => list !== undefined) &&
      values.length > 0 && { values: sortCodes(type.kind.as === 'codigoUf' ? values.map(siglaOf) : values) }),
    ...(Object.keys(meanings).length > 0 && { meanings }),
  };
}

/** Bodies name a UF by its sigla, and what is none by its code. */
const siglaOf = (code: string): string => ufByCodigo(code)?.sigla ?? code;

export const factsOfList = ({ description }: List, section: SectionOf): FieldFacts => ({
  as: 'list',
  title: description,
  section: section(),
});

const sortCodes = (values: readonly string[]): readonly string[] =>
  values.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
