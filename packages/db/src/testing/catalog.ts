import pg from 'pg';

const PUBLIC = `c.relnamespace = 'public'::regnamespace and c.relname !~ '^_'`;
const RIGHTS = (acl: string) =>
  `(select string_agg(format('%s=%s', g.grantee::regrole, g.privilege_type), ' ' order by g.grantee::regrole::text, g.privilege_type)
      from aclexplode(${acl}) g)`;

/** Parts of a schema, a query each, every row one text. Columns have no order; the index of a partition no name. */
const PARTS = {
  schema: `select ${RIGHTS('nspacl')} from pg_namespace where nspname = 'public'`,
  defaults: `select jsonb_build_array(defaclrole::regrole, defaclobjtype, defaclacl) from pg_default_acl`,
  tables: `select jsonb_build_array(relname, relkind, relowner::regrole, relrowsecurity, relforcerowsecurity, reloptions::text,
      pg_get_partkeydef(c.oid), pg_get_expr(relpartbound, c.oid), ${RIGHTS("coalesce(relacl, acldefault('r', relowner))")})
    from pg_class c where ${PUBLIC} and relkind in ('r', 'p', 'v', 'm')`,
  columns: `select jsonb_build_array(c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated,
      a.attstorage, a.attcompression, a.attcollation::regcollation, pg_get_expr(d.adbin, d.adrelid), ${RIGHTS('a.attacl')})
    from pg_attribute a join pg_class c on c.oid = a.attrelid left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   where ${PUBLIC} and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped`,
  constraints: `select jsonb_build_array(c.relname, k.conname, k.convalidated, pg_get_constraintdef(k.oid))
    from pg_constraint k join pg_class c on c.oid = k.conrelid where ${PUBLIC}`,
  indexes: `select case when c.relispartition then regexp_replace(pg_get_indexdef(i.indexrelid), 'INDEX \\S+ ON', 'INDEX ON')
      else pg_get_indexdef(i.indexrelid) end || case when i.indisvalid then '' else ' invalid' end
    from pg_index i join pg_class c on c.oid = i.indrelid where ${PUBLIC}`,
  policies: `select jsonb_build_array(tablename, policyname, permissive, roles, cmd, qual, with_check)
    from pg_policies where schemaname = 'public'`,
  functions: `select jsonb_build_array(pg_get_functiondef(oid), proowner::regrole, ${RIGHTS("coalesce(proacl, acldefault('f', proowner))")})
    from pg_proc where pronamespace = 'public'::regnamespace`,
  triggers: `select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`,
  sequences: `select to_jsonb(s)::text from (select relname, seqtypid::regtype, seqstart, seqincrement, seqmax, seqmin, seqcycle
    from pg_sequence join pg_class c on c.oid = seqrelid where ${PUBLIC}) s`,
  types: `select typname::text from pg_type where typnamespace = 'public'::regnamespace and typrelid = 0 and typelem = 0`,
};

/** Everything that PostgreSQL has on record of the schema `public`, comparable between two databases of one server. */
export async function catalogOf(ownerUrl: string): Promise<Readonly<Record<string, readonly string[]>>> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const found: Record<string, string[]> = {};
    for (const [part, sql] of Object.entries(PARTS)) {
      const { rows } = await client.query<unknown[]>({ text: sql, rowMode: 'array' });
      found[part] = rows.map((row) => JSON.stringify(row)).sort();
    }
    return found;
  } finally {
    await client.end();
  }
}
