import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as certificates from './companies/certificates.ts';
import * as clientCodes from './companies/client-codes.ts';
import * as clients from './companies/clients.ts';
import * as tokenSupply from './companies/token-supply.ts';
import * as tokens from './companies/tokens.ts';
import * as documents from './documents/documents.ts';
import { readFile } from './documents/files.ts';
import * as numbering from './numbers/numbering.ts';
import { findIdempotent } from './records/idempotency.ts';
import { testCustody } from './testing/custody.ts';
import { type RecordedQuery, replaceDeep, runAs, statementOf } from './testing/recorded-queries.ts';
import { createTenant, type TestTenant } from './testing/test-database.ts';
import { ACCOUNTS } from './testing/uses/accounts.ts';
import { AUTHORITY } from './testing/uses/authority.ts';
import { COMPANIES } from './testing/uses/companies.ts';
import { CONTINGENCY } from './testing/uses/contingency.ts';
import { app, drop, owner, worker } from './testing/uses/databases.ts';
import { DOCUMENTS } from './testing/uses/documents.ts';
import { EMISSION } from './testing/uses/emission.ts';
import { IMPORTS } from './testing/uses/imports.ts';
import { INSTALLATION } from './testing/uses/installation.ts';
import { MESSAGES } from './testing/uses/messages.ts';
import { RECEIVED } from './testing/uses/received.ts';
import {
  actor,
  type Emitted,
  emissions,
  eventsOf,
  idempotency,
  ranges,
  type Uses,
} from './testing/uses/steps.ts';

afterAll(drop);

/** Every function of the rooms that asks the database, used by the victim on the victim's own. */
const USES: Uses = {
  ...EMISSION,
  ...DOCUMENTS,
  ...ACCOUNTS,
  ...COMPANIES,
  ...CONTINGENCY,
  ...IMPORTS,
  ...AUTHORITY,
  ...MESSAGES,
  ...RECEIVED,
  ...INSTALLATION,
};

let victim: TestTenant;
let intruder: TestTenant;
let emitted: Emitted;
/** Distinct statements by the role that sent them. */
let recorded: { readonly role: 'app' | 'worker'; readonly query: RecordedQuery }[];
let fingerprints: Readonly<Record<'app' | 'worker', string>>;

/** Exported, but of themselves they ask nothing: values, row makers, the change feed over `readPlaces`. */
const NO_QUERY = new Set([
  'distributions.parseCondition',
  'account-documents.accountDocumentsQuery',
  'account-filter.limitScan',
  'account-filter.receivedSince',
  'account-filter.conditionsOf',
  'account-filter.prepareStatement',
  'audit.auditIn',
  'audit.auditPerson',
  'audit.auditSql',
  'ceilings.ceilingsOf',
  'ceilings.ratesWithin',
  'ceilings.lockCeilings',
  'certificate-uploads.a1In',
  'certificate-uploads.certificatePlace',
  'certificates.certificateView',
  'certificates.certificateProblems',
  'document-emails.endEmails',
  'exchanges.beforeExchangesOf',
  'import-checks.orderChecks',
  'import-checks.recentExchanges',
  'import-scope.isRefusedValue',
  'conditions.conditionOf',
  'suppressions.plainAddress',
  'change-cursor.encodeCursor',
  'change-cursor.decodeCursor',
  'change-reader.createChangeReader',
  'changes.createNotifier',
  'changes.changeOf',
  'changes.isOfDocument',
  'client-profile.clientProfile',
  'files.encodeFileId',
  'files.decodeFileId',
  'endpoints.endEndpoints',
  'fan-out.addDeliveriesAgain',
  'fan-out.deliveriesOf',
  'idempotency.idempotentAnswer',
  'idempotency.keyTakenRetried',
  'tokens.newToken',
  'watch-feed.watchFeed',
]);

/** Doors to what concerns no account's documents: connection, keys, migrations, rates of calls, people, who have walls of their own kind, and the owner's command after a restore. */
const BESIDE =
  /^\.\/src\/(?:base|custody|keyring|vault|keys|people|testing)\/|\/upkeep\/migrate\.ts$|\/restore\/restore\.ts$|\/records\/rate-buckets\.ts$/;

