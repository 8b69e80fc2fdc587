import { expect, it } from 'vitest';
import { drawPaper } from '../paper.ts';
import { noteXml } from '../testing/note-xml.ts';
import { textOf } from '../testing/pdf-tools.ts';

it('prints a note with elements that no layout here has as it prints it without them', async () => {
  const plain = noteXml({});
  const theirs = plain
    .replace('</emit>', '<tpRegimeIBSCBS>2</tpRegimeIBSCBS></emit>')
    .replace('</prod>', '<cAtivSN>01</cAtivSN></prod>')
    .replace(
      '</imposto>',
      '<IBSCBS><gTribSN><pIBSSN>1.00</pIBSSN><vIBSSN>1.00</vIBSSN></gTribSN></IBSCBS></imposto>',
    );
  expect(theirs.match(/tpRegimeIBSCBS|cAtivSN|gTribSN/g)).toHaveLength(6);
  const [printed, expected] = [theirs, plain].map((xml) => textOf(drawPaper({ type: 'nfe', xml })));
  expect(await printed).toBe(await expected);
});
