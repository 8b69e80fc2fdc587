import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { dayInBrasilia } from '../calendar/calendar.ts';
import { emit, LENIENT } from '../documents/nfe/fixtures/context.ts';
import type { DocumentDefinition, EmissionContext } from '../engine/document/definition.ts';
import { cnpjCheckDigits, isCnpj } from '../identity/cnpj.ts';
import { find, parseXml, type XmlElement } from '../xml/parse.ts';
import { documentOf } from './documents.ts';

/** `PUBLIC_DOCUMENTS=FOLDER` reads each XML of a folder, writes it again and judges it by the law of its own day. */
const FOLDER = process.env['PUBLIC_DOCUMENTS'];
const SIGNED: Readonly<Record<string, string>> = {
  cte: 'infCte',
  mdfe: 'infMDFe',
  nfcom: 'infNFCom',
  dce: 'infDCe',
  nfse: 'infDPS',
};
const TYPES = Object.keys(SIGNED);
/** Values of `mod` that a body read back lacks. */
const MODELS: Readonly<Record<string, string>> = { dce: '59' };

const xmlIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /\.xml$/i.test(name))
    .map((name) => path.join(folder, name));
const OWN = TYPES.flatMap((type) =>
  xmlIn(new URL(`../documents/${type}/fixtures/`, import.meta.url).pathname),
);
const FILES = [...OWN, ...(FOLDER === undefined ? [] : xmlIn(FOLDER))].map(
  (file) => [path.basename(path.dirname(path.dirname(file))), path.basename(file), file] as const,
);

/** Path and value of every leaf that is not empty; digits of the key and the software apart, which the writer makes. */
function leavesOf(element: XmlElement, above = ''): string[] {
  const own = Object.entries(element.attributes).map(([name, value]) => `${above}@${name}=${value}`);
  if (element.children.length === 0) {
    const text = element.text.trim().replace(/\s+/g, ' ');
    return text === '' ? own : [...own, `${above}=${text}`];
  }
  const counts = new Map<string, number>();
  return [
    ...own,
    ...element.children.flatMap((child) => {
      const nth = (counts.get(child.name) ?? 0) + 1;
      counts.set(child.name, nth);
      return leavesOf(child, `${above}/${child.name}[${nth}]`);
    }),
  ];
}
const MADE = /@Id=|\/(?:cDV|verProc|procEmi|c(?:CT|MDF|NF|DC))\[1\]=/;
const without = (one: readonly string[], other: readonly string[]): string[] =>
  one.filter((leaf) => !other.includes(leaf) && !MADE.test(leaf));

/** Type and signed element of an XML; null for another document. */
function signedOf(xml: string): readonly [DocumentDefinition, XmlElement] | null {
  const { root } = parseXml(xml);
  for (const type of TYPES) {
    const inf = find(root, SIGNED[type] ?? '');
    if (inf !== undefined) return [documentOf(type), inf];
  }
  return null;
}

const valueAt = (inf: XmlElement, tag: string): string => find(inf, tag)?.text ?? '';
function contextOf(inf: XmlElement): EmissionContext {
  const emitter = find(inf, 'emit') ?? inf;
  const dhEmi = valueAt(inf, 'dhEmi');
  const nowMs = Date.parse(dhEmi);
  return {
    ...LENIENT,
    ambiente: valueAt(inf, 'tpAmb') === '1' ? 1 : 2,
    nowMs,
    lawDay: dayInBrasilia(nowMs),
    completeInSandbox: false,
    issuer: {
      cnpj: valueAt(emitter, 'CNPJ') || valueAt(emitter, 'CPF'),
      name: valueAt(emitter, 'xNome'),
      ie: valueAt(emitter, 'IE'),
      uf: valueAt(emitter, 'UF'),
    },
  };
}

/** Gives an issuer of invented digits the right ones everywhere, as no body of another is taken. */
function correctIssuer(xml: string): string {
  const inf = signedOf(xml)?.[1];
  const cnpj = inf === undefined ? '' : valueAt(find(inf, 'emit') ?? inf, 'CNPJ');
  if (!/^[0-9A-Z]{14}$/.test(cnpj) || isCnpj(cnpj)) return xml;
  const root = /^(.)\1*$/.test(cnpj) ? '112223330001' : cnpj.slice(0, 12);
  return xml.replaceAll(`>${cnpj}<`, `>${root}${cnpjCheckDigits(root)}<`);
}

/** Differences after reading and writing, and the codes of the refusals. */
function roundTrip(file: string) {
  const xml = correctIssuer(readFileSync(file, 'utf8'));
  const found = signedOf(xml);
  if (found === null) return { lost: [], added: [], faults: ['another document'], codes: [] };
  const [definition, inf] = found;
  const made = emit(definition, { mod: MODELS[definition.type], ...definition.read(xml) }, contextOf(inf));
  const again = signedOf(made.xml)?.[1];
  const [before, after] = [leavesOf(inf), again === undefined ? [] : leavesOf(again)];
  return {
    lost: without(before, after),
    added: without(after, before),
    faults: made.faults.map(({ field, message }) => `${field}: ${message}`),
    codes: made.prepared.problems.map(({ cStat, code, field }) => `${cStat ?? code} ${field}`),
  };
}

describe('a document that was written elsewhere', () => {
  it.each(FILES)('of %s, %s, is read and written leaf by leaf', (_, name, file) => {
    const { lost, added, faults, codes } = roundTrip(file);
    if (FOLDER !== undefined && file.startsWith(FOLDER)) {
      process.stdout.write(`${JSON.stringify({ name, lost, added, faults, codes })}\n`);
      return;
    }
    expect({ lost, added }).toEqual({ lost: [], added: [] });
  });
});
