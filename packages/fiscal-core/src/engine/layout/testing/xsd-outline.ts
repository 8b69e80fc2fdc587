import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseXml } from '../../../xml/parse.ts';
import type { PlanGroup, PlanLeaf, PlanNode } from '../plan.ts';
import type { SimpleType, XmlElement } from '../types.ts';

/** Facets of a simple type, from either source. */
export interface SchemaFacets {
  patterns: string[];
  values?: readonly string[];
  minLength?: number;
  maxLength?: number;
  builtin?: string;
  minInclusive?: string;
}

export interface Schema {
  readonly types: Map<string, XmlElement>;
  readonly elements: Map<string, XmlElement>;
}

const local = (name: string | undefined): string => (name ?? '').replace(/^.*:/, '');
const children = (element: XmlElement): readonly XmlElement[] =>
  element.children.filter((child) => child.name !== 'annotation');

/** Reads a schema file with everything it includes. */
export function loadSchema(file: string): Schema {
  const schema: Schema = { types: new Map(), elements: new Map() };
  const seen = new Set<string>();
  const load = (path: string): void => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const item of children(parseXml(readFileSync(path, 'utf8')).root)) {
      const name = item.attributes['name'] ?? '';
      if (item.name === 'include') load(join(dirname(path), item.attributes['schemaLocation'] ?? ''));
      else if (item.name === 'complexType' || item.name === 'simpleType') schema.types.set(name, item);
      else if (item.name === 'element') schema.elements.set(name, item);
    }
  };
  load(file);
  return schema;
}

const describe = ({ patterns, values, minLength, maxLength, builtin, minInclusive }: SchemaFacets): string =>
  values
    ? `{${values.toSorted().join('|')}}`
    : [
        builtin,
        ...patterns.toSorted(),
        minLength !== undefined && `min ${minLength}`,
        maxLength !== undefined && `max ${maxLength}`,
        minInclusive && `from ${minInclusive}`,
      ]
        .filter(Boolean)
        .join(' & ');

function facetsOf(schema: Schema, type: XmlElement): SchemaFacets {
  const restriction = children(type).find((child) => child.name === 'restriction');
  const facets = baseFacets(schema, restriction?.attributes['base']);
  const patterns: string[] = [];
  const values: string[] = [];
  for (const facet of restriction ? children(restriction) : []) {
    const value = facet.attributes['value'] ?? '';
    if (facet.name === 'pattern') patterns.push(value);
    else if (facet.name === 'enumeration') values.push(value);
    else if (facet.name === 'minLength') facets.minLength = Number(value);
    else if (facet.name === 'maxLength') facets.maxLength = Number(value);
    else if (facet.name === 'minInclusive') facets.minInclusive = value;
    else if (facet.name === 'length') {
      facets.minLength = Number(value);
      facets.maxLength = Number(value);
    }
  }
  if (patterns.length > 0) facets.patterns.push(patterns.join('|'));
  // An empty value beside a minimum length is listed for nothing.
  if (values.length > 0) facets.values = values.filter((value) => value.length >= (facets.minLength ?? 0));
  return facets;
}

function baseFacets(schema: Schema, base: string | undefined): SchemaFacets {
  const known = schema.types.get(local(base));
  if (known && known.name === 'simpleType') return facetsOf(schema, known);
  const name = local(base);
  return { patterns: [], ...(name !== 'string' && { builtin: name }) };
}

/** Particles and attributes of a complex type, those of the type that it extends first. */
function contentOf(schema: Schema, type: XmlElement): readonly XmlElement[] {
  return children(type).flatMap((child) => {
    if (child.name !== 'complexContent') return [child];
    const [extension] = children(child);
    const base = schema.types.get(local(extension?.attributes['base']));
    return [...(base ? contentOf(schema, base) : []), ...(extension ? children(extension) : [])];
  });
}

/**
 * Calls `seen` with the path and the facets of every element with text, and every attribute, of a root, in order.
 */
export function eachText(
  schema: Schema,
  root: string,
  seen: (path: string, facets: SchemaFacets) => void,
): void {
  const typeOf = (node: XmlElement): XmlElement | undefined =>
    children(node).find(({ name }) => name === 'complexType' || name === 'simpleType') ??
    schema.types.get(local(node.attributes['type']));
  const text = (node: XmlElement, path: string): void => {
    const type = typeOf(node);
    seen(path, type ? facetsOf(schema, type) : baseFacets(schema, node.attributes['type']));
  };
  const inside = (node: XmlElement, within: string): void => {
    if (node.name === 'attribute') return text(node, `${within}@${node.attributes['name']}`);
    if (node.name !== 'element') return children(node).forEach((child) => inside(child, within));
    // A reference leads to another namespace: the signature.
    if (node.attributes['ref'] !== undefined) return;
    const path = `${within}${node.attributes['name']}`;
    const type = typeOf(node);
    if (type?.name !== 'complexType') return text(node, path);
    const content = contentOf(schema, type);
    const attributesFirst = content.toSorted(
      (a, b) => Number(b.name === 'attribute') - Number(a.name === 'attribute'),
    );
    for (const child of attributesFirst) inside(child, `${path}/`);
  };
  const type = schema.elements.get(root);
  if (!type) throw new Error(`the schema has no ${root}`);
  const content = typeOf(type);
  for (const child of content ? contentOf(schema, content) : []) inside(child, '');
}

