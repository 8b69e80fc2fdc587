import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeAccount } from '../accounts/close.ts';
import { sqlState } from '../base/transaction.ts';
import { endClient } from '../companies/end-client.ts';
import { listImports } from '../imports/imports.ts';
import { listImportFiles, readImportFile } from '../imports/uploaded-imports.ts';
import { storeEarlierLetters } from '../testing/letters.ts';
import { createTenant, databaseUrls, openDb, type TestTenant } from '../testing/test-database.ts';
import { changeReceivedAddress, endReceivedAddress } from './addresses.ts';
import { listLetters } from './letters.ts';
import { readReceivedSettings } from './settings.ts';

const app = openDb('app');
const letters = new pg.Pool({ connectionString: databaseUrls().lettersUrl, max: 4 });
const behind = new pg.Pool({ connectionString: databaseUrls().ownerUrl, max: 1 });
afterAll(() => Promise.all([letters.end(), behind.end()]));

const actor = { kind: 'system', id: 'test' } as const;
const scopeOf = ({ accountId, clientId }: TestTenant, environment: 1 | 2 = 2) => ({
  accountId,
  clientId,
  environment,
});

async function openAddress(tenant: TestTenant, environment: 1 | 2 = 2): Promise<string> {
  const address = await changeReceivedAddress(app, scopeOf(tenant, environment), { actor });
  if (address === null) throw new Error('no company');
  return address;
}

interface Letter {
  readonly sender?: string;
  readonly names?: readonly string[];
  readonly contents?: readonly Buffer[];
  readonly ignored?: readonly string[];
  readonly digest?: Buffer;
}

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

async function keep(address: string, letter: Letter = {}): Promise<string> {
  const { sender = 'notas@fornecedor.example', names = ['a.xml'], contents = [Buffer.from('<a/>')] } = letter;
  const { ignored = [], digest = digestOf(randomUUID()) } = letter;
  const { rows } = await letters.query<{ outcome: string }>(
    'select keep_letter($1, $2, $3, $4, $5, $6) as outcome',
    [address, sender, digest, ignored, names, contents],
  );
  return rows[0]?.outcome ?? '';
}

async function check(address: string, sender = 'notas@fornecedor.example'): Promise<string> {
  const { rows } = await letters.query<{ outcome: string }>('select check_letter($1, $2) as outcome', [
    address,
    sender,
  ]);
  return rows[0]?.outcome ?? '';
}

async function refuse(
  address: string,
  result = 'ilegivel',
  sender = 'notas@fornecedor.example',
): Promise<void> {
  await letters.query('select refuse_letter($1, $2, $3)', [address, sender, result]);
}

/** Results of the company's letters, the oldest first. */
async function resultsOf({ clientId }: TestTenant): Promise<readonly string[]> {
  const { rows } = await behind.query<{ result: string }>(
    'select result from received_letters where client_id = $1 order by created_at, result',
    [clientId],
  );
  return rows.map(({ result }) => result);
}

