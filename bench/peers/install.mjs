import { cpSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../../scripts/base/run.mjs';

/** Pinned versions of the peers, by their name in the registry. */
const NPM = { 'node-sped-nfe': '1.2.52', 'nfewizard-io': '1.1.3' };
const PYPI = ['nfelib==3.2.0', 'erpbrasil.assinatura==1.8.1'];
const MAVEN = [
  ['br.com.swconsultoria', 'java-nfe', '4.00.51'],
  ['com.github.wmixvideo', 'nfe', '5.0.41'],
];

const pom = () => `<project xmlns="http://maven.apache.org/POM/4.0.0"><modelVersion>4.0.0</modelVersion>
<groupId>bench</groupId><artifactId>peers</artifactId><version>1</version><dependencies>${MAVEN.map(
  ([group, name, version]) =>
    `<dependency><groupId>${group}</groupId><artifactId>${name}</artifactId><version>${version}</version></dependency>`,
).join('')}</dependencies></project>`;

/** Runs a command unless what it makes is already there; the reason when it could not. */
async function make(made, command, args, cwd) {
  if (existsSync(made)) return null;
  const { code, output } = await run(command, args, { cwd });
  return code === 0 ? null : `${command}: ${output.trim().split('\n').at(-1)?.slice(0, 160)}`;
}

/** The schemas of the wheel, for the peer that wants a folder of them. */
function copySchemas(venv, to) {
  const [python] = readdirSync(path.join(venv, 'lib'));
  cpSync(path.join(venv, 'lib', python, 'site-packages/nfelib/nfe/schemas/v4_0'), to, { recursive: true });
}

/** Puts the peers into a folder outside the workspace; for each registry why it could not be, else null. */
export async function installPeers(folder) {
  const [node, java, venv] = ['node', 'java', 'venv'].map((name) => path.join(folder, name));
  for (const each of [node, java]) mkdirSync(each, { recursive: true });
  const manifest = { name: 'peers', private: true, dependencies: NPM, overrides: { libxmljs2: '0.35.0' } };
  writeFileSync(path.join(node, 'package.json'), JSON.stringify(manifest));
  writeFileSync(path.join(java, 'pom.xml'), pom());
  const npm = await make(
    path.join(node, 'node_modules/node-sped-nfe'),
    'npm',
    ['install', '--no-audit', '--no-fund', '--loglevel=error'],
    node,
  );
  const pip =
    (await make(venv, 'python3', ['-m', 'venv', venv], folder)) ??
    (await make(
      path.join(venv, 'bin/erpbrasil-assinatura'),
      path.join(venv, 'bin/pip'),
      ['install', '-q', ...PYPI],
      folder,
    ));
  if (pip === null) copySchemas(venv, path.join(folder, 'xsd'));
  const maven = await make(
    path.join(java, 'lib'),
    'mvn',
    ['-q', '-B', 'dependency:copy-dependencies', `-DoutputDirectory=${path.join(java, 'lib')}`],
    java,
  );
  return { npm, pip, maven };
}
