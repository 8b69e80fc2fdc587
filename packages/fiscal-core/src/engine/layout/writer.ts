import { Buffer } from 'node:buffer';
import type { Tree } from '../document/definition.ts';
import { escapeAttribute, escapeMarkup, escapeText, mayNeedEscape } from './escape.ts';
import { access, generate } from './generate.ts';
import { type PlanGroup, type PlanLeaf, planOf } from './plan.ts';
import type { Layout, Writer } from './types.ts';

/** Bytes of the element being written; grows, and is reused by the next call (writing is synchronous). */
class Scratch {
  private buffer = Buffer.allocUnsafe(64 * 1024);
  private length = 0;

  start(): void {
    this.length = 0;
  }
  /** UTF-8 takes at most three bytes per UTF-16 unit. */
  append(piece: string): void {
    const needed = this.length + piece.length * 3;
    if (needed > this.buffer.length) {
      const grown = Buffer.allocUnsafe(Math.max(needed, this.buffer.length * 2));
      grown.set(this.buffer.subarray(0, this.length));
      this.buffer = grown;
    }
    this.length += this.buffer.write(piece, this.length);
  }
  take(): Buffer {
    return Buffer.from(this.buffer.subarray(0, this.length));
  }
}

function concat(pieces: readonly Uint8Array[]): Buffer {
  const whole = Buffer.allocUnsafe(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** Repetitions of a leaf. */
function leaves(values: unknown, open: string, close: string): string {
  let text = '';
  if (Array.isArray(values))
    for (const value of values) if (typeof value === 'string') text += open + escapeText(value) + close;
  return text;
}

/**
 * Source of one function per group. `s` is what is pending; repeated groups of the signed element go to the scratch buffer one by
 * one, because flattening one long rope costs more than many short writes.
 */
function source(root: PlanGroup, signed: PlanGroup, validated: boolean): string {
  const functions: string[] = [];
  const value = (node: PlanLeaf, escape: 'T' | 'A'): string =>
    validated && !mayNeedEscape(node.type) ? 'v' : `${escape}(v)`;
  const leaf = (node: PlanLeaf): string => {
    const open = JSON.stringify(`<${node.tag}>`);
    const close = JSON.stringify(`</${node.tag}>`);
    return `v=${access('o', node.tag)};if(typeof v==='string')s+=${open}+${value(node, 'T')}+${close};else if(v!==undefined)s+=L(v,${open},${close});`;
  };
  const attributes = (node: PlanGroup): string =>
    node.attributes
      .map(
        (a) =>
          `v=${access('o', a.tag)};if(typeof v==='string')s+=${JSON.stringify(` ${a.tag.slice(1)}="`)}+${value(a, 'A')}+'"';`,
      )
      .join('');
  const child = (node: PlanLeaf | PlanGroup, streamed: boolean): string => {
    if (node.node === 'leaf') return leaf(node);
    const name = group(node);
    const each =
      streamed && node.row.max > 1
        ? `for(const e of v){W(s);s=${name}(e)}`
        : `for(const e of v)s+=${name}(e);`;
    return `v=${access('o', node.tag)};if(v!==undefined){if(Array.isArray(v)){${each}}else s+=${name}(v)}`;
  };
  const children = (node: PlanGroup, streamed: boolean): string =>
    node.elements.map((element) => child(element, streamed)).join('\n');
  const group = (node: PlanGroup): string => {
    if (node.row.columns) {
      functions.push(`function g${node.id}(o){let v,s='';${children(node, false)}return s}`);
      return `g${node.id}`;
    }
    const start =
      node.attributes.length > 0
        ? `let v,s=${JSON.stringify(`<${node.tag}`)};${attributes(node)}s+='>';`
        : `let v,s=${JSON.stringify(`<${node.tag}>`)};`;
    functions.push(
      `function g${node.id}(o){if(typeof o==='string')return '';${start}\n${children(node, false)}\nreturn s+${JSON.stringify(`</${node.tag}>`)}}`,
    );
    return `g${node.id}`;
  };
  const rest = root.elements.filter((element) => element !== signed).map((element) => child(element, false));
  functions.push(
    `function signed(o){let v,s=START;${attributes(signed)}s+='>';\n${children(signed, true)}\nW(s+${JSON.stringify(`</${signed.tag}>`)})}`,
    `function head(o){let v,s='';${attributes(root)}return s}`,
    `function rest(o){let v,s='';${rest.join('\n')}return s}`,
  );
  return `${functions.join('\n')}\nreturn{signed,head,rest}`;
}

interface Compiled {
  readonly signed: (group: unknown) => void;
  /** Attributes of the root. */
  readonly head: (root: Tree) => string;
  readonly rest: (root: Tree) => string;
}

/**
 * Compiles the canonical writer of a layout. Unknown keys are not written; the validator reports them.
 *
 * @param options.validated the trees have passed the validator of the same layout, so only leaves that may hold markup are escaped
 */
export function compileWriter(layout: Layout, options: { readonly validated?: boolean } = {}): Writer {
  const { root } = planOf(layout);
  const signed = root.elements.find((element) => element.tag === layout.signed);
  if (signed?.node !== 'group')
    throw new Error(`${layout.name}: no group ${layout.signed} under ${layout.root}`);
  const namespace = ` xmlns="${layout.namespace}"`;
  const start = `<${signed.tag}${namespace}`;
  const scratch = new Scratch();
  const compiled = generate<object, Compiled>(
    {
      START: start,
      T: options.validated ? escapeMarkup : escapeText,
      A: escapeAttribute,
      L: leaves,
      W: (piece: string) => scratch.append(piece),
    },
    source(root, signed, options.validated ?? false),
  );
  const head = (attributes: string): Buffer =>
    Buffer.from(`<${layout.root}${namespace}${attributes}><${signed.tag}`);
  const bareHead = head('');
  const close = Buffer.from(`</${layout.root}>`);
  return {
    element(tree) {
      const group = tree[layout.signed];
      if (typeof group !== 'object' || Array.isArray(group))
        throw new TypeError(`the tree has no ${layout.signed}`);
      scratch.start();
      compiled.signed(group);
      return scratch.take();
    },
    document(tree, element, signature = '') {
      const last = typeof signature === 'string' ? Buffer.from(signature) : signature;
      const opening = root.attributes.length === 0 ? bareHead : head(compiled.head(tree));
      return concat([opening, element.subarray(start.length), Buffer.from(compiled.rest(tree)), last, close]);
    },
  };
}
