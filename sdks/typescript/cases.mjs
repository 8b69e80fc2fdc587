import fs from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { decimal, Emite, sum, times } from '@emite/sdk';

/**
 * `node cases.mjs CASES CONTEXT`: runs the cases that every language shares, with the installed package, and prints one
 * line for each: its name, and why it failed.
 */
const [, , casesFile = '', contextFile = ''] = process.argv;
const { bodies, cases } = JSON.parse(fs.readFileSync(casesFile, 'utf8'));
const context = JSON.parse(fs.readFileSync(contextFile, 'utf8'));

const valueAt = (from, path) =>
  path.split('.').reduce((value, name) => (name === '' ? value : value?.[name]), from);

/** Puts variables and bodies in their places. */
function fill(value, vars) {
  if (Array.isArray(value)) return value.map((each) => fill(each, vars));
  if (typeof value === 'object' && value !== null) {
    const { $body, ...own } = value;
    const all = $body === undefined ? own : { ...bodies[$body], ...own };
    return Object.fromEntries(Object.entries(all).map(([key, each]) => [key, fill(each, vars)]));
  }
  if (typeof value !== 'string') return value;
  return value.replace(/\$\{([\w.]+)\}/g, (_, path) => String(valueAt(vars, path)));
}

/** `~x` matches an expression, `>n` a larger number; anything else is the value itself. */
function fits(value, expected) {
  if (typeof expected !== 'string') return isDeepStrictEqual(value, expected);
  if (expected.startsWith('~')) {
    const text =
      value instanceof Uint8Array
        ? Buffer.from(value).toString('latin1')
        : typeof value === 'string'
          ? value
          : JSON.stringify(value);
    return new RegExp(expected.slice(1)).test(text ?? '');
  }
  if (expected.startsWith('>')) return Number(value) > Number(expected.slice(1));
  return value === expected;
}

/** An answer whose body breaks off. */
function cutOff({ status, headers }) {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"'));
      controller.error(new TypeError('terminated'));
    },
  });
  return new Response(body, { status, headers });
}

/**
 * A fetch that loses answers, cuts them off, refuses connections, or answers 503, the first times; and that reads
 * nothing.
 */
function faulty({ lose = 0, cut = 0, refuse = 0, busy = 0, reads = true }) {
  return async (...request) => {
    if (!reads && request[1].method === 'GET') throw new TypeError('connection refused');
    if (refuse-- > 0) throw new TypeError('connection refused');
    if (busy-- > 0)
      return Response.json(
        { status: 503, code: 'servico_ocupado', message: 'x', errors: [], requestId: 'req_x' },
        { status: 503, headers: { 'retry-after': '1' } },
      );
    const answer = await fetch(...request);
    if (lose-- > 0) throw new TypeError('answer lost');
    return cut-- > 0 ? cutOff(answer) : answer;
  };
}

const storeOf = (cursor) => {
  const saved = [];
  return { saved, load: async () => saved.at(-1) ?? cursor, save: async (each) => void saved.push(each) };
};
const collect = async (iterator) => {
  const all = [];
  for await (const each of iterator) all.push(each);
  return all;
};

/** Changes appear soon after the answer: asks until as many are there. */
async function read(emite, { cursor, types }, count) {
  for (;;) {
    const messages = await collect(
      emite.changes.follow({ cursorStore: storeOf(cursor), types, untilEmpty: true }),
    );
    if (messages.length >= count) return messages;
  }
}

/** The next message, however long it takes. */
async function first(emite, { cursor, types }) {
  for await (const message of emite.changes.follow({ cursorStore: storeOf(cursor), types })) return message;
}

/** Reads one message, is cut short after the second began, and goes on. */
async function resume(emite, { cursor, types }) {
  await read(emite, { cursor, types }, 2);
  const cursorStore = storeOf(cursor);
  for await (const first of emite.changes.follow({ cursorStore, types, untilEmpty: true })) {
    if (cursorStore.saved.length > 0) break;
    cursorStore.first = first;
  }
  const [second] = await collect(emite.changes.follow({ cursorStore, types, untilEmpty: true }));
  return { first: cursorStore.first.type, second: second.type };
}

const OWN = {
  decimal: (_, value) => decimal(value),
  sum: (_, ...values) => sum(...values),
  times: (_, ...values) => times(...values),
  list: (emite, filter) => collect(emite.list(filter)),
  'changes.mark': (emite) => emite.changes.now(),
  'changes.read': (emite, options) => read(emite, options, 1),
  'changes.first': first,
  'changes.resume': resume,
};

function call(emite, name, args) {
  if (name in OWN) return OWN[name](emite, ...args);
  const [group, verb] = name.split('.');
  return emite[group][verb](...args);
}

async function runStep(step, vars) {
  const options = { ...context.options, sleep: () => Promise.resolve(), ...step.with };
  let result;
  try {
    const emite = new Emite(step.fault === undefined ? options : { ...options, fetch: faulty(step.fault) });
    result = await call(emite, step.call, fill(step.args, vars));
  } catch (error) {
    if (step.error === undefined) throw error;
    const { fields, ...others } = fill(step.error, vars);
    for (const [name, expected] of Object.entries(others))
      if (!fits(error[name], expected))
        throw new Error(`${name} is ${JSON.stringify(error[name])}`, { cause: error });
    for (const field of fields ?? [])
      if (!error.fields.some((each) => each.field === field)) throw new Error(`${field} is not named`);
    return;
  }
  if (step.error !== undefined) throw new Error(`${step.call} did not fail`);
  for (const [path, expected] of Object.entries(fill(step.expect ?? {}, vars)))
    if (!fits(valueAt(result, path), expected))
      throw new Error(`${path} is ${JSON.stringify(valueAt(result, path))?.slice(0, 300)}`);
  if (step.as !== undefined) vars[step.as] = result;
}

const vars = { ...context.vars };
for (const { name, steps } of cases) {
  let problem = null;
  try {
    vars.now = new Date().toISOString();
    for (const step of steps) await runStep(step, vars);
  } catch (error) {
    problem = String(error);
  }
  process.stdout.write(`${JSON.stringify({ name, problem })}\n`);
}
