import fs from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { type CaRow, collectCertificates } from '../packages/fiscal-core/src/signing/trust/collect.ts';

/**
 * `npm run trust:refresh -- --from FILE|FOLDER|URL [--root SHA256]... [--source TEXT] [--write]`: certificate
 * authorities of ICP-Brasil from the official ZIP
 * (http://acraiz.icpbrasil.gov.br/credenciadas/CertificadosAC-ICP-Brasil/ACcompactado.zip) or from PEM and DER files.
 * Prints additions and removals; writes with --write. A root is added only by its fingerprint, given by --root.
 */
const STORE = path.resolve(import.meta.dirname, '../packages/fiscal-core/src/signing/trust/icp-brasil.ts');

function argumentsOf(args: readonly string[]) {
  const of = (name: string) => args.flatMap((arg, at) => (arg === name ? [args[at + 1] ?? ''] : []));
  return {
    from: of('--from'),
    roots: of('--root'),
    source: of('--source')[0],
    write: args.includes('--write'),
  };
}

const PEM = /-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g;

function certificatesIn(bytes: Uint8Array): readonly Uint8Array[] {
  const text = Buffer.from(bytes).toString('latin1');
  const pems = [...text.matchAll(PEM)];
  return pems.length > 0 ? pems.map(([, base64 = '']) => Buffer.from(base64, 'base64')) : [bytes];
}

async function readAll(from: string): Promise<readonly Uint8Array[]> {
  if (/^https?:/.test(from)) {
    const answer = await fetch(from);
    if (!answer.ok) throw new Error(`${from}: HTTP ${answer.status}`);
    return unpackCertificates(from, new Uint8Array(await answer.arrayBuffer()));
  }
  if (fs.statSync(from).isDirectory())
    return fs
      .readdirSync(from)
      .filter((name) => /\.(?:crt|cer|pem|der)$/i.test(name))
      .flatMap((name) => certificatesIn(fs.readFileSync(path.join(from, name))));
  return unpackCertificates(from, fs.readFileSync(from));
}

const unpackCertificates = (name: string, bytes: Uint8Array): readonly Uint8Array[] =>
  bytes[0] === 0x50 && bytes[1] === 0x4b
    ? Object.values(unzipSync(bytes)).flatMap((file) => (file.length === 0 ? [] : certificatesIn(file)))
    : certificatesIn(bytes);

const rowOf = ({ name, issuer, from, to, role, sha256, der }: CaRow): string =>
  `  ${[name, issuer, from, to, role, sha256, der].map((text) => `'${text.replaceAll("'", "\\'")}'`).join(', ')},`
    .replace(/^ {2}/, '  [')
    .replace(/,$/, '],');

const { from, roots, source, write } = argumentsOf(process.argv.slice(2));
if (from.length === 0) {
  process.stderr.write('Say where the certificates are: npm run trust:refresh -- --from FILE|FOLDER|URL\n');
  process.exit(2);
}
const before: readonly CaRow[] = fs.existsSync(STORE)
  ? (await import('../packages/fiscal-core/src/signing/trust/icp-brasil.ts')).ICP_BRASIL
  : [];
const ders = [
  ...before.map(({ der }) => Buffer.from(der, 'base64')),
  ...(await Promise.all(from.map(readAll))).flat(),
];
const trusted = new Set([
  ...before.filter(({ role }) => role === 'raiz').map(({ sha256 }) => sha256),
  ...roots.map((text) => text.replaceAll(/[^0-9a-fA-F]/g, '').toUpperCase()),
]);
const nowMs = Date.now();
const { rows, leftOut } = collectCertificates(ders, trusted, nowMs);
const had = new Set(before.map(({ sha256 }) => sha256));
const has = new Set(rows.map(({ sha256 }) => sha256));
for (const { name, to, role, sha256 } of rows)
  if (!had.has(sha256)) process.stdout.write(`+ ${role} ${name} (${to}) ${sha256.slice(0, 16)}\n`);
for (const { name, to, sha256 } of before) if (!has.has(sha256)) process.stdout.write(`- ${name} (${to})\n`);
const counts = [...new Set(leftOut.map(({ why }) => why))].map(
  (why) => `${why} ${leftOut.filter((each) => each.why === why).length}`,
);
process.stdout.write(`${rows.length} in the store; left out: ${counts.join(', ') || 'none'}\n`);
if (write) {
  const sourceText = source ?? from.map((each) => path.basename(each)).join(', ');
  fs.writeFileSync(
    STORE,
    `// biome-ignore-all format: one certificate a line
import type { CaRow } from './collect.ts';

/** Refreshed by npm run trust:refresh, on ${new Date(nowMs).toISOString().slice(0, 10)}. Source: ${sourceText}. */
const ROWS: readonly (readonly [CaRow['name'], CaRow['issuer'], CaRow['from'], CaRow['to'], CaRow['role'], CaRow['sha256'], CaRow['der']])[] = [
${rows.map(rowOf).join('\n')}
];

/** The authorities of ICP-Brasil that servers and holders have their certificates of. */
export const ICP_BRASIL: readonly CaRow[] = ROWS.map(([name, issuer, from, to, role, sha256, der]) => ({ name, issuer, from, to, role, sha256, der }));
`,
  );
}
