/** Values for the fields of a closing, by their names. */
export type Prefilled = Readonly<Record<string, string>>;

const textIn = (value: unknown, name: string): string => {
  const found: unknown = Reflect.get(Object(value), name);
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
};

/**
 * UF and municipality of the end of the voyage, as the body of the MDF-e has them. A voyage that unloads in several
 * municipalities has no single one to propose. The code, which overrules the name, is left out: a person who changes the
 * name changes the municipality.
 */
export function closingOf(body: string): Prefilled {
  const known: unknown = JSON.parse(body);
  const towns: unknown = Reflect.get(Object(known), 'municipios_descarregamento');
  const [town, ...more] = Array.isArray(towns) ? towns : [];
  const only = more.length === 0 ? town : undefined;
  const values = {
    sigla_uf: textIn(known, 'uf_fim'),
    nome_municipio: textIn(only, 'nome'),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
}
