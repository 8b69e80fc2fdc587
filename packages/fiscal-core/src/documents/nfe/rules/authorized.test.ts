import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { EmissionContext } from '../../../engine/document/definition.ts';
import { BUILT_IN } from '../../../tables/rtc/built-in.ts';
import { treeOfXml } from '../../../testing/tree-of-xml.ts';
import { child, parseXml } from '../../../xml/parse.ts';
import { type Model, NFE } from '../model.ts';
import { judge } from './judge.ts';
import { at, text } from './note-view.ts';

/** `AUTHORIZED_NOTES=FOLDER` judges each authorized note (`nfeProc`) of a folder by the law of the day of its protocol. */
const FOLDER = process.env['AUTHORIZED_NOTES'];
const OWN = [new URL('../fixtures/', import.meta.url), new URL('../../nfce/fixtures/', import.meta.url)];
const NFCE: Model = { ...NFE, type: 'nfce', mod: '65', rtc: 'NFCe', recipientRequired: false };

const xmlIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.xml'))
    .map((name) => path.join(folder, name));
const FILES = [...OWN.map((url) => url.pathname), ...(FOLDER === undefined ? [] : [FOLDER])].flatMap(xmlIn);

/** Codes that validation would have given to an authorized note on its own day. */
function codesOf(file: string): string[] {
  const { root } = parseXml(readFileSync(file));
  const proc = root.name === 'NFe' ? root : child(root, 'NFe');
  const inf = proc === undefined ? undefined : child(proc, 'infNFe');
  if (inf === undefined) throw new Error(`${file}: not a note`);
  const tree = { infNFe: treeOfXml(inf) };
  const ide = at(tree, 'infNFe', 'ide');
  const emit = at(tree, 'infNFe', 'emit');
  const dest = at(tree, 'infNFe', 'dest');
  const dhEmi = text(ide, 'dhEmi');
  const protocol = child(child(root, 'protNFe') ?? root, 'infProt');
  const received = protocol === undefined ? dhEmi : (child(protocol, 'dhRecbto')?.text ?? dhEmi);
  const context: EmissionContext = {
    ambiente: text(ide, 'tpAmb') === '2' ? 2 : 1,
    target: 'producao',
    issuer: {
      cnpj: text(emit, 'CNPJ'),
      name: '',
      ie: text(emit, 'IE'),
      uf: text(at(emit, 'enderEmit'), 'UF'),
    },
    nowMs: Date.parse(received),
    completeInSandbox: false,
    verProc: 'emite 1.0',
  };
  const model = text(ide, 'mod') === '65' ? NFCE : NFE;
  const { problems } = judge(tree, {
    context,
    input: dest === undefined ? {} : { nome_destinatario: text(dest, 'xNome') },
    items: [],
    services: new Set(),
    model,
    dhEmi,
    completed: [],
    problems: [],
    notices: [],
    reform: { tables: BUILT_IN, model: model.rtc, date: dhEmi.slice(0, 10) },
  });
  return problems.map(({ cStat = '', message }) => `${cStat}: ${message}`);
}

describe('no rule refuses an authorized note on its own day', () => {
  it.each(FILES)('%s', (file) => {
    expect(codesOf(file)).toEqual([]);
  });
});
