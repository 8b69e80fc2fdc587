type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const REF = '#/components/schemas/';

/** Returns a value in the types of its schema: a number as text where text is asked for, and so on. What it cannot fit stays as it is. */
export function fittedExample(value: unknown, schema: unknown, schemas: Node): unknown {
  if (!isNode(schema)) return value;
  const { $ref, anyOf, type, properties, items } = schema;
  if (typeof $ref === 'string') return fittedExample(value, schemas[$ref.replace(REF, '')], schemas);
  if (Array.isArray(anyOf)) return fittedExample(value, anyOf[0], schemas);
  if (Array.isArray(value)) return value.map((each: unknown) => fittedExample(each, items, schemas));
  if (isNode(value)) {
    const fields = isNode(properties) ? properties : {};
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, fittedExample(each, fields[key], schemas)]),
    );
  }
  switch (type) {
    case 'string':
      return typeof value === 'number' ? String(value) : value;
    case 'integer':
      return typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
    case 'boolean':
      return value === '1' || value === '0' ? value === '1' : value;
    default:
      return value;
  }
}
