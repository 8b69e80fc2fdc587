import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { nfe } from '../../packages/fiscal-core/src/documents/nfe/nfe.ts';
import {
  createTestCa,
  issueEcnpj,
  testSigner,
  toPkcs12,
} from '../../packages/fiscal-core/src/testing/certificates.ts';
import { find, parseXml } from '../../packages/fiscal-core/src/xml/parse.ts';
import { run } from '../../scripts/base/run.mjs';
import { bodyOf, CONTEXT, SIZES, treeOf } from '../lib/document.mjs';
import { measure } from '../lib/measure.mjs';
import { wholePath } from '../lib/whole-path.mjs';
import { installPeers } from '../peers/install.mjs';

/** Minimum speed-up over the fastest peer, by size. */
const GOALS = [15, 15, 12, 8];
/** Outside the workspace; reused between runs, because the packages are large. */
const FOLDER = path.join(os.tmpdir(), 'emite-bench-peers');
const DRIVERS = path.join(import.meta.dirname, '../peers');

/** Names to texts, objects and lists in the order of the document, `@` before an attribute: peers write what they get in that order. */
function objectOf({ attributes, children, text }) {
  if (children.length === 0) return text;
  const object = Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) =>
      name.startsWith('xmlns') ? [] : [[`@${name}`, value]],
    ),
  );
  for (const child of children) {
    const value = objectOf(child);
    if (child.name in object) object[child.name] = [object[child.name], value].flat();
    else object[child.name] = child.name === 'det' ? [value] : value;
  }
  return object;
}

/** The same documents as objects and XML, and the same certificate in both ages of PKCS#12. */
function writeInputs(certificate) {
  writeFileSync(path.join(FOLDER, 'a1.p12'), toPkcs12(certificate, 'bench', 'moderno', 2048));
  writeFileSync(path.join(FOLDER, 'a1-legacy.p12'), toPkcs12(certificate, 'bench', 'legado', 2048));
  for (const items of SIZES) {
    const xml = nfe.write(treeOf(bodyOf(items)));
    const element = find(parseXml(xml).root, 'infNFe');
    if (element === undefined) throw new Error('infNFe is missing');
    const infNFe = objectOf(element);
    writeFileSync(path.join(FOLDER, `nfe-${items}.json`), JSON.stringify({ infNFe }));
    writeFileSync(path.join(FOLDER, `nfe-${items}.xml`), xml);
  }
}

/**
 * Each peer: its program, and why it cannot be run.
 * @returns {{ names: string[], missing: string | null, program: [command: string, args: string[]] }[]}
 */
function programs({ npm, pip, maven }) {
  const at = (file) => path.join(FOLDER, file);
  const sizes = SIZES.map(String);
  const driver = (file) => path.join(DRIVERS, file);
  /** @returns {[command: string, args: string[]]} */
  const node = (file) => [process.execPath, [driver(file), FOLDER, ...sizes]];
  const java = [
    '--add-opens',
    'java.base/java.lang=ALL-UNNAMED',
    '-cp',
    at('java/lib/*'),
    driver('Peers.java'),
  ];
  return [
    { names: ['node-sped-nfe'], missing: npm, program: node('node-sped-nfe.mjs') },
    { names: ['nfewizard-io'], missing: npm, program: node('nfewizard-io.mjs') },
    {
      names: ['wmixvideo/nfe', 'java-nfe'],
      missing: maven ?? pip,
      program: ['java', [...java, FOLDER, at('xsd'), ...sizes]],
    },
    {
      names: ['nfelib'],
      missing: pip,
      program: [at('venv/bin/python'), [driver('bench_nfelib.py'), FOLDER, ...sizes]],
    },
  ];
}

/** Output of a driver: `{ peer, items, us | error }`. */
async function drive({ names, missing, program: [command, args] }) {
  const all = (error) => names.flatMap((peer) => SIZES.map((items) => ({ peer, items, error })));
  if (missing !== null) return all(missing);
  const { code, output } = await run(command, args, { cwd: FOLDER });
  const said = output.split('\n').flatMap((line) => (line.startsWith('{"peer"') ? [JSON.parse(line)] : []));
  const last = output.trim().split('\n').at(-1)?.slice(0, 200);
  return said.length > 0 ? said : all(`it ended with ${code}: ${last}`);
}

/** The whole path against the libraries that others use, each with its own validation by XSD. */
export async function peers({ rounds }) {
  mkdirSync(FOLDER, { recursive: true });
  const missing = await installPeers(FOLDER);
  const certificate = issueEcnpj(createTestCa(), { cnpj: CONTEXT.issuer.cnpj });
  const signer = testSigner(certificate);
  writeInputs(certificate);
  const said = [];
  for (const program of programs(missing)) said.push(...(await drive(program)));
  const tables = [];
  for (const [at, items] of SIZES.entries()) {
    const { ours } = await measure({ ours: wholePath(items, signer) }, rounds);
    tables.push(
      tableOf(
        items,
        GOALS[at],
        ours.median,
        said.filter((line) => line.items === items),
      ),
    );
  }
  return tables;
}

function tableOf(items, goal, us, said) {
  const done = said.filter((line) => line.us !== undefined);
  const best = done.toSorted((a, b) => a.us - b.us)[0];
  const rows = said.map((line) =>
    line.us === undefined
      ? { name: `${line.peer}: ${line.error}`, value: Number.NaN, unit: '' }
      : {
          name: line.peer,
          value: line.us,
          unit: 'µs',
          reference: us,
          ratio: line.us / us,
          ...(line === best && { goal, atLeast: true }),
        },
  );
  return {
    title: `Signed and validated by the peers, ${items} ${items === 1 ? 'item' : 'items'}, CPU time of one document`,
    reference: 'our whole path, from the parsed body; the goal stands at the best peer',
    rows,
  };
}