describe('role emite_letters', () => {
  it('executes three functions, and reads, writes or owns nothing', async () => {
    const { rows: functions } = await behind.query<{ name: string }>(
      `select p.proname::text as name from pg_proc p
        where p.pronamespace = 'public'::regnamespace and has_function_privilege('emite_letters', p.oid, 'execute') order by 1`,
    );
    // Triggers run with their statement, not by a call.
    expect(functions.map(({ name }) => name)).toEqual(['check_letter', 'keep_letter', 'refuse_letter']);
    const { rows: tables } = await behind.query(
      `select c.relname from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S')
          and (has_table_privilege('emite_letters', c.oid, 'select, insert, update, delete, truncate, references, trigger')
               or (c.relkind <> 'S' and has_any_column_privilege('emite_letters', c.oid, 'select, insert, update, references'))
               or (c.relkind = 'S' and has_sequence_privilege('emite_letters', c.oid, 'usage, select, update'))
               or pg_get_userbyid(c.relowner) = 'emite_letters')`,
    );
    expect(tables).toEqual([]);
    const { rows: role } = await behind.query(
      `select rolsuper or rolbypassrls or rolcreaterole or rolcreatedb as may, has_database_privilege('emite_letters', current_database(), 'temporary, create') as makes,
              has_schema_privilege('emite_letters', 'public', 'create') as creates,
              (select count(*)::int from pg_auth_members m where m.member = r.oid) as memberships
         from pg_roles r where rolname = 'emite_letters'`,
    );
    expect(role).toEqual([{ may: false, makes: false, creates: false, memberships: 0 }]);
  });

  it('reads no address, letter or file, not even of a company that it stores for', async () => {
    for (const table of ['received_addresses', 'received_letters', 'imports', 'import_files', 'clients'])
      expect([table, await letters.query(`select 1 from ${table}`).then(() => 'read', sqlState)]).toEqual([
        table,
        '42501',
      ]);
  });

  it.each([
    ['51 files', { names: Array(51).fill('a.xml'), contents: Array(51).fill(Buffer.from('<a/>')) }],
    ['more than 10 MB', { contents: [Buffer.alloc(10 * 1024 * 1024 + 1)] }],
    ['more names than files', { names: ['a.xml', 'b.xml'] }],
    ['51 names of attachments that are ignored', { ignored: Array(51).fill('a.pdf') }],
    ['a digest that is none', { digest: Buffer.alloc(31) }],
  ])('stores no letter with %s', async (_, letter: Letter) => {
    const address = await openAddress(await createTenant(app));
    await expect(keep(address, letter)).rejects.toMatchObject({ code: '22023' });
  });

  it('counts no letter with a result or a sender beyond the bounds', async () => {
    const address = await openAddress(await createTenant(app));
    await expect(refuse(address, 'guardada')).rejects.toMatchObject({ code: '22023' });
    await expect(refuse(address, 'ilegivel', 'a'.repeat(321))).rejects.toMatchObject({ code: '22023' });
    await expect(check(address, 'a'.repeat(321))).rejects.toMatchObject({ code: '22023' });
  });
});

describe('an address for letters', () => {
  let mine: TestTenant;
  beforeAll(async () => {
    mine = await createTenant(app);
  });

  it('is absent until a company asks for one', async () => {
    expect(await readReceivedSettings(app, scopeOf(mine))).toMatchObject({ address: null });
  });

  it('is 20 letters and digits that look like no others, another each time', async () => {
    const first = await openAddress(mine);
    const second = await openAddress(mine);
    expect([first, second].every((address) => /^[abcdefghjkmnpqrstuvwxyz2-9]{20}$/.test(address))).toBe(true);
    expect(second).not.toBe(first);
    expect(await readReceivedSettings(app, scopeOf(mine))).toMatchObject({ enabled: false, address: second });
    expect(await readReceivedSettings(app, scopeOf(mine, 1))).toMatchObject({ address: null });
  });

  it('takes no letter once it is changed, ended, or its company or account is', async () => {
    const old = await openAddress(mine);
    const address = await openAddress(mine);
    expect([await check(old), await keep(old)]).toEqual(['desconhecida', 'desconhecida']);
    expect([await check(address), await keep(address)]).toEqual(['aceita', 'guardada']);
    await endReceivedAddress(app, scopeOf(mine), { actor });
    expect([await check(address), await keep(address)]).toEqual(['desconhecida', 'desconhecida']);
    expect(await readReceivedSettings(app, scopeOf(mine))).toMatchObject({ address: null });

    const ended = await createTenant(app);
    const ofCompany = await openAddress(ended, 1);
    await keep(ofCompany);
    await endClient(app, { accountId: ended.accountId, clientId: ended.clientId }, actor);
    expect(await check(ofCompany)).toBe('desconhecida');
    expect((await listLetters(app, scopeOf(ended, 1), { limit: 9 })).data).toEqual([]);
    const closed = await createTenant(app);
    const ofAccount = await openAddress(closed);
    await keep(ofAccount);
    await closeAccount(app, closed.accountId, { actor });
    expect(await check(ofAccount)).toBe('desconhecida');
    const { rows } = await behind.query('select 1 from received_letters where account_id = $1', [
      closed.accountId,
    ]);
    expect(rows).toEqual([]);
  });

  it('belongs to its account alone', async () => {
    const theirs = await createTenant(app);
    const address = await openAddress(theirs);
    const foreign = { ...scopeOf(theirs), accountId: mine.accountId };
    expect(await changeReceivedAddress(app, foreign, { actor })).toBeNull();
    expect(await endReceivedAddress(app, foreign, { actor })).toBe(false);
    expect(await check(address)).toBe('aceita');
  });
});

