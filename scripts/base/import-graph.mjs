import { importsAmong, logicIn } from './imports.mjs';

/** @typedef {Map<string, Set<string>>} Rooms imports of each room */

export const PACKAGES = [
  ...['fiscal-core', 'db', 'paper', 'telemetry', 'webhooks'].map((name) => `packages/${name}/src`),
  ...['api', 'workflows', 'sandbox', 'admin'].map((name) => `apps/${name}/src`),
  'scripts',
];

/** @type {(a: string, b: string) => number} */
const byName = (a, b) => (a < b ? -1 : 1);

/**
 * The folders directly under a package and the imports of each; a file beside them counts as one.
 * @type {(root: string) => Rooms}
 */
export function roomsOf(root) {
  /** @type {(file: string) => string} */
  const room = (file) => {
    const [first = '', below] = file.slice(root.length + 1).split('/');
    return below === undefined ? first.replace(/\.\w+$/, '') : `${first}/`;
  };
  const files = logicIn(root);
  /** @type {Rooms} */
  const rooms = new Map();
  for (const name of files.map(room).toSorted(byName)) rooms.set(name, new Set());
  for (const { from, to } of importsAmong(files))
    if (to.startsWith(`${root}/`) && room(from) !== room(to)) rooms.get(room(from))?.add(room(to));
  return rooms;
}

/**
 * Rooms that cannot be put in an order in which each imports only earlier ones.
 * @type {(rooms: Rooms) => string[]}
 */
export function tangledRooms(rooms) {
  const left = new Map(rooms);
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const [name, imported] of left)
      if (![...imported].some((other) => left.has(other))) left.delete(name);
  }
  return [...left.keys()];
}

/**
 * Without the arrows that follow from others: a → c where a → b → c.
 * @type {(rooms: Rooms) => [string, string][]}
 */
function reduceArrows(rooms) {
  /** @type {(name: string, seen?: Set<string>) => Set<string>} */
  const reach = (name, seen = new Set()) => {
    for (const next of rooms.get(name) ?? []) if (!seen.has(next)) reach(next, seen.add(next));
    return seen;
  };
  return [...rooms].flatMap(([from, to]) => {
    const beyond = new Set([...to].flatMap((next) => [...reach(next)]));
    return [...to]
      .filter((next) => !beyond.has(next))
      .toSorted(byName)
      .map((next) => /** @type {[string, string]} */ ([from, next]));
  });
}

/** @type {(root: string) => string[]} */
function drawPackage(root) {
  const rooms = roomsOf(root);
  /** @type {(name: string) => string} */
  const id = (name) => name.replaceAll(/\W/g, '_');
  const arrows = [...rooms.values()].reduce((sum, { size }) => sum + size, 0);
  return [
    `## ${root}`,
    '',
    `${rooms.size} rooms, ${arrows} arrows`,
    '',
    '```mermaid',
    'flowchart TD',
    ...[...rooms.keys()].map((name) => `  ${id(name)}["${name}"]`),
    ...reduceArrows(rooms).map(([from, to]) => `  ${id(from)} --> ${id(to)}`),
    '```',
  ];
}

/** The text that `npm run graph` prints. */
export const importGraph = () =>
  `${[
    '# Who imports whom',
    '',
    'The folders of each package and their imports, types included, tests left out. An arrow leads from a folder to one that it imports; arrows that follow from others are left out.',
    ...PACKAGES.flatMap((root) => ['', ...drawPackage(root)]),
  ].join('\n')}\n`;
