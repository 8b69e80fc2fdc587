import { describe, expect, it } from 'vitest';
import {
  emitAuthorized,
  emitToVerdict,
  newAccount,
  newCompany,
  nfceOf,
  nfeOf,
  send,
  testOf,
} from '../../../test/support/api.ts';

const payment = (meio_pagamento: string) => ({
  numero_pagamento: '1',
  id_transacao: 'BOL-0001',
  meio_pagamento,
  cnpj_recebedor: '11222333000181',
  cnpj_base_psp: '60701190',
});

describe('payments linked to a note', () => {
  it('are in the authorized XML of both models, and 1273 refuses another means', async () => {
    const company = await newCompany(await newAccount());
    const headers = testOf(company);
    for (const bodyOf of [nfeOf, nfceOf]) {
      const { xmlUrl: path } = await emitAuthorized(headers, {
        ...bodyOf(company),
        pagamentos_vinculados: [payment('15')],
      });
      const { text } = await send('GET', path ?? '', {});
      expect(text).toContain('<gPgtoVinc><gPgto idTransacao="BOL-0001" nPag="1">');
    }
    const refused = await emitToVerdict(headers, {
      ...nfeOf(company),
      pagamentos_vinculados: [payment('01')],
    });
    expect([refused.status, refused.rejection?.cStat]).toEqual(['REJEITADA', '1273']);
  });
});