describe('a letter', () => {
  it('becomes one import of received files, which waits for a worker', async () => {
    const tenant = await createTenant(app);
    const address = await openAddress(tenant);
    const contents = [Buffer.from('<a/>'), Buffer.from('PK\u0003\u0004')];
    expect(await keep(address, { names: ['a.xml', 'b.zip'], contents, ignored: ['danfe.pdf'] })).toBe(
      'guardada',
    );
    const { accountId, clientId } = tenant;
    const [made, ...others] = await listImports(app, accountId, { clientId, kind: 'recebidos', limit: 9 });
    expect(others).toEqual([]);
    expect(made).toMatchObject({
      state: 'recebida',
      target: 'sandbox',
      letter: { sender: 'notas@fornecedor.example', ignored: ['danfe.pdf'] },
    });
    const of = { accountId, importId: made?.id ?? '' };
    expect(await listImportFiles(app, of)).toEqual([
      { file: 0, name: 'a.xml' },
      { file: 1, name: 'b.zip' },
    ]);
    expect(await readImportFile(app, of, 1)).toEqual(contents[1]);
  });

  it('of a production address is of production', async () => {
    const tenant = await createTenant(app);
    await keep(await openAddress(tenant, 1));
    const { accountId, clientId } = tenant;
    expect(await listImports(app, accountId, { clientId, kind: 'recebidos', limit: 9 })).toMatchObject([
      { target: 'producao' },
    ]);
  });

  it('without files is over at once', async () => {
    const tenant = await createTenant(app);
    await keep(await openAddress(tenant), { names: [], contents: [], ignored: ['danfe.pdf'] });
    const { accountId, clientId } = tenant;
    expect(await listImports(app, accountId, { clientId, kind: 'recebidos', limit: 9 })).toMatchObject([
      { state: 'concluida', files: 0, letter: { ignored: ['danfe.pdf'] } },
    ]);
  });

  it('is stored when it comes again after an interrupted import, and both are listed', async () => {
    const tenant = await createTenant(app);
    const address = await openAddress(tenant);
    const letter = { digest: digestOf('<2@example.com>') };
    expect(await keep(address, letter)).toBe('guardada');
    await behind.query("update imports set state = 'interrompida' where client_id = $1", [tenant.clientId]);
    expect([await keep(address, letter), await keep(address, letter)]).toEqual(['guardada', 'repetida']);
    expect(await resultsOf(tenant)).toEqual(['guardada', 'guardada', 'repetida']);
  });

  it('is stored when it comes again after a switch of the test target', async () => {
    const tenant = await createTenant(app);
    const { accountId, clientId } = tenant;
    const address = await openAddress(tenant);
    const letter = { digest: digestOf('<3@example.com>') };
    for (const target of ['sandbox', 'homologacao']) {
      await behind.query('update clients set test_target = $1 where id = $2', [target, clientId]);
      expect([await keep(address, letter), await keep(address, letter)]).toEqual(['guardada', 'repetida']);
    }
    const imports = await listImports(app, accountId, { clientId, kind: 'recebidos', limit: 9 });
    expect(imports.map(({ target }) => target).toSorted()).toEqual(['homologacao', 'sandbox']);
  });

  it('that comes again is stored once, also when both come at once', async () => {
    const tenant = await createTenant(app);
    const address = await openAddress(tenant);
    const letter = { digest: digestOf('<1@example.com>') };
    const outcomes = await Promise.all([keep(address, letter), keep(address, letter), keep(address, letter)]);
    expect(outcomes.toSorted()).toEqual(['guardada', 'repetida', 'repetida']);
    expect(await keep(await openAddress(tenant), letter)).toBe('repetida');
    const { accountId, clientId } = tenant;
    expect(await listImports(app, accountId, { clientId, kind: 'recebidos', limit: 9 })).toHaveLength(1);
  });
});

