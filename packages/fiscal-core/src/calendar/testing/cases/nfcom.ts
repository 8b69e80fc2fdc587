import body from '../../../documents/nfcom/fixtures/completo.input.json' with { type: 'json' };
import { STRICT } from '../../../documents/nfcom/fixtures/emit.ts';
import { nfcom } from '../../../documents/nfcom/nfcom.ts';
import { preparedOf } from '../../../testing/taken.ts';
import { contextOn, type DatedCase, hasDuty, noonOn } from '../dated-case.ts';

const itens = body.itens.map((item) =>
  Object.fromEntries(Object.entries(item).filter(([field]) => !/^(?:ibs|cbs)_/.test(field))),
);

export const NFCOM_CASES: readonly DatedCase[] = [
  {
    change: 'nfcom-duty',
    name: 'an NFCom without IBS and CBS',
    isSeen: (moment) =>
      hasDuty(
        'nfcom-duty',
        preparedOf(nfcom, { ...body, itens, data_emissao: noonOn(moment.day) }, contextOn(STRICT, moment)),
      ),
  },
  {
    change: 'taxes-inside-total',
    name: 'the total of an NFCom has IBS and CBS in it',
    isSeen: (moment) =>
      preparedOf(nfcom, { ...body, data_emissao: noonOn(moment.day) }, contextOn(STRICT, moment)).totals()[
        'vTotDFe'
      ] !== undefined,
  },
];
