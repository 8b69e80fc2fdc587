import net from 'node:net';
import { createRandom } from './random.mjs';

/**
 * @typedef {'pass' | 'cut' | 'stall' | 'garble'} Mode
 * @typedef {{ near: net.Socket, far: net.Socket, left: number }} Pair
 */

/**
 * The line between the worker and the sandbox: a TCP proxy that cuts, stalls or garbles on command. `mode`: `pass`,
 * `cut` (after some bytes), `stall` (nothing more comes), `garble` (bytes are changed).
 * @param {{ seed: string, port: number, target: number }} options
 */
export async function createLine({ seed, port, target }) {
  const random = createRandom(`line ${seed}`);
  /** @type {Set<Pair>} */
  const pairs = new Set();
  /** @type {Mode} */
  let mode = 'pass';
  const server = net.createServer((near) => {
    const far = net.connect({ host: '127.0.0.1', port: target });
    const pair = { near, far, left: random.below(6000) };
    pairs.add(pair);
    const close = () => {
      pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const { from, to } of [
      { from: near, to: far },
      { from: far, to: near },
    ]) {
      from.on('data', (chunk) => carry(chunk, to, pair, close));
      from.on('end', () => to.end());
      from.on('error', close);
      from.on('close', close);
    }
  });

  /** @type {(chunk: Buffer, to: net.Socket, pair: Pair, close: () => void) => void} */
  function carry(chunk, to, pair, close) {
    if (mode === 'pass') return void to.write(chunk);
    pair.left -= chunk.length;
    if (pair.left > 0) return void to.write(chunk);
    if (mode === 'cut') return close();
    if (mode === 'garble') {
      to.write(chunk.map((byte, index) => (index % 97 === 0 ? byte ^ 0x55 : byte)));
    }
  }

  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(undefined));
  });
  return {
    /** @param {Mode} next */
    set(next) {
      mode = next;
      for (const pair of pairs) pair.left = random.below(6000);
    },
    close() {
      for (const { near, far } of pairs) {
        near.destroy();
        far.destroy();
      }
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