describe('quotas of a day', () => {
  it('stop one sender, and no other', async () => {
    const tenant = await createTenant(app);
    const address = await openAddress(tenant);
    await storeEarlierLetters(tenant, { count: 199, domain: 'a.example', bytes: 1, age: '23 hours' });
    expect(await keep(address, { sender: 'x@A.example' })).toBe('guardada');
    expect(await check(address, 'y@a.example')).toBe('cota_do_remetente');
    expect(await keep(address, { sender: 'y@a.example' })).toBe('cota_do_remetente');
    expect(await keep(address, { sender: 'y@b.example' })).toBe('guardada');
  });

  it('count refused and repeated letters, and no letter that a quota ended', async () => {
    const tenant = await createTenant(app);
    const address = await openAddress(tenant);
    await storeEarlierLetters(tenant, { count: 197, domain: 'a.example', bytes: 1, age: '23 hours' });
    const letter = { sender: 'x@a.example', digest: digestOf('<1@a.example>') };
    expect([await keep(address, letter), await keep(address, letter)]).toEqual(['guardada', 'repetida']);
    expect(await check(address, 'y@a.example')).toBe('aceita');
    await refuse(address, 'grande_demais', 'y@a.example');
    for (const _ of [1, 2, 3]) {
      expect(await check(address, 'z@a.example')).toBe('cota_do_remetente');
      expect(await keep(address, { sender: 'x@a.example' })).toBe('cota_do_remetente');
      // A letter that was stored before is acknowledged again, so that its sender stops.
      expect(await keep(address, letter)).toBe('repetida');
      await refuse(address, 'ilegivel', 'y@a.example');
      await refuse(address, 'ilegivel', 'y@b.example');
    }
    const results = await resultsOf(tenant);
    const counted = ['guardada', 'repetida', 'grande_demais', 'ilegivel', 'cota_do_remetente'].map(
      (wanted) => results.filter((result) => result === wanted).length,
    );
    expect([...counted, results.length]).toEqual([198, 1, 1, 3, 1, 204]);
  });

  it('stop a company by letters that are all refused, of however many senders', async () => {
    const tenant = await createTenant(app);
    const address = await openAddress(tenant);
    await storeEarlierLetters(tenant, { count: 999, domain: 'a.example', bytes: 1, age: '23 hours' });
    await refuse(address, 'arquivos_demais', 'x@b.example');
    for (const n of [1, 2, 3]) {
      expect(await check(address, `x@${n}.example`)).toBe('cota_da_empresa');
      await refuse(address, 'ilegivel', `x@${n}.example`);
    }
    expect((await resultsOf(tenant)).slice(999)).toEqual(['arquivos_demais', 'cota_da_empresa']);
  });

  it('count no letter of an unknown address', async () => {
    const tenant = await createTenant(app);
    const old = await openAddress(tenant);
    await openAddress(tenant);
    await refuse(old);
    await refuse('x'.repeat(20));
    expect(await resultsOf(tenant)).toEqual([]);
  });

  it('stop a company by letters and by bytes, and end with the day', async () => {
    const many = await createTenant(app);
    const address = await openAddress(many);
    await storeEarlierLetters(many, { count: 1_000, domain: 'a.example', bytes: 1, age: '23 hours' });
    expect(await check(address, 'x@b.example')).toBe('cota_da_empresa');
    const large = await createTenant(app);
    const other = await openAddress(large);
    await storeEarlierLetters(large, { count: 1, domain: 'a.example', bytes: 209_715_196, age: '23 hours' });
    expect(await keep(other, { contents: [Buffer.from('<abc/>')] })).toBe('cota_da_empresa');
    expect(await keep(other, { contents: [Buffer.from('<a/>')] })).toBe('guardada');
    const old = await createTenant(app);
    await storeEarlierLetters(old, { count: 1_000, domain: 'a.example', bytes: 1, age: '25 hours' });
    expect(await check(await openAddress(old), 'x@a.example')).toBe('aceita');
  });
});