/** Over all accounts on purpose, each by a function with its own rights that answers as little as it can. */
const ACROSS =
  /\b(authenticate|authenticate_key|take_stale|take_stale_inutilizacoes|backlog_reaches|pending_stats|platform_stats|feed_places|purge_expired|purge_people|purge_sign_ups|warn_unclosed|ensure_partitions|keep_request_log|claim_certificate_warnings|authority_askers|status_mail_people|claim_import|purge_imports|purge_webhooks|webhook_targets|claim_webhooks|finish_webhooks|claim_disabled_endpoints|feed_authority_turns|feed_low_credits|open_webhook_replay|order_document_emails|claim_letters|claim_obligations|claim_import_checks|claim_distributions|claim_manifestations|receivers|wanted_received_keys|claim_daily_digests|claim_law_looks|law_mail_people|stop_law_mail|save_authority_status|claim_authority_turns|end_authority_turns|keep_town_parameters|tell_deadlines|warn_manifestations|claim_service_looks|purge_document_emails|unproven_documents|fill_emissions)\(/;

/** Transactions and walls themselves. */
const FRAME = /^\s*(begin|commit|rollback|savepoint|release|listen|set local|select set_config)/i;

/** Codes that stop a statement: no right or no own row, an existing row, a reference to a missing row. */
const WALLS = new Set<string | null>(['42501', '23503', '23505']);

/** Take accounts as their own parameters: the caller names the account. */
const NAMES_ACCOUNT = /\b(get_document|enter_account|feed_changes)\(/;

/** Text of every row that the role sees of its account. */
async function fingerprintFor(role: 'emite_app' | 'emite_worker'): Promise<string> {
  const { rows } = await owner.pool.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
       join pg_attribute a on a.attrelid = c.oid and a.attname = 'account_id'
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and c.relrowsecurity and has_table_privilege($1, c.oid, 'select') order by 1`,
    [role],
  );
  const parts = rows.map(
    ({ name }) => `(select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') from ${name} t)`,
  );
  return `select concat_ws(' ', ${parts.join(', ')}) as told`;
}

beforeAll(async () => {
  victim = await createTenant(app);
  intruder = await createTenant(app);
  await emissions(intruder);
  const ids = await emissions(victim);
  const { rows } = await owner.pool.query<{ id: string }>('select id from events where account_id = $1', [
    victim.accountId,
  ]);
  const [operationId, rangeId] = [await eventsOf(victim), await ranges(victim)];
  emitted = { ids, eventId: rows[0]?.id ?? '', operationId, rangeId };
  fingerprints = { app: await fingerprintFor('emite_app'), worker: await fingerprintFor('emite_worker') };

  const sent = vi.spyOn(pg.Client.prototype, 'query');
  for (const [name, use] of Object.entries(USES))
    await use(victim, emitted).catch((cause: unknown) => {
      throw new Error(`${name} failed`, { cause });
    });
  const queries = sent.mock.calls.map(statementOf).filter((query) => query !== null);
  sent.mockRestore();
  const distinct = new Map(
    queries
      .filter(({ text }) => !FRAME.test(text))
      .map((query) => [`${query.text} ${String(query.values)}`, query]),
  );
  recorded = [...distinct.values()].flatMap((query) => [
    { role: 'app' as const, query },
    { role: 'worker' as const, query },
  ]);
});

const FOREIGN = new Set(['node_modules', 'dist', '.next', '.cache']);

/** Modules of this package that the sources of a folder import. */
const importedBy = (dir: string): readonly string[] =>
  fs.readdirSync(dir, { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(dir, entry.name);
    if (entry.isDirectory()) return FOREIGN.has(entry.name) ? [] : importedBy(at);
    if (!/\.(?:tsx?|mjs)$/.test(entry.name)) return [];
    return [...fs.readFileSync(at, 'utf8').matchAll(/'@fiscal\/db\/([^']+)'/g)].map(
      ([, module]) => `./src/${module}.ts`,
    );
  });

it('has a use here for every function of the modules that others import', async () => {
  const root = path.join(import.meta.dirname, '../../..');
  const imported = ['apps', 'packages', 'scripts', 'tests'].flatMap((dir) =>
    importedBy(path.join(root, dir)),
  );
  const doors = [...new Set(imported)].filter((file) => !BESIDE.test(file));
  const exported: string[] = [];
  for (const file of doors) {
    const module: Record<string, unknown> = await import(file.replace('./src/', './'));
    for (const [name, value] of Object.entries(module))
      if (typeof value === 'function') exported.push(`${path.basename(file, '.ts')}.${name}`);
  }
  expect(exported.toSorted()).toEqual([...Object.keys(USES), ...NO_QUERY].toSorted());
});

describe.each(['app', 'worker'] as const)('role emite_%s of another account', (role) => {
  const db = role === 'app' ? app : worker;
  /** `enough`: number of statements that show and that change something after which it ends; without it, at the last. */
  const replay = async (
    intruderId: string,
    rewrite: (query: RecordedQuery) => RecordedQuery,
    enough = Number.POSITIVE_INFINITY,
  ) => {
    const who = { intruder: intruderId, victim: victim.accountId, fingerprint: fingerprints[role] };
    const { ids, eventId, operationId, rangeId } = emitted;
    const secrets = [victim.accountId, victim.clientId, ...ids, eventId, operationId, rangeId];
    const found = {
      shown: [] as string[],
      changed: [] as string[],
      codes: new Set<string | null>(),
      done: 0,
    };
    for (const { query } of recorded.filter((each) => each.role === role && !ACROSS.test(each.query.text))) {
      if (Math.min(found.shown.length, found.changed.length) >= enough) break;
      const outcome = await runAs(db, rewrite(query), who);
      if (outcome.kind === 'recusado') {
        found.codes.add(outcome.code);
        continue;
      }
      found.done += 1;
      const sent = JSON.stringify(query.values);
      const printed = JSON.stringify(outcome.rows);
      if (secrets.some((secret) => printed.includes(secret) && !sent.includes(secret)))
        found.shown.push(query.text);
      if (!outcome.victimUnchanged) found.changed.push(query.text);
    }
    return found;
  };

  it('no statement shows or changes anything of the account it was made for', async () => {
    const found = await replay(intruder.accountId, (query) =>
      NAMES_ACCOUNT.test(query.text) ? rewritten(query) : query,
    );
    expect(found).toMatchObject({ shown: [], changed: [] });
    expect([...found.codes].filter((code) => !WALLS.has(code))).toEqual([]);
    expect(found.done).toBeGreaterThan(20);
  });

  it('nor with the intruder’s account in place of the victim’s, on the victim’s ids', async () => {
    const found = await replay(intruder.accountId, rewritten);
    expect(found).toMatchObject({ shown: [], changed: [] });
    expect([...found.codes].filter((code) => !WALLS.has(code))).toEqual([]);
    expect(found.done).toBeGreaterThan(20);
  });

  it('while the same statements do show and change it for its owner', async () => {
    const found = await replay(victim.accountId, (query) => query, 10);
    expect(found.shown.length).toBeGreaterThanOrEqual(10);
    expect(found.changed.length).toBeGreaterThanOrEqual(10);
  });
});

const rewritten = ({ text, values }: RecordedQuery): RecordedQuery => ({
  text,
  values: replaceDeep(values, victim.accountId, intruder.accountId),
});

it('reads nothing at all through a repository with the intruder’s account and the victim’s ids', async () => {
  const { test, accountId, clientId, vault } = { ...intruder, clientId: victim.clientId };
  const [id = ''] = emitted.ids;
  expect(await documents.getDocument(app, test, id)).toBeNull();
  expect(await documents.getDocumentXml(app, test, id)).toBeNull();
  expect(await documents.getDocumentXmlOfAccount(app, accountId, id)).toBeNull();
  expect(
    await documents.getEventXmlOfAccount(app, accountId, {
      documentId: emitted.ids[1] ?? '',
      eventId: emitted.eventId,
    }),
  ).toBeNull();
  expect(await readFile(app, { accountId, documentId: id, kind: 'documento' })).toBeNull();
  expect(await clients.getClient(app, accountId, clientId)).toBeNull();
  const codesOf = { accountId, clientId, environment: 1 } as const;
  expect(await clientCodes.openCsc(app, vault, codesOf)).toBeNull();
  expect(await clientCodes.openCsrt(app, vault, codesOf)).toBeNull();
  expect(
    await certificates.openCertificate(worker, await testCustody(worker), { accountId, clientId }),
  ).toBeNull();
  expect(
    await certificates.openSandboxCertificate(worker, await testCustody(worker), { accountId, clientId }),
  ).toBeNull();
  expect(await tokens.revealTokens(app, vault, { accountId, clientId, actor })).toBeNull();
  expect(await tokens.listTokens(app, accountId, clientId)).toBeNull();
  const token = { clientId, tokenId: victim.test.tokenId };
  expect(await tokens.revealToken(app, vault, { accountId, ...token, actor })).toBeNull();
  expect(await tokenSupply.revokeToken(app, accountId, { ...token, actor })).toBe(false);
  expect(await tokenSupply.issueToken(app, vault, { accountId, clientId, environment: 2, actor })).toEqual({
    kind: 'cliente_inexistente',
  });
  expect(await numbering.listSeries(app, accountId, [clientId])).toEqual([]);
  expect(await findIdempotent(app, { accountId, tokenId: victim.test.tokenId }, idempotency)).toBeNull();
});
