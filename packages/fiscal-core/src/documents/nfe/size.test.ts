import { expect, it } from 'vitest';
import { sizeFaults } from '../../engine/body/size.ts';
import { NFE_SIZE } from './size.ts';

it('takes a note that fits a message of 500 KB', () => {
  expect(sizeFaults(NFE_SIZE, 499 * 1024)).toEqual([]);
});

it('names the size, the limit and the way out of a larger one', () => {
  expect(sizeFaults(NFE_SIZE, 499 * 1024 + 1)).toMatchObject([
    {
      field: 'itens',
      cStat: '214',
      message: 'O XML do documento tem 500 KB; a SEFAZ aceita mensagens de até 500 KB.',
    },
  ]);
  expect(sizeFaults(NFE_SIZE, 803_000)[0]?.message).toContain('785 KB');
});
