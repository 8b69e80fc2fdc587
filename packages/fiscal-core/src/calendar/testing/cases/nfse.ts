import { STRICT } from '../../../documents/nfe/fixtures/context.ts';
import body from '../../../documents/nfse/fixtures/minimo.input.json' with { type: 'json' };
import { nfse } from '../../../documents/nfse/nfse.ts';
import { preparedOf } from '../../../testing/taken.ts';
import type { ChangeId } from '../../calendar.ts';
import { contextOn, type DatedCase, hasDuty, noonOn } from '../dated-case.ts';

const duty = (change: ChangeId, codigo_tributacao_nacional_iss: string): DatedCase => ({
  change,
  name: `an NFS-e of ${codigo_tributacao_nacional_iss} without IBS and CBS`,
  isSeen(moment) {
    const sent = { ...body, codigo_tributacao_nacional_iss, data_emissao: noonOn(moment.day) };
    return hasDuty(change, preparedOf(nfse, sent, contextOn(STRICT, moment)));
  },
});

export const NFSE_CASES: readonly DatedCase[] = [
  duty('nfse-duty', '010101'),
  duty('nfse-duty-later', '160101'),
];
