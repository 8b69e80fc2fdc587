import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { CACHE } from '../../scripts/base/paths.mjs';
import { ask } from './database.mjs';

const DOCUMENTS_MAX = 20;
const OURS = `
  select d.id, d.type, d.status, d.access_key, d.created_at, d.updated_at, d.technical_error,
         (select json_agg(to_jsonb(o) - 'request' - 'prepared' order by o.seq) from operations o where o.document_id = d.id) as operations,
         (select json_agg(to_jsonb(a) order by a.seq) from attempts a where a.document_id = d.id) as attempts,
         (select json_agg(to_jsonb(p)) from pending_operations p where p.document_id = d.id) as pending
    from documents d where d.id = any ($1)`;
const THEIRS = `
  select chave, situacao, c_stat, n_prot, dh_recbto, dig_val, created_at from documents where chave = any ($1)`;

/**
 * Keeps the logs and, of the first documents that the audit names, the rows on both sides. @returns the folder
 * @type {(about: { seed: string, stage: { home: import('../../scripts/base/paths.mjs').Home }, stack: import('../../scripts/stack/stack.mjs').Stack, faults: string[] }) => Promise<string>}
 */
export async function keepEvidence({ seed, stage, stack, faults }) {
  const folder = path.join(CACHE, 'crash', String(seed));
  fs.rmSync(folder, { recursive: true, force: true });
  fs.cpSync(stage.home.logs, folder, { recursive: true });
  const ids = [...new Set(faults.join(' ').match(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g))];
  const ours = await ask(stack, OURS, [ids.slice(0, DOCUMENTS_MAX)]);
  const authority = new pg.Client({ connectionString: stack.databases.sandboxUrl });
  await authority.connect();
  const { rows } = await authority.query(THEIRS, [ours.map((row) => row.access_key)]);
  await authority.end();
  fs.writeFileSync(path.join(folder, 'rows.json'), JSON.stringify({ ours, theirs: rows }, null, 2));
  return folder;
}
