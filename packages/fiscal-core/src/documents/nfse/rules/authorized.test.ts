import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { EmissionContext } from '../../../engine/document/definition.ts';
import { documentJudge } from '../../../engine/judge/document-judge.ts';
import { at, text } from '../../../engine/judge/tree-view.ts';
import { treeOfXml } from '../../../testing/tree-of-xml.ts';
import { child, parseXml } from '../../../xml/parse.ts';
import { CSTAT_NFSE } from '../cstat.ts';
import { nfseLayout } from '../layout/layout.ts';
import { NFSE_REJECTIONS } from '../rejections.ts';
import { NFSE_RULES } from './table.ts';

/** `AUTHORIZED_NFSE=FOLDER` judges the DPS of each authorized NFS-e of a folder by the law of the day of its processing. */
const FOLDER = process.env['AUTHORIZED_NFSE'];
const FOLDERS = [
  new URL('../fixtures/', import.meta.url).pathname,
  ...(FOLDER === undefined ? [] : [FOLDER]),
];
const FILES = FOLDERS.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.xml'))
    .map((name) => path.join(folder, name)),
);

const judge = documentJudge({
  type: 'nfse',
  layout: nfseLayout,
  rules: NFSE_RULES,
  cstats: CSTAT_NFSE,
  rejections: NFSE_REJECTIONS,
});

/** Codes that validation would have given to an authorized NFS-e on its own day. */
function codesOf(file: string): string[] {
  const { root } = parseXml(readFileSync(file));
  const inf = child(root, 'infNFSe');
  const dps = inf === undefined ? root : child(inf, 'DPS');
  const infDps = dps === undefined ? undefined : child(dps, 'infDPS');
  if (infDps === undefined) throw new Error(`${file}: no DPS`);
  const tree = { infDPS: treeOfXml(infDps) };
  const own = at(tree, 'infDPS') ?? {};
  const dhEmi = text(own, 'dhEmi');
  const processed = (inf === undefined ? undefined : child(inf, 'dhProc')?.text) ?? dhEmi;
  const context: EmissionContext = {
    ambiente: text(own, 'tpAmb') === '2' ? 2 : 1,
    target: 'producao',
    issuer: { cnpj: text(own, 'prest', 'CNPJ'), name: '', ie: '', uf: '' },
    nowMs: Date.parse(processed),
    completeInSandbox: false,
    verProc: 'emite 1.0',
  };
  const { problems } = judge(tree, {
    context,
    input: {},
    dhEmi,
    completed: [],
    problems: [],
    notices: [],
  });
  return problems.map(({ cStat = '', message }) => `${cStat}: ${message}`);
}

describe('no rule refuses an authorized NFS-e on its own day', () => {
  it.each(FILES)('%s', (file) => {
    expect(codesOf(file)).toEqual([]);
  });
});