describe('the list of letters', () => {
  it('says what came of each, the newest first', async () => {
    const tenant = await createTenant(app);
    const address = await openAddress(tenant);
    const setImport = (set: string) =>
      behind.query(
        `update imports set ${set} where id = (select import_id from received_letters where client_id = $1 and digest is not null order by created_at desc, id desc limit 1)`,
        [tenant.clientId],
      );
    // Two letters of one millisecond have no order.
    const age = () =>
      behind.query(
        "update received_letters set created_at = created_at - interval '1 second' where client_id = $1",
        [tenant.clientId],
      );
    const digest = digestOf('<3@example.com>');
    await keep(address, { names: ['nota.xml'], digest });
    await setImport("state = 'concluida', files = 1, documents = 1");
    await age();
    await keep(address, { names: ['nota.xml'], digest });
    await age();
    await keep(address, { names: ['outra.xml'] });
    await setImport("state = 'concluida', files = 1, refused = 1");
    await age();
    await keep(address, { names: [], contents: [], ignored: ['danfe.pdf'] });
    await age();
    await refuse(address, 'grande_demais', '');
    await age();
    await keep(address, { names: ['c.xml'] });
    await setImport("state = 'interrompida'");
    await age();
    await keep(address, { names: ['d.xml'] });
    await age();
    const { data, next } = await listLetters(app, scopeOf(tenant), { limit: 9 });
    expect(next).toBeNull();
    expect(data.map(({ outcome, names, filesId }) => [outcome, names, filesId !== null])).toEqual([
      ['na_fila', ['d.xml'], true],
      ['interrompida', ['c.xml'], true],
      ['grande_demais', [], false],
      ['sem_arquivo', [], true],
      ['nada_entrou', ['outra.xml'], true],
      ['repetida', ['nota.xml'], false],
      ['entrou', ['nota.xml'], true],
    ]);
    expect(data[3]).toMatchObject({ sender: 'notas@fornecedor.example', ignored: ['danfe.pdf'] });
    expect(data[2]).toMatchObject({ sender: '' });
  });

  it('is paged, of one environment, and of its account alone', async () => {
    const tenant = await createTenant(app);
    const address = await openAddress(tenant);
    for (const _ of [1, 2, 3]) await keep(address);
    await keep(await openAddress(tenant, 1));
    const first = await listLetters(app, scopeOf(tenant), { limit: 2 });
    const rest = await listLetters(app, scopeOf(tenant), { limit: 2, cursor: first.next ?? '' });
    expect([first.data.length, rest.data.length, rest.next]).toEqual([2, 1, null]);
    expect(new Set([...first.data, ...rest.data].map(({ id }) => id)).size).toBe(3);
    const other = await createTenant(app);
    const foreign = { ...scopeOf(tenant), accountId: other.accountId };
    expect((await listLetters(app, foreign, { limit: 9 })).data).toEqual([]);
  });
});
