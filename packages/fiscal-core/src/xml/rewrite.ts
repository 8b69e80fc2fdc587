import { SaxesParser } from 'saxes';
import { escapeAttribute, escapeText } from './cut.ts';

/** Replacement of a text: text, which is escaped, or markup, which is written unchanged. */
export type XmlReplacement = { readonly text: string } | { readonly markup: string };

export interface XmlRewriter {
  /** @param path local names from the root to the element; `mixed`: the element has child elements too */
  text(text: string, path: readonly string[], mixed: boolean): XmlReplacement;
  /** @param name local name; a declaration of a namespace is `xmlns` */
  attribute(value: string, name: string, path: readonly string[]): string;
}

export interface RewrittenXml {
  readonly text: string;
  /** False: from some place on the source is no XML that we read, and `text` ends there. */
  readonly complete: boolean;
}

const localOf = (name: string): string =>
  name.startsWith('xmlns') ? 'xmlns' : name.slice(name.indexOf(':') + 1);

/**
 * Rewrites XML: elements stay, each text and each attribute is replaced by `rewriter`, comments and processing
 * instructions are removed. Entities are resolved before, and a text in CDATA stays in CDATA. A truncated document is
 * written as far as it is well-formed.
 */
export function rewriteXml(source: string, rewriter: XmlRewriter): RewrittenXml {
  const parser = new SaxesParser({ xmlns: false, fragment: false });
  const open: { readonly name: string; mixed: boolean }[] = [];
  let written = '';
  let run = '';
  let inCdata = false;
  const path = (): string[] => open.map(({ name }) => name);
  const flush = (): void => {
    if (run !== '') {
      const replacement = rewriter.text(run, path(), open.at(-1)?.mixed ?? true);
      if ('markup' in replacement) written += replacement.markup;
      else if (inCdata) written += `<![CDATA[${replacement.text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
      else written += escapeText(replacement.text);
    }
    run = '';
    inCdata = false;
  };
  const stop = (): never => {
    throw new Error('not well-formed');
  };
  parser.on('error', stop);
  parser.on('doctype', stop);
  parser.on('text', (text) => {
    run += text;
  });
  parser.on('cdata', (text) => {
    run += text;
    inCdata = true;
  });
  parser.on('opentag', ({ name, attributes, isSelfClosing }) => {
    const parent = open.at(-1);
    if (parent) parent.mixed = true;
    flush();
    open.push({ name: localOf(name), mixed: false });
    const pairs = Object.entries(attributes).map(
      ([key, value]) => ` ${key}="${escapeAttribute(rewriter.attribute(value, localOf(key), path()))}"`,
    );
    written += `<${name}${pairs.join('')}${isSelfClosing ? '/>' : '>'}`;
  });
  parser.on('closetag', ({ name, isSelfClosing }) => {
    flush();
    open.pop();
    if (!isSelfClosing) written += `</${name}>`;
  });
  try {
    parser.write(source).close();
    return { text: written, complete: true };
  } catch {
    return { text: written, complete: false };
  }
}
