import { createHash, sign } from 'node:crypto';
import { generate } from '../../packages/fiscal-core/src/engine/layout/generate.ts';

/**
 * @typedef {string | Tree | Value[]} Value
 * @typedef {{ [name: string]: any }} Tree
 */

/**
 * The floor of writing: source of an expression that concatenates the values of one known tree, in its order, without
 * looking for absent fields and without escaping. Entries of one shape are a loop, others are written one by one.
 * @type {(tree: Tree, path: string, lists: string[]) => string}
 */
function concatenation(tree, path, lists) {
  let source = '';
  for (const [key, value] of Object.entries(tree)) {
    if (key.startsWith('@')) continue;
    const at = `${path}[${JSON.stringify(key)}]`;
    if (Array.isArray(value)) source += entries(key, value, at, lists);
    else if (typeof value === 'string') source += `+'<${key}>'+${at}+'</${key}>'`;
    else source += `+'<${key}>'${concatenation(value, at, lists)}+'</${key}>'`;
  }
  return source;
}

/** @type {(tree: Tree, path: string) => string} */
function attributes(tree, path) {
  return Object.keys(tree)
    .filter((key) => key.startsWith('@'))
    .map((key) => `+' ${key.slice(1)}="'+${path}[${JSON.stringify(key)}]+'"'`)
    .join('');
}

/**
 * Names of a tree, all the way down.
 * @type {(value: Value) => string}
 */
function shapeOf(value) {
  if (typeof value === 'string') return '';
  if (Array.isArray(value)) return `[${value.map(shapeOf).join(',')}]`;
  const inner = Object.entries(value).map(([key, entry]) => key + shapeOf(entry));
  return `{${inner.join(',')}}`;
}

/** @type {(tag: string, value: Value, path: string, lists: string[]) => string} */
const entry = (tag, value, path, lists) =>
  typeof value === 'string'
    ? `'<${tag}>'+${path}+'</${tag}>'`
    : `'<${tag}'${attributes(value, path)}+'>'${concatenation(value, path, lists)}+'</${tag}>'`;

/** @type {(tag: string, values: Value[], path: string, lists: string[]) => string} */
function entries(tag, values, path, lists) {
  const [first = ''] = values;
  if (values.some((value) => shapeOf(value) !== shapeOf(first)))
    return values.map((value, at) => `+${entry(tag, value, `${path}[${at}]`, lists)}`).join('');
  const name = `list${lists.length}`;
  const start = lists.push('') - 1;
  lists[start] =
    `function ${name}(a){let s='';for(let i=0;i<a.length;i++){const e=a[i];s+=${entry(tag, first, 'e', lists)}}return s}`;
  return `+${name}(${path})`;
}

/**
 * Compiles the floor for trees of this shape.
 * @type {(tree: any) => (tree: any) => string}
 */
export function stringFloor(tree) {
  /** @type {string[]} */
  const lists = [];
  const body = concatenation(tree, 'o', lists);
  return generate({}, `${lists.join('\n')}\nreturn (o)=>''${body}`);
}

/**
 * LIMIT: one string, one SHA-1 of it, one private RSA-2048 operation. Nothing that signs this document in this
 * runtime can do with less.
 * @type {(tree: any, privateKey: import('node:crypto').KeyLike) => () => string}
 */
export function limitOf(tree, privateKey) {
  const floor = stringFloor(tree);
  const signedInfo = Buffer.alloc(900, 97);
  return () => {
    const text = floor(tree);
    createHash('sha1').update(text).digest('base64');
    sign('RSA-SHA1', signedInfo, privateKey);
    return text;
  };
}

/**
 * The part of LIMIT that no program can save: SHA-1 of ready bytes and RSA.
 * @type {(bytes: import('node:crypto').BinaryLike, privateKey: import('node:crypto').KeyLike) => () => void}
 */
export function cryptoBoundOf(bytes, privateKey) {
  const signedInfo = Buffer.alloc(900, 97);
  return () => {
    createHash('sha1').update(bytes).digest('base64');
    sign('RSA-SHA1', signedInfo, privateKey);
  };
}
