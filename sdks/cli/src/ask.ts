import readline from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

const silent = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Asks one secret after another at a terminal, without showing them; reads one a line from anything else. */
export async function askSecrets(questions: readonly string[]): Promise<readonly string[]> {
  if (!process.stdin.isTTY)
    return (await text(process.stdin)).split(/\r?\n/).map((line) => line.replace(/^EMITE_\w+=/, ''));
  const asked = readline.createInterface({ input: process.stdin, output: silent(), terminal: true });
  const answers: string[] = [];
  try {
    for (const question of questions) {
      process.stderr.write(`${question}: `);
      answers.push(await asked.question(''));
      process.stderr.write('\n');
    }
  } finally {
    asked.close();
  }
  return answers;
}