/**
 * Outlines the element declarations of a schema as indented lines: particles, occurrence and facets, in order.
 *
 * @param bodies outlines of the elements allowed where the schema accepts any
 */
export function outlineOfSchema(
  schema: Schema,
  root: string,
  bodies: readonly (readonly string[])[] = [],
): string[] {
  const lines: string[] = [];
  const anyOf = (depth: number): void => {
    lines.push(`${'  '.repeat(depth)}choice 1-1`);
    for (const line of bodies.flat()) lines.push('  '.repeat(depth + 1) + line);
  };
  const occurs = (particle: XmlElement): string =>
    `${particle.attributes['minOccurs'] ?? 1}-${particle.attributes['maxOccurs'] ?? 1}`;
  const particle = (node: XmlElement, depth: number, within: string): void => {
    const pad = '  '.repeat(depth);
    if (node.name === 'element') return element(node, depth);
    if (node.name === 'any') return anyOf(depth);
    if (node.name !== 'sequence' && node.name !== 'choice') throw new Error(`unexpected ${node.name}`);
    const [only, other] = children(node);
    // A sequence of one element that repeats is that element repeated.
    if (only?.name === 'element' && !other && node.attributes['maxOccurs'])
      return element({ ...only, attributes: { ...only.attributes, ...node.attributes } }, depth);
    // A plain sequence adds nothing, except as one alternative of a choice.
    const plain = node.name === 'sequence' && occurs(node) === '1-1' && within !== 'choice';
    if (!plain) lines.push(`${pad}${node.name} ${occurs(node)}`);
    for (const child of children(node)) particle(child, plain ? depth : depth + 1, node.name);
  };
  const element = (node: XmlElement, depth: number): void => {
    const { ref } = node.attributes;
    if (ref) {
      const declared = schema.elements.get(ref);
      // Element of another namespace, such as the signature.
      if (declared)
        element({ ...declared, attributes: { ...declared.attributes, ...node.attributes, ref: '' } }, depth);
      return;
    }
    const inline = children(node).find(
      (child) => child.name === 'complexType' || child.name === 'simpleType',
    );
    const type = inline ?? schema.types.get(local(node.attributes['type']));
    const name = `${'  '.repeat(depth)}${node.attributes['name']} ${occurs(node)}`;
    if (type?.name !== 'complexType') {
      lines.push(
        `${name} ${describe(type ? facetsOf(schema, type) : baseFacets(schema, node.attributes['type']))}`,
      );
      return;
    }
    lines.push(name);
    const content = contentOf(schema, type);
    const attributes = content.filter((child) => child.name === 'attribute');
    for (const attribute of attributes.toSorted((a, b) =>
      (a.attributes['name'] ?? '') < (b.attributes['name'] ?? '') ? -1 : 1,
    )) {
      const own =
        children(attribute).find((child) => child.name === 'simpleType') ??
        schema.types.get(local(attribute.attributes['type']));
      lines.push(
        `${'  '.repeat(depth + 1)}@${attribute.attributes['name']} ${attribute.attributes['use'] ?? 'optional'} ${describe(own ? facetsOf(schema, own) : baseFacets(schema, attribute.attributes['type']))}`,
      );
    }
    for (const child of content) if (child.name !== 'attribute') particle(child, depth + 1, '');
  };
  const declared = schema.elements.get(root);
  if (!declared) throw new Error(`the schema has no ${root}`);
  element(declared, 0);
  return lines;
}

function facetsOfType(type: SimpleType): string {
  const { patterns = [], values, minLength, maxLength, builtin, octets, minInclusive } = type;
  const length = octets === undefined ? {} : { minLength: octets, maxLength: octets };
  return describe({
    patterns: [...patterns],
    ...(values && { values }),
    ...(minLength !== undefined && { minLength }),
    ...(maxLength !== undefined && { maxLength }),
    ...(builtin && { builtin }),
    ...(minInclusive && { minInclusive }),
    ...length,
  });
}

/** A layout table in the same lines. */
export function outlineOfPlan(root: PlanGroup): string[] {
  const lines: string[] = [];
  const occurs = ({ row }: PlanLeaf | PlanGroup): string =>
    `${row.min}-${Number.isFinite(row.max) ? row.max : 'unbounded'}`;
  const walk = (node: PlanNode, depth: number, within: string): void => {
    const pad = '  '.repeat(depth);
    if (node.node === 'leaf') lines.push(`${pad}${node.tag} ${occurs(node)} ${facetsOfType(node.type)}`);
    else if (node.node === 'group' && node.row.columns) {
      lines.push(`${pad}sequence ${occurs(node)}`);
      for (const child of node.content) walk(child, depth + 1, 'sequence');
    } else if (node.node === 'group') {
      lines.push(`${pad}${node.tag} ${occurs(node)}`);
      for (const attribute of node.attributes)
        lines.push(
          `${'  '.repeat(depth + 1)}${attribute.tag} ${attribute.row.min === 0 ? 'optional' : 'required'} ${facetsOfType(attribute.type)}`,
        );
      for (const child of node.content) walk(child, depth + 1, 'group');
    } else {
      const plain = node.node === 'sequence' && node.min === 1 && within !== 'choice';
      if (!plain) lines.push(`${pad}${node.node} ${node.node === 'choice' ? node.row.min : node.min}-1`);
      for (const child of node.rows) walk(child, plain ? depth : depth + 1, node.node);
    }
  };
  walk(root, 0, '');
  return lines;
}
