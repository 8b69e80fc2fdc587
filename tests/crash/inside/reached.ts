import { Agent, request } from 'node:http';

/** Effects that the crash test may inject into the calling step. */
export type Effect = 'perder' | 'atrasar' | 'dobrar' | 'truncar' | 'trocar' | null;

const lab = process.env['CRASH_LAB'];
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const EFFECTS: readonly Effect[] = ['perder', 'atrasar', 'dobrar', 'truncar', 'trocar'];

/** Passes a named step. The crash test kills whom it wants meanwhile, this process included; then no answer ever comes. */
export function reachStep(point: string): Promise<Effect> {
  if (lab === undefined) return Promise.resolve(null);
  return new Promise((resolve) => {
    const asked = request(`${lab}/reached/${point}`, { method: 'POST', agent }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => resolve(EFFECTS.find((effect) => effect === text) ?? null));
      answer.on('error', () => resolve(null));
    });
    asked.on('error', () => resolve(null));
    asked.end();
  });
}

export const plant = process.env['CRASH_PLANT'];
