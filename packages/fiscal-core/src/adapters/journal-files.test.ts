import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { journalLine, openJournal, readJournal, readJournalLine } from './journal-files.ts';

const DAY_MS = 86_400_000;
const NOW_MS = Date.UTC(2026, 10, 26, 23, 59);

function folder(): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'emite-diario-'));
  onTestFinished(() => fs.rmSync(dir, { recursive: true }));
  return dir;
}

async function entriesOf(dir: string, since = '0000-00-00') {
  const entries = [];
  for await (const entry of readJournal(dir, since)) entries.push(entry);
  return entries;
}

it('reads a line as it was written, and no other', () => {
  const line = journalLine('{"a":"é"}').trimEnd();
  expect(readJournalLine(line)).toBe('{"a":"é"}');
  for (let at = 0; at < line.length; at++)
    expect(readJournalLine(`${line.slice(0, at)}~${line.slice(at + 1)}`)).toBeNull();
  for (let length = 0; length < line.length; length++)
    expect(readJournalLine(line.slice(0, length))).toBeNull();
});

it('has every text on the disk before it returns, in a file per day that only its owner reads', async () => {
  const dir = path.join(folder(), 'novo');
  let nowMs = NOW_MS;
  const journal = openJournal(dir, () => nowMs);
  await Promise.all(['1', '2', '3'].map((text) => journal.append(text)));
  nowMs += DAY_MS;
  await journal.append('4');
  const names = fs.readdirSync(dir).sort();
  expect(names.map((name) => name.slice(0, 17))).toEqual(['envios-2026-11-26', 'envios-2026-11-27']);
  expect(names.map((name) => fs.statSync(path.join(dir, name)).mode & 0o777)).toEqual([0o600, 0o600]);
  expect(await entriesOf(dir)).toEqual(['1', '2', '3', '4'].map((text) => ({ kind: 'inteira', text })));
  expect(await entriesOf(dir, '2026-11-27')).toEqual([{ kind: 'inteira', text: '4' }]);
  await journal.close();
});

it('bears a last line that was cut off, and names one that was changed', async () => {
  const dir = folder();
  const file = 'envios-2026-11-26-1-a.log';
  const lines = ['1', '2', '3'].map(journalLine).join('');
  fs.writeFileSync(path.join(dir, file), lines.slice(0, -3));
  expect((await entriesOf(dir)).at(-1)).toEqual({ kind: 'cortada', file, line: 3 });
  fs.writeFileSync(path.join(dir, file), lines.replace(' 2', ' 9'));
  expect(await entriesOf(dir)).toEqual([
    { kind: 'inteira', text: '1' },
    { kind: 'danificada', file, line: 2 },
    { kind: 'inteira', text: '3' },
  ]);
});

it('fails what it could not write, and continues in another file', async () => {
  const dir = path.join(folder(), 'diario');
  fs.writeFileSync(dir, 'no folder');
  const journal = openJournal(dir, () => NOW_MS);
  await expect(journal.append('1')).rejects.toThrow(/ENOTDIR|EEXIST/);
  fs.rmSync(dir);
  await journal.append('2');
  expect(await entriesOf(dir)).toEqual([{ kind: 'inteira', text: '2' }]);
  await journal.close();
});
